//! The pages about a subscription that belong to one person: in the site's look, without scripts and tags, never cached
//! or indexed, and without a referrer. Where no engine is free, a plain page says the same.

use axum::body::Body;
use axum::http::{HeaderName, Response, StatusCode, header};
use axum::response::IntoResponse;
use torre_base::html::escape;
use torre_base::language::Language;
use torre_base::page_key::PageKey;
use torre_content::sections::subscription::{NoticeButton, SubscriptionNotice};
use torre_content::sections::{Ground, Section, SectionBody};
use torre_leads::subscriptions::mail::link_path;
use torre_leads::subscriptions::topic::Topic;
use torre_pages::page_data::PageAddresses;

use crate::app::App;
use crate::error_page;
use crate::returned_form::ENGINE_TIMEOUT;

/// The page in whose frame these are shown.
const PAGE: &str = "subscription";
/// No script runs here, and forms go nowhere else.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
    manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

pub(crate) struct NoticePage {
    status: StatusCode,
    language: Language,
    notice: SubscriptionNotice,
    /// The token of the link, for the page's other language.
    token: Option<String>,
}

impl NoticePage {
    /// The form was sent.
    pub(crate) fn check_mail(app: &App, language: Language) -> NoticePage {
        let site = app.publisher.site();
        let text = &site.content.local(language).text;
        let mut page = NoticePage::new(app, StatusCode::ACCEPTED, language, "unknown", &[]);
        page.notice.title = text.get("tellMe.sentTitle").to_owned();
        page.notice.text = text.get("tellMe.sentText").to_owned();
        page
    }

    pub(crate) fn pending(app: &App, language: Language, topics: &[Topic]) -> NoticePage {
        let shown = topics.iter().map(|topic| ("topic".to_owned(), topic.code()));
        let fields = [("action".to_owned(), "confirm".to_owned())].into_iter().chain(shown).collect();
        let page = NoticePage::new(app, StatusCode::OK, language, "confirm", topics);
        page.button(app, "confirmButton", fields).button(app, "notMeButton", unsubscribe())
    }

    pub(crate) fn confirmed(app: &App, language: Language, topics: &[Topic]) -> NoticePage {
        NoticePage::new(app, StatusCode::OK, language, "confirmed", topics)
    }

    pub(crate) fn already_confirmed(app: &App, language: Language, topics: &[Topic]) -> NoticePage {
        let page = NoticePage::new(app, StatusCode::OK, language, "already", topics);
        page.button(app, "leaveButton", unsubscribe())
    }

    pub(crate) fn subscribed(app: &App, language: Language, topic: &Topic) -> NoticePage {
        let page = NoticePage::new(app, StatusCode::OK, language, "leave", std::slice::from_ref(topic));
        page.button(app, "leaveButton", unsubscribe())
    }

    /// `topics`: what has ended now; nothing where it had before.
    pub(crate) fn unsubscribed(app: &App, language: Language, topics: &[Topic]) -> NoticePage {
        NoticePage::new(app, StatusCode::OK, language, "left", topics)
    }

    pub(crate) fn unknown(app: &App, language: Language) -> NoticePage {
        NoticePage::new(app, StatusCode::NOT_FOUND, language, "unknown", &[])
    }

    pub(crate) fn not_understood(app: &App, language: Language, status: StatusCode) -> NoticePage {
        NoticePage::new(app, status, language, "notUnderstood", &[])
    }

    pub(crate) fn unavailable(app: &App, language: Language) -> NoticePage {
        NoticePage::new(app, StatusCode::SERVICE_UNAVAILABLE, language, "unavailable", &[])
    }

    fn new(app: &App, status: StatusCode, language: Language, words: &str, topics: &[Topic]) -> NoticePage {
        let site = app.publisher.site();
        let local = site.content.local(language);
        let text = |name: &str| local.text.get(&format!("subscription.page.{words}{name}")).to_owned();
        let notice = SubscriptionNotice {
            title: text("Title"),
            text: text("Text"),
            items: topics.iter().map(|topic| topic.label(local)).collect(),
            buttons: Vec::new(),
        };
        NoticePage { status, language, notice, token: None }
    }

    fn button(mut self, app: &App, label: &str, fields: Vec<(String, String)>) -> NoticePage {
        let site = app.publisher.site();
        let text = &site.content.local(self.language).text;
        let label = text.get(&format!("subscription.page.{label}")).to_owned();
        self.notice.buttons.push(NoticeButton { label, fields });
        self
    }

    /// The token in the page's address.
    pub(crate) fn behind(mut self, token: &str) -> NoticePage {
        self.token = Some(token.to_owned());
        self
    }

    pub(crate) async fn respond(self, app: &App) -> Response<Body> {
        let mut response = match self.rendered(app).await {
            Some(html) => {
                (self.status, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], html).into_response()
            }
            None => self.plain(),
        };
        let headers = response.headers_mut();
        for (name, value) in [
            (header::CACHE_CONTROL, "no-store"),
            (header::REFERRER_POLICY, "no-referrer"),
            (HeaderName::from_static("x-robots-tag"), "noindex, nofollow"),
            (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
        ] {
            headers.insert(name, header::HeaderValue::from_static(value));
        }
        if self.status == StatusCode::SERVICE_UNAVAILABLE {
            headers.insert(header::RETRY_AFTER, 30.into());
        }
        response
    }

    /// None when the engines are busy with others or fail.
    async fn rendered(&self, app: &App) -> Option<String> {
        // These pages cannot be cached: a flood of them must leave engines for the others.
        let _permit = tokio::time::timeout(ENGINE_TIMEOUT, app.link_renders.acquire()).await.ok()?.ok()?;
        let key = PageKey { page: PAGE.to_owned(), language: self.language };
        let body = SectionBody::SubscriptionNotice(self.notice.clone());
        let section = Section { id: None, ground: Some(Ground::Ink), body };
        app.publisher.site().render_alone(&key, section, self.addresses()).await.ok()?
    }

    fn addresses(&self) -> Option<PageAddresses> {
        let token = self.token.as_deref()?;
        let [es, en] = Language::ALL.map(|language| link_path(token, language));
        let spoken = vec![link_path(token, self.language)];
        Some(PageAddresses { es, en, in_place: false, spoken })
    }

    fn plain(&self) -> Response<Body> {
        let notice = &self.notice;
        let mut sentences = vec![notice.text.clone()];
        sentences.extend(notice.items.iter().cloned());
        let buttons: String = notice.buttons.iter().map(plain_button).collect();
        error_page::notice_with_buttons(self.status, self.language, &notice.title, &sentences, &buttons)
    }
}

fn unsubscribe() -> Vec<(String, String)> {
    vec![("action".to_owned(), "unsubscribe".to_owned())]
}

fn plain_button(button: &NoticeButton) -> String {
    let field = |(name, value): &(String, String)| {
        format!("<input type=\"hidden\" name=\"{}\" value=\"{}\">", escape(name), escape(value))
    };
    let fields: String = button.fields.iter().map(field).collect();
    format!("<form method=\"post\">{fields}<p><button>{}</button></p></form>", escape(&button.label))
}
