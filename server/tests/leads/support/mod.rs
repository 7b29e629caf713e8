//! What tests of the running program share.

pub mod http;
pub mod mail;
pub mod postgres;
pub mod torre;

use std::time::{Duration, Instant};

/// Waits for a state, not for a time; gives up after a while so that a failure is seen.
pub fn eventually(what: &str, mut reached: impl FnMut() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(60);
    while !reached() {
        assert!(Instant::now() < deadline, "gave up waiting: {what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// A port nobody uses.
pub fn free_port() -> u16 {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}
