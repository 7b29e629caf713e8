//! The country service: an HTTP service outside that knows the country of an address.

use std::net::IpAddr;
use std::time::Duration;

use serde::Deserialize;
use torre_http_client::client::HttpClient;
use torre_http_client::error::HttpClientError;

use crate::country_code::country_code;

/// The page waits for the answer only that long.
const TIMEOUT: Duration = Duration::from_millis(1500);
/// Each lookup under way has a thread: a service that hangs may hold this many.
const MAX_CONCURRENT: usize = 64;

pub(crate) struct CountryService {
    client: HttpClient,
    address: String,
}

#[derive(Debug, thiserror::Error)]
pub(crate) enum CountryServiceError {
    #[error(transparent)]
    Http(#[from] HttpClientError),
    #[error("status {0}")]
    Status(u16),
    #[error("not the expected JSON: {0}")]
    Json(#[from] serde_json::Error),
}

#[derive(Deserialize)]
struct CountryAnswer {
    country: Option<String>,
}

impl CountryService {
    pub(crate) fn new(address: String) -> CountryService {
        CountryService { client: HttpClient::new(TIMEOUT, MAX_CONCURRENT), address }
    }

    pub(crate) async fn country(&self, visitor: IpAddr) -> Result<Option<String>, CountryServiceError> {
        let headers = vec![("x-forwarded-for", visitor.to_string())];
        let response = self.client.get(format!("{}/json/", self.address), headers).await?;
        if !response.status.is_success() {
            return Err(CountryServiceError::Status(response.status.as_u16()));
        }
        let answer: CountryAnswer = serde_json::from_slice(&response.body?)?;
        Ok(answer.country.as_deref().and_then(country_code))
    }
}
