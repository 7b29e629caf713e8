//! What an operator sees: health checks on both ports, and the memory of the program with its memory files, ten times a
//! second.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread::JoinHandle;
use std::time::Duration;

use crate::phase::{PHASES, Phase};
use crate::support::Torre;
use crate::support::many_posts::resident;
use crate::visitors::Visitors;

const PAUSE: Duration = Duration::from_millis(100);
/// How much larger than before an attack the program may be after it.
const GROWTH: f64 = 1.2;

/// An engine is dropped when it has had nothing to do for ten seconds.
const ENGINE_IDLE: Duration = Duration::from_secs(11);

/// Waits until the program is as it is on an ordinary day: what is only needed to start is gone, which would make room for
/// an attack's memory, and visitors have filled the caches, which would look like it.
pub fn settle(torre: &Torre) {
    torre.wait_for_log("all pages are warm");
    let visitors = Visitors::start(torre.endpoint(), &Phase::default());
    std::thread::sleep(ENGINE_IDLE);
    visitors.end();
}

pub struct Watch {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<Watched>,
}

#[derive(Default)]
pub struct Watched {
    /// Health checks that were not answered 200.
    pub unwell: [usize; PHASES],
    /// Megabytes, in the order they were seen.
    memory: [Vec<f64>; PHASES],
}

impl Watch {
    /// The program must have been started with `TORRE_ADMIN_LISTEN`.
    pub fn start(torre: &Torre, phase: &Phase) -> Watch {
        let stop = Arc::new(AtomicBool::new(false));
        let (mut public, mut admin, pid) = (torre.client(), torre.admin(), torre.pid());
        let (phase, stopped) = (phase.clone(), Arc::clone(&stop));
        let thread = std::thread::spawn(move || {
            let mut watched = Watched::default();
            while !stopped.load(Relaxed) {
                let now = phase.now();
                for path in ["/healthz", "/readyz"] {
                    for client in [&mut public, &mut admin] {
                        let is_well = client.get(path).is_ok_and(|answer| answer.status == 200);
                        watched.unwell[now] += usize::from(!is_well);
                    }
                }
                let files = admin.metric("torre_memory_file_bytes ");
                watched.memory[now].push((resident(pid) as f64 + files) / 1e6);
                std::thread::sleep(PAUSE);
            }
            watched
        });
        Watch { stop, thread }
    }

    pub fn end(self) -> Watched {
        self.stop.store(true, Relaxed);
        self.thread.join().unwrap()
    }
}

impl Watched {
    /// At the end of what was before, the most during, at the end of what was after.
    pub fn megabytes(&self) -> [f64; PHASES] {
        let last = |phase: usize| self.memory[phase].last().copied().unwrap_or_default();
        [last(0), self.memory[1].iter().copied().fold(0.0, f64::max), last(2)]
    }

    pub fn is_memory_back(&self) -> bool {
        let [before, _, after] = self.megabytes();
        after <= before * GROWTH
    }
}
