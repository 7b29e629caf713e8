//! One post file: read and rendered once, for as long as it and its pictures stay the same.

use std::collections::BTreeSet;
use std::sync::Arc;

use bytes::Bytes;
use jiff::Timestamp;
use torre_base::language::Language;

use crate::addressing::Addressing;
use crate::blog;
use crate::blog::POST;
use crate::changes;
use crate::dates::{date_text, moment_of};
use crate::fault::Faults;
use crate::loader;
use crate::markdown;
use crate::media::Media;
use crate::parts::Picture;
use crate::post::{FrontMatter, Post, split};
use crate::post_pictures::PostPictures;

/// People read about 220 words of technical prose a minute.
const WORDS_A_MINUTE: usize = 220;

#[derive(Debug)]
pub struct PostFile {
    /// None: the file cannot be used, and the faults say why.
    pub written: Option<Written>,
    pub faults: Faults,
    /// Of the file as it was written: tells whether a recorded day of change still holds.
    pub hash: String,
    /// The pictures the file asked for, as they were.
    pictures: Vec<(String, Option<Picture>)>,
}

#[derive(Debug)]
pub struct Written {
    pub post: Arc<Post>,
    /// None: the date cannot be read.
    pub published: Option<Timestamp>,
    pub draft: bool,
}

/// `blog/<slug>/post.es.md` → (slug, es)
pub fn post_file(file: &str) -> Option<(&str, Language)> {
    let (id, name) = file.strip_prefix("blog/")?.split_once('/')?;
    let code = name.strip_prefix(POST)?.strip_suffix(".md")?;
    Some((id, Language::parse(code)?))
}

impl PostFile {
    pub fn read(file: &str, bytes: &Bytes, media: &Media, addressing: Addressing) -> PostFile {
        let mut faults = Faults::default();
        let hash = changes::hash(bytes);
        let bytes = &addressing.file(file, bytes);
        let mut pictures = PostPictures::new(file, media);
        let written = write(file, bytes, addressing, &mut pictures, &mut faults);
        let pictures = pictures.finish(&mut faults);
        PostFile { written, faults, hash, pictures }
    }

    /// Its pictures are still the ones it was rendered with.
    pub fn is_current(&self, media: &Media) -> bool {
        self.pictures.iter().all(|(name, before)| media.picture(name, "") == *before)
    }
}

fn write(
    file: &str,
    bytes: &Bytes,
    addressing: Addressing,
    pictures: &mut PostPictures<'_>,
    faults: &mut Faults,
) -> Option<Written> {
    let (id, language) = post_file(file)?;
    let source = loader::text(file, bytes, faults)?;
    let Some((front, body)) = split(source) else {
        faults.error(file, "", "the front matter is missing; expected TOML between two lines of +++");
        return None;
    };
    let value = loader::parse_toml(file, front, faults)?;
    let front: FrontMatter = loader::typed(file, "", value, faults)?;
    let published = moment_of(&front.date);
    if published.is_none() && !front.draft {
        let message =
            format!("\"{}\" is not a date; expected \"2025-04-10\" or \"2025-04-10T09:00\"", front.date);
        faults.warning(file, "date", message);
    }
    let draft = front.draft;
    let href = addressing.addresses(blog::addresses(id)).main(language);
    let post = post(id, href, language, front, body, pictures);
    Some(Written { post: Arc::new(post), published, draft })
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
        author: front.author,
        tags: front.tags,
        cover_image: pictures.cover(),
        links: links.into_iter().map(str::to_owned).collect(),
        content: rendered.html.into(),
        reading_minutes: u32::try_from(words.div_ceil(WORDS_A_MINUTE)).unwrap_or(u32::MAX).max(1),
        headings: rendered.headings,
        language,
    }
}
