//! Moments on the wire: RFC 3339, in UTC.

use jiff::Timestamp;

pub(super) fn moment(milliseconds: i64) -> String {
    Timestamp::from_millisecond(milliseconds).unwrap_or_default().to_string()
}
