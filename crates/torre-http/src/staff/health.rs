//! `GET /api/staff/health`: how mail, webhook, store, backups and content do, for whoever looks after them.

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use serde::Serialize;
use torre_content::diagnostics::{Concern, Diagnostic};
use torre_leads::store::delivery_health::DeliveryHealth;
use torre_leads::store::dialect::Dialect;
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::authorise::SignedIn;
use crate::staff::error::StaffError;
use crate::staff::moment::moment;

/// What has waited longer than this is stuck, whatever it says.
const LATE_MS: i64 = 60 * 60 * 1000;

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Health {
    version: &'static str,
    started_at: String,
    store: StoreHealth,
    mail: Outlet,
    webhook: Outlet,
    backup: Backup,
    content: ContentHealth,
}

#[derive(Serialize, ToSchema)]
struct StoreHealth {
    /// `sqlite` or `postgres`.
    kind: &'static str,
    ok: bool,
    sentence: Option<&'static str>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Outlet {
    configured: bool,
    ok: bool,
    waiting: i64,
    failed: i64,
    /// Since when the oldest that was not delivered has been there.
    oldest: Option<String>,
    last_error: Option<String>,
}

#[derive(Serialize, ToSchema)]
struct Backup {
    last: Option<String>,
    /// False where the database is backed up by other means.
    applicable: bool,
}

#[derive(Serialize, ToSchema)]
struct ContentHealth {
    /// Grows with each publication since the start.
    version: String,
    stale: Vec<StaleFact>,
    placeholders: Vec<ShownPlaceholder>,
}

#[derive(Serialize, ToSchema)]
struct StaleFact {
    what: String,
    /// The file, and the field in it.
    #[serde(rename = "where")]
    place: String,
    /// A day.
    since: String,
}

#[derive(Serialize, ToSchema)]
struct ShownPlaceholder {
    /// With the field, where only that is meant.
    file: String,
    what: String,
}

#[utoipa::path(get, path = "/api/staff/health", tag = "own", responses((status = 200, description = "How everything does", body = Health)))]
pub(super) async fn health(State(app): State<App>, _: SignedIn) -> Result<Json<Health>, StaffError> {
    let now = Timestamp::now().as_millisecond();
    let asked = app.office.run(move |store| async move {
        let outlets = (store.mail_health(now).await?, store.webhook_health(now).await?);
        Ok((store.dialect(), outlets, store.last_backup().await?))
    });
    let (dialect, (mail, webhook), last_backup) = asked.await?;
    let settings = &app.config.leads;
    Ok(Json(Health {
        version: env!("CARGO_PKG_VERSION"),
        started_at: app.started_at.to_string(),
        store: store_health(dialect, app.leads.is_store_up()),
        mail: outlet(settings.mail.is_some(), mail, now),
        webhook: outlet(settings.webhook.is_some(), webhook, now),
        backup: Backup { last: last_backup.map(moment), applicable: dialect == Dialect::Sqlite },
        content: content_health(&app),
    }))
}

/// It has answered, or nobody would read this; whether it also takes what is written was seen at the last write.
fn store_health(dialect: Dialect, is_up: bool) -> StoreHealth {
    StoreHealth {
        kind: match dialect {
            Dialect::Sqlite => "sqlite",
            Dialect::Postgres => "postgres",
        },
        ok: is_up,
        sentence: (!is_up).then_some("the last write failed; the log says why"),
    }
}

fn outlet(configured: bool, health: DeliveryHealth, now: i64) -> Outlet {
    let is_late = health.oldest.is_some_and(|oldest| now - oldest > LATE_MS);
    Outlet {
        configured,
        ok: health.failed == 0 && health.last_error.is_none() && !is_late,
        waiting: health.waiting,
        failed: health.failed,
        oldest: health.oldest.map(moment),
        last_error: health.last_error,
    }
}

/// What `torre check` says too, of the content that is shown.
fn content_health(app: &App) -> ContentHealth {
    let site = app.publisher.site();
    let mut health =
        ContentHealth { version: site.version().to_string(), stale: Vec::new(), placeholders: Vec::new() };
    for warning in site.content.warnings.iter() {
        match &warning.concern {
            Some(Concern::Stale { since }) => health.stale.push(StaleFact {
                what: warning.message.clone(),
                place: place(warning),
                since: since.to_string(),
            }),
            Some(Concern::Placeholder { what }) => {
                health.placeholders.push(ShownPlaceholder { file: place(warning), what: what.clone() });
            }
            None => {}
        }
    }
    health
}

fn place(warning: &Diagnostic) -> String {
    match warning.field.as_str() {
        "" => warning.file.clone(),
        field => format!("{}: {field}", warning.file),
    }
}
