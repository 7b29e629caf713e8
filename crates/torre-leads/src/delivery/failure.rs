//! Why a delivery failed, for the log and for the store.

/// Why a delivery failed.
#[derive(Clone, Debug)]
pub struct Failure {
    /// For the log: nothing that names a person.
    pub reason: String,
    /// For the store, beside the enquiry: what the other side said.
    pub detail: String,
    /// The other side will say the same tomorrow.
    pub permanent: bool,
}

impl Failure {
    pub(super) fn passing(reason: impl Into<String>, detail: &impl ToString) -> Failure {
        Failure { reason: reason.into(), detail: detail.to_string(), permanent: false }
    }
}
