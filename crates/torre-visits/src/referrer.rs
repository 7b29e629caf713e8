//! Names that come from outside: the host a visit came from, and its campaign. Whatever is no such name counts as other.

use crate::dimension::OTHER;

const MAX_HOST: usize = 60;
const MAX_PART: usize = 40;

/// In small letters and without `www.`; empty for a visit from nowhere.
pub fn host_name(text: &str) -> String {
    let host = text.trim().to_ascii_lowercase();
    let host = host.strip_prefix("www.").unwrap_or(&host);
    let is_host = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'.' || byte == b'-';
    match host.len() {
        0 => String::new(),
        1..=MAX_HOST if host.contains('.') && host.bytes().all(is_host) && begins_well(host) => {
            host.to_owned()
        }
        _ => OTHER.to_owned(),
    }
}

/// `source/medium/name`, as the address of the first page has them. None: there is no campaign.
pub fn campaign_name(text: &str) -> Option<String> {
    // Parts that the address did not have are empty, and the last ones may be left out.
    let text = text.trim().trim_end_matches('/').to_ascii_lowercase();
    if text.is_empty() {
        return None;
    }
    let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
    let is_part = |part: &str| {
        part.is_empty() || part.len() <= MAX_PART && part.bytes().all(is_letter) && begins_well(part)
    };
    let is_campaign = text.split('/').count() <= 3 && text.split('/').all(is_part);
    Some(if is_campaign { text } else { OTHER.to_owned() })
}

/// A spreadsheet would take a name that begins with a sign for a formula.
fn begins_well(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_is_a_host() {
        assert_eq!(host_name("www.Google.com"), "google.com");
        assert_eq!(host_name(""), "");
        for wrong in ["localhost", "a b.com", "<script>.com", &format!("{}.com", "a".repeat(80))] {
            assert_eq!(host_name(wrong), OTHER, "{wrong}");
        }
    }

    #[test]
    fn a_campaign_is_three_short_words() {
        assert_eq!(campaign_name("Google/cpc/otono-2026").as_deref(), Some("google/cpc/otono-2026"));
        assert_eq!(campaign_name("boletin").as_deref(), Some("boletin"));
        assert_eq!(campaign_name("//otono").as_deref(), Some("//otono"));
        assert_eq!(campaign_name("boletin//").as_deref(), Some("boletin"));
        assert_eq!((campaign_name("  "), campaign_name("//")), (None, None));
        for wrong in ["a/b/c/d", "-cpc", "a/=1", "á/b/c", &"a".repeat(41)] {
            assert_eq!(campaign_name(wrong).as_deref(), Some(OTHER), "{wrong}");
        }
    }
}
