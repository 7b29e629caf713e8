//! What visitors wrote, as terminals, files and tables may show it.

/// Text that cannot move the cursor, colour the screen or reverse what stands beside it. Lines and tabs stay.
pub fn printable(text: &str) -> String {
    text.chars().filter(|char| matches!(char, '\n' | '\t') || !is_harmful(*char)).collect()
}

/// The same for JSON, where no character is lost: outside its strings none of these stands, and inside they may be
/// written as escapes.
pub fn printable_json(json: &str) -> String {
    let mut safe = String::with_capacity(json.len());
    for char in json.chars() {
        if char != '\n' && is_harmful(char) {
            safe.push_str(&format!("\\u{:04x}", u32::from(char)));
        } else {
            safe.push(char);
        }
    }
    safe
}

/// Control characters, the C1 set among them (U+009B begins a terminal's command), and marks of direction.
fn is_harmful(char: char) -> bool {
    char.is_control()
        || matches!(char, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_cannot_control_the_terminal() {
        assert_eq!(printable("a\u{1b}[31mb\u{202e}c\u{7}\u{9b}31m\u{61c}\u{200f}"), "a[31mbc31m");
    }

    #[test]
    fn json_keeps_every_character() {
        let text = "a\u{1b}\u{7f}\u{9b}31m \u{200f}\u{2066}ñ\n\t";
        let json = printable_json(&serde_json::json!([text]).to_string());
        assert!(!json.contains(is_harmful), "{json}");
        assert_eq!(serde_json::from_str::<Vec<String>>(&json).unwrap(), [text]);
    }
}
