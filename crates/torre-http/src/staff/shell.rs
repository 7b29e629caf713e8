//! `/staff`: one page without data for every address of the office. Its script fetches the rest.

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Response, StatusCode, Uri, header};
use axum::response::IntoResponse;
use torre_base::html::{escape, write_tag};
use torre_base::language::Language;
use torre_render::assets::OfficeLinks;
use torre_render::font_preloads;

use crate::app::App;
use crate::language_negotiation::{accepted_language, forced_language, preferred_language};
use crate::pages;
use crate::staff::guard::host_of;

/// Its own script and style, and calls to us. The small drawings of the style are data.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; \
    img-src 'self' data:; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

pub(super) async fn shell(
    State(app): State<App>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response<Body> {
    let links = app.publisher.site().parts.assets.office();
    let is_read = matches!(method, Method::GET | Method::HEAD);
    let Some(links) = links.filter(|_| is_read) else { return missing(app, method, uri, headers).await };
    if !app.office.is_open().await {
        return missing(app, method, uri, headers).await;
    }
    let host = host_of(&headers, uri.host());
    if let Some(origin) = app.office.party().origin_for(&host) {
        return to_named_host(&origin, &uri);
    }
    let language = forced_language(uri.query()).or_else(|| preferred_language(&headers));
    let language = language.or_else(|| accepted_language(&headers)).unwrap_or_default();
    secured((StatusCode::OK, document(&app, language, &links)).into_response())
}

/// As any address that does not exist.
async fn missing(app: App, method: Method, uri: Uri, headers: HeaderMap) -> Response<Body> {
    pages::page(State(app), method, uri, headers).await.into_response()
}

/// No passkey belongs to an address of numbers. The path is one of ours, whatever stands in it.
fn to_named_host(origin: &str, uri: &Uri) -> Response<Body> {
    let path = uri.path_and_query().map_or("/staff", |path| path.as_str());
    let Ok(location) = HeaderValue::from_str(&format!("{origin}{path}")) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let mut response = StatusCode::TEMPORARY_REDIRECT.into_response();
    response.headers_mut().insert(header::LOCATION, location);
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

fn secured(mut response: Response<Body>) -> Response<Body> {
    for (name, value) in [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CACHE_CONTROL, "no-store"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("x-robots-tag"), "noindex, nofollow"),
        (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    ] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

fn document(app: &App, language: Language, links: &OfficeLinks) -> String {
    let site = app.publisher.site();
    let title = escape(site.content.local(language).text.get("staff.name"));
    let mut html = format!(
        "<!doctype html><html lang=\"{language}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta name=\"robots\" content=\"noindex, nofollow\"><title>{title}</title><link rel=\"icon\" href=\"/favicon.svg\">"
    );
    let (style, script) = (&links.style, &links.script);
    let style = [("rel", "stylesheet"), ("href", &*style.href), ("integrity", &*style.integrity)];
    write_tag(&mut html, "link", style);
    font_preloads::write(&mut html, &site.parts.assets);
    let script = [("type", "module"), ("src", &*script.href), ("integrity", &*script.integrity)];
    write_tag(&mut html, "script", script);
    html.push_str("</script></head><body><div id=\"office\"></div></body></html>");
    html
}
