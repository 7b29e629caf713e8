//! Before, while and after something is wrong: which of them it is now, for everybody who measures.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

pub const PHASES: usize = 3;

#[derive(Clone, Default)]
pub struct Phase(Arc<AtomicUsize>);

impl Phase {
    /// What begins from now on belongs to this phase.
    pub fn enter(&self, phase: usize) {
        self.0.store(phase, Relaxed);
    }

    pub fn now(&self) -> usize {
        self.0.load(Relaxed)
    }
}
