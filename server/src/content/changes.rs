//! When pages last changed, for search engines.
//!
//! `dates.toml` records for every file the day of its last change and a hash of what it said then; `torre dates`
//! keeps it. Where the hash still fits, the day holds, whatever a checkout or a copy did to the file's own date. A
//! file changed since then counts by its own date: that of the file in a folder, that of the build inside the program.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::content::dates::parse_date;
use crate::content::post::{published_at, split};
use crate::content::source::{Files, Source};
use crate::routes::PageId;

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
    pub fn read(source: &Source, files: &Files) -> Changes {
        let days = days(source, files);
        let pages = files.keys().filter_map(|file| Some((page_of(file)?, last_change(file, files, &days)?)));
        let mut changes = BTreeMap::new();
        for (page, day) in pages {
            let newest = changes.entry(page).or_insert(day);
            *newest = day.max(*newest);
        }
        Changes(changes)
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
    let madrid = TimeZone::get("Europe/Madrid").unwrap_or(TimeZone::UTC);
    let mut days = BTreeMap::new();
    for (file, bytes) in files.iter().filter(|(file, _)| is_dated(file)) {
        let recorded = known.get(file).filter(|entry| entry.hash == hash(bytes));
        let recorded = recorded.and_then(|entry| parse_date(&entry.changed));
        let own = || Some(source.changed(file)?.to_zoned(madrid.clone()).date());
        if let Some(day) = recorded.or_else(own) {
            days.insert(file.as_str(), day);
        }
    }
    days
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

fn last_change(file: &str, files: &Files, days: &BTreeMap<&str, Date>) -> Option<Date> {
    let text = std::str::from_utf8(files.get(file)?).ok()?;
    let shown = days.iter().filter(|(other, _)| shows(text, other)).map(|(_, day)| *day);
    let own = days.get(file).copied();
    shown.chain(own).chain(publication(file, text)).max()
}

/// Whether a page's text refers to what stands in another file.
fn shows(page: &str, file: &str) -> bool {
    let stem = file.trim_end_matches(".toml");
    match stem.split_once('/') {
        None => page.contains("{school.") || page.contains("\"@school"),
        Some(("blog", _)) => page.contains("\"@posts/"),
        Some(("pages", _)) => false,
        Some((folder, name)) => {
            page.contains(&format!("\"@{stem}\"")) || page.contains(&format!("{{{folder}.{name}."))
        }
    }
}

/// A post written ahead of its date changes the site on the day it appears.
fn publication(file: &str, text: &str) -> Option<Date> {
    #[derive(Deserialize)]
    struct Dated {
        date: String,
    }
    let (front, _) = file.ends_with(".md").then(|| split(text)).flatten()?;
    let moment = published_at(&toml::from_str::<Dated>(front).ok()?.date)?;
    Some(moment.to_zoned(TimeZone::get("Europe/Madrid").ok()?).date())
}

fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(list: &[(&str, &'static str)]) -> Files {
        list.iter()
            .map(|(path, text)| ((*path).to_owned(), bytes::Bytes::from_static(text.as_bytes())))
            .collect()
    }

    /// A folder without these files: nothing has a date of its own.
    fn nowhere() -> Source {
        Source::Folder("/nonexistent".into())
    }

    const HOME: &str = "course = \"@courses/b1\"";
    const COURSE: &str = "seats = 16";

    fn recorded(home: &str, course: &str) -> String {
        format!(
            "\"pages/home.toml\" = {{ changed = \"2026-01-01\", hash = \"{}\" }}\n\
             \"courses/b1.toml\" = {{ changed = \"2026-03-03\", hash = \"{}\" }}\n",
            hash(home.as_bytes()),
            hash(course.as_bytes())
        )
    }

    #[test]
    fn a_page_changes_with_the_course_it_shows() {
        let mut files = files(&[("pages/home.toml", HOME), ("courses/b1.toml", COURSE)]);
        files.insert(RECORD.into(), recorded(HOME, COURSE).into());
        let changes = Changes::read(&nowhere(), &files);
        assert_eq!(changes.page("home").unwrap().to_string(), "2026-03-03");
        assert!(unrecorded(&files).is_empty());
    }

    #[test]
    fn a_day_holds_only_for_the_text_it_was_recorded_for() {
        let mut files = files(&[("pages/home.toml", "name = \"Inicio\""), ("courses/b1.toml", COURSE)]);
        files.insert(RECORD.into(), recorded(HOME, COURSE).into());
        assert_eq!(unrecorded(&files), ["pages/home.toml"]);
        assert_eq!(Changes::read(&nowhere(), &files).page("home"), None);
    }

    #[test]
    fn a_post_written_ahead_changes_on_the_day_it_appears() {
        let post = "+++\ndate = \"2026-05-05\"\n+++\n\nHola.";
        let files = files(&[("blog/a/post.es.md", post)]);
        assert_eq!(Changes::read(&nowhere(), &files).page("blog/a").unwrap().to_string(), "2026-05-05");
    }
}
