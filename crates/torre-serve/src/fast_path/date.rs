//! The `Date` header, formatted once a second.

use std::cell::Cell;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use httpdate::HttpDate;
use tokio::time::Instant;

/// `Sun, 06 Nov 1994 08:49:37 GMT`
type Date = [u8; 29];

thread_local! {
    /// And until when it is right.
    static LAST: Cell<(Option<Instant>, Date)> = const { Cell::new((None, *b"Thu, 01 Jan 1970 00:00:00 GMT")) };
}

/// `now`: whoever answers knows it already, and a clock is not read for nothing.
pub(super) fn date(now: Instant) -> Date {
    let (until, date) = LAST.get();
    if until.is_some_and(|until| now < until) {
        return date;
    }
    let time = SystemTime::now();
    let begun = time.duration_since(UNIX_EPOCH).map_or(0, |since| since.subsec_nanos());
    let date = HttpDate::from(time).to_string().into_bytes().try_into().unwrap_or(date);
    LAST.set((Some(now + Duration::from_secs(1) - Duration::from_nanos(begun.into())), date));
    date
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_date_is_now() {
        let now = Instant::now();
        let text = String::from_utf8(date(now).to_vec()).unwrap();
        let read = httpdate::parse_http_date(&text).unwrap();
        assert!(read.elapsed().unwrap().as_secs() < 5);
        assert_eq!(date(now), date(now));
    }

    #[test]
    fn it_goes_on_with_the_clock() {
        let now = Instant::now();
        let until = |now| {
            date(now);
            LAST.get().0.unwrap()
        };
        let first = until(now);
        assert!(now < first && first <= now + Duration::from_secs(1));
        assert!(until(first) > first);
    }
}
