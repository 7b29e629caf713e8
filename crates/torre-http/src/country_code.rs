//! ISO 3166 country codes, as databases, CDNs and services spell them.

/// In capitals; none for what is no country.
pub(crate) fn country_code(text: &str) -> Option<String> {
    let code = text.trim().to_ascii_uppercase();
    let real = code.len() == 2 && code.bytes().all(|byte| byte.is_ascii_uppercase());
    // XX and ZZ are how databases and CDNs spell "unknown"; T1 is Tor.
    (real && code != "XX" && code != "ZZ").then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_country_is_two_letters() {
        assert_eq!(country_code("de"), Some("DE".into()));
        assert_eq!(country_code("XX"), None);
        assert_eq!(country_code("T1"), None);
        assert_eq!(country_code("Germany"), None);
    }
}
