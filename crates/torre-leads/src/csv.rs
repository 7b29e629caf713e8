//! Comma-separated values that a spreadsheet shows and does not run.

use torre_base::printable::printable;

/// A cell that starts like a formula gets an apostrophe in front: spreadsheets show the rest as text. Control characters
/// and marks of direction are left out, also in a file: somebody looks at it in a terminal. JSON has every character.
pub fn cell(text: &str) -> String {
    let text = printable(text);
    let formula =
        text.starts_with(['=', '+', '-', '@', '\t', '\u{ff1d}', '\u{ff0b}', '\u{ff0d}', '\u{ff20}']);
    let safe = if formula { format!("'{text}") } else { text };
    format!("\"{}\"", safe.replace('"', "\"\""))
}

pub fn line<T: AsRef<str>>(cells: impl IntoIterator<Item = T>, separator: &str) -> String {
    let cells: Vec<String> = cells.into_iter().map(|text| cell(text.as_ref())).collect();
    cells.join(separator) + "\r\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_become_text() {
        assert_eq!(cell("=HYPERLINK(\"http://evil\")"), "\"'=HYPERLINK(\"\"http://evil\"\")\"");
        for start in ["+", "-", "@", "\t", "\u{200e}=", "\r="] {
            assert!(cell(&format!("{start}1")).starts_with("\"'"), "{start:?}");
        }
    }

    #[test]
    fn quotes_commas_and_lines_stay_inside_their_cell() {
        assert_eq!(line(["a,b", "c\nd", "e\"f"], ","), "\"a,b\",\"c\nd\",\"e\"\"f\"\r\n");
    }
}
