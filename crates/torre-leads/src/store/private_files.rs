//! Files with personal data belong to their owner alone: created so, and narrowed where they were there before.

use std::fs::{self, DirBuilder, File, OpenOptions, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::Path;

const FOLDER_MODE: u32 = 0o700;
const FILE_MODE: u32 = 0o600;
/// Everybody's folder, such as /tmp: its rights are not ours to change.
const STICKY: u32 = 0o1000;
const PERMISSIONS: u32 = 0o777;
/// The database, its log and index, the lock, and copies beside them.
const OUR_FILES: &str = "torre.";

/// The folder of the database, and what of ours stands in it already.
pub(super) fn prepare_folder(folder: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(FOLDER_MODE).create(folder)?;
    if fs::metadata(folder)?.permissions().mode() & STICKY == 0 {
        narrow(folder, FOLDER_MODE);
    }
    for entry in fs::read_dir(folder)?.flatten() {
        let ours = entry.file_name().to_string_lossy().starts_with(OUR_FILES);
        if ours && entry.file_type().is_ok_and(|kind| kind.is_file()) {
            narrow(&entry.path(), FILE_MODE);
        }
    }
    Ok(())
}

/// Opens a file for writing, or creates it; SQLite gives its log and its index the rights of the database.
pub(super) fn open_or_create(path: &Path) -> io::Result<File> {
    OpenOptions::new().create(true).truncate(false).write(true).mode(FILE_MODE).open(path)
}

/// Whoever does not own it cannot narrow it; that is no reason not to serve.
fn narrow(path: &Path, mode: u32) {
    let narrowed = fs::metadata(path).and_then(|metadata| {
        if metadata.permissions().mode() & PERMISSIONS & !mode == 0 {
            return Ok(());
        }
        fs::set_permissions(path, Permissions::from_mode(mode))
    });
    if let Err(error) = narrowed {
        let path = path.display();
        tracing::warn!("others may read {path}, and that cannot be changed: {error}; set mode {mode:o}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o7777
    }

    #[test]
    fn a_folder_of_everybody_stays_as_it_is() {
        let place = tempfile::tempdir().unwrap();
        let folder = place.path().join("everybody");
        fs::create_dir(&folder).unwrap();
        fs::set_permissions(&folder, Permissions::from_mode(0o1777)).unwrap();
        fs::write(folder.join("torre.db"), "").unwrap();
        fs::write(folder.join("letter"), "").unwrap();
        for name in ["torre.db", "letter"] {
            fs::set_permissions(folder.join(name), Permissions::from_mode(0o644)).unwrap();
        }
        prepare_folder(&folder).unwrap();
        assert_eq!(mode(&folder), 0o1777);
        assert_eq!(mode(&folder.join("torre.db")), 0o600);
        assert_eq!(mode(&folder.join("letter")), 0o644);
    }
}
