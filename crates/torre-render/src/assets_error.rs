//! Error type of the front end's files: why they cannot be used.

use std::str::Utf8Error;

use torre_print::drawing::font_files::FontError;

#[derive(Debug, thiserror::Error)]
#[error("the front end cannot be used: {0}; run `make build`")]
pub struct AssetsError(#[from] AssetsFault);

/// What is wrong with them.
#[derive(Debug, thiserror::Error)]
pub enum AssetsFault {
    #[error("{0} is missing")]
    Missing(&'static str),
    #[error("{path}: {source}")]
    Json { path: &'static str, source: serde_json::Error },
    #[error(transparent)]
    Bundle(#[from] Utf8Error),
    #[error(transparent)]
    Fonts(#[from] FontError),
}
