//! The iCalendar format (RFC 5545).

use jiff::civil::Date;
use torre_base::language::Language;

use crate::artefact::Artefact;
use crate::artefact_error::ArtefactError;
use crate::drawing::font_files::FontFiles;

/// The longest a line may be, in bytes, without its line break.
const MAX_LINE_BYTES: usize = 75;

#[derive(Clone, Debug)]
pub struct Calendar {
    pub school: String,
    pub language: Language,
    /// When its words were last changed.
    pub stamp: Date,
    pub file_name: String,
    pub events: Vec<Event>,
}

/// Whole days: from the first to the day before `after`.
#[derive(Clone, Debug)]
pub struct Event {
    /// The same event has the same name for ever: a changed date moves it, and does not add another.
    pub id: String,
    pub first: Date,
    pub after: Date,
    pub summary: String,
    pub description: String,
    pub location: String,
    pub url: Option<String>,
}

impl Calendar {
    pub fn write(&self) -> String {
        let mut lines = vec![
            "BEGIN:VCALENDAR".to_owned(),
            "VERSION:2.0".to_owned(),
            format!("PRODID:-//{}//{}", escaped(&self.school), self.language.code().to_uppercase()),
            "CALSCALE:GREGORIAN".to_owned(),
            "METHOD:PUBLISH".to_owned(),
        ];
        for event in &self.events {
            lines.extend(self.event(event));
        }
        lines.push("END:VCALENDAR".to_owned());
        lines.iter().map(|line| folded(line)).collect()
    }

    fn event(&self, event: &Event) -> Vec<String> {
        let language = self.language.code();
        let mut lines = vec![
            "BEGIN:VEVENT".to_owned(),
            format!("UID:{}", event.id),
            format!("DTSTAMP:{}T000000Z", day(self.stamp)),
            format!("DTSTART;VALUE=DATE:{}", day(event.first)),
            format!("DTEND;VALUE=DATE:{}", day(event.after)),
            format!("SUMMARY;LANGUAGE={language}:{}", escaped(&event.summary)),
            format!("DESCRIPTION;LANGUAGE={language}:{}", escaped(&event.description)),
            format!("LOCATION;LANGUAGE={language}:{}", escaped(&event.location)),
        ];
        lines.extend(event.url.as_ref().map(|url| format!("URL:{url}")));
        // A month in which something begins is not a month without time for anything else.
        lines.push("TRANSP:TRANSPARENT".to_owned());
        lines.push("END:VEVENT".to_owned());
        lines
    }
}

fn day(date: Date) -> String {
    date.strftime("%Y%m%d").to_string()
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace(';', "\\;").replace(',', "\\,").replace('\n', "\\n")
}

/// Longer lines go on in the next one, after a space; never inside a character.
fn folded(line: &str) -> String {
    let mut text = String::with_capacity(line.len() + 8);
    let mut used = 0;
    for character in line.chars() {
        if used + character.len_utf8() > MAX_LINE_BYTES {
            text.push_str("\r\n ");
            used = 1;
        }
        text.push(character);
        used += character.len_utf8();
    }
    text.push_str("\r\n");
    text
}

impl Artefact for Calendar {
    fn render(&self, _: &FontFiles) -> Result<Vec<u8>, ArtefactError> {
        Ok(self.write().into_bytes())
    }

    fn content_type(&self) -> &'static str {
        "text/calendar; charset=utf-8"
    }

    fn file_name(&self) -> Option<&str> {
        Some(&self.file_name)
    }

    /// Calendars are not shown by browsers.
    fn disposition(&self) -> &'static str {
        "attachment"
    }

    fn input(&self) -> Vec<u8> {
        self.write().into_bytes()
    }

    fn is_compressible(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_folded_between_characters() {
        let folded = folded(&format!("SUMMARY:{}", "ñ".repeat(60)));
        assert!(folded.split("\r\n").all(|line| line.len() <= MAX_LINE_BYTES));
        assert_eq!(folded.replace("\r\n ", ""), format!("SUMMARY:{}\r\n", "ñ".repeat(60)));
    }

    #[test]
    fn signs_that_mean_something_are_escaped() {
        assert_eq!(escaped("Torre, ruta; y\nfin"), "Torre\\, ruta\\; y\\nfin");
    }
}
