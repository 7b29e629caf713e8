//! Sanitizing what people type: characters nobody can see must not reach mails, tables or headers.

/// One line: control characters become spaces, runs of spaces become one.
/// Marks of right-to-left writing stay; what overrides the direction of other text goes.
pub fn one_line(text: &str) -> String {
    let visible = text.chars().filter(|char| !overrides_direction(*char));
    let spaced: String = visible.map(|char| if breaks_line(char) { ' ' } else { char }).collect();
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Several lines: line ends become `\n`, other control characters go.
pub fn multi_line(text: &str) -> String {
    let unified = text.replace("\r\n", "\n").replace(['\r', '\u{2028}', '\u{2029}', '\u{85}'], "\n");
    let kept: String =
        unified.chars().filter(|char| matches!(char, '\n' | '\t') || !char.is_control()).collect();
    kept.trim().to_owned()
}

fn breaks_line(char: char) -> bool {
    char.is_control() || matches!(char, '\u{2028}' | '\u{2029}')
}

fn overrides_direction(char: char) -> bool {
    matches!(char, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_cannot_become_two() {
        assert_eq!(one_line("Ana\r\nBcc: all@example.com\0\u{2028}x"), "Ana Bcc: all@example.com x");
    }

    #[test]
    fn direction_overrides_go_and_marks_stay() {
        assert_eq!(one_line("\u{202e}evil\u{2069}"), "evil");
        assert_eq!(one_line("\u{200f}عمر\u{200f}"), "\u{200f}عمر\u{200f}");
    }

    #[test]
    fn a_message_keeps_its_lines_and_loses_nul() {
        assert_eq!(multi_line("a\r\nb\0\rc\u{7}\n"), "a\nb\nc");
    }
}
