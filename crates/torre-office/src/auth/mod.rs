//! Who may enter, and how they prove it.

pub mod ceremony;
pub mod ceremony_error;
pub mod passkey;
pub mod person_name;
pub mod relying_party;
pub mod role;
pub mod seal;
pub mod session_limits;
