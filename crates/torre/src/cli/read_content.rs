//! The content as commands need it that send or count something: its words and dates, without pictures.

use std::io;

use jiff::Timestamp;
use torre_config::config::Config;
use torre_content::content::Content;
use torre_content::content_files::ContentFiles;
use torre_content::language_addressing::LanguageAddressing;
use torre_content::media::ImageVariants;
use torre_content::report::Report;
use torre_content::source::Source;

/// Why it cannot be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ContentError {
    #[error(transparent)]
    Folder(#[from] io::Error),
    #[error("{0}")]
    Faults(Report),
}

pub(crate) fn read_content(config: &Config, source: &Source) -> Result<Content, ContentError> {
    let mut files = ContentFiles::open(source.clone(), LanguageAddressing::QueryParameter)?;
    Content::load(&mut files, &ImageVariants::default(), Timestamp::now(), config.samples)
        .map_err(ContentError::Faults)
}
