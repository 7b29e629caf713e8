//! Sends the mails of the office's outbox, one after the other, until it is dropped.

use std::sync::Arc;
use std::time::Duration;

use jiff::civil::Date;
use torre_base::language::Language;
use torre_leads::current_content::CurrentContent;
use torre_leads::delivery::staff_mailer::StaffMailer;
use torre_leads::store_access::Unavailable;
use torre_leads::subscriptions::mail::MailText;

use crate::mails::morning::Morning;
use crate::mails::morning_text::{self, MorningWords};
use crate::mails::outbox::{self, Claim, Needless};
use crate::mails::reminder_text;
use crate::office::Office;
use crate::store::account;

const INTERVAL: Duration = Duration::from_secs(1);
/// After a mail server that is gone; and it is said in the log once each time.
const PAUSE: Duration = Duration::from_secs(30);
/// The school's own.
const LANGUAGE: Language = Language::Es;

pub struct StaffMailWorker {
    pub office: Office,
    pub mailer: StaffMailer,
    pub content: CurrentContent,
}

impl StaffMailWorker {
    pub async fn run(self) {
        let mut planned = None;
        loop {
            // Without a store nothing is sent: whatever is due then is due later too.
            let has_server = self.turn(&mut planned).await.unwrap_or(true);
            tokio::time::sleep(if has_server { INTERVAL } else { PAUSE }).await;
        }
    }

    /// False: there is a mail, and no mail server.
    async fn turn(&self, planned: &mut Option<Date>) -> Result<bool, Unavailable> {
        let now = self.now();
        self.plan_morning(planned).await?;
        let plan = self.office.run(move |store| async move {
            outbox::plan_reminders(&store, now).await?;
            outbox::has_work(&store, now).await
        });
        if !plan.await? {
            return Ok(true);
        }
        self.mark_uncertain().await?;
        if let Err(error) = self.mailer.check().await {
            tracing::warn!("mails to the office's people wait: {}", error.reason);
            return Ok(false);
        }
        while let Some(claim) = self.claim().await? {
            self.deliver(&claim).await?;
        }
        Ok(true)
    }

    /// Once a day in this process; another one may have been first.
    async fn plan_morning(&self, planned: &mut Option<Date>) -> Result<(), Unavailable> {
        let Some(morning) = self.morning() else { return Ok(()) };
        if *planned == Some(morning.day) {
            return Ok(());
        }
        let now = self.now();
        let plan =
            self.office.run(move |store| async move { outbox::plan_morning(&store, morning, now).await });
        plan.await?;
        *planned = Some(morning.day);
        Ok(())
    }

    fn morning(&self) -> Option<Morning> {
        Morning::at(self.office.now(), &(self.content)().local(LANGUAGE).school.hours)
    }

    async fn mark_uncertain(&self) -> Result<(), Unavailable> {
        let now = self.now();
        let mark = self.office.run(move |store| async move { outbox::mark_uncertain(&store, now).await });
        let count = mark.await?;
        if count > 0 {
            tracing::error!(
                count,
                "{count} mails to the office's people were on their way when a server ended"
            );
        }
        Ok(())
    }

    async fn claim(&self) -> Result<Option<Claim>, Unavailable> {
        let now = self.now();
        let lease = self.mailer.lease_from(now);
        self.office.run(move |store| async move { outbox::claim(&store, now, lease).await }).await
    }

    async fn deliver(&self, claim: &Claim) -> Result<(), Unavailable> {
        let id = claim.id.clone();
        let (to, text) = match self.write(claim).await? {
            Ok(mail) => mail,
            Err(needless) => {
                let end =
                    self.office.run(move |store| async move { outbox::end(&store, &id, needless).await });
                return end.await;
            }
        };
        let sent = self.mailer.send(&id, &to, &text).await;
        let outcome = self.mailer.outcome(&id, claim.attempts, self.now(), sent);
        let settle = self.office.run(move |store| async move { outbox::settle(&store, &id, &outcome).await });
        settle.await
    }

    /// To whom, and what; or why there is nothing to send.
    async fn write(&self, claim: &Claim) -> Result<Result<(String, MailText), Needless>, Unavailable> {
        let person = claim.staff_id.clone();
        let account =
            self.office.run(move |store| async move { account::find(&store, &person).await }).await?;
        let Some((name, Some(email))) = account.map(|account| (account.name, account.email)) else {
            return Ok(Err(Needless::NoAddress));
        };
        let text = match &claim.reminder_id {
            Some(reminder) => self.reminder(claim, reminder).await?,
            None => self.word_in_the_morning(claim, &name).await?,
        };
        Ok(text.map(|text| (email, text)).ok_or(Needless::Over))
    }

    async fn reminder(&self, claim: &Claim, reminder: &str) -> Result<Option<MailText>, Unavailable> {
        let (id, person) = (reminder.to_owned(), claim.staff_id.clone());
        let find =
            self.office.run(move |store| async move { reminder_text::find(&store, &id, &person).await });
        let facts = find.await?;
        // One that was moved meanwhile has another mail, at its time.
        let facts = facts.filter(|facts| claim.id == format!("{reminder}.{}", facts.due_at));
        let content = (self.content)();
        let (local, site) = (content.local(LANGUAGE), self.office.party().origin());
        Ok(facts.map(|facts| reminder_text::write(&facts, local, LANGUAGE, site)))
    }

    async fn word_in_the_morning(&self, claim: &Claim, name: &str) -> Result<Option<MailText>, Unavailable> {
        let Some(morning) = self.morning() else { return Ok(None) };
        let (person, now) = (claim.staff_id.clone(), self.office.now());
        let find = self.office.run(move |store| async move {
            morning_text::find(&store, &person, now.as_millisecond(), morning.midnight).await
        });
        let Some(facts) = find.await? else { return Ok(None) };
        let content = (self.content)();
        let (local, site) = (content.local(LANGUAGE), self.office.party().origin());
        let words = MorningWords { content: Arc::as_ref(&content), local, site, now };
        Ok(Some(words.write(&facts, name)))
    }

    fn now(&self) -> i64 {
        self.office.now().as_millisecond()
    }
}
