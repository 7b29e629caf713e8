//! The link of an invitation. The token is in its fragment, which browsers keep to themselves: whoever fetches the page
//! for somebody, a scanner or a prefetch, never has it.

use torre_leads::subscriptions::token::Token;

/// Two days.
pub const VALID_MS: i64 = 48 * 60 * 60 * 1000;
const PATH: &str = "/staff/invitation";

pub fn invitation_link(origin: &str, token: &Token) -> String {
    format!("{origin}{PATH}#{}", token.to_text())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_server_is_sent_the_token() {
        let token = Token::random().unwrap();
        let link = invitation_link("https://torre.example", &token);
        let sent = url::Url::parse(&link).unwrap();
        assert_eq!(sent.path(), PATH);
        assert_eq!(sent.query(), None);
        assert_eq!(sent.fragment(), Some(token.to_text().as_str()));
    }
}
