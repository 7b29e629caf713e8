//! Record of modification dates (`dates.toml`): for every file the day of its last change, and a hash of what it said
//! then; `torre dates` keeps it.
//!
//! Where the hash still fits, the day holds, whatever a checkout or a copy did to the file's own date. A file changed
//! since then counts by its own date: that of the file in a folder, that of the build inside the program.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use jiff::civil::Date;
use serde::Deserialize;
use torre_base::digest::short_hash;
use torre_base::time_zone::madrid;

use crate::dates::parse_date;
use crate::eligibility::eligibility_file;
use crate::source::{Files, Source};

pub const RECORD: &str = "dates.toml";

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    changed: String,
    hash: String,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct ModificationRecord(BTreeMap<String, Entry>);

impl ModificationRecord {
    /// A record that cannot be read is no record.
    pub fn read(files: &Files) -> ModificationRecord {
        let text = files.get(RECORD).and_then(|bytes| std::str::from_utf8(bytes).ok());
        text.and_then(|text| toml::from_str(text).ok()).unwrap_or_default()
    }

    /// The day a file with this hash last changed.
    pub fn modified(&self, source: &Source, file: &str, hash: &str) -> Option<Date> {
        let recorded = self.entry(file, hash).and_then(|entry| parse_date(&entry.changed));
        recorded.or_else(|| file_day(source, file))
    }

    fn entry(&self, file: &str, hash: &str) -> Option<&Entry> {
        self.0.get(file).filter(|entry| entry.hash == hash)
    }
}

/// The record as it should be now.
pub fn updated_record(source: &Source, files: &Files) -> String {
    let mut text = String::from(
        "# The day each file last changed, and a hash of what it said then: search engines are told these days.\n\
         # Written by `make dates` after a change; not by hand.\n\n",
    );
    for (file, day) in modification_days(source, files) {
        let hash = file_hash(&files[file]);
        let _ = writeln!(text, "\"{file}\" = {{ changed = \"{day}\", hash = \"{hash}\" }}");
    }
    text
}

/// Files that have changed since the record was written.
pub fn unrecorded(files: &Files) -> Vec<&str> {
    let record = ModificationRecord::read(files);
    let is_recorded = |file: &str| record.entry(file, &file_hash(&files[file])).is_some();
    files.keys().map(String::as_str).filter(|file| is_dated(file) && !is_recorded(file)).collect()
}

pub fn modification_days<'a>(source: &Source, files: &'a Files) -> BTreeMap<&'a str, Date> {
    let record = ModificationRecord::read(files);
    let dated = files.iter().filter(|(file, _)| is_dated(file));
    dated
        .filter_map(|(file, bytes)| Some((file.as_str(), record.modified(source, file, &file_hash(bytes))?)))
        .collect()
}

/// The file's own date.
pub fn file_day(source: &Source, file: &str) -> Option<Date> {
    Some(source.modified(file)?.to_zoned(madrid()).date())
}

pub fn file_hash(bytes: &[u8]) -> String {
    short_hash(bytes, 8)
}

/// What pages are made of. Words of the interface stand on every page and change none.
fn is_dated(file: &str) -> bool {
    file == "school.toml"
        || file == eligibility_file::FILE
        || ["pages/", "courses/", "people/"].iter().any(|folder| file.starts_with(folder))
        || (file.starts_with("blog/") && file.ends_with(".md"))
}
