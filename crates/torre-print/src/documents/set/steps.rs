//! Numbered steps: the number in its own narrow column.

use crate::documents::model::Entry;
use crate::documents::piece::{Piece, hold_all};
use crate::documents::set::Setter;
use crate::documents::set::words::room_above;
use crate::documents::sheet::{BODY, Column, NUMBER, STRONG};
use crate::documents::structure::NodeId;
use crate::drawing::mark::Mark;

const INDENT: f32 = 28.0;

impl Setter<'_> {
    pub fn steps(&mut self, entries: &[Entry], column: Column, parent: NodeId) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for (index, entry) in entries.iter().enumerate() {
            pieces.extend(self.step(entry, index + 1, column, parent));
        }
        pieces
    }

    /// Like a step, but with a heading of its own and no number.
    pub fn card(&mut self, entry: &Entry, column: Column, parent: NodeId) -> Vec<Piece> {
        let mut pieces = self.subheading(&entry.title, column, parent);
        if let Some(text) = &entry.text {
            pieces.extend(self.words(text, &BODY, column, parent, 2.0));
        }
        if !entry.items.is_empty() {
            pieces.extend(self.list(&entry.items, column, parent));
        }
        hold_all(&mut pieces);
        if let Some(last) = pieces.last_mut() {
            last.keep = false;
        }
        pieces
    }

    fn step(&mut self, entry: &Entry, number: usize, column: Column, parent: NodeId) -> Vec<Piece> {
        let inner = column.inset(INDENT);
        let mut pieces = self.heading_line(&entry.title, &STRONG, inner, parent, 0.0);
        if let Some(first) = pieces.first_mut() {
            let run = self.faces.run(&format!("{number:02}"), &NUMBER);
            first.mark(Mark::Text { run, x: column.x, y: 10.2, colour: NUMBER.colour });
        }
        if let Some(text) = &entry.text {
            let mut words = self.words(text, &BODY, inner, parent, 1.0);
            hold_all(&mut words);
            pieces.extend(words);
        }
        if !entry.items.is_empty() {
            pieces.extend(self.list(&entry.items, inner, parent));
        }
        if let Some(last) = pieces.last_mut() {
            last.keep = false;
        }
        room_above(&mut pieces, 9.0);
        pieces
    }
}
