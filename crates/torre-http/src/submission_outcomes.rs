//! Counters of how enquiries and subscriptions were answered, for `/metrics`.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use axum::http::StatusCode;

/// The statuses that `POST /api/leads`, `POST /api/subscriptions` and the provider's webhook answer with.
const OUTCOMES: [(u16, &str); 12] = [
    (202, "stored"),
    (201, "stored"),
    (303, "stored"),
    (200, "stored"),
    (400, "not_understood"),
    (401, "unsigned"),
    (403, "foreign"),
    (413, "too_large"),
    (415, "unsupported"),
    (422, "wrong_fields"),
    (429, "too_many"),
    (503, "store_down"),
];

#[derive(Debug, Default)]
pub struct SubmissionOutcomes([AtomicU64; OUTCOMES.len()]);

impl SubmissionOutcomes {
    /// One was answered with this status.
    pub fn count(&self, status: StatusCode) {
        let place = OUTCOMES.iter().position(|(code, _)| *code == status.as_u16());
        if let Some(counter) = place.and_then(|place| self.0.get(place)) {
            counter.fetch_add(1, Relaxed);
        }
    }

    /// Several statuses may mean one outcome.
    pub fn totals(&self) -> Vec<(&'static str, u64)> {
        let mut outcomes: Vec<(&str, u64)> = Vec::new();
        for ((_, outcome), counter) in OUTCOMES.iter().zip(&self.0) {
            match outcomes.iter_mut().find(|(known, _)| known == outcome) {
                Some((_, count)) => *count += counter.load(Relaxed),
                None => outcomes.push((outcome, counter.load(Relaxed))),
            }
        }
        outcomes
    }
}
