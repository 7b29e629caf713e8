//! The folder an export is written into.

use std::path::{Path, PathBuf};
use std::{fs, io};

pub(super) struct Folder {
    path: PathBuf,
    count: usize,
}

impl Folder {
    /// A folder with something in it is somebody's: it is left alone unless that is wanted.
    pub(super) fn open(path: PathBuf, force: bool) -> Result<Folder, String> {
        let shown = path.display();
        fs::create_dir_all(&path).map_err(|error| format!("{shown} cannot be made: {error}"))?;
        let mut inside = fs::read_dir(&path).map_err(|error| format!("{shown} cannot be read: {error}"))?;
        if inside.next().is_some() && !force {
            return Err(format!("{shown} is not empty; name a new folder, or write over it with --force"));
        }
        Ok(Folder { path, count: 0 })
    }

    pub(super) fn write(&mut self, file: &str, bytes: &[u8]) -> Result<(), String> {
        let target = self.path.join(file);
        let written = make_folder(&target).and_then(|()| fs::write(&target, bytes));
        written.map_err(|error| format!("{} cannot be written: {error}", target.display()))?;
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

fn make_folder(file: &Path) -> io::Result<()> {
    file.parent().map_or(Ok(()), fs::create_dir_all)
}
