//! The content as commands need it that send or count something: its words and dates, without pictures.

use jiff::Timestamp;
use torre_config::config::Config;
use torre_content::content::Content;
use torre_content::content_files::ContentFiles;
use torre_content::language_addressing::LanguageAddressing;
use torre_content::media::ImageVariants;
use torre_content::source::Source;

/// What is wrong with it, where it cannot be read.
pub(crate) fn read_content(config: &Config, source: &Source) -> Result<Content, String> {
    let files = ContentFiles::open(source.clone(), LanguageAddressing::QueryParameter);
    let mut files = files.map_err(|error| error.to_string())?;
    Content::load(&mut files, &ImageVariants::default(), Timestamp::now(), config.samples)
        .map_err(|diagnostics| diagnostics.to_string())
}
