//! The sums of the last minute, a part for each serving thread: no thread waits for another.

use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use jiff::Timestamp;

use crate::request::{TakenStep, View};
use crate::sums::Sums;

/// More threads than that share.
const PARTS: usize = 64;

#[derive(Clone)]
pub struct VisitCounter(Arc<[Mutex<Sums>]>);

impl Default for VisitCounter {
    fn default() -> VisitCounter {
        VisitCounter((0..PARTS).map(|_| Mutex::default()).collect())
    }
}

impl VisitCounter {
    pub fn view(&self, now: Timestamp, view: &View) {
        self.own_part(|sums| sums.view(now, view));
    }

    pub fn step(&self, now: Timestamp, taken: &TakenStep) {
        self.own_part(|sums| sums.step(now, taken));
    }

    /// What was counted since the last time.
    pub fn take(&self) -> Sums {
        let mut all = Sums::default();
        for part in self.0.iter() {
            all.merge(std::mem::take(&mut *part.lock().unwrap_or_else(PoisonError::into_inner)));
        }
        all
    }

    fn own_part(&self, count: impl FnOnce(&mut Sums)) {
        count(&mut self.0[part()].lock().unwrap_or_else(PoisonError::into_inner));
    }
}

/// This thread's part: given out in turn, at its first view.
fn part() -> usize {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    thread_local! { static PART: Cell<Option<usize>> = const { Cell::new(None) } }
    PART.with(|part| {
        let own = part.get().unwrap_or_else(|| NEXT.fetch_add(1, Ordering::Relaxed) % PARTS);
        part.set(Some(own));
        own
    })
}
