//! Last-modified dates of pages, for search engines: a page changes with its own file and with what it shows.

use std::collections::BTreeMap;

use jiff::Timestamp;
use jiff::civil::Date;
use torre_base::routes::PageId;
use torre_base::time_zone::madrid;

use crate::content_files::ContentFiles;
use crate::modification_record::{ModificationRecord, modification_days};
use crate::post_file::PostFiles;
use crate::source::{Files, Source};

#[derive(Clone, Debug, Default)]
pub struct LastModified(BTreeMap<PageId, Date>);

impl LastModified {
    pub fn read(content: &ContentFiles, now: Timestamp) -> LastModified {
        let ContentFiles { source, files, posts, .. } = content;
        let mut pages = LastModified::default();
        let newest = pages.add_posts(source, &ModificationRecord::read(files), posts, now);
        let days = modification_days(source, files);
        for file in files.keys() {
            let Some(page) = page_of(file) else { continue };
            if let Some(day) = last_change(file, files, &days, newest) {
                pages.add(page, day);
            }
        }
        pages
    }

    /// Adds the day of each post; gives that of the last one that visitors can read.
    fn add_posts(
        &mut self,
        source: &Source,
        record: &ModificationRecord,
        posts: &PostFiles,
        now: Timestamp,
    ) -> Option<Date> {
        let mut newest = None;
        for (file, post) in posts {
            let modified = record.modified(source, file, &post.hash);
            // A post written ahead of its date changes the site on the day it appears.
            let published = post.parsed.as_ref().and_then(|parsed| parsed.published);
            let appeared = published.map(|moment| moment.to_zoned(madrid()).date());
            let Some((page, day)) = page_of(file).zip(modified.max(appeared)) else { continue };
            self.add(page, day);
            if published.is_some_and(|moment| moment <= now) {
                newest = newest.max(Some(day));
            }
        }
        newest
    }

    /// A post has a file for each language: the later day counts.
    fn add(&mut self, page: PageId, day: Date) {
        let newest = self.0.entry(page).or_insert(day);
        *newest = day.max(*newest);
    }

    pub fn of_page(&self, page: &str) -> Option<Date> {
        self.0.get(page).copied()
    }
}

/// `pages/home.toml` → `home`; `blog/slug/post.es.md` → `blog/slug`.
fn page_of(file: &str) -> Option<PageId> {
    if let Some(name) = file.strip_prefix("pages/") {
        return name.strip_suffix(".toml").map(str::to_owned);
    }
    file.ends_with(".md").then(|| file.rsplit_once('/').map(|(folder, _)| folder.to_owned())).flatten()
}

fn last_change(
    file: &str,
    files: &Files,
    days: &BTreeMap<&str, Date>,
    newest_post: Option<Date>,
) -> Option<Date> {
    let text = std::str::from_utf8(files.get(file)?).ok()?;
    let references = References::of(text);
    let shown = days.iter().filter(|(other, _)| references.contain(other)).map(|(_, day)| *day);
    let posts = newest_post.filter(|_| text.contains("\"@posts/"));
    shown.chain(days.get(file).copied()).chain(posts).max()
}

/// Where a page's text refers to other files: what follows each `"@`, and each `{`.
struct References<'a> {
    items: Vec<&'a str>,
    fields: Vec<&'a str>,
}

impl<'a> References<'a> {
    fn of(page: &'a str) -> References<'a> {
        let after = |sign: &str| page.match_indices(sign).map(|(at, _)| &page[at + sign.len()..]).collect();
        References { items: after("\"@"), fields: after("{") }
    }

    /// Whether the page shows what stands in this file.
    fn contain(&self, file: &str) -> bool {
        let stem = file.trim_end_matches(".toml");
        let item = |end: &str| self.items.iter().any(|text| follows(text, stem, end));
        let field = |name: &str| self.fields.iter().any(|text| follows(text, name, "."));
        match stem.split_once('/') {
            None => field(stem) || item(""),
            Some(("blog" | "pages", _)) => false,
            Some((folder, name)) => item("\"") || field(&format!("{folder}.{name}")),
        }
    }
}

fn follows(text: &str, name: &str, end: &str) -> bool {
    text.strip_prefix(name).is_some_and(|rest| rest.starts_with(end))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language_addressing::LanguageAddressing;
    use crate::media::{ImageVariants, Media};
    use crate::modification_record::{RECORD, file_day, file_hash, unrecorded};
    use std::fs;

    const HOME: &str = "course = \"@courses/b1\"\nposts = \"@posts/3\"";
    const COURSE: &str = "seats = 16";

    /// The files, with `home` and `course` recorded as they were then.
    fn content_files(files: &[(&str, &str)], home: &str, course: &str) -> (tempfile::TempDir, ContentFiles) {
        let folder = tempfile::tempdir().unwrap();
        let recorded = format!(
            "\"pages/home.toml\" = {{ changed = \"2026-01-01\", hash = \"{}\" }}\n\
             \"courses/b1.toml\" = {{ changed = \"2026-03-03\", hash = \"{}\" }}\n",
            file_hash(home.as_bytes()),
            file_hash(course.as_bytes())
        );
        for (path, text) in files.iter().chain(&[(RECORD, recorded.as_str())]) {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        let source = Source::Folder(folder.path().to_owned());
        let mut content = ContentFiles::open(source, LanguageAddressing::QueryParameter).unwrap();
        let media = Media::new(&content.files, &ImageVariants::default());
        content.read_posts(&media).unwrap();
        (folder, content)
    }

    fn day(content: &ContentFiles, page: &str) -> String {
        let now = Timestamp::now();
        LastModified::read(content, now).of_page(page).map(|day| day.to_string()).unwrap_or_default()
    }

    #[test]
    fn a_page_changes_with_the_course_it_shows() {
        let files = [("pages/home.toml", HOME), ("courses/b1.toml", COURSE)];
        let (_folder, content) = content_files(&files, HOME, COURSE);
        assert_eq!(day(&content, "home"), "2026-03-03");
        assert!(unrecorded(&content.files).is_empty());
    }

    #[test]
    fn a_day_holds_only_for_the_text_it_was_recorded_for() {
        let files = [("pages/home.toml", "name = \"Inicio\""), ("courses/b1.toml", COURSE)];
        let (_folder, content) = content_files(&files, HOME, COURSE);
        assert_eq!(unrecorded(&content.files), ["pages/home.toml"]);
        assert_eq!(day(&content, "home"), file_day(&content.source, "pages/home.toml").unwrap().to_string());
    }

    #[test]
    fn a_post_written_ahead_changes_on_the_day_it_appears_and_the_list_not_before() {
        let post = "+++\ntitle = \"A\"\ndescription = \"A\"\ndate = \"2999-05-05\"\ntags = []\n+++\n\nHola.";
        let files = [("blog/a/post.es.md", post), ("pages/home.toml", HOME), ("courses/b1.toml", COURSE)];
        let (_folder, content) = content_files(&files, HOME, COURSE);
        assert_eq!(day(&content, "blog/a"), "2999-05-05");
        assert_eq!(day(&content, "home"), "2026-03-03");
    }
}
