//! Why a call to a service outside failed.

/// Nothing in here names the address that was called: addresses of webhooks hold secrets, and errors are logged.
#[derive(Debug, thiserror::Error)]
pub enum HttpClientError {
    #[error("no answer in time")]
    TimedOut,
    #[error("the address cannot be called")]
    BadAddress,
    #[error("{0}")]
    Failed(ureq::Error),
}

impl From<ureq::Error> for HttpClientError {
    fn from(error: ureq::Error) -> HttpClientError {
        match error {
            ureq::Error::Timeout(_) => HttpClientError::TimedOut,
            // These repeat the address.
            ureq::Error::BadUri(_) | ureq::Error::Http(_) => HttpClientError::BadAddress,
            other => HttpClientError::Failed(other),
        }
    }
}
