//! Which figures are asked for: of which days, in which language, and which table of them.

use jiff::Timestamp;
use serde::Deserialize;
use torre_base::language::Language;
use torre_base::period::Period;
use torre_office::figures::report::{MOST_DAYS, usual_period};
use utoipa::IntoParams;

use crate::staff::error::StaffError;
use crate::staff::figures::table::Table;

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(in crate::staff) struct FiguresQuery {
    /// The first day, in Madrid: 2026-11-01. With the last one; without both, twelve weeks up to today.
    #[param(format = Date)]
    from: Option<String>,
    /// The last day.
    #[param(format = Date)]
    to: Option<String>,
    /// In which language titles are.
    #[param(pattern = "^(es|en)$")]
    lang: Option<String>,
}

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(in crate::staff) struct TableQuery {
    #[param(inline)]
    pub(super) table: Table,
    /// The first day, in Madrid: 2026-11-01. With the last one; without both, twelve weeks up to today.
    #[param(format = Date)]
    from: Option<String>,
    /// The last day.
    #[param(format = Date)]
    to: Option<String>,
    /// In which language the words are.
    #[param(pattern = "^(es|en)$")]
    lang: Option<String>,
}

impl FiguresQuery {
    /// Both days or neither. The language is only checked: whoever reads has it already.
    pub(super) fn period(&self, now: Timestamp) -> Result<Period, StaffError> {
        if self.lang.as_deref().is_some_and(|lang| Language::parse(lang).is_none()) {
            return Err(StaffError::Invalid);
        }
        match (&self.from, &self.to) {
            (None, None) => Ok(usual_period(now)),
            (Some(from), Some(to)) => Period::parse(from, to, MOST_DAYS).ok_or(StaffError::Invalid),
            _ => Err(StaffError::Invalid),
        }
    }
}

impl TableQuery {
    pub(super) fn days(self) -> FiguresQuery {
        FiguresQuery { from: self.from, to: self.to, lang: self.lang }
    }
}
