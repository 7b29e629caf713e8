//! The arguments of `torre staff`.

use clap::{Subcommand, ValueEnum};
use torre_office::auth::role::Role;

#[derive(Subcommand)]
pub(crate) enum StaffCommand {
    /// Invite somebody to the office, or somebody again whose device was lost; prints a link that works once, for 48 hours.
    Invite {
        /// The person's name, as colleagues will read it.
        name: String,
        /// What the person may do.
        #[arg(long, value_enum)]
        role: StaffRole,
        /// Also mail the link to this address.
        #[arg(long, value_name = "ADDRESS")]
        email: Option<String>,
    },
    /// List the people of the office.
    List,
    /// Remove somebody: sessions, passkeys and invitations end at once.
    Remove {
        /// The person's name, as `torre staff list` shows it.
        name: String,
    },
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum StaffRole {
    /// Everything, people included.
    Admin,
    /// Enquiries.
    Office,
}

impl StaffRole {
    pub(super) fn role(self) -> Role {
        match self {
            StaffRole::Admin => Role::Administrator,
            StaffRole::Office => Role::Office,
        }
    }
}
