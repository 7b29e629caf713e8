//! Roles: what a person of the school may do.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Everything: people, exports, erasure, the audit log.
    Administrator,
    /// Enquiries.
    Office,
}

impl Role {
    pub fn code(self) -> &'static str {
        match self {
            Role::Administrator => "administrator",
            Role::Office => "office",
        }
    }

    /// What a row says that nobody understands may do the least.
    pub fn of_row(code: &str) -> Role {
        if code == Role::Administrator.code() { Role::Administrator } else { Role::Office }
    }
}
