//! How long a connection may keep its thread waiting.

use std::time::Duration;

#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// From the first byte of a request's head to its last; also the longest silence between two requests.
    pub header_timeout: Duration,
    /// How long a write may wait for a visitor who takes nothing.
    pub write_timeout: Duration,
    /// How long open requests may take after the program was told to stop.
    pub deadline: Duration,
}
