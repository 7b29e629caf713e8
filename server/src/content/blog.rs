//! The posts on disk: which exist, which are published, in which language each is read.

use std::collections::BTreeMap;

use jiff::Timestamp;

use crate::content::fault::Faults;
use crate::content::loader;
use crate::content::media::Media;
use crate::content::post::{FrontMatter, Post, published_at, split};
use crate::content::source::Files;
use crate::language::Language;
use crate::routes::{Addresses, RouteTable};

/// A post folder: its text in one or both languages.
struct Folder {
    published: Option<Timestamp>,
    texts: BTreeMap<Language, (FrontMatter, String)>,
}

#[derive(Default)]
pub struct Blog(BTreeMap<String, Folder>);

pub fn addresses(id: &str) -> Addresses {
    Addresses { es: vec![format!("/blog/{id}")], en: Vec::new() }
}

pub fn read(files: &Files, faults: &mut Faults) -> Blog {
    let mut blog = Blog::default();
    for file in files.keys() {
        let Some((id, language)) = post_file(file) else { continue };
        let Some((front, body)) = read_post(files, file, faults) else { continue };
        if front.draft {
            continue;
        }
        let published = published_at(&front.date);
        if published.is_none() {
            let message =
                format!("\"{}\" is not a date; expected \"2025-04-10\" or \"2025-04-10T09:00\"", front.date);
            faults.warning(file, "date", message);
        }
        let folder = blog.0.entry(id.to_owned()).or_insert(Folder { published, texts: BTreeMap::new() });
        folder.published = folder.published.max(published);
        folder.texts.insert(language, (front, body.to_owned()));
    }
    for (id, folder) in &blog.0 {
        for language in Language::ALL {
            if !folder.texts.contains_key(&language) {
                faults.warning(
                    &format!("blog/{id}"),
                    "",
                    format!("post.{language}.md is missing; the post is shown in the other language"),
                );
            }
        }
    }
    blog
}

/// `blog/<slug>/post.es.md` → (slug, es)
fn post_file(file: &str) -> Option<(&str, Language)> {
    let (id, name) = file.strip_prefix("blog/")?.split_once('/')?;
    let code = name.strip_prefix("post.")?.strip_suffix(".md")?;
    Some((id, Language::parse(code)?))
}

fn read_post<'a>(files: &'a Files, file: &str, faults: &mut Faults) -> Option<(FrontMatter, &'a str)> {
    let source = loader::utf8(files, file, faults)?;
    let Some((front, body)) = split(source) else {
        faults.error(file, "", "the front matter is missing; expected TOML between two lines of +++");
        return None;
    };
    let value = loader::parse_toml(file, front, faults)?;
    Some((loader::typed(file, "", value, faults)?, body))
}

impl Folder {
    /// A post whose date cannot be read is shown, with its date as it is.
    fn is_published(&self, now: Timestamp) -> bool {
        self.published.is_none_or(|moment| moment <= now)
    }
}

impl Blog {
    pub fn ids(&self, now: Timestamp) -> Vec<String> {
        self.0.iter().filter(|(_, folder)| folder.is_published(now)).map(|(id, _)| id.clone()).collect()
    }

    pub fn next_publication(&self, now: Timestamp) -> Option<Timestamp> {
        self.0.values().filter_map(|folder| folder.published).filter(|moment| *moment > now).min()
    }

    /// Published posts in one language, newest first; a missing translation falls back to the other.
    pub fn posts(&self, now: Timestamp, language: Language, routes: &RouteTable, media: &Media) -> Vec<Post> {
        let mut dated = Vec::new();
        for (id, folder) in self.0.iter().filter(|(_, folder)| folder.is_published(now)) {
            let own = folder.texts.get(&language).map(|text| (language, text));
            let other = || folder.texts.get(&language.other()).map(|text| (language.other(), text));
            let Some((written_in, (front, body))) = own.or_else(other) else { continue };
            let href = routes.href(&format!("blog/{id}"), language);
            let mut post = Post::new(id, href, front.clone(), body, written_in);
            post.cover_image = media.picture(&format!("blog/{id}/cover"), "");
            dated.push((folder.published, post));
        }
        dated.sort_by(|(a, first), (b, second)| b.cmp(a).then_with(|| first.id.cmp(&second.id)));
        dated.into_iter().map(|(_, post)| post).collect()
    }
}
