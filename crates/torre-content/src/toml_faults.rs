//! What the parser says of a text that is no TOML, in an editor's words.

use std::ops::Range;

/// Quotes that word processors put in the place of `"`.
const CURLY: [char; 6] = ['“', '”', '„', '‘', '’', '«'];

/// Where the text is no TOML, and what to write instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxFault {
    pub bytes: Range<usize>,
    pub message: String,
}

impl SyntaxFault {
    /// `said`: what the parser calls it.
    pub(crate) fn new(text: &str, bytes: Range<usize>, said: &str) -> SyntaxFault {
        let words = text.get(bytes.clone()).unwrap_or_default();
        if said.starts_with("missing comma")
            || said.starts_with("unclosed")
            || said.starts_with("missing key")
        {
            return SyntaxFault::not_closed(text, bytes, said);
        }
        let message = match said.split(", expected").next().unwrap_or(said) {
            "string values must be quoted" => unquoted(words),
            "duplicate key" => {
                let before = text[..bytes.start].lines().zip(1..).filter(|(line, _)| names(line, words));
                let line = before.last().map_or(1, |(_, number)| number);
                format!("\"{words}\" stands twice, here and in line {line}; remove one of them")
            }
            "invalid basic string" => {
                "the quote at the end of the text is missing; expected \"…\" on one line".to_owned()
            }
            "invalid date" => format!("{words} needs quotes; expected \"{words}\""),
            "key with no value" => "the = is missing; expected a name, = and a value".to_owned(),
            "invalid boolean" => format!("{words} is no value; expected true or false, in small letters"),
            "invalid unquoted key" => {
                format!(
                    "\"{words}\" cannot stand in a name; expected letters without accents, digits, - and _"
                )
            }
            "unexpected leading zero" => "a number has no zero in front; expected for example 7".to_owned(),
            "unexpected key or value" => left_over(text, bytes.start),
            other => format!("is not written as TOML: {other}"),
        };
        SyntaxFault { bytes, message }
    }

    /// The parser notices at the next thing it reads, often lines below. The place to mend is where the line ended.
    fn not_closed(text: &str, bytes: Range<usize>, said: &str) -> SyntaxFault {
        let end = text[..bytes.start.min(text.len())].trim_end().len();
        let same_line = !text[end..bytes.start.min(text.len())].contains('\n');
        let message = match said {
            _ if said.starts_with("unclosed array table") => "a ] is missing; expected [[…]]",
            _ if said.starts_with("unclosed table") => "the ] is missing; expected […]",
            _ if same_line && text[..end].ends_with('"') && !begins_with_name(&text[end..]) => {
                return SyntaxFault { bytes: end - 1..end, message: left_over(text, end) };
            }
            _ if same_line && said.starts_with("missing comma") => {
                "a comma is missing; expected { es = \"…\", en = \"…\" }"
            }
            _ => "the list or table is not closed here; expected } or ] (or a comma, and what comes next)",
        };
        let start = text[..end].char_indices().next_back().map_or(0, |(place, _)| place);
        SyntaxFault { bytes: start..end, message: message.to_owned() }
    }
}

fn unquoted(words: &str) -> String {
    if words.is_empty() {
        return "there is no value; expected a text in quotes (\"…\"), a number (16) or true or false"
            .to_owned();
    }
    if words.starts_with(CURLY) {
        let plain = words.trim_matches(|mark| CURLY.contains(&mark) || mark == '»');
        return format!("the quotes are not plain ones; expected \"{plain}\"");
    }
    format!("{words} is no value; expected a text in quotes (\"{words}\") or a number without quotes (16)")
}

/// `"di "hola" a"`, `seats = 16,`
fn left_over(text: &str, from: usize) -> String {
    let rest = text[from..].lines().next().unwrap_or_default().trim();
    if text[..from].ends_with('"') {
        return format!(
            "the text ends before {rest}; inside a text write the quotes of its language («…», “…”) or \\\""
        );
    }
    format!("\"{rest}\" is left over after the value; remove it")
}

/// ` en = "…"`: a field of its own, and not the rest of a text.
fn begins_with_name(text: &str) -> bool {
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    text.trim_start().trim_start_matches(is_name).trim_start().starts_with('=')
}

fn names(line: &str, key: &str) -> bool {
    let line = line.trim_start().trim_start_matches('[');
    line.strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with(['=', ']', '.']))
}
