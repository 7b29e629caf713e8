//! The same-origin check: whether a page of ours sent a request, or another site's (cross-site request forgery).

use axum::http::{HeaderMap, header};

/// Browsers say where a request comes from and cannot be made to lie about it; programs need not.
pub fn is_cross_origin(headers: &HeaderMap, site_url: &str) -> bool {
    let fetch_site = headers.get("sec-fetch-site").and_then(|value| value.to_str().ok());
    if fetch_site == Some("cross-site") {
        return true;
    }
    match headers.get(header::ORIGIN) {
        None => false,
        Some(origin) => origin.to_str().map_or(true, |origin| !is_same_origin(origin, headers, site_url)),
    }
}

/// The public address, or the very host that was asked.
pub fn is_same_origin(origin: &str, headers: &HeaderMap, site_url: &str) -> bool {
    if origin.eq_ignore_ascii_case(origin_of(site_url)) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let authority = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    authority.is_some() && authority.zip(host).is_some_and(|(origin, host)| origin.eq_ignore_ascii_case(host))
}

/// `https://torre.example/es` → `https://torre.example`
fn origin_of(url: &str) -> &str {
    let start = url.find("://").map_or(0, |scheme| scheme + 3);
    url[start..].find('/').map_or(url, |slash| &url[..start + slash])
}

/// The path of the page that sent the request, where it is one of ours.
pub fn same_origin_referer<'a>(headers: &'a HeaderMap, site_url: &str) -> Option<&'a str> {
    let referer = headers.get(header::REFERER)?.to_str().ok()?;
    let origin = origin_of(referer);
    is_same_origin(origin, headers, site_url)
        .then(|| referer[origin.len()..].split(['?', '#']).next().unwrap_or("/"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderName, HeaderValue};

    const SITE: &str = "https://torre.example";

    fn with(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect()
    }

    #[test]
    fn our_own_pages_and_programs_are_not_foreign() {
        assert!(!is_cross_origin(&with(&[]), SITE));
        assert!(!is_cross_origin(&with(&[("origin", SITE), ("sec-fetch-site", "same-origin")]), SITE));
        assert!(!is_cross_origin(
            &with(&[("origin", "http://127.0.0.1:8080"), ("host", "127.0.0.1:8080")]),
            SITE
        ));
    }

    #[test]
    fn other_sites_are_foreign_whatever_they_resemble() {
        for origin in [
            "https://evil.example",
            "https://torre.example.evil.com",
            "null",
            "http://torre.example",
            "https://torre.example:8443",
        ] {
            assert!(
                is_cross_origin(&with(&[("origin", origin), ("host", "127.0.0.1:8080")]), SITE),
                "{origin}"
            );
        }
        assert!(is_cross_origin(&with(&[("sec-fetch-site", "cross-site")]), SITE));
    }

    #[test]
    fn a_referer_counts_only_from_our_own_pages() {
        assert_eq!(
            same_origin_referer(&with(&[("referer", "https://torre.example/cursos?a#b")]), SITE),
            Some("/cursos")
        );
        assert_eq!(same_origin_referer(&with(&[("referer", "https://evil.example/cursos")]), SITE), None);
    }
}
