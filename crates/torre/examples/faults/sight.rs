//! What visitors saw: answers good, refused and missed, and how long the slowest hundredth waited.

use std::io;
use std::time::Duration;

use crate::phase::PHASES;
use crate::support::http::Response;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    Good,
    Refused,
    Failed,
}

impl Outcome {
    pub fn of(answer: io::Result<Response>, expected: u16) -> Outcome {
        match answer.map(|answer| answer.status) {
            Ok(status) if status == expected => Outcome::Good,
            Ok(429 | 503) => Outcome::Refused,
            _ => Outcome::Failed,
        }
    }
}

pub struct Seen {
    pub phase: usize,
    pub outcome: Outcome,
    pub wait: Duration,
}

/// In one phase.
#[derive(Clone, Copy, Default)]
pub struct Sight {
    pub good: usize,
    pub refused: usize,
    pub failed: usize,
    pub p99: Duration,
}

impl Sight {
    pub fn missed(&self) -> usize {
        self.refused + self.failed
    }

    pub fn milliseconds(&self) -> f64 {
        self.p99.as_secs_f64() * 1000.0
    }

    fn of<'a>(seen: impl Iterator<Item = &'a Seen>) -> Sight {
        let (mut sight, mut waits) = (Sight::default(), Vec::new());
        for seen in seen {
            match seen.outcome {
                Outcome::Good => sight.good += 1,
                Outcome::Refused => sight.refused += 1,
                Outcome::Failed => sight.failed += 1,
            }
            waits.push(seen.wait);
        }
        waits.sort_unstable();
        sight.p99 = waits.get(waits.len().saturating_sub(1) * 99 / 100).copied().unwrap_or_default();
        sight
    }

    pub fn by_phase(seen: &[Seen]) -> [Sight; PHASES] {
        std::array::from_fn(|phase| Sight::of(seen.iter().filter(|seen| seen.phase == phase)))
    }
}
