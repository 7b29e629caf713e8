//! A number of days in words.

pub(super) fn in_words(count: i64) -> String {
    if count == 1 { "1 day".to_owned() } else { format!("{count} days") }
}
