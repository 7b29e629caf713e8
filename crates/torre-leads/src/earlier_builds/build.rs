//! A front-end build: its files with a hash in their name.

use std::sync::Arc;

use bytes::Bytes;
use torre_base::digest::short_hash;

/// Where the bundler puts files with a hash in their name.
const FOLDER: &str = "/assets/";
const MAX_NAME: usize = 120;
const ID_BYTES: usize = 12;

/// The build that is served now; a front end in a folder may be replaced while the program runs.
pub type CurrentBuild = Arc<dyn Fn() -> Build + Send + Sync>;

#[derive(Clone, Debug)]
pub struct Build {
    /// Of the names: each has a hash of its content in it.
    pub(crate) id: String,
    pub(crate) files: Vec<(String, Bytes)>,
}

impl Build {
    /// Files whose name could not be asked for are left out.
    pub fn new(files: impl IntoIterator<Item = (String, Bytes)>) -> Build {
        let files: Vec<_> = files.into_iter().filter(|(path, _)| is_asset_path(path)).collect();
        let paths: Vec<&str> = files.iter().map(|(path, _)| path.as_str()).collect();
        Build { id: short_hash(paths.join("\n").as_bytes(), ID_BYTES), files }
    }

    pub(crate) fn size(&self) -> i64 {
        let bytes = self.files.iter().map(|(_, bytes)| bytes.len()).sum::<usize>();
        i64::try_from(bytes).unwrap_or(i64::MAX)
    }
}

/// A plain file name directly in the folder: nothing else is ever looked up.
pub(crate) fn is_asset_path(path: &str) -> bool {
    let Some(name) = path.strip_prefix(FOLDER) else { return false };
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    name.len() <= MAX_NAME && !name.starts_with('.') && name.contains('.') && name.bytes().all(is_plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_names_are_looked_up() {
        for path in ["/assets/react-DOJI9ej.js", "/assets/live-form-BrAt-5P.css", "/assets/a_b-1.woff2"] {
            assert!(is_asset_path(path), "{path}");
        }
        let long = format!("/assets/{}.js", "x".repeat(MAX_NAME));
        for path in
            ["/assets/", "/assets/.js", "/assets/a", "/assets/a/b.js", "/assets/%61.js", "/media/a.js", &long]
        {
            assert!(!is_asset_path(path), "{path}");
        }
    }

    #[test]
    fn another_name_is_another_build() {
        let build =
            |names: &[&str]| Build::new(names.iter().map(|name| (format!("/assets/{name}"), Bytes::new())));
        assert_eq!(build(&["a.js", "b.js"]).id, build(&["a.js", "b.js"]).id);
        assert_ne!(build(&["a.js", "b.js"]).id, build(&["a.js", "c.js"]).id);
    }
}
