//! Where content files come from: the program itself, or a folder.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use bytes::Bytes;
use include_dir::Dir;
use jiff::Timestamp;

/// Files by their path below the root, with `/` between folders.
pub type Files = BTreeMap<String, Bytes>;

/// A tree of files that can be read again when it changes.
#[derive(Clone, Debug)]
pub enum Source {
    Embedded(&'static Dir<'static>),
    Folder(PathBuf),
}

impl Source {
    pub fn read(&self) -> io::Result<Files> {
        let mut files = Files::new();
        match self {
            Source::Embedded(dir) => read_embedded(dir, &mut files),
            Source::Folder(root) => read_folder(root, root, &mut files)?,
        }
        Ok(files)
    }

    /// When a file was last written; inside the program, when it was put there.
    pub fn changed(&self, file: &str) -> Option<Timestamp> {
        match self {
            Source::Embedded(_) => {
                env!("TORRE_BUILT").parse().ok().and_then(|at| Timestamp::from_second(at).ok())
            }
            Source::Folder(root) => {
                Timestamp::try_from(fs::metadata(root.join(file)).ok()?.modified().ok()?).ok()
            }
        }
    }

    pub fn folder(&self) -> Option<&Path> {
        match self {
            Source::Embedded(_) => None,
            Source::Folder(root) => Some(root),
        }
    }
}

fn read_embedded(dir: &'static Dir<'static>, files: &mut Files) {
    for file in dir.files() {
        let path = file.path().to_string_lossy().into_owned();
        files.insert(path, Bytes::from_static(file.contents()));
    }
    for folder in dir.dirs() {
        read_embedded(folder, files);
    }
}

fn read_folder(root: &Path, folder: &Path, files: &mut Files) -> io::Result<()> {
    for entry in fs::read_dir(folder).map_err(|error| naming(folder, &error))? {
        let path = entry?.path();
        if is_hidden(&path) {
            continue;
        }
        if path.is_dir() {
            read_folder(root, &path, files)?;
        } else if let Ok(below) = path.strip_prefix(root) {
            let name = below.to_string_lossy().replace('\\', "/");
            let bytes = fs::read(&path).map_err(|error| naming(&path, &error))?;
            files.insert(name, Bytes::from(bytes));
        }
    }
    Ok(())
}

/// Editors leave swap and backup files beside the ones they edit.
fn is_hidden(path: &Path) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy());
    name.is_some_and(|name| name.starts_with('.') || name.ends_with('~'))
}

fn naming(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}
