//! A post file, parsed and rendered once, for as long as it and its pictures stay the same.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use bytes::Bytes;
use jiff::Timestamp;
use torre_base::language::Language;
use torre_base::time_zone::parse_timestamp;

use crate::dates::date_text;
use crate::diagnostics::Diagnostics;
use crate::language_addressing::LanguageAddressing;
use crate::markdown;
use crate::media::Media;
use crate::modification_record::file_hash;
use crate::parsing;
use crate::picture::Picture;
use crate::post::{FrontMatter, Post, split_front_matter};
use crate::post_path::{parse_post_path, post_addresses};
use crate::post_pictures::PostPictures;

/// People read about 220 words of technical prose a minute.
const WORDS_A_MINUTE: usize = 220;

/// Every post file, by its path.
pub type PostFiles = BTreeMap<String, Arc<PostFile>>;

#[derive(Debug)]
pub struct PostFile {
    /// None: the file cannot be used, and the diagnostics say why.
    pub parsed: Option<ParsedPost>,
    pub diagnostics: Diagnostics,
    /// Of the file as it was written: tells whether a recorded day of change still holds.
    pub hash: String,
    /// The pictures the file asked for, as they were.
    pictures: Vec<(String, Option<Picture>)>,
}

#[derive(Debug)]
pub struct ParsedPost {
    pub post: Arc<Post>,
    /// None: the date cannot be read.
    pub published: Option<Timestamp>,
    pub draft: bool,
}

impl PostFile {
    pub fn read(file: &str, bytes: &Bytes, media: &Media, addressing: LanguageAddressing) -> PostFile {
        let mut diagnostics = Diagnostics::default();
        let hash = file_hash(bytes);
        let bytes = &addressing.file(file, bytes);
        let mut pictures = PostPictures::new(file, media);
        let parsed = parse(file, bytes, addressing, &mut pictures, &mut diagnostics);
        let (pictures, of_pictures) = pictures.finish();
        diagnostics.extend(&of_pictures);
        PostFile { parsed, diagnostics, hash, pictures }
    }

    /// Its pictures are still the ones it was rendered with.
    pub fn is_current(&self, media: &Media) -> bool {
        self.pictures.iter().all(|(name, before)| media.picture(name, "") == *before)
    }
}

fn parse(
    file: &str,
    bytes: &Bytes,
    addressing: LanguageAddressing,
    pictures: &mut PostPictures<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<ParsedPost> {
    let (id, language) = parse_post_path(file)?;
    let source = parsing::utf8(file, bytes, diagnostics)?;
    let Some((front, body)) = split_front_matter(source) else {
        diagnostics.error(file, "", "the front matter is missing; expected TOML between two lines of +++");
        return None;
    };
    let value = parsing::toml_part(file, "+++".len(), front, diagnostics);
    let front: FrontMatter = parsing::typed(file, "", value, diagnostics)?;
    let published = parse_timestamp(&front.date);
    if published.is_none() && !front.draft {
        let message =
            format!("\"{}\" is not a date; expected \"2025-04-10\" or \"2025-04-10T09:00\"", front.date);
        diagnostics.warning(file, "date", message);
    }
    check_updated(file, &front, published, diagnostics);
    let draft = front.draft;
    let href = addressing.addresses(post_addresses(id)).main(language);
    let post = post(id, href, language, front, body, pictures);
    Some(ParsedPost { post: Arc::new(post), published, draft })
}

fn post(
    id: &str,
    href: String,
    language: Language,
    front: FrontMatter,
    body: &str,
    pictures: &mut PostPictures<'_>,
) -> Post {
    let rendered = markdown::article_with(body, &mut |url, alt, title| pictures.html(url, alt, title));
    let words = body.split_whitespace().count();
    let links: BTreeSet<&str> =
        markdown::hrefs(&rendered.html).filter(|href| href.starts_with('/')).collect();
    Post {
        id: id.to_owned(),
        href,
        title: front.title,
        description: front.description,
        meta_title: front.meta_title,
        meta_description: front.meta_description,
        date: date_text(&front.date, language),
        updated: front.updated.map(|day| date_text(&day, language)),
        author: front.author,
        tags: front.tags,
        cover_image: pictures.cover(),
        cover_crop: front.cover_crop,
        links: links.into_iter().map(str::to_owned).collect(),
        content: rendered.html.into(),
        reading_minutes: u32::try_from(words.div_ceil(WORDS_A_MINUTE)).unwrap_or(u32::MAX).max(1),
        headings: rendered.headings,
        language,
        course: front.course,
    }
}

fn check_updated(
    file: &str,
    front: &FrontMatter,
    published: Option<Timestamp>,
    diagnostics: &mut Diagnostics,
) {
    let Some(updated) = &front.updated else { return };
    let revised = parse_timestamp(updated);
    if revised.is_none() || revised < published {
        let message = format!("\"{updated}\" is no day after the post's own date; expected \"2026-11-17\"");
        diagnostics.error(file, "updated", message);
    }
}
