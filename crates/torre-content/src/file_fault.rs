//! Why something in a folder is not read as a file of it.

use std::io;

use crate::diagnostics::Diagnostics;

#[derive(Debug, thiserror::Error)]
pub enum FileFault {
    #[error("is {0} and is left out; expected a regular file: remove it")]
    SpecialFile(&'static str),
    #[error("is a link to {0}; expected a regular file: put a copy of what it should show in its place")]
    LinkToOther(&'static str),
    #[error("is a link that leads out of the folder; expected a copy of the file in its place")]
    LinkOutside,
    #[error("is a link that leads nowhere or in a circle ({0}); expected a file in its place")]
    BrokenLink(io::Error),
    #[error("is larger than {limit_mb} MB, the limit for files of its kind; expected a smaller file")]
    TooLarge { limit_mb: u64 },
    #[error("lies more than {0} folders deep; expected it further up")]
    TooDeep(usize),
    #[error("there are more than {0} files; expected fewer: is this the right folder?")]
    TooMany(usize),
    #[error("cannot be read: {0}")]
    Io(#[from] io::Error),
}

impl FileFault {
    /// What cannot be found through a link is the link's fault.
    pub(crate) fn of_link(self) -> FileFault {
        match self {
            FileFault::Io(error) => FileFault::BrokenLink(error),
            other => other,
        }
    }

    /// `file`: its path below the root.
    pub fn report(&self, file: &str, diagnostics: &mut Diagnostics) {
        match self {
            // Nobody writes texts into a pipe. Without it the folder is as if it had been removed.
            FileFault::SpecialFile(_) => diagnostics.warning(file, "", self.to_string()),
            _ => diagnostics.error(file, "", self.to_string()),
        }
    }
}
