//! Server settings: timeouts of a connection, and how much of the fast path is used.

use std::time::Duration;

#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// From the first byte of a request's head to its last; also the longest idle time between two requests.
    pub header_timeout: Duration,
    /// How long a write may wait for a client that reads nothing.
    pub write_timeout: Duration,
    /// How long open requests may take after the program was told to stop.
    pub shutdown_timeout: Duration,
    pub fast_path: FastPath,
}

/// The steps of the fast path; each includes those before it. Off Linux only the response cache exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FastPath {
    /// Every request goes through hyper and the router.
    Off,
    /// The response cache is asked before the router.
    Cache,
    /// Cached bodies go out with `sendfile` on connections without TLS.
    ZeroCopy,
    /// On connections without TLS, cached responses to simple requests are given before hyper.
    On,
}
