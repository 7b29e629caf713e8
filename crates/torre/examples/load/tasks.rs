//! Connections as tasks of one thread: for protocols in which a response has to be read to be known.

use std::time::{Duration, Instant};

use crate::burst::Burst;

/// Handshakes are over by then.
const PREPARATION: Duration = Duration::from_millis(500);

#[derive(Default)]
pub(crate) struct Outcome {
    times: Vec<Duration>,
    wrong: usize,
}

impl Outcome {
    pub(crate) fn add(&mut self, asked: Instant, is_right: bool) {
        self.times.push(asked.elapsed());
        self.wrong += usize::from(!is_right);
    }
}

/// `ask_until`: one connection, from when to when it asks.
pub(crate) fn burst<F: Future<Output = Outcome> + Send + 'static>(
    connections: usize,
    length: Duration,
    ask_until: impl Fn(Instant, Instant) -> F,
) -> Burst {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let started = Instant::now() + PREPARATION;
    let outcomes = runtime.block_on(async {
        let tasks: Vec<_> =
            (0..connections).map(|_| tokio::spawn(ask_until(started, started + length))).collect();
        let mut outcomes = Vec::new();
        for task in tasks {
            outcomes.push(task.await.unwrap());
        }
        outcomes
    });
    let took = started.elapsed();
    let wrong = outcomes.iter().map(|outcome| outcome.wrong).sum();
    Burst { took, times: outcomes.into_iter().flat_map(|outcome| outcome.times).collect(), wrong }
}
