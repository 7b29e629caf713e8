//! Comma-separated values that a spreadsheet shows and does not run.

/// A cell that starts like a formula gets an apostrophe in front: spreadsheets show the rest as text.
pub(super) fn cell(text: &str) -> String {
    let formula =
        text.starts_with(['=', '+', '-', '@', '\t', '\r', '\u{ff1d}', '\u{ff0b}', '\u{ff0d}', '\u{ff20}']);
    let safe = if formula { format!("'{text}") } else { text.to_owned() };
    format!("\"{}\"", safe.replace('"', "\"\"").replace('\0', ""))
}

pub(super) fn line<'a>(cells: impl IntoIterator<Item = &'a str>) -> String {
    let cells: Vec<String> = cells.into_iter().map(cell).collect();
    cells.join(",") + "\r\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_become_text() {
        assert_eq!(cell("=HYPERLINK(\"http://evil\")"), "\"'=HYPERLINK(\"\"http://evil\"\")\"");
        for start in ["+", "-", "@", "\t", "\r"] {
            assert!(cell(&format!("{start}1")).starts_with("\"'"), "{start:?}");
        }
    }

    #[test]
    fn quotes_commas_and_lines_stay_inside_their_cell() {
        assert_eq!(line(["a,b", "c\nd", "e\"f"]), "\"a,b\",\"c\nd\",\"e\"\"f\"\r\n");
    }
}
