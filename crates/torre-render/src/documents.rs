//! What machines read of the whole site: put together once for each version of it, and kept ready to send.

use std::sync::Arc;

use tokio::sync::OnceCell;
use torre_base::language::Language;
use torre_content::content::Content;
use torre_content::post::PostCard;
use torre_pages::search_index;
use torre_pages::{feed, sitemap, web_manifest};

use crate::compress::{Effort, Variants, without_spare};
use crate::engine::RenderError;
use crate::site_parts::SiteParts;

/// A longer text is pressed quickly: with thousands of posts these lists are megabytes.
const LONG: usize = 1024 * 1024;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SiteDocument {
    Sitemap,
    Feed(Language),
    /// Every post as a card, newest first.
    Posts(Language),
    Manifest(Language),
    /// What the search on the site looks through.
    Search(Language),
}

impl SiteDocument {
    pub const ALL: [SiteDocument; 9] = [
        SiteDocument::Posts(Language::Es),
        SiteDocument::Posts(Language::En),
        SiteDocument::Feed(Language::Es),
        SiteDocument::Feed(Language::En),
        SiteDocument::Sitemap,
        SiteDocument::Manifest(Language::Es),
        SiteDocument::Manifest(Language::En),
        SiteDocument::Search(Language::Es),
        SiteDocument::Search(Language::En),
    ];

    fn text(self, content: &Content, site_url: &str) -> Result<String, RenderError> {
        match self {
            SiteDocument::Sitemap => Ok(sitemap::sitemap(content, site_url)),
            SiteDocument::Feed(language) => Ok(feed::feed(content, site_url, language)),
            SiteDocument::Posts(language) => {
                let cards: Vec<PostCard> =
                    content.local(language).posts.iter().map(|post| post.card()).collect();
                serde_json::to_string(&cards).map_err(|error| RenderError(error.to_string()))
            }
            SiteDocument::Manifest(language) => Ok(web_manifest::manifest(content, language)),
            SiteDocument::Search(language) => serde_json::to_string(&search_index::index(content, language))
                .map_err(|error| RenderError(error.to_string())),
        }
    }
}

#[derive(Debug, Default)]
pub struct Documents([OnceCell<Arc<Variants>>; SiteDocument::ALL.len()]);

impl Documents {
    pub async fn get(
        &self,
        document: SiteDocument,
        content: &Content,
        parts: &SiteParts,
    ) -> Result<Arc<Variants>, RenderError> {
        let slot = SiteDocument::ALL.iter().position(|known| *known == document).unwrap_or_default();
        let ready = self.0[slot].get_or_try_init(|| async {
            let text = document.text(content, &parts.site_url)?;
            let effort = if text.len() > LONG { Effort::Quick } else { Effort::Page };
            let compress = move || Arc::new(Variants::compressed(without_spare(text), effort));
            parts.compression.run(compress).await
        });
        ready.await.cloned()
    }
}
