//! Limits on requests, shared by the threads of one listener: those in flight, and bodies that are not whole yet.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::body_limits::BodyLimits;

/// A load balancer and a monitor, each with a few at once.
const HEALTH_CHECKS: usize = 16;

#[derive(Clone, Debug)]
pub struct RequestLimits {
    /// Requests in flight, whose bodies are there; more are shed.
    pub requests: Arc<Semaphore>,
    /// Health checks in flight: whoever restarts a program that does not answer must not do so because it is busy.
    pub health_checks: Arc<Semaphore>,
    pub bodies: Arc<BodyLimits>,
}

impl RequestLimits {
    pub fn new(max_requests: usize, bodies: Arc<BodyLimits>) -> RequestLimits {
        RequestLimits {
            requests: Arc::new(Semaphore::new(max_requests)),
            health_checks: Arc::new(Semaphore::new(HEALTH_CHECKS)),
            bodies,
        }
    }
}
