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
    /// Nobody knows: the connection was lost, or the time was up, before the other side said yes or no.
    pub may_have_arrived: bool,
}

impl DeliveryError {
    pub(crate) fn transient(reason: impl Into<String>, detail: &impl ToString) -> DeliveryError {
        DeliveryError {
            reason: reason.into(),
            detail: detail.to_string(),
            permanent: false,
            may_have_arrived: true,
        }
    }

    pub(crate) fn timed_out() -> DeliveryError {
        DeliveryError::transient("it took too long", &"no answer in time")
    }

    /// It cannot be written, today or tomorrow.
    pub(crate) fn unwritable(error: &impl ToString) -> DeliveryError {
        DeliveryError {
            reason: "the mail could not be written".to_owned(),
            detail: error.to_string(),
            permanent: true,
            may_have_arrived: false,
        }
    }
}
