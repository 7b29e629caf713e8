//! The output folder of an export.

use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::cli::export::error::ExportError;

pub(super) struct OutputFolder {
    path: PathBuf,
    count: usize,
}

impl OutputFolder {
    /// A folder with something in it is somebody's: it is left alone unless that is wanted.
    pub(super) fn open(path: PathBuf, force: bool) -> Result<OutputFolder, ExportError> {
        fs::create_dir_all(&path).map_err(|source| ExportError::CannotMake { path: path.clone(), source })?;
        let mut inside =
            fs::read_dir(&path).map_err(|source| ExportError::CannotRead { path: path.clone(), source })?;
        if inside.next().is_some() && !force {
            return Err(ExportError::NotEmpty(path));
        }
        Ok(OutputFolder { path, count: 0 })
    }

    pub(super) fn write(&mut self, file: &str, bytes: &[u8]) -> Result<(), ExportError> {
        let path = self.path.join(file);
        let written = make_parent(&path).and_then(|()| fs::write(&path, bytes));
        written.map_err(|source| ExportError::CannotWrite { path, source })?;
        self.count += 1;
        Ok(())
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn count(&self) -> usize {
        self.count
    }
}

fn make_parent(file: &Path) -> io::Result<()> {
    file.parent().map_or(Ok(()), fs::create_dir_all)
}
