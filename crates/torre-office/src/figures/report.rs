//! The figures of a period beside those of as many days before it.

use jiff::Timestamp;
use serde::Serialize;
use torre_base::period::Period;
use torre_base::time_zone::madrid;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;
use utoipa::ToSchema;

use crate::enquiries::waiting_time::WaitingTime;
use crate::figures::sums::{Figures, Sums};
use crate::store::figures::for_each;

/// Without days to begin and end with: twelve weeks.
const USUAL_DAYS: i32 = 12 * 7;
/// A year, however one counts its weeks.
pub const MOST_DAYS: i32 = 53 * 7;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FiguresReport {
    /// How long the office is open on a day.
    pub office_day_minutes: i64,
    pub period: Figures,
    pub before: Figures,
}

/// Up to today.
pub fn usual_period(now: Timestamp) -> Period {
    Period::ending(now.to_zoned(madrid()).date(), USUAL_DAYS)
}

impl FiguresReport {
    pub async fn read(
        store: &LeadStore,
        period: Period,
        waiting_time: &WaitingTime,
        now: Timestamp,
    ) -> Result<FiguresReport, StoreError> {
        Ok(FiguresReport {
            office_day_minutes: waiting_time.day_minutes(),
            period: figures(store, period, waiting_time, now).await?,
            before: figures(store, period.before(), waiting_time, now).await?,
        })
    }
}

async fn figures(
    store: &LeadStore,
    period: Period,
    waiting_time: &WaitingTime,
    now: Timestamp,
) -> Result<Figures, StoreError> {
    let mut sums = Sums::new(period, waiting_time, now);
    for_each(store, period.milliseconds(), |enquiry| sums.add(enquiry)).await?;
    Ok(sums.figures())
}
