//! Machine-readable files of the whole site: sitemap, feeds, web app manifests, lists of posts, search index, words for
//! when there is no connection. Each is written once for each version of the site and cached.

use std::sync::Arc;

use tokio::sync::OnceCell;
use torre_base::language::Language;
use torre_content::content::Content;
use torre_content::post::PostCard;
use torre_pages::search_index;
use torre_pages::{feed, sitemap, web_manifest};

use crate::compress::{Effort, Variants, into_exact_bytes};
use crate::render_error::RenderError;
use crate::site_parts::SiteParts;

/// A longer text is compressed quickly: with thousands of posts these lists are megabytes.
const LARGE_BYTES: usize = 1024 * 1024;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SiteFile {
    Sitemap,
    Feed(Language),
    /// Every post as a card, newest first.
    Posts(Language),
    Manifest(Language),
    /// What the search on the site looks through.
    Search(Language),
    /// What is said where there is no connection.
    OfflineText(Language),
}

impl SiteFile {
    pub const ALL: [SiteFile; 11] = [
        SiteFile::Posts(Language::Es),
        SiteFile::Posts(Language::En),
        SiteFile::Feed(Language::Es),
        SiteFile::Feed(Language::En),
        SiteFile::Sitemap,
        SiteFile::Manifest(Language::Es),
        SiteFile::Manifest(Language::En),
        SiteFile::Search(Language::Es),
        SiteFile::Search(Language::En),
        SiteFile::OfflineText(Language::Es),
        SiteFile::OfflineText(Language::En),
    ];

    fn write(self, content: &Content, site_url: &str) -> Result<String, RenderError> {
        match self {
            SiteFile::Sitemap => Ok(sitemap::sitemap(content, site_url)),
            SiteFile::Feed(language) => Ok(feed::feed(content, site_url, language)),
            SiteFile::Posts(language) => {
                let cards: Vec<PostCard> =
                    content.local(language).posts.iter().map(|post| post.card()).collect();
                Ok(serde_json::to_string(&cards)?)
            }
            SiteFile::Manifest(language) => Ok(web_manifest::manifest(content, language)),
            SiteFile::Search(language) => Ok(serde_json::to_string(&search_index::index(content, language))?),
            SiteFile::OfflineText(language) => {
                Ok(serde_json::to_string(&content.local(language).text.for_offline())?)
            }
        }
    }
}

#[derive(Debug, Default)]
pub struct SiteFiles([OnceCell<Arc<Variants>>; SiteFile::ALL.len()]);

impl SiteFiles {
    pub async fn get(
        &self,
        file: SiteFile,
        content: &Content,
        parts: &SiteParts,
    ) -> Result<Arc<Variants>, RenderError> {
        let slot = SiteFile::ALL.iter().position(|known| *known == file).unwrap_or_default();
        let ready = self.0[slot].get_or_try_init(|| async {
            let text = file.write(content, &parts.site_url)?;
            let effort = if text.len() > LARGE_BYTES { Effort::Quick } else { Effort::Page };
            let compress = move || Arc::new(Variants::compressed(into_exact_bytes(text), effort));
            parts.compression.run(compress).await
        });
        ready.await.cloned()
    }
}
