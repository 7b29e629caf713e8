//! The `Date` header, formatted once a second.

use std::cell::Cell;
use std::time::{SystemTime, UNIX_EPOCH};

use httpdate::HttpDate;

/// `Sun, 06 Nov 1994 08:49:37 GMT`
type Date = [u8; 29];

thread_local! {
    static LAST: Cell<(u64, Date)> = const { Cell::new((0, *b"Thu, 01 Jan 1970 00:00:00 GMT")) };
}

pub(super) fn date() -> Date {
    let now = SystemTime::now();
    let second = now.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let (written, date) = LAST.get();
    if written == second {
        return date;
    }
    let date = HttpDate::from(now).to_string().into_bytes().try_into().unwrap_or(date);
    LAST.set((second, date));
    date
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_date_is_now() {
        let text = String::from_utf8(date().to_vec()).unwrap();
        let read = httpdate::parse_http_date(&text).unwrap();
        assert!(read.elapsed().unwrap().as_secs() < 5);
        assert_eq!(date(), date());
    }
}
