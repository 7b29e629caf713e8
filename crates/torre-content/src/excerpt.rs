//! The line of a file that a message is about, with a mark under the place.

use std::fmt;
use std::ops::Range;

use serde::Serialize;

/// A line is cut to what fits a terminal.
const WIDTH: usize = 96;
/// What is kept before the mark of a line that is cut.
const BEFORE: usize = 32;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Excerpt {
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// The line itself.
    pub source: String,
    /// Of the mark, in characters.
    pub length: usize,
}

impl Excerpt {
    pub fn new(text: &str, bytes: Range<usize>) -> Excerpt {
        let start = floor(text, bytes.start);
        let line_start = text[..start].rfind('\n').map_or(0, |place| place + 1);
        let line_end = text[start..].find('\n').map_or(text.len(), |place| start + place);
        let end = floor(text, bytes.end).clamp(start, line_end);
        Excerpt {
            line: 1 + text[..line_start].matches('\n').count(),
            column: 1 + text[line_start..start].chars().count(),
            source: text[line_start..line_end].trim_end().to_owned(),
            length: text[start..end].chars().count().max(1),
        }
    }

    /// The part of the line that is shown, and where the mark begins in it.
    fn window(&self) -> (String, usize) {
        let length = self.source.chars().count();
        let start = if length <= WIDTH { 0 } else { (self.column - 1).saturating_sub(BEFORE) };
        let mut shown: String = self.source.chars().skip(start).take(WIDTH).collect();
        let mut mark = self.column - 1 - start;
        if start > 0 {
            shown.insert(0, '…');
            mark += 1;
        }
        if start + WIDTH < length {
            shown.push('…');
        }
        (shown.replace('\t', " "), mark)
    }
}

impl fmt::Display for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (shown, mark) = self.window();
        let length = self.length.min(shown.chars().count().saturating_sub(mark)).max(1);
        writeln!(f, "{:>5} | {shown}", self.line)?;
        writeln!(f, "      | {}{}", " ".repeat(mark), "^".repeat(length))
    }
}

fn floor(text: &str, byte: usize) -> usize {
    let byte = byte.min(text.len());
    (0..=byte).rev().find(|place| text.is_char_boundary(*place)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_stands_under_the_place() {
        let text = "a = 1\nseats = doce\n";
        let printed = Excerpt::new(text, 14..18).to_string();
        assert_eq!(printed, "    2 | seats = doce\n      |         ^^^^\n");
    }

    #[test]
    fn a_long_line_is_cut_around_its_mark() {
        let text = format!("text = \"{} aquí {}\"", "á".repeat(200), "b".repeat(200));
        let place = text.find("aquí").unwrap();
        let printed = Excerpt::new(&text, place..place + "aquí".len()).to_string();
        let (line, mark) = printed.split_once('\n').unwrap();
        assert!(line.chars().count() < 110, "{line}");
        let column = mark.find('^').unwrap();
        assert!(line.chars().skip(column).collect::<String>().starts_with("aquí"), "{printed}");
    }
}
