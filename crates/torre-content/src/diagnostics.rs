//! Diagnostics of content files: each names its file, its field and what was expected.

use std::collections::BTreeSet;
use std::fmt;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The site cannot be served with this.
    Error,
    /// The site works, but somebody should look before it is launched.
    Warning,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Diagnostic {
    pub file: String,
    pub field: String,
    pub severity: Severity,
    pub message: String,
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let label = match self.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        write!(f, "{label}: {}", self.file)?;
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
        self.push(file, field.into(), Severity::Error, message.into());
    }

    pub fn warning(&mut self, file: &str, field: impl Into<String>, message: impl Into<String>) {
        self.push(file, field.into(), Severity::Warning, message.into());
    }

    fn push(&mut self, file: &str, field: String, severity: Severity, message: String) {
        self.0.insert(Diagnostic { file: file.to_owned(), field, severity, message });
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

    pub fn has_errors(&self) -> bool {
        self.0.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn sorted(self) -> Vec<Diagnostic> {
        self.0.into_iter().collect()
    }

    pub fn iter(&self) -> impl Iterator<Item = &Diagnostic> {
        self.0.iter()
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
