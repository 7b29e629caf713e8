//! Error type of publishing: why a version of the site cannot be published.

use torre_content::report::Report;

use crate::assets_error::AssetsError;

#[derive(Debug, thiserror::Error)]
pub enum PublishError {
    #[error("files cannot be read: {0}")]
    Files(#[from] std::io::Error),
    #[error(transparent)]
    Assets(#[from] AssetsError),
    #[error("the content has faults ({count}):\n{0}", count = .0.count())]
    Content(Report),
}
