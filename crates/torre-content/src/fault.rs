//! What is wrong with the content: every fault names its file, its field and what was expected.

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
pub struct Fault {
    pub file: String,
    pub field: String,
    pub severity: Severity,
    pub message: String,
}

impl fmt::Display for Fault {
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

/// The faults found so far, in the order of their places. Loading goes on after a fault, so that an editor
/// sees all of them at once; the same fault in both languages is one: the editor mends one place.
#[derive(Clone, Debug, Default)]
pub struct Faults(BTreeSet<Fault>);

impl Faults {
    pub fn error(&mut self, file: &str, field: impl Into<String>, message: impl Into<String>) {
        self.push(file, field.into(), Severity::Error, message.into());
    }

    pub fn warning(&mut self, file: &str, field: impl Into<String>, message: impl Into<String>) {
        self.push(file, field.into(), Severity::Warning, message.into());
    }

    fn push(&mut self, file: &str, field: String, severity: Severity, message: String) {
        self.0.insert(Fault { file: file.to_owned(), field, severity, message });
    }

    /// One fault: the file cannot be read at all.
    pub fn of_file(file: &str, error: &std::io::Error) -> Faults {
        let mut faults = Faults::default();
        faults.error(file, "", error.to_string());
        faults
    }

    pub fn extend(&mut self, others: &Faults) {
        self.0.extend(others.iter().cloned());
    }

    pub fn has_errors(&self) -> bool {
        self.0.iter().any(|fault| fault.severity == Severity::Error)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn sorted(self) -> Vec<Fault> {
        self.0.into_iter().collect()
    }

    pub fn iter(&self) -> impl Iterator<Item = &Fault> {
        self.0.iter()
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for fault in &self.0 {
            writeln!(f, "{fault}")?;
        }
        Ok(())
    }
}
