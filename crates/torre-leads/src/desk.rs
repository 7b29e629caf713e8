//! Where the threads that serve visitors hand enquiries in, and wait until they are on disk.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use crate::lead::NewLead;
use crate::store::{Accepted, Backlog};

/// More than this many waiting means that the store does not keep up: better to say so at once.
const QUEUE: usize = 2048;
/// A visitor who has waited this long is told to try again; the key makes that safe.
const PATIENCE: Duration = Duration::from_secs(12);

/// The enquiry may not be stored; the visitor must be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unavailable;

pub(super) struct Job {
    pub lead: NewLead,
    pub answer: oneshot::Sender<Result<Accepted, Unavailable>>,
}

pub(super) type Jobs = mpsc::Receiver<Job>;

#[derive(Clone)]
pub struct Desk {
    jobs: mpsc::Sender<Job>,
    up: Arc<AtomicBool>,
    backlog: Arc<Mutex<Backlog>>,
}

impl Desk {
    /// The desk, and what the office behind it needs.
    pub fn new() -> (Desk, BackDoor) {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let up = Arc::new(AtomicBool::new(false));
        let backlog = Arc::new(Mutex::new(Backlog::default()));
        let desk = Desk { jobs, up: Arc::clone(&up), backlog: Arc::clone(&backlog) };
        (desk, BackDoor { jobs: queue, up, backlog })
    }

    /// Returns when the enquiry is on disk.
    pub async fn hand_in(&self, lead: NewLead) -> Result<Accepted, Unavailable> {
        let (answer, result) = oneshot::channel();
        self.jobs.try_send(Job { lead, answer }).map_err(|_| Unavailable)?;
        match tokio::time::timeout(PATIENCE, result).await {
            Ok(Ok(result)) => result,
            _ => Err(Unavailable),
        }
    }

    /// The store answered when it was last asked.
    pub fn is_up(&self) -> bool {
        self.up.load(Ordering::Acquire)
    }

    /// What waited to be delivered when the store was last asked.
    pub fn backlog(&self) -> Backlog {
        *self.backlog.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The office's side of the desk.
pub struct BackDoor {
    pub(super) jobs: Jobs,
    pub(super) up: Arc<AtomicBool>,
    pub(super) backlog: Arc<Mutex<Backlog>>,
}
