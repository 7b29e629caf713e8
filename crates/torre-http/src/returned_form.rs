//! A form that was sent without JavaScript and cannot be taken: the page it came from, with its errors and what was
//! typed; or a plain page where no engine is free.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderMap, Response, header};
use axum::response::IntoResponse;
use torre_base::language::Language;
use torre_base::page_key::PageKey;
use torre_leads::fields::OriginPage;
use torre_pages::page_data::FormState;
use torre_render::site::Site;

use crate::app::App;
use crate::error_page;
use crate::same_origin::same_origin_referer;
use crate::submission_error::{FormPurpose, SubmissionError};

/// Who would wait longer for an engine gets a page that needs none.
pub(crate) const ENGINE_TIMEOUT: Duration = Duration::from_millis(500);

/// What was sent.
pub(crate) struct ReturnedForm<'a> {
    pub(crate) purpose: FormPurpose,
    /// Which form of its page.
    pub(crate) form: &'a str,
    /// Where it stood, as it says itself.
    pub(crate) origin: &'a str,
    pub(crate) values: BTreeMap<String, String>,
    /// What was typed at length; empty where nothing was.
    pub(crate) message: &'a str,
}

impl ReturnedForm<'_> {
    pub(crate) async fn respond(
        &self,
        app: &App,
        headers: &HeaderMap,
        error: &SubmissionError,
        language: Language,
    ) -> Response<Body> {
        let mut response = match error {
            // Not one of our forms, or not readable: there is nothing to show again.
            SubmissionError::CrossOrigin
            | SubmissionError::TooLarge
            | SubmissionError::BadRequest
            | SubmissionError::NoMail
            | SubmissionError::Unsupported => self.notice(app, "", error, language),
            SubmissionError::Fields(_)
            | SubmissionError::KeyReused
            | SubmissionError::TooMany(_)
            | SubmissionError::Unavailable => {
                let page = self.page(app, headers, error, language).await;
                page.unwrap_or_else(|| self.notice(app, self.message, error, language))
            }
        };
        if let Some(seconds) = error.retry_after() {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }

    /// The page with the form. None when the engines are busy with others or fail.
    async fn page(
        &self,
        app: &App,
        headers: &HeaderMap,
        error: &SubmissionError,
        language: Language,
    ) -> Option<Response<Body>> {
        // These pages cannot be cached: a flood of them must leave engines for the others.
        let _permit = tokio::time::timeout(ENGINE_TIMEOUT, app.form_renders.acquire()).await.ok()?.ok()?;
        let site = app.publisher.site();
        let text = &site.content.local(language).text;
        let errors = match error {
            SubmissionError::Fields(errors) => {
                errors.messages(text, self.purpose.errors(), self.purpose.field_names())
            }
            _ => Default::default(),
        };
        let state = FormState {
            form: self.form.chars().take(20).collect(),
            place: fragment(self.origin),
            values: self.values.clone(),
            errors,
            message: Some(error.message(app, self.purpose, language)),
        };
        let key = PageKey { page: self.page_id(app, &site, headers), language };
        let html = site.render_with(&key, state).await.ok()??;
        let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-store")];
        Some((error.status(), kind, html).into_response())
    }

    /// Only pages of ours: first as the form says, then as the browser says.
    fn page_id(&self, app: &App, site: &Site, headers: &HeaderMap) -> String {
        let said = OriginPage::parse(self.origin).ok().flatten();
        let referer = same_origin_referer(headers, &app.config.site_url);
        let paths = said.iter().map(OriginPage::as_str).chain(referer);
        let mut routes = paths.filter_map(|path| site.content.routes.find(path));
        routes.next().map_or_else(|| self.purpose.page().to_owned(), |route| route.page.clone())
    }

    /// Needs no engine. The typed message stands in it, and the browser's way back keeps the other fields.
    fn notice(&self, app: &App, typed: &str, error: &SubmissionError, language: Language) -> Response<Body> {
        let site = app.publisher.site();
        let text = &site.content.local(language).text;
        let group = self.purpose.errors();
        let mut messages = vec![error.message(app, self.purpose, language)];
        if let SubmissionError::Fields(errors) = error {
            messages.extend(errors.messages(text, group, self.purpose.field_names()).into_values());
        }
        messages.extend((!typed.is_empty()).then(|| typed.to_owned()));
        error_page::notice(error.status(), language, text.get(&format!("{group}.title")), &messages)
    }
}

/// The fragment of an address; nothing but what our own forms say.
fn fragment(address: &str) -> Option<String> {
    let (_, fragment) = address.split_once('#')?;
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (fragment.len() <= 60 && fragment.bytes().all(plain)).then(|| fragment.to_owned())
}
