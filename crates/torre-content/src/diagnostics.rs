//! Diagnostics of content files: each names its file, its field and what was expected.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::Range;

use jiff::civil::Date;
use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// The site cannot be served with this.
    Error,
    /// The site works, but somebody should look before it is launched.
    Warning,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
        })
    }
}

/// The step that noticed it. A later step stumbles over what an earlier one has reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    Syntax,
    Reference,
    Type,
}

/// What a text names and nobody has. The same missing thing in forty places is one mistake.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Missing {
    /// `courses/block-1/seats`: a file's facts, by its path without the ending.
    Fact(String),
    /// `/cursos`
    Page(String),
    /// `campus/madrid-1`
    Picture(String),
    /// `pages/costs.toml`: a page's own address, where it has another page's.
    OwnAddress(String),
}

/// What a warning is about that also stands where the school looks at the health of its site.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Concern {
    /// True no longer, or to be looked at again, since a day.
    Stale { since: Date },
    /// Stands in for the school's own; what has to come in its place.
    Placeholder { what: String },
}

/// In the order of a report: errors first, then by their places.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Diagnostic {
    pub severity: Severity,
    pub file: String,
    pub field: String,
    pub message: String,
    pub step: Step,
    /// The words of the file that it is about, where they are less than the field.
    pub about: Option<String>,
    /// Where it is, for what has no field: from byte to byte of the file.
    pub bytes: Option<(usize, usize)>,
    pub missing: Option<Missing>,
    /// An address that links lead to and no page has any more, because of this.
    pub lost: Option<String>,
    pub concern: Option<Concern>,
}

impl Diagnostic {
    pub fn error(file: &str, field: impl Into<String>, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            severity: Severity::Error,
            file: file.to_owned(),
            field: field.into(),
            message: message.into(),
            step: Step::Reference,
            about: None,
            bytes: None,
            missing: None,
            lost: None,
            concern: None,
        }
    }

    pub fn warning(file: &str, field: impl Into<String>, message: impl Into<String>) -> Diagnostic {
        Diagnostic { severity: Severity::Warning, ..Diagnostic::error(file, field, message) }
    }

    pub fn about(self, words: impl Into<String>) -> Diagnostic {
        Diagnostic { about: Some(words.into()), ..self }
    }

    pub fn at(self, bytes: Range<usize>) -> Diagnostic {
        Diagnostic { bytes: Some((bytes.start, bytes.end)), ..self }
    }

    pub fn concerning(self, concern: Concern) -> Diagnostic {
        Diagnostic { concern: Some(concern), ..self }
    }

    pub fn of(self, step: Step) -> Diagnostic {
        Diagnostic { step, ..self }
    }

    pub fn because_of(self, missing: Missing) -> Diagnostic {
        Diagnostic { missing: Some(missing), ..self }
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.severity, self.file)?;
        if !self.field.is_empty() {
            write!(f, ": {}", self.field)?;
        }
        write!(f, ": {}", self.message)
    }
}

/// The diagnostics so far, in the order of their places. Loading goes on after an error, so that an editor sees all of
/// them at once; the same one in both languages counts once: the editor mends one place.
#[derive(Clone, Debug, Default)]
pub struct Diagnostics(BTreeSet<Diagnostic>);

impl Diagnostics {
    pub fn error(&mut self, file: &str, field: impl Into<String>, message: impl Into<String>) {
        self.push(Diagnostic::error(file, field, message));
    }

    pub fn warning(&mut self, file: &str, field: impl Into<String>, message: impl Into<String>) {
        self.push(Diagnostic::warning(file, field, message));
    }

    pub fn push(&mut self, diagnostic: Diagnostic) {
        self.0.insert(diagnostic);
    }

    /// A single error: the file cannot be read at all.
    pub fn of_file(file: &str, error: &std::io::Error) -> Diagnostics {
        let mut diagnostics = Diagnostics::default();
        diagnostics.error(file, "", error.to_string());
        diagnostics
    }

    pub fn extend(&mut self, others: &Diagnostics) {
        self.0.extend(others.iter().cloned());
    }

    /// The errors alone, each with the circumstance under which it is one. Fields stand in the message: under that
    /// circumstance they are counted in what is left of a file, and would be looked for at the wrong place.
    pub fn errors_where(&self, circumstance: &str) -> Diagnostics {
        let errors = self.iter().filter(|diagnostic| diagnostic.severity == Severity::Error).cloned();
        let told = |error: Diagnostic| {
            let field = if error.field.is_empty() { String::new() } else { format!("{}: ", error.field) };
            let message = format!("{field}{} ({circumstance})", error.message);
            Diagnostic { field: String::new(), message, ..error }
        };
        Diagnostics(errors.map(told).collect())
    }

    /// Each of them as `change` has it.
    pub fn map(self, change: impl Fn(Diagnostic) -> Diagnostic) -> Diagnostics {
        Diagnostics(self.0.into_iter().map(change).collect())
    }

    pub fn has_errors(&self) -> bool {
        self.0.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = &Diagnostic> {
        self.0.iter()
    }
}

impl IntoIterator for Diagnostics {
    type Item = Diagnostic;
    type IntoIter = std::collections::btree_set::IntoIter<Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for diagnostic in &self.0 {
            writeln!(f, "{diagnostic}")?;
        }
        Ok(())
    }
}

/// `sections[2]` and `title` make `sections[2].title`.
pub fn field_path(field: &str, key: &str) -> String {
    if field.is_empty() { key.to_owned() } else { format!("{field}.{key}") }
}
