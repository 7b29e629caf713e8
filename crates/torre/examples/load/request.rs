//! The bytes of an HTTP/1.1 request.

use url::{Position, Url};

#[derive(Clone)]
pub(crate) struct RequestBytes {
    head: String,
    enquiries: Option<u32>,
    bytes: Vec<u8>,
}

impl RequestBytes {
    pub(crate) fn new(url: &Url, headers: &[String], enquiries: bool) -> Self {
        let method = if enquiries { "POST" } else { "GET" };
        let target = &url[Position::BeforePath..Position::AfterQuery];
        let host = &url[Position::BeforeHost..Position::AfterPort];
        let headers: String = headers.iter().map(|header| format!("{header}\r\n")).collect();
        let head = format!("{method} {target} HTTP/1.1\r\nhost: {host}\r\n{headers}");
        let bytes = format!("{head}\r\n").into_bytes();
        Self { head, enquiries: enquiries.then_some(0), bytes }
    }

    pub(crate) fn next(&mut self) -> &[u8] {
        if let Some(sent) = &mut self.enquiries {
            *sent += 1;
            self.bytes = enquiry(&self.head, *sent);
        }
        &self.bytes
    }
}

/// As the form sends it.
fn enquiry(head: &str, number: u32) -> Vec<u8> {
    let body = format!(
        r#"{{"form":"contact","name":"Ana García","email":"ana@example.com","lang":"es","consent":true,"message":"Consulta número {number}: ¿cuándo empieza el bloque 1?","origen_url":"/bloque-1-torre"}}"#
    );
    format!("{head}content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}", body.len())
        .into_bytes()
}
