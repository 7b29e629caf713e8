//! `torre notify`: telling subscribers of a course's edition, of a provider's call or of the opening, once each.

pub(super) mod arguments;
mod error;
mod question;
mod uncertain;

use std::io::{self, Write};
use std::process::ExitCode;

use jiff::Timestamp;
use torre_base::language::Language;
use torre_config::config::Config;
use torre_content::content::Content;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::location::StoreLocation;
use torre_leads::store::notifications::Audience;
use torre_leads::subscriptions::mail::{link_path, notification_text};
use torre_leads::subscriptions::notice::Notice;
use torre_render::publish::sources::Sources;

use crate::cli::exit::fail;
use crate::cli::notify::arguments::{NotifyCommand, Wanted};
use crate::cli::notify::error::NotifyError;
use crate::cli::notify::question::confirm;
use crate::cli::read_content::read_content;

pub(crate) fn run(config: &Config, sources: &Sources, command: &NotifyCommand) -> ExitCode {
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return fail(&error),
    };
    match runtime.block_on(dispatch(config, sources, command)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&error),
    }
}

async fn dispatch(config: &Config, sources: &Sources, command: &NotifyCommand) -> Result<(), NotifyError> {
    let location = StoreLocation::of(config);
    if !location.exists() {
        return Err(NotifyError::NoStore(config.data_dir.clone()));
    }
    // The line of the question must be read before the answer.
    let mut out = io::stdout().lock();
    let store = LeadStore::open(&location).await?;
    let result = match command.wanted() {
        Wanted::Uncertain => uncertain::run(&store, command, &mut out).await,
        Wanted::Notice(notice) => {
            if config.leads.mail.is_none() {
                return Err(NotifyError::NoMail);
            }
            let content = read_content(config, &sources.content)?;
            let notice = notice.check(&content)?;
            notify(&store, &content, &config.site_url, &notice, command.yes, &mut out).await
        }
    };
    store.close().await;
    result
}

async fn notify(
    store: &LeadStore,
    content: &Content,
    site_url: &str,
    notice: &Notice,
    yes: bool,
    out: &mut impl Write,
) -> Result<(), NotifyError> {
    if !notice.is_on_the_site(content) {
        writeln!(
            out,
            "Careful: the course's file has no such edition to come, so its pages do not say this."
        )?;
    }
    let audience = store.audience(notice).await?;
    show(content, site_url, notice, &audience, out)?;
    let count: i64 = audience.to_be_told.iter().map(|(_, count)| count).sum();
    if count == 0 {
        writeln!(out, "Nobody is left to be told.")?;
        return Ok(());
    }
    confirm(yes, &format!("Send it to {count}?"), out)?;
    let enqueued = store.enqueue_notice(notice, Timestamp::now().as_millisecond()).await?;
    writeln!(out, "{enqueued} are in the outbox; the running server sends them, each once.")?;
    Ok(())
}

/// The mail in each language that somebody reads, and how many do.
fn show(
    content: &Content,
    site_url: &str,
    notice: &Notice,
    audience: &Audience,
    out: &mut impl Write,
) -> io::Result<()> {
    let told = |language: Language| {
        let counts = audience.to_be_told.iter().filter(|(spoken, _)| *spoken == language);
        counts.map(|(_, count)| count).sum::<i64>()
    };
    for language in Language::ALL {
        let link = format!("{site_url}{}", link_path("…", language));
        let text = notification_text(notice, content, language, site_url, &link);
        writeln!(out, "--- {language}: {} subscribers", told(language))?;
        writeln!(out, "{}\n\n{}", text.subject, text.body)?;
    }
    for (state, count) in &audience.in_outbox {
        writeln!(out, "{state}: {count} (not sent again)")?;
    }
    Ok(())
}
