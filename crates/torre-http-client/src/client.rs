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

#[cfg(test)]
mod tests {
    use std::io::{BufRead, BufReader, Write};
    use std::net::TcpListener;
    use std::thread;
    use std::time::Instant;

    use super::*;

    const TIMEOUT: Duration = Duration::from_secs(5);

    /// A service at an address of its own that gives these answers, on one connection.
    fn service(answers: Vec<String>) -> (String, thread::JoinHandle<Vec<String>>) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}/", listener.local_addr().unwrap());
        let heads = thread::spawn(move || {
            let (stream, _) = listener.accept().unwrap();
            let mut reader = BufReader::new(stream);
            let mut heads = Vec::new();
            for answer in answers {
                let mut head = String::new();
                while !head.ends_with("\r\n\r\n") {
                    assert!(reader.read_line(&mut head).unwrap() > 0);
                }
                // Who has read enough may hang up.
                let _ = reader.get_mut().write_all(answer.as_bytes());
                heads.push(head);
            }
            heads
        });
        (address, heads)
    }

    fn answer(status: &str, body: &str) -> String {
        format!("HTTP/1.1 {status}\r\ncontent-length: {}\r\n\r\n{body}", body.len())
    }

    #[tokio::test]
    async fn a_connection_is_used_again() {
        let (address, heads) = service(vec![answer("200 OK", "one"), answer("200 OK", "two")]);
        let client = HttpClient::new(TIMEOUT, 1);
        for expected in ["one", "two"] {
            let headers = vec![("x-forwarded-for", "203.0.113.1".to_owned())];
            let response = client.get(address.clone(), headers).await.unwrap();
            assert_eq!(response.body.unwrap(), expected.as_bytes());
        }
        for head in heads.join().unwrap() {
            assert!(head.contains("\r\nx-forwarded-for: 203.0.113.1\r\n"), "{head}");
            assert!(!head.contains("user-agent"), "{head}");
        }
    }

    #[tokio::test]
    async fn a_redirect_is_an_answer_and_is_not_followed() {
        let redirect = "HTTP/1.1 307 No\r\nlocation: http://127.0.0.1:9/\r\ncontent-length: 0\r\n\r\n";
        let (address, heads) = service(vec![redirect.to_owned()]);
        let client = HttpClient::new(TIMEOUT, 1);
        let response = client.post(address, Vec::new(), b"an enquiry".to_vec()).await.unwrap();
        assert_eq!(response.status, StatusCode::TEMPORARY_REDIRECT);
        assert!(heads.join().unwrap()[0].contains("content-length: 10"));
    }

    #[tokio::test]
    async fn a_body_without_end_leaves_the_status() {
        let body = "x".repeat(1024 * 1024);
        let (address, _heads) = service(vec![answer("200 OK", &body)]);
        let response = HttpClient::new(TIMEOUT, 1).get(address, Vec::new()).await.unwrap();
        assert_eq!(response.status, StatusCode::OK);
        assert!(response.body.is_err());
    }

    #[tokio::test]
    async fn a_service_that_hangs_is_given_up_in_time_also_by_those_who_wait_for_a_place() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}/", listener.local_addr().unwrap());
        let client = HttpClient::new(Duration::from_millis(300), 1);
        let start = Instant::now();
        let (one, two) =
            tokio::join!(client.get(address.clone(), Vec::new()), client.get(address, Vec::new()));
        assert!(matches!(one, Err(HttpClientError::TimedOut)), "{one:?}");
        assert!(matches!(two, Err(HttpClientError::TimedOut)), "{two:?}");
        assert!(start.elapsed() < Duration::from_secs(3));
    }

    #[tokio::test]
    async fn an_error_does_not_name_the_address() {
        let closed = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let client = HttpClient::new(TIMEOUT, 1);
        for address in
            [format!("http://{closed}/s3cret"), "s3cret".to_owned(), "http://s3cret host/".to_owned()]
        {
            let error = client.get(address, Vec::new()).await.unwrap_err();
            assert!(!error.to_string().contains("s3cret"), "{error}");
        }
    }
}
