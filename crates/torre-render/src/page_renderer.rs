//! The page renderer: from a page's data to its HTML document and the compressed body.

use std::sync::Arc;
use std::time::Instant;

use bytes::Bytes;
use ring::digest::{Context, SHA256};
use torre_base::page_key::PageKey;
use torre_content::content::Content;
use torre_pages::blog_pages::PostText;
use torre_pages::page_data::PageData;

use crate::compress::{Effort, Variants, into_exact_bytes};
use crate::html_document::{HtmlDocument, Scripts};
use crate::page_slot::RenderedPage;
use crate::render_error::RenderError;
use crate::site_parts::SiteParts;

#[derive(Clone, Copy)]
pub(crate) struct PageRenderer<'a> {
    pub(crate) content: &'a Content,
    pub(crate) parts: &'a SiteParts,
}

impl PageRenderer<'_> {
    pub(crate) fn page_data(&self, key: &PageKey, text: PostText) -> Option<PageData> {
        self.parts.page_data(self.content).build(key, text)
    }

    /// A page with its data, both compressed.
    pub(crate) async fn page(&self, key: &PageKey) -> Result<Arc<RenderedPage>, RenderError> {
        let page = self.page_data(key, PostText::Included).ok_or(RenderError::NoData)?;
        let data = serde_json::to_string(&page)?;
        let input = hash(&data, &page);
        let html = self.html(key, page).await?;
        let data = self.compressed(data).await?;
        Ok(Arc::new(RenderedPage { input, html, data }))
    }

    pub(crate) async fn html(&self, key: &PageKey, page: PageData) -> Result<Arc<Variants>, RenderError> {
        let started = Instant::now();
        let (name, language) = (&key.page, key.language);
        let html = self.html_document(page, Scripts::AfterFirstPaint).await.inspect_err(|error| {
            tracing::error!(page = name, %language, "page {name} ({language}) cannot be rendered: {error}");
        })?;
        let html = self.compressed(html).await?;
        self.parts.renders.observe(started.elapsed());
        tracing::debug!(page = name, %language, ms = started.elapsed().as_millis(), "page rendered");
        Ok(html)
    }

    /// The data of a page without its HTML, not compressed.
    pub(crate) fn plain_data(&self, key: &PageKey, text: PostText) -> Result<Option<Variants>, RenderError> {
        let Some(page) = self.page_data(key, text) else { return Ok(None) };
        Ok(Some(Variants::plain(Bytes::from(serde_json::to_string(&page)?))))
    }

    pub(crate) async fn html_document(
        &self,
        mut page: PageData,
        scripts: Scripts,
    ) -> Result<String, RenderError> {
        let head = page.head.take().ok_or(RenderError::NoHead)?;
        page.scripts = None;
        let data = serde_json::to_string(&page)?;
        let body = self.parts.engine.render(data.clone()).await?;
        let dev_server = self.parts.dev_server.as_deref();
        let document = HtmlDocument { assets: &self.parts.assets, dev_server, scripts };
        Ok(document.write(&page, &head, &body, &data))
    }

    async fn compressed(&self, text: String) -> Result<Arc<Variants>, RenderError> {
        let compress = move || Arc::new(Variants::compressed(into_exact_bytes(text), Effort::Page));
        self.parts.compression.run(compress).await
    }
}

/// Hash of all that goes into a page: while it is the same, a rendered page stays right.
pub(crate) fn input_hash(page: &PageData) -> [u8; 32] {
    hash(&serde_json::to_string(page).unwrap_or_default(), page)
}

fn hash(data: &str, page: &PageData) -> [u8; 32] {
    let mut hash = Context::new(&SHA256);
    hash.update(data.as_bytes());
    // Not part of the data for browsers, but of the document.
    hash.update(page.head.as_ref().map_or("", |head| &head.structured_data).as_bytes());
    hash.finish().as_ref().first_chunk().copied().unwrap_or_default()
}
