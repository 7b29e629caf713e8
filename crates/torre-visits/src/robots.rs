//! Robots that say what they are. Most never make the call: it takes a script and a page that is really seen.

const SIGNS: [&str; 14] = [
    "bot",
    "crawl",
    "spider",
    "slurp",
    "headless",
    "lighthouse",
    "preview",
    "monitor",
    "curl/",
    "wget/",
    "python",
    "java/",
    "http-client",
    "phantom",
];

/// Without a name it is no browser either.
pub fn is_robot(user_agent: &str) -> bool {
    let name = user_agent.to_ascii_lowercase();
    name.trim().is_empty() || SIGNS.iter().any(|sign| name.contains(sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn robots_are_known_by_their_names_and_browsers_are_not() {
        for robot in [
            "",
            "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36",
            "facebookexternalhit/1.1 link preview",
        ] {
            assert!(is_robot(robot), "{robot}");
        }
        for browser in [
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
        ] {
            assert!(!is_robot(browser), "{browser}");
        }
    }
}
