//! When pages last changed, for search engines.
//!
//! `dates.toml` records for every file the day of its last change and a hash of what it said then; `torre dates`
//! keeps it. Where the hash still fits, the day holds, whatever a checkout or a copy did to the file's own date. A
//! file changed since then counts by its own date: that of the file in a folder, that of the build inside the program.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde::Deserialize;
use torre_base::digest::short_hash;
use torre_base::routes::PageId;

use crate::blog::PostFiles;
use crate::dates::parse_date;
use crate::library::Library;
use crate::source::{Files, Source};

pub const RECORD: &str = "dates.toml";

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    changed: String,
    hash: String,
}

type Entries = BTreeMap<String, Entry>;

/// The day each page last changed: its own file, or anything it shows.
#[derive(Clone, Debug, Default)]
pub struct Changes(BTreeMap<PageId, Date>);

impl Changes {
    pub fn read(library: &Library, now: Timestamp) -> Changes {
        let Library { source, files, posts, .. } = library;
        let mut changes = Changes::default();
        let newest = changes.posts(source, &entries(files), posts, now);
        let days = days(source, files);
        for file in files.keys() {
            if let Some((page, day)) = page_of(file).zip(last_change(file, files, &days, newest)) {
                changes.note(page, day);
            }
        }
        changes
    }

    /// Notes the day of each post; gives that of the last one that visitors can read.
    fn posts(&mut self, source: &Source, known: &Entries, posts: &PostFiles, now: Timestamp) -> Option<Date> {
        let mut newest = None;
        for (file, post) in posts {
            let recorded = known.get(file).filter(|entry| entry.hash == post.hash);
            let changed =
                recorded.and_then(|entry| parse_date(&entry.changed)).or_else(|| own_day(source, file));
            // A post written ahead of its date changes the site on the day it appears.
            let published = post.written.as_ref().and_then(|written| written.published);
            let appeared = published.map(|moment| moment.to_zoned(madrid()).date());
            let Some((page, day)) = page_of(file).zip(changed.max(appeared)) else { continue };
            self.note(page, day);
            if published.is_some_and(|moment| moment <= now) {
                newest = newest.max(Some(day));
            }
        }
        newest
    }

    /// A post has a file for each language: the later day counts.
    fn note(&mut self, page: PageId, day: Date) {
        let newest = self.0.entry(page).or_insert(day);
        *newest = day.max(*newest);
    }

    pub fn page(&self, page: &str) -> Option<Date> {
        self.0.get(page).copied()
    }
}

/// The record as it should be now.
pub fn record(source: &Source, files: &Files) -> String {
    let mut text = String::from(
        "# The day each file last changed, and a hash of what it said then: search engines are told these days.\n\
         # Written by `make dates` after a change; not by hand.\n\n",
    );
    for (file, day) in days(source, files) {
        let hash = hash(&files[file]);
        let _ = writeln!(text, "\"{file}\" = {{ changed = \"{day}\", hash = \"{hash}\" }}");
    }
    text
}

/// Files that have changed since the record was written.
pub fn unrecorded(files: &Files) -> Vec<&str> {
    let known = entries(files);
    let fits = |file: &str| known.get(file).is_some_and(|entry| entry.hash == hash(&files[file]));
    files.keys().map(String::as_str).filter(|file| is_dated(file) && !fits(file)).collect()
}

fn days<'a>(source: &Source, files: &'a Files) -> BTreeMap<&'a str, Date> {
    let known = entries(files);
    let mut days = BTreeMap::new();
    for (file, bytes) in files.iter().filter(|(file, _)| is_dated(file)) {
        let recorded = known.get(file).filter(|entry| entry.hash == hash(bytes));
        let recorded = recorded.and_then(|entry| parse_date(&entry.changed));
        if let Some(day) = recorded.or_else(|| own_day(source, file)) {
            days.insert(file.as_str(), day);
        }
    }
    days
}

fn own_day(source: &Source, file: &str) -> Option<Date> {
    Some(source.changed(file)?.to_zoned(madrid()).date())
}

fn madrid() -> TimeZone {
    TimeZone::get("Europe/Madrid").unwrap_or(TimeZone::UTC)
}

/// A record that cannot be read is no record.
fn entries(files: &Files) -> Entries {
    let text = files.get(RECORD).and_then(|bytes| std::str::from_utf8(bytes).ok());
    text.and_then(|text| toml::from_str(text).ok()).unwrap_or_default()
}

/// What pages are made of. Words of the interface stand on every page and change none.
fn is_dated(file: &str) -> bool {
    file == "school.toml"
        || ["pages/", "courses/", "people/"].iter().any(|folder| file.starts_with(folder))
        || (file.starts_with("blog/") && file.ends_with(".md"))
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
    let shown = days.iter().filter(|(other, _)| shows(text, other)).map(|(_, day)| *day);
    let posts = newest_post.filter(|_| text.contains("\"@posts/"));
    shown.chain(days.get(file).copied()).chain(posts).max()
}

/// Whether a page's text refers to what stands in another file.
fn shows(page: &str, file: &str) -> bool {
    let stem = file.trim_end_matches(".toml");
    match stem.split_once('/') {
        None => page.contains("{school.") || page.contains("\"@school"),
        Some(("blog" | "pages", _)) => false,
        Some((folder, name)) => {
            page.contains(&format!("\"@{stem}\"")) || page.contains(&format!("{{{folder}.{name}."))
        }
    }
}

pub fn hash(bytes: &[u8]) -> String {
    short_hash(bytes, 8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::addressing::Addressing;
    use crate::media::{Cuts, Media};
    use std::fs;

    const HOME: &str = "course = \"@courses/b1\"\nposts = \"@posts/3\"";
    const COURSE: &str = "seats = 16";

    /// The files, with `home` and `course` recorded as they were then.
    fn library(files: &[(&str, &str)], home: &str, course: &str) -> (tempfile::TempDir, Library) {
        let folder = tempfile::tempdir().unwrap();
        let recorded = format!(
            "\"pages/home.toml\" = {{ changed = \"2026-01-01\", hash = \"{}\" }}\n\
             \"courses/b1.toml\" = {{ changed = \"2026-03-03\", hash = \"{}\" }}\n",
            hash(home.as_bytes()),
            hash(course.as_bytes())
        );
        for (path, text) in files.iter().chain(&[(RECORD, recorded.as_str())]) {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        let source = Source::Folder(folder.path().to_owned());
        let mut library = Library::open(source, Addressing::Forced).unwrap();
        let media = Media::new(&library.files, &Cuts::default());
        library.read_posts(&media).unwrap();
        (folder, library)
    }

    fn day(library: &Library, page: &str) -> String {
        let now = Timestamp::now();
        Changes::read(library, now).page(page).map(|day| day.to_string()).unwrap_or_default()
    }

    #[test]
    fn a_page_changes_with_the_course_it_shows() {
        let files = [("pages/home.toml", HOME), ("courses/b1.toml", COURSE)];
        let (_folder, library) = library(&files, HOME, COURSE);
        assert_eq!(day(&library, "home"), "2026-03-03");
        assert!(unrecorded(&library.files).is_empty());
    }

    #[test]
    fn a_day_holds_only_for_the_text_it_was_recorded_for() {
        let files = [("pages/home.toml", "name = \"Inicio\""), ("courses/b1.toml", COURSE)];
        let (_folder, library) = library(&files, HOME, COURSE);
        assert_eq!(unrecorded(&library.files), ["pages/home.toml"]);
        assert_eq!(day(&library, "home"), own_day(&library.source, "pages/home.toml").unwrap().to_string());
    }

    #[test]
    fn a_post_written_ahead_changes_on_the_day_it_appears_and_the_list_not_before() {
        let post = "+++\ntitle = \"A\"\ndescription = \"A\"\ndate = \"2999-05-05\"\ntags = []\n+++\n\nHola.";
        let files = [("blog/a/post.es.md", post), ("pages/home.toml", HOME), ("courses/b1.toml", COURSE)];
        let (_folder, library) = library(&files, HOME, COURSE);
        assert_eq!(day(&library, "blog/a"), "2999-05-05");
        assert_eq!(day(&library, "home"), "2026-03-03");
    }
}
