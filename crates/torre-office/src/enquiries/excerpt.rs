//! The beginning of a message, on one line.

/// Characters.
pub const EXCERPT: usize = 140;

pub fn excerpt(message: &str) -> String {
    let mut line = String::with_capacity(2 * EXCERPT);
    let words = message.split(|letter: char| letter.is_whitespace() || letter.is_control());
    for word in words.filter(|word| !word.is_empty()) {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
        if let Some((end, _)) = line.char_indices().nth(EXCERPT) {
            line.truncate(end);
            break;
        }
    }
    line.truncate(line.trim_end().len());
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_excerpt_is_one_line_and_never_half_a_letter() {
        assert_eq!(excerpt(" Hola,\r\n\r\n¿cuánto   cuesta?\t\u{1b}[31m "), "Hola, ¿cuánto cuesta? [31m");
        assert_eq!(excerpt(&"ñ".repeat(500)), "ñ".repeat(EXCERPT));
        assert_eq!(excerpt(&"ab ".repeat(100)).chars().count(), 140);
        assert_eq!(excerpt(""), "");
    }
}
