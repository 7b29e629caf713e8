//! A load generator: asks one server for one thing, over and over on 64 connections, and prints what came of it as JSON:
//! the rate, the 99th percentile, the requests, the wrong responses.
//!
//! A load that takes every response apart is busier than the servers it measures, and then measures itself. Without TLS
//! this one reads the first responses, knows from them how long the others are, and has the kernel throw those away
//! unread; every hundredth is read and looked at. With TLS every response is decrypted and its status and length are
//! looked at.
//!
//!     load [--enquiries] [--http2] http://127.0.0.1:8080/ SECONDS STATUS ['name: value']...

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a measurement stops at the first surprise and prints"
)]

mod burst;
mod expected;
mod http2;
mod https1;
mod plain;
mod plain_connection;
mod request;
mod tasks;
#[path = "../../tests/support/tls.rs"]
mod tls;

use std::time::Duration;

use clap::Parser;

use crate::http2::Http2;
use crate::https1::Https1;
use crate::request::RequestBytes;

const CONNECTIONS: usize = 64;

#[derive(Parser)]
struct Arguments {
    /// Each request is an enquiry as the form sends it, and each is another. HTTP/1.1 only.
    #[arg(long)]
    enquiries: bool,
    /// HTTP/2, with TLS.
    #[arg(long, conflicts_with = "enquiries")]
    http2: bool,
    url: url::Url,
    seconds: f64,
    /// The status every response must have.
    status: u16,
    /// `name: value`
    headers: Vec<String>,
}

fn main() {
    let Arguments { enquiries, http2, url, seconds, status, headers } = Arguments::parse();
    let address = url.socket_addrs(|| None).unwrap()[0];
    let length = Duration::from_secs_f64(seconds);
    let request = RequestBytes::new(&url, &headers, enquiries);
    let burst = if http2 {
        let client = Http2::new(address, &url, &headers, status);
        tasks::burst(CONNECTIONS, length, |started, end| client.clone().ask_until(started, end))
    } else if url.scheme() == "https" {
        let client = Https1::new(address, request, status);
        tasks::burst(CONNECTIONS, length, |started, end| client.clone().ask_until(started, end))
    } else {
        plain::burst(address, request, status, CONNECTIONS, length)
    };
    println!("{}", burst.summary());
}
