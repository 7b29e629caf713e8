//! A person of the school on the wire: who has something, did something, looks at something.

use serde::Serialize;
use torre_office::audit_entry::NamedPerson;
use utoipa::ToSchema;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(super) struct PersonRef {
    pub(super) id: String,
    pub(super) name: String,
}

impl From<NamedPerson> for PersonRef {
    fn from(NamedPerson { id, name }: NamedPerson) -> PersonRef {
        PersonRef { id, name }
    }
}
