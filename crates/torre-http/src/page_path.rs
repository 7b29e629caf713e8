//! Paths in addresses: shown in a page without danger, and in their canonical form.

/// The path in characters that mean nothing in HTML or JSON; everything else percent-encoded.
pub fn printable(path: &str) -> String {
    const MAX_LENGTH: usize = 120;
    let mut shown = String::with_capacity(path.len());
    for byte in path.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' | b'~' | b'%' => {
                shown.push(char::from(byte));
            }
            other => shown.push_str(&format!("%{other:02X}")),
        }
        if shown.len() >= MAX_LENGTH {
            shown.push_str("...");
            break;
        }
    }
    shown
}

/// The same address without the slash at its end; none where it has none, or where a browser would leave the site.
pub fn without_trailing_slash(path: &str, query: Option<&str>) -> Option<String> {
    let bare = path.strip_suffix('/').filter(|bare| !bare.is_empty())?;
    // `//evil.example/` must not become `//evil.example`: a browser would leave the site.
    let stays_here = !bare.starts_with("//") && !bare.ends_with('/') && !bare.contains('\\');
    stays_here.then(|| with_query(bare, query))
}

pub(crate) fn with_query(address: &str, query: Option<&str>) -> String {
    match query.filter(|query| !query.is_empty()) {
        Some(query) if address.contains('?') => format!("{address}&{query}"),
        Some(query) => format!("{address}?{query}"),
        None => address.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_shown_without_characters_that_mean_something() {
        assert_eq!(printable("/a\"<b>&'c"), "/a%22%3Cb%3E%26%27c");
    }

    #[test]
    fn a_long_path_is_cut() {
        assert!(printable(&"/x".repeat(500)).len() < 130);
    }
}
