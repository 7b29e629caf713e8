//! A blocking HTTP client (ureq) behind an asynchronous interface. Calls run on tokio's blocking threads; a semaphore
//! bounds how many, so that a service that hangs cannot take a thread for every visitor.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;
use ureq::http::{Response, StatusCode};
use ureq::tls::{RootCerts, TlsConfig};
use ureq::{Agent, Body};

use crate::error::HttpClientError;

/// Reaching a host and agreeing on TLS; the rest of the call's time is for the service's work.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
/// A body is read so that its connection can be used again: not for longer than a new connection would take.
const BODY_TIMEOUT: Duration = Duration::from_secs(1);
/// More than any service that we call has to say.
const MAX_BODY: u64 = 64 * 1024;

#[derive(Clone)]
pub struct HttpClient {
    agent: Agent,
    timeout: Duration,
    permits: Arc<Semaphore>,
}

/// The status counts also where the body could not be read.
#[derive(Debug)]
pub struct HttpResponse {
    pub status: StatusCode,
    pub body: Result<Vec<u8>, HttpClientError>,
}

/// Names and values.
pub type Headers = Vec<(&'static str, String)>;

impl HttpClient {
    /// `timeout` is for a whole call, the wait for one of `max_concurrent` places included.
    pub fn new(timeout: Duration, max_concurrent: usize) -> HttpClient {
        // The certificates of the system, as its administrator keeps them; SSL_CERT_FILE names others.
        let tls = TlsConfig::builder().root_certs(RootCerts::PlatformVerifier).build();
        let config = Agent::config_builder()
            .tls_config(tls)
            .timeout_global(Some(timeout))
            .timeout_connect(Some(CONNECT_TIMEOUT))
            .timeout_recv_body(Some(BODY_TIMEOUT))
            // What is sent goes where the settings say and nowhere else.
            .max_redirects(0)
            .http_status_as_error(false)
            .user_agent("")
            .build();
        HttpClient { agent: config.into(), timeout, permits: Arc::new(Semaphore::new(max_concurrent)) }
    }

    pub async fn get(&self, url: String, headers: Headers) -> Result<HttpResponse, HttpClientError> {
        self.call(move |agent| {
            let request = headers
                .into_iter()
                .fold(agent.get(url), |request, (name, value)| request.header(name, value));
            request.call()
        })
        .await
    }

    pub async fn post(
        &self,
        url: String,
        headers: Headers,
        body: Vec<u8>,
    ) -> Result<HttpResponse, HttpClientError> {
        self.call(move |agent| {
            let request = headers
                .into_iter()
                .fold(agent.post(url), |request, (name, value)| request.header(name, value));
            request.send(body)
        })
        .await
    }

    async fn call(
        &self,
        request: impl FnOnce(&Agent) -> Result<Response<Body>, ureq::Error> + Send + 'static,
    ) -> Result<HttpResponse, HttpClientError> {
        let (agent, permits) = (self.agent.clone(), Arc::clone(&self.permits));
        let blocking = async move {
            let permit = permits.acquire_owned().await;
            let call = tokio::task::spawn_blocking(move || {
                // Held until the thread is free again, also when nobody waits for the answer any more.
                let _permit = permit;
                request(&agent).map(read)
            });
            call.await
        };
        match tokio::time::timeout(self.timeout, blocking).await {
            Ok(Ok(answer)) => Ok(answer?),
            // The thread was stopped with its runtime.
            Ok(Err(_)) | Err(_) => Err(HttpClientError::TimedOut),
        }
    }
}

fn read(response: Response<Body>) -> HttpResponse {
    let status = response.status();
    let body = response.into_body().into_with_config().limit(MAX_BODY).read_to_vec();
    HttpResponse { status, body: body.map_err(HttpClientError::from) }
}
