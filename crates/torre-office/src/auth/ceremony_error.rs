//! Why a ceremony failed. The log learns it; whoever tried does not.

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CeremonyError {
    #[error("the ceremony is not ours, has expired or was used")]
    Ceremony,
    #[error("the credential cannot be read")]
    Unreadable,
    #[error("the credential was refused: {0}")]
    Refused(String),
    /// There are two authenticators with this key, or somebody replays an old signature.
    #[error("the counter has fallen")]
    CounterFell,
    #[error("what is stored of the passkey cannot be read")]
    Stored,
}
