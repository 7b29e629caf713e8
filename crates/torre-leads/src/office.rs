//! The thread behind the desk: it owns the store, groups commits, delivers, and erases what is old.
//!
//! A thread of its own, because threads that serve visitors must never wait for a disk.

use std::sync::Arc;
use std::time::Duration;
use std::{io, thread};

use tokio::sync::{Notify, watch};
use torre_base::language::Language;
use torre_config::leads::LeadSettings;

use crate::current_content::CurrentContent;
use crate::delivery::{Carrier, Mailer, Webhook, Worker};
use crate::desk::BackDoor;
use crate::retention;
use crate::retention::DAY;
use crate::store::{InstanceLock, LockError, Place, Store, StoreError};
use crate::store_slot::StoreSlot;
use crate::writer::write;

const RETRY_OPEN: Duration = Duration::from_secs(1);
const LONGEST_RETRY_OPEN: Duration = Duration::from_secs(15);
const PING: Duration = Duration::from_secs(3);
const STORE_PATIENCE: Duration = Duration::from_secs(10);

pub struct Office {
    pub place: Place,
    pub settings: LeadSettings,
    pub site_url: String,
    pub content: CurrentContent,
    /// Taken at start where that was possible.
    pub lock: Option<InstanceLock>,
}

impl Office {
    pub fn start(self, door: BackDoor, stop: watch::Receiver<bool>) -> io::Result<thread::JoinHandle<()>> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        thread::Builder::new().name("leads".to_owned()).spawn(move || runtime.block_on(self.work(door, stop)))
    }

    async fn work(mut self, door: BackDoor, mut stop: watch::Receiver<bool>) {
        let slot = Arc::new(StoreSlot::new(door.up, door.backlog));
        let bell = Arc::new(Notify::new());
        let lock = self.lock.take();
        let opening = tokio::spawn(keep_open(Arc::clone(&slot), self.place.clone(), lock));
        let purging = tokio::spawn(self.erase_old(&slot));
        let workers: Vec<_> = self
            .carriers()
            .into_iter()
            .map(|carrier| {
                let worker = Worker {
                    slot: Arc::clone(&slot),
                    carrier,
                    timeout: self.settings.delivery_timeout,
                    first_wait: self.settings.delivery_retry,
                    bell: Arc::clone(&bell),
                };
                tokio::spawn(worker.run(stop.clone()))
            })
            .collect();
        tokio::select! {
            () = write(door.jobs, &slot, &self.settings, &bell) => {}
            _ = stop.changed() => {}
        }
        for worker in workers {
            let _ = worker.await;
        }
        opening.abort();
        purging.abort();
        if let Some(store) = slot.store() {
            store.close().await;
        }
    }

    /// The content may change while the server runs, and with it what the privacy policy promises.
    fn erase_old(&self, slot: &Arc<StoreSlot>) -> impl Future<Output = ()> + use<> {
        let (slot, content) = (Arc::clone(slot), Arc::clone(&self.content));
        let months = move || (content)().local(Language::default()).school.enquiry_months;
        retention::keep_short(move || slot.store(), months, DAY)
    }

    fn carriers(&self) -> Vec<Carrier> {
        let mut carriers = Vec::new();
        let timeout = self.settings.delivery_timeout;
        match &self.settings.mail {
            Some(mail) => match Mailer::new(mail, &self.site_url, Arc::clone(&self.content), timeout) {
                Ok(mailer) => carriers.push(Carrier::Mail(mailer)),
                Err(error) => tracing::error!("no mail can be sent: {error}"),
            },
            None => {
                tracing::warn!("TORRE_SMTP_URL is not set: enquiries are stored, and nobody is told by mail");
            }
        }
        if let Some(webhook) = &self.settings.webhook {
            match Webhook::new(webhook, timeout) {
                Ok(webhook) => carriers.push(Carrier::Webhook(webhook)),
                Err(error) => tracing::error!("the webhook cannot be called: {error}"),
            }
        }
        carriers
    }
}

/// Opens the store, again and again if need be, and then asks it regularly whether it still answers.
async fn keep_open(slot: Arc<StoreSlot>, place: Place, mut lock: Option<InstanceLock>) {
    let mut wait = RETRY_OPEN;
    loop {
        let error = match open(&place, &mut lock).await {
            Ok(store) => {
                slot.fill(store);
                tracing::info!("the store is open");
                break;
            }
            Err(error) => error,
        };
        tracing::error!("the store cannot be opened; pages are served, enquiries are not taken: {error}");
        tokio::time::sleep(wait).await;
        wait = (wait * 2).min(LONGEST_RETRY_OPEN);
    }
    // The lock is held as long as this runs.
    let _lock = lock;
    loop {
        tokio::time::sleep(PING).await;
        let Some(store) = slot.store() else { continue };
        // A question that tells something; asking at all tells whether the store is there.
        let answer = tokio::time::timeout(STORE_PATIENCE, store.backlog()).await;
        let up = matches!(answer, Ok(Ok(_)));
        if let Ok(Ok(backlog)) = answer {
            slot.set_backlog(backlog);
        }
        if up != slot.is_up() {
            slot.set_up(up);
            if up {
                tracing::info!("the store answers again");
            } else {
                tracing::error!("the store does not answer");
            }
        }
    }
}

async fn open(place: &Place, lock: &mut Option<InstanceLock>) -> Result<Store, StoreError> {
    if let (Place::Folder(folder), None) = (place, &lock) {
        match InstanceLock::take(folder) {
            Ok(taken) => *lock = Some(taken),
            Err(LockError::Io(error)) => return Err(StoreError(sqlx::Error::Io(error))),
            Err(LockError::Taken) => {
                let error = io::Error::new(io::ErrorKind::ResourceBusy, "another server uses this folder");
                return Err(StoreError(sqlx::Error::Io(error)));
            }
        }
    }
    Store::open(place).await
}
