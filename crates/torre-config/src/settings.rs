//! Where settings stand: the environment, and a settings file for what the environment does not say.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use crate::env_file::EnvFile;
use crate::error::SettingError;

/// Names the settings file; `none` for no file at all, as the tests set it.
pub const FILE_SETTING: &str = "TORRE_ENV_FILE";
const NO_FILE: &str = "none";
/// Of a server that is installed as docs/operations.md says; commands find the service's settings there.
pub const INSTALLED_FILE: &str = "/etc/torre/torre.env";
/// More than every setting with its longest value.
const MAX_BYTES: u64 = 64 * 1024;

#[derive(Clone, Debug, Default)]
pub struct Settings {
    environment: BTreeMap<String, String>,
    file: Option<EnvFile>,
    pub(crate) errors: Vec<SettingError>,
}

/// Who says what a setting is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingSource {
    Environment,
    File { path: PathBuf, line: usize },
}

impl Settings {
    /// The environment of this process and the first settings file that is there.
    pub fn gather() -> Settings {
        let environment = std::env::vars_os().filter_map(into_text).collect();
        Settings::from_environment(environment)
    }

    fn from_environment(environment: BTreeMap<String, String>) -> Settings {
        let mut settings = Settings { environment, ..Settings::default() };
        for (path, must_exist) in settings.files() {
            match read(&path) {
                Ok(text) => {
                    let (file, errors) = EnvFile::parse(&path, &text);
                    settings.file = Some(file);
                    settings.errors = errors;
                }
                Err(error) if error.kind() == io::ErrorKind::NotFound && !must_exist => continue,
                Err(error) => settings.errors.push(unreadable(&path, &error)),
            }
            break;
        }
        settings
    }

    /// Where to look, in this order, and whether a file must be there. A systemd service is given a copy of its file that
    /// it may read (`LoadCredential=`).
    fn files(&self) -> Vec<(PathBuf, bool)> {
        match self.environment.get(FILE_SETTING).map(|path| path.trim()) {
            Some(NO_FILE) => return Vec::new(),
            Some(path) if !path.is_empty() => return vec![(path.into(), true)],
            _ => {}
        }
        let credentials = self.environment.get("CREDENTIALS_DIRECTORY");
        let credentials = credentials.map(|folder| Path::new(folder).join("torre.env"));
        let usual = [PathBuf::from(".env"), PathBuf::from(INSTALLED_FILE)];
        credentials.into_iter().chain(usual).map(|path| (path, false)).collect()
    }

    /// A setting of the command line comes before all others.
    pub fn set(&mut self, name: &str, value: &str) {
        self.environment.insert(name.to_owned(), value.to_owned());
    }

    pub fn get(&self, name: &str) -> Option<&str> {
        let in_file = || self.file.as_ref()?.entry(name).map(|entry| entry.value.as_str());
        self.environment.get(name).map(String::as_str).or_else(in_file)
    }

    pub fn source(&self, name: &str) -> Option<SettingSource> {
        if self.environment.contains_key(name) {
            return Some(SettingSource::Environment);
        }
        let file = self.file.as_ref()?;
        let line = file.entry(name)?.line;
        Some(SettingSource::File { path: file.path.clone(), line })
    }

    /// The file that was read.
    pub fn file(&self) -> Option<&EnvFile> {
        self.file.as_ref()
    }

    pub(crate) fn environment_names(&self) -> impl Iterator<Item = &str> {
        self.environment.keys().map(String::as_str)
    }
}

/// A name or a value that is no text is none of ours.
fn into_text((name, value): (OsString, OsString)) -> Option<(String, String)> {
    Some((name.into_string().ok()?, value.into_string().ok()?))
}

fn read(path: &Path) -> io::Result<String> {
    let file = File::open(path)?;
    if !file.metadata()?.is_file() {
        return Err(io::Error::other("it is no file"));
    }
    let mut text = String::new();
    file.take(MAX_BYTES + 1).read_to_string(&mut text)?;
    if text.len() as u64 > MAX_BYTES {
        return Err(io::Error::other("it is larger than 64 KB"));
    }
    Ok(text)
}

fn unreadable(path: &Path, error: &io::Error) -> SettingError {
    let advice = match error.kind() {
        io::ErrorKind::PermissionDenied => {
            "; run the command as the user who may read it (sudo), or set TORRE_ENV_FILE=none to do without"
        }
        _ => "",
    };
    let problem = format!("the settings file {} cannot be read: {error}{advice}", path.display());
    SettingError { name: FILE_SETTING.to_owned(), problem }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(environment: &[(&str, &str)]) -> Settings {
        let pairs = environment.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        Settings::from_environment(pairs.collect())
    }

    #[test]
    fn the_environment_comes_before_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("torre.env");
        std::fs::write(&path, "# ours\nTORRE_DATA=file\nTORRE_LOG_FORMAT=json\n").unwrap();
        let mut settings = settings(&[(FILE_SETTING, path.to_str().unwrap()), ("TORRE_DATA", "environment")]);
        assert_eq!(settings.get("TORRE_DATA"), Some("environment"));
        assert_eq!(settings.source("TORRE_DATA"), Some(SettingSource::Environment));
        assert_eq!(settings.get("TORRE_LOG_FORMAT"), Some("json"));
        assert_eq!(settings.source("TORRE_LOG_FORMAT"), Some(SettingSource::File { path, line: 3 }));
        assert_eq!((settings.get("TORRE_TODAY"), settings.source("TORRE_TODAY")), (None, None));
        settings.set("TORRE_LOG_FORMAT", "text");
        assert_eq!(settings.get("TORRE_LOG_FORMAT"), Some("text"));
    }

    #[test]
    fn a_service_reads_the_copy_that_systemd_gives_it() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("torre.env"), "TORRE_DATA=/var/lib/torre\n").unwrap();
        let settings = settings(&[("CREDENTIALS_DIRECTORY", folder.path().to_str().unwrap())]);
        assert_eq!(settings.get("TORRE_DATA"), Some("/var/lib/torre"));
    }

    #[test]
    fn a_named_file_must_be_there_and_be_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let missing = folder.path().join("missing");
        for path in [missing.as_path(), folder.path()] {
            let settings = settings(&[(FILE_SETTING, path.to_str().unwrap())]);
            assert!(settings.file().is_none());
            assert!(settings.errors[0].to_string().contains("cannot be read"), "{:?}", settings.errors);
        }
        assert!(settings(&[(FILE_SETTING, NO_FILE)]).errors.is_empty());
    }
}
