//! Web origin of a third-party server: scheme, host and port, written as browsers write it. Messages are compared with
//! it and it stands in the content security policy, so nothing else may be in it.

use std::fmt;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin(String);

impl Origin {
    pub fn parse(text: &str) -> Option<Origin> {
        let text = text.strip_suffix('/').unwrap_or(text).to_ascii_lowercase();
        let (scheme, rest) = text.split_once("://")?;
        let (host, port) = match rest.split_once(':') {
            Some((host, port)) => (host, Some(parse_port(port)?)),
            None => (rest, None),
        };
        let secure = match scheme {
            "https" => true,
            // Scripts that anybody on the way could change are for trying things out on one machine.
            "http" if ["localhost", "127.0.0.1"].contains(&host) => false,
            _ => return None,
        };
        if !is_host(host) {
            return None;
        }
        let usual = if secure { 443 } else { 80 };
        let port = port.filter(|port| *port != usual).map(|port| format!(":{port}")).unwrap_or_default();
        Some(Origin(format!("{scheme}://{host}{port}")))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn parse_port(text: &str) -> Option<u16> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|port| digits && *port != 0)
}

fn is_host(host: &str) -> bool {
    let is_label = |label: &str| {
        let known = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        !label.is_empty() && label.bytes().all(known) && !label.starts_with('-') && !label.ends_with('-')
    };
    host.len() <= 253 && host.split('.').all(is_label)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_written_as_browsers_write_it() {
        for (text, origin) in [
            ("https://tally.so", "https://tally.so"),
            ("https://tally.so/", "https://tally.so"),
            ("HTTPS://Tally.SO:443", "https://tally.so"),
            ("https://forms.school.example:8443", "https://forms.school.example:8443"),
            ("http://127.0.0.1:9000", "http://127.0.0.1:9000"),
            ("http://localhost:80", "http://localhost"),
        ] {
            assert_eq!(Origin::parse(text).map(|origin| origin.0).as_deref(), Some(origin), "{text}");
        }
    }

    #[test]
    fn whatever_is_more_or_less_than_an_origin_is_refused() {
        for text in [
            "",
            "tally.so",
            "//tally.so",
            "http://tally.so",
            "ftp://tally.so",
            "https://",
            "https://tally.so/embed",
            "https://tally.so?x",
            "https://user@tally.so",
            "https://tally.so:0",
            "https://tally.so:+1",
            "https://tally.so:99999",
            "https://tally..so",
            "https://-tally.so",
            "https://*.tally.so",
            "https://tally.so;script-src *",
            "https://tally.so https://evil.example",
            "https://tälly.so",
        ] {
            assert_eq!(Origin::parse(text), None, "{text}");
        }
    }
}
