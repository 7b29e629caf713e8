//! The doctor's page: a line for each thing that was looked at.

use std::io::{self, Write};
use std::process::ExitCode;

use torre_base::printable::printable;

#[derive(Default)]
pub(crate) struct Report {
    text: String,
    warnings: usize,
    faults: usize,
}

impl Report {
    pub(super) fn title(&mut self, title: &str) {
        let gap = if self.text.is_empty() { "" } else { "\n" };
        self.text.push_str(&format!("{gap}{title}\n"));
    }

    pub(super) fn note(&mut self, what: &str) {
        self.line("     ", what);
    }

    pub(super) fn good(&mut self, what: &str) {
        self.line("good ", what);
    }

    /// Worth a look; the site serves.
    pub(super) fn warning(&mut self, what: &str) {
        self.warnings += 1;
        self.line("WARN ", what);
    }

    /// Something visitors or the school would miss.
    pub(super) fn fault(&mut self, what: &str) {
        self.faults += 1;
        self.line("FAULT", what);
    }

    fn line(&mut self, mark: &str, what: &str) {
        self.text.push_str(&format!("  {mark} {}\n", printable(what)));
    }

    pub(crate) fn print(&self) -> ExitCode {
        // Whoever reads may have seen enough: `torre doctor | head`.
        let _ = writeln!(io::stdout(), "{}\nfaults: {}, warnings: {}", self.text, self.faults, self.warnings);
        if self.faults == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}
