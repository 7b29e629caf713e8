//! Why a delivery failed, for the log and for the store.

#[derive(Clone, Debug, thiserror::Error)]
#[error("{reason}")]
pub struct DeliveryError {
    /// For the log: nothing that names a person.
    pub reason: String,
    /// For the store, beside the enquiry: what the other side said.
    pub detail: String,
    /// The other side will say the same tomorrow.
    pub permanent: bool,
}

impl DeliveryError {
    pub(super) fn transient(reason: impl Into<String>, detail: &impl ToString) -> DeliveryError {
        DeliveryError { reason: reason.into(), detail: detail.to_string(), permanent: false }
    }
}
