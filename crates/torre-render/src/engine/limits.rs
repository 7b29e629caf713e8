//! Resource limits of the engine.

use std::time::Duration;

#[derive(Clone, Copy, Debug)]
pub struct EngineLimits {
    pub time: Duration,
    pub memory: usize,
    pub threads: usize,
    /// An idle timeout: a runtime that has had nothing to do for this long is dropped. It holds ten megabytes, and a
    /// site whose pages are ready may not need it again before the next change. Who does need it waits until the bundle
    /// is read anew.
    pub idle: Duration,
}
