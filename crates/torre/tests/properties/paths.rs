//! Paths of requests: none leads away from the site, none becomes markup.

use axum::http::Uri;
use torre_content::post_path::canonical_path;
use torre_http::page_path::{printable, without_trailing_slash};
use torre_leads::fields::OriginPage;
use url::Url;

const SITE: &str = "https://torre.example/";

/// A browser follows the redirect as the URL standard says, with all that it forgives.
pub fn lead_nowhere_else(target: &str) {
    let Ok(uri) = target.parse::<Uri>() else { return };
    let (path, query) = (uri.path(), uri.query());
    if let Some(redirect) = without_trailing_slash(path, query) {
        let followed = Url::parse(SITE).and_then(|site| site.join(&redirect)).expect(&redirect);
        assert_eq!(followed.host_str(), Some("torre.example"), "{target:?} → {redirect:?}");
        assert_eq!(followed.scheme(), "https", "{target:?} → {redirect:?}");
        assert!(!redirect.bytes().any(|byte| byte.is_ascii_control()), "{target:?} → {redirect:?}");
    }
}

/// However a path is written, what the not-found page shows of it is text of one kind, in HTML and in JSON.
pub fn are_shown_as_text(path: &str) {
    let shown = printable(path);
    let known = |byte: u8| byte.is_ascii_alphanumeric() || b"/-_.~%".contains(&byte);
    assert!(shown.bytes().all(known), "{path:?} is shown as {shown:?}");
    assert!(shown.len() <= 130);
}

/// All spellings of a post's address are one, and the one stays as it is.
pub fn of_posts_have_one_spelling(slug: &str) {
    let path = format!("/blog/{slug}");
    let once = canonical_path(&path);
    assert_eq!(canonical_path(&once), once, "{path:?}");
    assert!(once.starts_with("/blog/"), "{path:?}");
    let is_utf8 = percent_encoding::percent_decode_str(slug).decode_utf8().is_ok();
    assert!(!is_utf8 || !once[6..].contains(['/', '?', '#', '\\', ' ']), "{path:?} → {once:?}");
}

/// The page a form says it stands on is a path, without what advertisers add.
pub fn of_forms_are_paths(text: &str) {
    let Ok(Some(page)) = OriginPage::parse(text) else { return };
    let path = page.as_str();
    assert!(path.starts_with('/') && path.len() <= 200, "{text:?}");
    assert!(
        path.bytes().all(|byte| byte.is_ascii_graphic() && !b"?#".contains(&byte)),
        "{text:?} → {path:?}"
    );
    assert_eq!(OriginPage::parse(path), Ok(Some(page.clone())), "{text:?}");
}
