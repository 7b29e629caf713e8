//! Error type of rendering: why an artefact cannot be rendered.

use krilla::configure::ConfigurationError;
use krilla::error::KrillaError;

#[derive(Debug, thiserror::Error)]
pub enum ArtefactError {
    #[error("the fonts cannot be read")]
    Fonts,
    #[error("a font cannot be embedded")]
    FontEmbedding,
    #[error(transparent)]
    Svg(#[from] resvg::usvg::Error),
    #[error("no picture of this size")]
    ImageSize,
    #[error(transparent)]
    Png(#[from] png::EncodingError),
    #[error("a page of this size cannot be")]
    PageSize,
    #[error("a link has no size")]
    LinkSize,
    /// It has no message of its own.
    #[error("{0:?}")]
    PdfConfiguration(ConfigurationError),
    /// Its own message counts the violations of PDF/UA and does not name them.
    #[error("{0:?}")]
    Pdf(KrillaError),
}
