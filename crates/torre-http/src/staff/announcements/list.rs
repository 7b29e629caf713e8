//! `GET /api/staff/announcements`: what could be sent, and how far what was sent has come.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use torre_leads::store::announced::Progress;
use torre_leads::subscriptions::notice::Notice;
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::announcements::candidate::{Candidate, candidates, title};
use crate::staff::authorise::Administrator;
use crate::staff::enquiries::row::Reading;
use crate::staff::error::StaffError;
use crate::staff::moment::moment;

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::staff) struct Announcements {
    /// False: no mail is set up.
    can_send: bool,
    waiting: Vec<Candidate>,
    /// Newest first, at most fifty.
    sent: Vec<Announced>,
}

#[derive(Serialize, ToSchema)]
pub(in crate::staff) struct Announced {
    topic: String,
    title: String,
    at: String,
    /// None: the command line.
    who: Option<String>,
    /// Without those who have ended their subscription since.
    total: i64,
    sent: i64,
    waiting: i64,
    failed: i64,
    /// Nobody knows whether they arrived.
    uncertain: i64,
}

#[utoipa::path(get, path = "/api/staff/announcements", tag = "administrators", responses((status = 200, description = "What could be sent and what was", body = Announcements)))]
pub(in crate::staff) async fn list(
    State(app): State<App>,
    _: Administrator,
    reading: Reading,
) -> Result<Json<Announcements>, StaffError> {
    Ok(Json(read(&app, reading).await?))
}

pub(super) async fn read(app: &App, reading: Reading) -> Result<Announcements, StaffError> {
    let (asked, reading) = (app.clone(), Arc::new(reading));
    let reader = Arc::clone(&reading);
    let read = app.office.run(move |store| async move {
        Ok((candidates(&asked, &reader, &store).await?, store.announced().await?))
    });
    let (waiting, sent) = read.await?;
    let sent = sent.into_iter().map(|progress| announced(progress, &reading)).collect();
    Ok(Announcements { can_send: app.config.leads.mail.is_some(), waiting, sent })
}

fn announced(progress: Progress, reading: &Reading) -> Announced {
    let notice = Notice::parse(&progress.notice);
    let title = notice.map(|notice| title(&notice, reading.content(), reading.language));
    Announced {
        title: title.unwrap_or_else(|| progress.notice.clone()),
        topic: progress.notice,
        at: moment(progress.at),
        who: progress.who,
        total: progress.total,
        sent: progress.sent,
        waiting: progress.waiting,
        failed: progress.failed,
        uncertain: progress.uncertain,
    }
}
