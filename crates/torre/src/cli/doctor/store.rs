//! The store: whether it opens, and what waits in it.

use std::time::Duration;

use jiff::Timestamp;
use torre_config::config::Config;
use torre_leads::store::dialect::Dialect;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::location::StoreLocation;
use torre_leads::store::outbox::Backlog;

use crate::cli::doctor::days;
use crate::cli::doctor::report::Report;

/// A database that does not answer is one that cannot be reached.
const TIMEOUT: Duration = Duration::from_secs(10);
const LATE_SECONDS: i64 = 3600;
const OLD_BACKUP_DAYS: i64 = 7;

/// What the store says of itself.
#[derive(Clone, Copy)]
pub(super) struct Asked {
    backlog: Backlog,
    /// None for PostgreSQL, which others back up.
    last_backup: Option<Option<i64>>,
}

pub(super) fn reach(report: &mut Report, config: &Config) -> Option<Asked> {
    let location = StoreLocation::of(config);
    let name = match &location {
        StoreLocation::Folder(folder) => format!("the database in {}", folder.display()),
        StoreLocation::Postgres(_) => "PostgreSQL (DATABASE_URL)".to_owned(),
    };
    if !location.exists() {
        report.note(&format!("{name} is not there yet: the first start makes it"));
        return None;
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().ok()?;
    let asked = runtime.block_on(async { tokio::time::timeout(TIMEOUT, ask(&location)).await });
    match asked {
        Ok(Ok(asked)) => {
            report.good(&format!("{name} answers"));
            Some(asked)
        }
        Ok(Err(error)) => {
            report.fault(&format!("{name} cannot be used: {error}"));
            None
        }
        Err(_) => {
            report.fault(&format!("{name} does not answer within {} s", TIMEOUT.as_secs()));
            None
        }
    }
}

async fn ask(location: &StoreLocation) -> Result<Asked, StoreError> {
    let store = LeadStore::open(location).await?;
    let asked = ask_opened(&store).await;
    store.close().await;
    asked
}

async fn ask_opened(store: &LeadStore) -> Result<Asked, StoreError> {
    let last_backup = match store.dialect() {
        Dialect::Sqlite => Some(store.last_backup().await?),
        Dialect::Postgres => None,
    };
    Ok(Asked { backlog: store.backlog().await?, last_backup })
}

pub(super) fn stale(report: &mut Report, asked: Option<Asked>) {
    let Some(Asked { backlog, last_backup }) = asked else { return };
    let now = Timestamp::now().as_millisecond();
    if let Some(last) = last_backup {
        backup(report, last, now);
    }
    let oldest = backlog.oldest.map_or(0, |written| (now - written) / 1000);
    if backlog.failed > 0 {
        let failed = backlog.failed;
        report.fault(&format!("{failed} deliveries were given up; see `torre leads list --status failed`"));
    }
    match oldest > LATE_SECONDS {
        true => {
            report.fault(&format!("{} deliveries wait, the oldest for {} min", backlog.waiting, oldest / 60));
        }
        false => report.good(&format!("{} deliveries wait, none for long", backlog.waiting)),
    }
}

fn backup(report: &mut Report, last: Option<i64>, now: i64) {
    let Some(last) = last else {
        return report.note("no `torre backup` has been written yet");
    };
    let days = (now - last) / (24 * 60 * 60 * 1000);
    let text = format!("the last `torre backup` was written {} ago", days::in_words(days));
    match days > OLD_BACKUP_DAYS {
        true => report.warning(&text),
        false => report.good(&text),
    }
}
