//! The background thread that owns the store: it commits in groups, delivers from the outbox, and purges what is old.
//!
//! A thread of its own, because threads that serve visitors must never wait for a disk.

use std::sync::Arc;
use std::{io, thread};

use tokio::sync::{Notify, watch};
use tokio::task::JoinHandle;
use torre_base::language::Language;
use torre_config::leads::LeadSettings;
use torre_config::mail::MailSettings;

use crate::current_content::CurrentContent;
use crate::delivery::claim_loop;
use crate::delivery::mail_sender::MailSender;
use crate::delivery::smtp::Mailer;
use crate::delivery::throttle::Throttle;
use crate::delivery::transport::Transport;
use crate::delivery::webhook::Webhook;
use crate::delivery::worker::Worker;
use crate::earlier_builds::build::CurrentBuild;
use crate::earlier_builds::lookup::AssetRequests;
use crate::earlier_builds::{reader, writer};
use crate::group_commit;
use crate::queue::QueueReceiver;
use crate::replies::programme::Programmes;
use crate::replies::worker::ReplyWorker;
use crate::retention::{PURGE_INTERVAL, purge_loop};
use crate::search_indexer;
use crate::store::instance_lock::InstanceLock;
use crate::store::location::StoreLocation;
use crate::store_access::{self, StoreJobs};
use crate::store_monitor;
use crate::store_slot::StoreSlot;
use crate::subscriptions;
use crate::subscriptions::mail::SubscriptionMail;
use crate::subscriptions::service::SubscriptionRequests;
use crate::subscriptions::worker::SubscriptionWorker;

/// How often leases that have ended are looked for.
const LEASE_CHECK_MS: i64 = 1000;

pub struct LeadService {
    pub location: StoreLocation,
    pub settings: LeadSettings,
    pub site_url: String,
    pub content: CurrentContent,
    pub programmes: Programmes,
    pub build: CurrentBuild,
    /// Acquired at start where that was possible.
    pub lock: Option<InstanceLock>,
}

/// The ends of the application's queues that the store is behind.
pub struct StoreRequests {
    pub leads: QueueReceiver,
    pub assets: AssetRequests,
    pub subscriptions: SubscriptionRequests,
    pub jobs: StoreJobs,
}

impl LeadService {
    pub fn start(
        self,
        requests: StoreRequests,
        stop: watch::Receiver<bool>,
    ) -> io::Result<thread::JoinHandle<()>> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        thread::Builder::new()
            .name("leads".to_owned())
            .spawn(move || runtime.block_on(self.run(requests, stop)))
    }

    async fn run(mut self, requests: StoreRequests, mut stop: watch::Receiver<bool>) {
        let StoreRequests { leads: queue, assets, subscriptions, jobs } = requests;
        let slot = Arc::new(StoreSlot::new(queue.status));
        let outbox_changed = Arc::new(Notify::new());
        let lock = self.lock.take();
        let monitor = tokio::spawn(store_monitor::run(Arc::clone(&slot), self.location.clone(), lock));
        let purge = tokio::spawn(self.purge(&slot));
        let writer = tokio::spawn(writer::run(Arc::clone(&slot), Arc::clone(&self.build)));
        let reader = tokio::spawn(reader::run(assets, Arc::clone(&slot)));
        let mails_changed = Arc::new(Notify::new());
        let subscriptions =
            subscriptions::service::run(subscriptions, Arc::clone(&slot), Arc::clone(&mails_changed));
        let subscriptions = tokio::spawn(subscriptions);
        let jobs = tokio::spawn(store_access::run(jobs, Arc::clone(&slot)));
        let indexer = tokio::spawn(search_indexer::run(Arc::clone(&slot)));
        let subscription_purge = tokio::spawn(self.purge_subscriptions(&slot));
        let mut workers = self.start_workers(&slot, &outbox_changed, &stop);
        workers.extend(self.start_subscription_worker(&slot, &mails_changed, &stop));
        workers.extend(self.start_reply_worker(&slot, &stop));
        tokio::select! {
            () = group_commit::run(queue.submissions, &slot, &self.settings, &outbox_changed) => {}
            _ = stop.changed() => {}
        }
        for worker in workers {
            let _ = worker.await;
        }
        for task in [monitor, purge, writer, reader, subscriptions, jobs, indexer, subscription_purge] {
            task.abort();
        }
        if let Some(store) = slot.store() {
            store.close().await;
        }
    }

    /// The content may change while the server runs, and with it what the privacy policy promises.
    fn purge(&self, slot: &Arc<StoreSlot>) -> impl Future<Output = ()> + use<> {
        let (slot, content) = (Arc::clone(slot), Arc::clone(&self.content));
        let months = move || (content)().local(Language::default()).school.enquiry_months;
        purge_loop(move || slot.store(), months, PURGE_INTERVAL)
    }

    fn purge_subscriptions(&self, slot: &Arc<StoreSlot>) -> impl Future<Output = ()> + use<> {
        let (slot, content) = (Arc::clone(slot), Arc::clone(&self.content));
        let months = move || (content)().local(Language::default()).school.subscription_months;
        subscriptions::retention::purge_loop(move || slot.store(), months)
    }

    fn start_workers(
        &self,
        slot: &Arc<StoreSlot>,
        outbox_changed: &Arc<Notify>,
        stop: &watch::Receiver<bool>,
    ) -> Vec<JoinHandle<()>> {
        let start = |transport| {
            let (timeout, first_delay) = (self.settings.delivery_timeout, self.settings.delivery_retry);
            let worker = Worker::new(Arc::clone(slot), transport, timeout, first_delay);
            tokio::spawn(claim_loop::run(worker, timeout, Arc::clone(outbox_changed), stop.clone()))
        };
        self.transports().into_iter().map(start).collect()
    }

    /// None without mail. Where it cannot be sent, the worker of enquiries says why.
    fn mail_sender(&self) -> Option<(MailSettings, MailSender)> {
        let settings = self.settings.mail.clone()?;
        let (timeout, first_delay) = (self.settings.delivery_timeout, self.settings.delivery_retry);
        let sender = MailSender::new(&settings, timeout, first_delay).ok()?;
        Some((settings, sender))
    }

    /// None without mail: nobody can subscribe then.
    fn start_subscription_worker(
        &self,
        slot: &Arc<StoreSlot>,
        mails_changed: &Arc<Notify>,
        stop: &watch::Receiver<bool>,
    ) -> Option<JoinHandle<()>> {
        let (settings, sender) = self.mail_sender()?;
        let timeout = self.settings.delivery_timeout;
        let worker = SubscriptionWorker {
            slot: Arc::clone(slot),
            sender,
            mail: SubscriptionMail {
                settings,
                site_url: self.site_url.clone(),
                content: Arc::clone(&self.content),
            },
            lease_check: Throttle::every(LEASE_CHECK_MS),
        };
        Some(tokio::spawn(claim_loop::run(worker, timeout, Arc::clone(mails_changed), stop.clone())))
    }

    /// None without mail: the office cannot reply then.
    fn start_reply_worker(
        &self,
        slot: &Arc<StoreSlot>,
        stop: &watch::Receiver<bool>,
    ) -> Option<JoinHandle<()>> {
        let (settings, sender) = self.mail_sender()?;
        let timeout = self.settings.delivery_timeout;
        let worker = ReplyWorker {
            slot: Arc::clone(slot),
            sender,
            settings,
            programmes: Arc::clone(&self.programmes),
            lease_check: Throttle::every(LEASE_CHECK_MS),
        };
        // Nobody wakes it: it looks once a second, for replies of other processes too.
        Some(tokio::spawn(claim_loop::run(worker, timeout, Arc::default(), stop.clone())))
    }

    fn transports(&self) -> Vec<Transport> {
        let mut transports = Vec::new();
        let timeout = self.settings.delivery_timeout;
        match &self.settings.mail {
            Some(mail) => match Mailer::new(mail, &self.site_url, Arc::clone(&self.content), timeout) {
                Ok(mailer) => transports.push(Transport::Mail(mailer)),
                Err(error) => tracing::error!("no mail can be sent: {error}"),
            },
            None => {
                tracing::warn!("TORRE_SMTP_URL is not set: enquiries are stored, and nobody is told by mail");
            }
        }
        if let Some(webhook) = &self.settings.webhook {
            transports.push(Transport::Webhook(Webhook::new(webhook, timeout)));
        }
        transports
    }
}
