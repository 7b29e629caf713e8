//! Tokens of mailed links: random, in the mail only. The store has their hashes.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::{SecureRandom, SystemRandom};
use torre_base::digest::short_hash;

const BYTES: usize = 32;

/// What stands in a link. Neither logged nor stored.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; BYTES]);

/// The system gives no random numbers.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the system gives no random numbers")]
pub struct NoRandomNumbers;

impl Token {
    pub fn random() -> Result<Token, NoRandomNumbers> {
        let mut bytes = [0; BYTES];
        SystemRandom::new().fill(&mut bytes).map_err(|_| NoRandomNumbers)?;
        Ok(Token(bytes))
    }

    pub fn parse(text: &str) -> Option<Token> {
        URL_SAFE_NO_PAD.decode(text).ok()?.try_into().ok().map(Token)
    }

    /// 43 characters of base64 for addresses.
    pub fn to_text(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    pub fn hash(&self) -> TokenHash {
        TokenHash(short_hash(&self.0, BYTES))
    }
}

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("(token)")
    }
}

/// SHA-256 of a token. A random token needs no salt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenHash(String);

impl TokenHash {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_as_it_is_written_and_nothing_else_is_one() {
        let token = Token::random().unwrap();
        let text = token.to_text();
        assert_eq!(text.len(), 43);
        assert_eq!(Token::parse(&text).unwrap().hash(), token.hash());
        assert_ne!(Token::random().unwrap().hash(), token.hash());
        assert!(!format!("{token:?}").contains(&text));
        for wrong in
            ["", "a", &text[1..], &format!("{text}A"), &format!("{text}="), &text.replace(&text[..1], "/")]
        {
            assert_eq!(Token::parse(wrong), None, "{wrong}");
        }
    }
}
