//! A reply template in one language.

use crate::replies::words::{ReplyValues, Words};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplyTemplate {
    /// The name of its file, without language and ending.
    pub id: String,
    pub title: String,
    /// Its place among the others; none: after all that have one.
    pub order: Option<u8>,
    pub subject: Words,
    pub paragraphs: Vec<Words>,
    /// The course's programme is attached by default.
    pub programme: bool,
}

impl ReplyTemplate {
    /// None where something in it has no value: the thread has a subject.
    pub fn subject(&self, values: &ReplyValues) -> Option<String> {
        self.subject.fill(values)
    }

    /// Without the paragraphs in which something has no value.
    pub fn text(&self, values: &ReplyValues) -> String {
        let filled: Vec<String> =
            self.paragraphs.iter().filter_map(|paragraph| paragraph.fill(values)).collect();
        filled.join("\n\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::replies::placeholder::Placeholder;
    use crate::replies::words::Piece;

    fn words(pieces: &[Piece]) -> Words {
        Words(pieces.to_vec())
    }

    fn text(text: &str) -> Piece {
        Piece::Text(text.to_owned())
    }

    fn template() -> ReplyTemplate {
        ReplyTemplate {
            id: "first".to_owned(),
            title: "First".to_owned(),
            order: None,
            subject: words(&[Piece::Value(Placeholder::Course)]),
            paragraphs: vec![
                words(&[text("Hola, "), Piece::Value(Placeholder::Name), text(":")]),
                words(&[text("Sobre "), Piece::Value(Placeholder::Course), text(".")]),
                words(&[text("Más: "), Piece::Page("/cursos".to_owned())]),
            ],
            programme: false,
        }
    }

    #[test]
    fn a_paragraph_without_its_value_is_left_out() {
        let mut values = ReplyValues::new("https://torre.example");
        values.insert(Placeholder::Name, "Ana");
        values.insert(Placeholder::Course, "");
        assert_eq!(template().text(&values), "Hola, Ana:\n\nMás: https://torre.example/cursos");
        assert_eq!(template().subject(&values), None);
    }

    #[test]
    fn what_is_filled_in_is_not_filled_in_again() {
        let mut values = ReplyValues::new("");
        values.insert(Placeholder::Name, "{course} {link} {/cursos}");
        values.insert(Placeholder::Course, "{name}");
        let filled = template().text(&values);
        assert_eq!(filled, "Hola, {course} {link} {/cursos}:\n\nSobre {name}.\n\nMás: /cursos");
    }
}
