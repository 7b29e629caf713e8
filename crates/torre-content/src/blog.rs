//! Publication: which posts exist, which are published, and in which language each is read.

use std::collections::BTreeMap;
use std::sync::Arc;

use jiff::Timestamp;
use torre_base::language::Language;

use crate::diagnostics::Diagnostics;
use crate::post::Post;
use crate::post_file::{ParsedPost, PostFiles};
use crate::post_path::{parse_post_path, post_addresses};
use crate::posts::Posts;

/// A post folder: its text in one or both languages.
#[derive(Default)]
struct PostFolder<'a> {
    published: Option<Timestamp>,
    texts: BTreeMap<Language, &'a ParsedPost>,
}

#[derive(Default)]
pub struct Blog<'a>(BTreeMap<&'a str, PostFolder<'a>>);

impl<'a> Blog<'a> {
    pub fn new(files: &'a PostFiles, diagnostics: &mut Diagnostics) -> Blog<'a> {
        let mut blog = Blog::default();
        for (file, read) in files {
            diagnostics.extend(&read.diagnostics);
            let Some((id, language)) = parse_post_path(file) else { continue };
            let Some(parsed) = read.parsed.as_ref().filter(|parsed| !parsed.draft) else { continue };
            let folder = blog.0.entry(id).or_default();
            folder.published = folder.published.max(parsed.published);
            folder.texts.insert(language, parsed);
        }
        blog.check(diagnostics);
        blog
    }

    fn check(&self, diagnostics: &mut Diagnostics) {
        for (id, folder) in &self.0 {
            for language in Language::ALL {
                if !folder.texts.contains_key(&language) {
                    let message =
                        format!("post.{language}.md is missing; the post is shown in the other language");
                    diagnostics.warning(&format!("blog/{id}"), "", message);
                }
            }
            let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
            if !id.bytes().all(plain) {
                let message =
                    "the folder's name is the post's address; expected small letters, digits and hyphens";
                diagnostics.warning(&format!("blog/{id}"), "", message);
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

impl PostFolder<'_> {
    /// A post whose date cannot be read is shown, with its date as it is.
    fn is_published(&self, now: Timestamp) -> bool {
        self.published.is_none_or(|moment| moment <= now)
    }

    fn post(&self, language: Language) -> Option<Arc<Post>> {
        if let Some(own) = self.texts.get(&language) {
            return Some(Arc::clone(&own.post));
        }
        let other = &self.texts.get(&language.other())?.post;
        Some(Arc::new(Post { href: post_addresses(&other.id).main(language), ..(**other).clone() }))
    }
}
