//! The posts on disk: which exist, which are published, in which language each is read.

use std::collections::BTreeMap;
use std::sync::Arc;

use jiff::Timestamp;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use torre_base::language::Language;
use torre_base::routes::Addresses;

use crate::fault::Faults;
use crate::post::Post;
use crate::post_file::{PostFile, Written, post_file};
use crate::posts::Posts;

/// How the name of a post's file begins: `post.es.md`.
pub const POST: &str = "post.";

/// What an address may contain as it is.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// Every post file, by its path.
pub type PostFiles = BTreeMap<String, Arc<PostFile>>;

/// A post folder: its text in one or both languages.
#[derive(Default)]
struct Folder<'a> {
    published: Option<Timestamp>,
    texts: BTreeMap<Language, &'a Written>,
}

#[derive(Default)]
pub struct Blog<'a>(BTreeMap<&'a str, Folder<'a>>);

pub fn addresses(id: &str) -> Addresses {
    Addresses { es: vec![format!("/blog/{}", utf8_percent_encode(id, ENCODED))], en: Vec::new() }
}

/// A post's address as the site writes it, however the browser encoded it.
pub fn canonical_path(path: &str) -> String {
    let Some(slug) = path.strip_prefix("/blog/") else { return path.to_owned() };
    let decoded = percent_decode_str(slug).decode_utf8();
    decoded.map_or_else(|_| path.to_owned(), |id| format!("/blog/{}", utf8_percent_encode(&id, ENCODED)))
}

impl<'a> Blog<'a> {
    pub fn new(files: &'a PostFiles, faults: &mut Faults) -> Blog<'a> {
        let mut blog = Blog::default();
        for (file, read) in files {
            faults.extend(&read.faults);
            let Some((id, language)) = post_file(file) else { continue };
            let Some(written) = read.written.as_ref().filter(|written| !written.draft) else { continue };
            let folder = blog.0.entry(id).or_default();
            folder.published = folder.published.max(written.published);
            folder.texts.insert(language, written);
        }
        blog.check(faults);
        blog
    }

    fn check(&self, faults: &mut Faults) {
        for (id, folder) in &self.0 {
            for language in Language::ALL {
                if !folder.texts.contains_key(&language) {
                    let message =
                        format!("post.{language}.md is missing; the post is shown in the other language");
                    faults.warning(&format!("blog/{id}"), "", message);
                }
            }
            let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
            if !id.bytes().all(plain) {
                let message =
                    "the folder's name is the post's address; expected small letters, digits and hyphens";
                faults.warning(&format!("blog/{id}"), "", message);
            }
        }
    }

    pub fn ids(&self, now: Timestamp) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(_, folder)| folder.is_published(now)).map(|(id, _)| *id)
    }

    pub fn next_publication(&self, now: Timestamp) -> Option<Timestamp> {
        self.0.values().filter_map(|folder| folder.published).filter(|moment| *moment > now).min()
    }

    /// Published posts in one language; a missing translation falls back to the other.
    pub fn posts(&self, now: Timestamp, language: Language) -> Posts {
        let published = self.0.values().filter(|folder| folder.is_published(now));
        let mut dated: Vec<_> =
            published.filter_map(|folder| Some((folder.published, folder.post(language)?))).collect();
        dated.sort_by(|(a, first), (b, second)| b.cmp(a).then_with(|| first.id.cmp(&second.id)));
        Posts::new(dated.into_iter().map(|(_, post)| post).collect())
    }
}

impl Folder<'_> {
    /// A post whose date cannot be read is shown, with its date as it is.
    fn is_published(&self, now: Timestamp) -> bool {
        self.published.is_none_or(|moment| moment <= now)
    }

    fn post(&self, language: Language) -> Option<Arc<Post>> {
        if let Some(own) = self.texts.get(&language) {
            return Some(Arc::clone(&own.post));
        }
        let other = &self.texts.get(&language.other())?.post;
        Some(Arc::new(Post { href: addresses(&other.id).main(language), ..(**other).clone() }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slug_with_strange_characters_has_one_address_however_it_is_encoded() {
        let written = addresses("año nuevo & 1/2").main(Language::Es);
        assert_eq!(written, "/blog/a%C3%B1o%20nuevo%20%26%201%2F2");
        assert_eq!(canonical_path("/blog/a%c3%b1o%20nuevo%20&%201%2f2"), written);
        assert_eq!(canonical_path("/blog/%FF"), "/blog/%FF");
        assert_eq!(canonical_path("/cursos"), "/cursos");
    }
}
