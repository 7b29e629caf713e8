//! Spam heuristics: honeypot, time to fill the form, number of links. A suspected enquiry is kept, flagged and answered as usual: browsers fill hidden
//! fields too, and a person who types fast is no robot.

use jiff::Timestamp;

const MIN_FILL_MS: i64 = 2_000;
const MAX_LINKS: usize = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suspicion {
    /// The hidden field was filled.
    Honeypot,
    /// Sent less than two seconds after the form was there.
    Hurry,
    /// More links than a question needs.
    Links,
}

impl Suspicion {
    pub fn code(self) -> &'static str {
        match self {
            Suspicion::Honeypot => "honeypot",
            Suspicion::Hurry => "hurry",
            Suspicion::Links => "links",
        }
    }

    pub fn of(honeypot: &str, started: Option<i64>, message: &str, now: Timestamp) -> Option<Suspicion> {
        let hurried = started
            .is_some_and(|started| (0..MIN_FILL_MS).contains(&now.as_millisecond().saturating_sub(started)));
        if !honeypot.trim().is_empty() {
            Some(Suspicion::Honeypot)
        } else if hurried {
            Some(Suspicion::Hurry)
        } else if count_links(message) > MAX_LINKS {
            Some(Suspicion::Links)
        } else {
            None
        }
    }
}

fn count_links(message: &str) -> usize {
    let lower = message.to_lowercase();
    let with_scheme = lower.matches("http://").count() + lower.matches("https://").count();
    let bare = lower.split_whitespace().filter(|word| word.starts_with("www.")).count();
    with_scheme + bare + lower.matches("[url").count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn suspicion(honeypot: &str, after_ms: Option<i64>, message: &str) -> Option<Suspicion> {
        let now = Timestamp::from_millisecond(1_800_000_000_000).unwrap();
        Suspicion::of(honeypot, after_ms.map(|after| now.as_millisecond() - after), message, now)
    }

    #[test]
    fn an_ordinary_enquiry_is_not_suspected() {
        assert_eq!(suspicion("", Some(20_000), "See https://example.com and http://example.org"), None);
        assert_eq!(suspicion(" ", None, "When does block 1 start?"), None);
    }

    #[test]
    fn each_sign_is_recognised() {
        assert_eq!(suspicion("x", None, ""), Some(Suspicion::Honeypot));
        assert_eq!(suspicion("", Some(300), ""), Some(Suspicion::Hurry));
        let flood = "http://a http://b HTTPS://c www.d.com";
        assert_eq!(suspicion("", None, flood), Some(Suspicion::Links));
    }

    #[test]
    fn a_browser_with_a_wrong_clock_is_not_suspected() {
        assert_eq!(suspicion("", Some(-90_000), ""), None);
        let now = Timestamp::from_millisecond(1_800_000_000_000).unwrap();
        for started in [i64::MIN, i64::MAX] {
            assert_eq!(Suspicion::of("", Some(started), "", now), None);
        }
    }
}
