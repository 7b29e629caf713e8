//! Text for the terminal: numbers of enquiries.

/// `1 enquiry`, `2 enquiries`.
pub(crate) fn enquiries(count: impl Into<i128>) -> String {
    match count.into() {
        1 => "1 enquiry".to_owned(),
        count => format!("{count} enquiries"),
    }
}
