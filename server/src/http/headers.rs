//! The headers that every answer carries: what browsers may load, embed and reveal.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

use crate::config::Config;

pub struct SecurityHeaders(Vec<(HeaderName, HeaderValue)>);

impl SecurityHeaders {
    pub fn new(config: &Config) -> SecurityHeaders {
        let mut headers = vec![
            (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
            (header::REFERRER_POLICY, HeaderValue::from_static("strict-origin-when-cross-origin")),
            (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
            (
                HeaderName::from_static("cross-origin-resource-policy"),
                HeaderValue::from_static("same-origin"),
            ),
            (
                HeaderName::from_static("permissions-policy"),
                HeaderValue::from_static("camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
            ),
        ];
        if let Ok(policy) = HeaderValue::from_str(&content_security_policy(config)) {
            headers.push((header::CONTENT_SECURITY_POLICY, policy));
        }
        if config.site_url.starts_with("https://") {
            headers.push((
                header::STRICT_TRANSPORT_SECURITY,
                HeaderValue::from_static("max-age=63072000; includeSubDomains"),
            ));
        }
        SecurityHeaders(headers)
    }

    pub fn apply(&self, headers: &mut HeaderMap) {
        for (name, value) in &self.0 {
            // A handler that set one of these meant it: share images may be shown by other sites.
            headers.entry(name).or_insert_with(|| value.clone());
        }
    }
}

fn content_security_policy(config: &Config) -> String {
    if let Some(server) = &config.dev_server {
        let socket = server.replacen("http", "ws", 1);
        return format!("default-src 'self' 'unsafe-inline' data: {server} {socket}");
    }
    [
        // Nothing that is not named below.
        "default-src 'none'",
        // Our own built files; no inline script exists.
        "script-src 'self'",
        "style-src 'self'",
        // Small drawings inside style sheets are data.
        "img-src 'self' data:",
        "font-src 'self'",
        // Page data, the blog, the country, enquiries.
        "connect-src 'self'",
        "manifest-src 'self'",
        // The map, which loads on a click.
        "frame-src https://www.openstreetmap.org",
        // Forms work without JavaScript, and post only to us.
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
    ]
    .join("; ")
}
