//! Courses that visitors can only be told to wait for.

use crate::content::LocalContent;
use crate::diagnostics::Diagnostics;
use crate::editions::course_dates::DatesState;

pub fn check(local: &LocalContent, diagnostics: &mut Diagnostics) {
    for course in local.courses.values() {
        let dates = course.dates.as_ref().filter(|dates| dates.state == DatesState::Unannounced);
        if dates.is_some() {
            diagnostics.warning(
                &format!("courses/{}.toml", course.id),
                "editions",
                "no edition is to come, and visitors read that none is announced; expected [[editions]] with a start",
            );
        }
    }
}
