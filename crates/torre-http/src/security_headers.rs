//! Security headers, which every response carries: what browsers may load, embed and reveal.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use torre_config::config::Config;

use crate::content_security_policy::content_security_policy;

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
