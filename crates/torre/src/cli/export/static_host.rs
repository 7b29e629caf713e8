//! Files for static hosts: `_redirects` and `_headers`, in the format that Netlify and Cloudflare Pages share. Hosts that
//! know neither show a page that leads on.

use std::fmt::Write as _;

use axum::http::{HeaderMap, header};
use torre_base::html::escape;
use torre_base::routes::RouteTable;

pub(super) fn redirects(routes: &RouteTable) -> String {
    routes.redirects().map(|(path, target)| format!("{path} {target} 308\n")).collect()
}

pub(super) fn redirect_page(target: &str) -> String {
    let target = escape(target);
    format!(
        "<!doctype html><html lang=\"es\"><head><meta charset=\"utf-8\"><title>{target}</title>\
         <meta name=\"robots\" content=\"noindex\"><link rel=\"canonical\" href=\"{target}\">\
         <meta http-equiv=\"refresh\" content=\"0; url={target}\"></head>\
         <body><a href=\"{target}\">{target}</a></body></html>"
    )
}

/// The headers of a page as the program sends them, but for what it negotiates; forms and the country's question may
/// go to the server.
pub(super) fn headers(page: &HeaderMap, server: &str) -> String {
    let negotiated =
        [header::CONTENT_TYPE, header::CONTENT_LENGTH, header::CACHE_CONTROL, header::VARY, header::ETAG];
    let mut text = String::from("/*\n");
    for (name, value) in page.iter().filter(|(name, _)| !negotiated.contains(name)) {
        let value = value.to_str().unwrap_or_default();
        let value = if name == header::CONTENT_SECURITY_POLICY {
            allow_server(value, server)
        } else {
            value.to_owned()
        };
        let _ = writeln!(text, "  {name}: {value}");
    }
    for folder in ["assets", "media"] {
        let _ = write!(text, "/{folder}/*\n  cache-control: public, max-age=31536000, immutable\n");
    }
    text
}

fn allow_server(policy: &str, server: &str) -> String {
    if server.is_empty() {
        return policy.to_owned();
    }
    let mut policy = policy.to_owned();
    for directive in ["connect-src 'self'", "form-action 'self'"] {
        policy = policy.replace(directive, &format!("{directive} {server}"));
    }
    policy
}
