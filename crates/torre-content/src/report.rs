//! A report: diagnostics as people read them, errors before warnings, one message a mistake, and as JSON.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::ops::Range;

use serde_json::{Value, json};

use crate::diagnostics::{Diagnostic, Diagnostics, Severity};
use crate::excerpt::Excerpt;
use crate::field_location::find_field;
use crate::folding::{Located, Mistake, fold};
use crate::post::split_front_matter;

/// How many files a note names.
const NAMED_FILES: usize = 3;

#[derive(Clone, Debug)]
pub struct Report {
    mistakes: Vec<Mistake>,
}

impl Report {
    /// `read`: the text of a file.
    pub fn new(diagnostics: Diagnostics, read: &dyn Fn(&str) -> Option<String>) -> Report {
        let mut texts: BTreeMap<String, Option<String>> = BTreeMap::new();
        for diagnostic in diagnostics.iter() {
            texts.entry(diagnostic.file.clone()).or_insert_with(|| read(&diagnostic.file));
        }
        let text_of = |file: &str| texts.get(file).and_then(Option::as_deref);
        let located = diagnostics.into_iter().map(|diagnostic| {
            let text = text_of(&diagnostic.file);
            let excerpt = text.and_then(|text| Some(Excerpt::new(text, place(&diagnostic, text)?)));
            Located { diagnostic, excerpt }
        });
        let names = |file: &str, words: &str| text_of(file).is_some_and(|text| text.contains(words));
        Report { mistakes: fold(located.collect(), &names) }
    }

    pub fn errors(&self) -> usize {
        self.of(Severity::Error).count()
    }

    pub fn warnings(&self) -> usize {
        self.of(Severity::Warning).count()
    }

    fn of(&self, severity: Severity) -> impl Iterator<Item = &Mistake> {
        self.mistakes.iter().filter(move |mistake| mistake.located.diagnostic.severity == severity)
    }

    /// "1 error, 31 warnings"
    pub fn count(&self) -> String {
        format!("{}, {}", counted(self.errors(), "error"), counted(self.warnings(), "warning"))
    }

    /// Everything, for programs: also the warnings that people are shown when the errors are mended.
    pub fn to_json(&self) -> Value {
        json!({
            "errors": self.errors(),
            "warnings": self.warnings(),
            "diagnostics": self.mistakes.iter().map(to_json).collect::<Vec<Value>>(),
        })
    }
}

/// Errors with the line they are about; warnings, a line each, once there is no error.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for mistake in self.of(Severity::Error) {
            first_line(f, mistake)?;
            if let Some(excerpt) = &mistake.located.excerpt {
                write!(f, "{excerpt}")?;
            }
            if !mistake.follows.is_empty() {
                writeln!(f, "      = {}", note(&mistake.follows))?;
            }
        }
        if self.errors() == 0 {
            for mistake in self.of(Severity::Warning) {
                first_line(f, mistake)?;
            }
        }
        Ok(())
    }
}

fn first_line(f: &mut fmt::Formatter<'_>, mistake: &Mistake) -> fmt::Result {
    let Diagnostic { severity, file, field, message, .. } = &mistake.located.diagnostic;
    write!(f, "{severity}: {file}")?;
    if let Some(excerpt) = &mistake.located.excerpt {
        write!(f, ":{}", excerpt.line)?;
    }
    if !field.is_empty() {
        write!(f, ": {field}")?;
    }
    writeln!(f, ": {message}")
}

/// "38 more places follow from this, in pages/a.toml, pages/b.toml, pages/c.toml and 9 more files"
fn note(follows: &[(String, String)]) -> String {
    let files: BTreeSet<&str> = follows.iter().map(|(file, _)| file.as_str()).collect();
    let named: Vec<&str> = files.iter().copied().take(NAMED_FILES).collect();
    let rest = files.len() - named.len();
    let rest = if rest == 0 { String::new() } else { format!(" and {}", counted(rest, "more file")) };
    let verb = if follows.len() == 1 { "follows" } else { "follow" };
    format!("{} {verb} from this, in {}{rest}", counted(follows.len(), "more place"), named.join(", "))
}

fn counted(number: usize, what: &str) -> String {
    if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") }
}

fn to_json(mistake: &Mistake) -> Value {
    let Diagnostic { severity, file, field, message, .. } = &mistake.located.diagnostic;
    let follows: Vec<Value> =
        mistake.follows.iter().map(|(file, field)| json!({ "file": file, "field": field })).collect();
    let mut entry = json!({ "severity": severity, "file": file, "field": field, "message": message });
    if let Some(excerpt) = &mistake.located.excerpt {
        entry["place"] = json!(excerpt);
    }
    entry["follows"] = json!(follows);
    entry
}

/// In the file, or in the front matter of a post.
fn place(diagnostic: &Diagnostic, text: &str) -> Option<Range<usize>> {
    if let Some((start, end)) = diagnostic.bytes {
        return Some(start..end);
    }
    let is_post = diagnostic.file.ends_with(".md");
    let fields = if is_post { split_front_matter(text)?.0 } else { text };
    let offset = text.find(fields).unwrap_or(0);
    let field = find_field(fields, &diagnostic.field).map(|field| field.start + offset..field.end + offset);
    let Some(words) = &diagnostic.about else { return field };
    let from = field.as_ref().map_or(0, |field| field.start);
    // The name of a field stands before its value.
    let line = text[..from].rfind('\n').map_or(0, |end| end + 1);
    let before = text[line..from].rfind(words.as_str()).map(|place| line + place);
    let start = before.or_else(|| text[from..].find(words.as_str()).map(|place| from + place));
    start.map(|start| start..start + words.len()).or(field)
}
