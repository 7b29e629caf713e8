//! Text for the terminal: what visitors wrote, without control characters, and numbers of enquiries.

/// `1 enquiry`, `2 enquiries`.
pub(super) fn enquiries(count: impl Into<i128>) -> String {
    match count.into() {
        1 => "1 enquiry".to_owned(),
        count => format!("{count} enquiries"),
    }
}

/// Text that cannot move the cursor, colour the screen or reverse what stands beside it.
pub(super) fn printable(text: &str) -> String {
    let harmful = |char: char| {
        char.is_control() && char != '\n'
            || matches!(char, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    text.chars().filter(|char| !harmful(*char)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_cannot_control_the_terminal() {
        assert_eq!(printable("a\u{1b}[31mb\u{202e}c\u{7}"), "a[31mbc");
    }
}
