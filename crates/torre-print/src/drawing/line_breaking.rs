//! Line breaking by least total raggedness. All breaks are chosen together, so that lines come out alike: no word
//! alone at the end of a paragraph, no short line between two long ones.

use crate::drawing::shaping::{Fonts, GlyphRun};
use crate::drawing::text_style::TextStyle;

/// How lines are to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rag {
    /// The last line may be short, but no shorter than a fifth.
    Paragraph,
    /// All lines alike, the last one too: titles.
    Balanced,
}

pub fn break_lines(fonts: &Fonts<'_>, text: &str, style: &TextStyle, width: f32, rag: Rag) -> Vec<GlyphRun> {
    let words: Vec<&str> = text.split([' ', '\n']).filter(|word| !word.is_empty()).collect();
    let space = fonts.width(" ", style);
    let widths: Vec<f32> = words.iter().map(|word| fonts.width(word, style)).collect();
    let breaks = optimal_breaks(&widths, space, measure(&widths, space, width, rag), rag);
    let mut start = 0;
    let lines = breaks.into_iter().map(|end| {
        let line = fonts.shape(&words[start..end].join(" "), style);
        start = end;
        line
    });
    lines.collect()
}

/// Balanced lines are broken in the narrowest measure that takes no more lines than the full one.
fn measure(widths: &[f32], space: f32, width: f32, rag: Rag) -> f32 {
    if rag == Rag::Paragraph {
        return width;
    }
    let fewest = greedy_line_count(widths, space, width);
    let (mut narrow, mut wide) = (0.0, width);
    for _ in 0..12 {
        let middle = f32::midpoint(narrow, wide);
        if greedy_line_count(widths, space, middle) > fewest || widths.iter().any(|word| *word > middle) {
            narrow = middle;
        } else {
            wide = middle;
        }
    }
    wide
}

fn greedy_line_count(widths: &[f32], space: f32, width: f32) -> usize {
    let mut count = 1;
    let mut used = 0.0;
    for word in widths {
        let wanted = if used == 0.0 { *word } else { used + space + word };
        if wanted > width && used > 0.0 {
            count += 1;
            used = *word;
        } else {
            used = wanted;
        }
    }
    count
}

/// The ends of lines that leave the least uneven room, by the squares of what is left.
fn optimal_breaks(widths: &[f32], space: f32, width: f32, rag: Rag) -> Vec<usize> {
    let count = widths.len();
    let mut best = vec![(f32::INFINITY, 0); count + 1];
    best[0].0 = 0.0;
    for end in 1..=count {
        let mut used = -space;
        for start in (0..end).rev() {
            used += space + widths[start];
            if used > width + 0.01 && start + 1 < end {
                break;
            }
            let cost = best[start].0 + cost(width - used, width, end == count, start > 0, rag);
            if cost < best[end].0 {
                best[end] = (cost, start);
            }
        }
    }
    let mut ends = Vec::new();
    let mut end = count;
    while end > 0 {
        ends.push(end);
        end = best[end].1;
    }
    ends.reverse();
    ends
}

fn cost(left: f32, width: f32, last: bool, follows: bool, rag: Rag) -> f32 {
    let room = left.max(0.0) / width;
    match rag {
        Rag::Paragraph if last && follows && room >= 0.8 => 0.25,
        Rag::Paragraph if last => 0.0,
        _ => room * room,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paragraph_does_not_end_in_a_word_alone() {
        // One line takes four words; five would leave one alone.
        let breaks = optimal_breaks(&[20.0; 5], 5.0, 100.0, Rag::Paragraph);
        assert_eq!(breaks, [3, 5]);
    }

    #[test]
    fn the_lines_of_a_title_are_alike() {
        let widths = [30.0, 30.0, 30.0, 30.0];
        let width = measure(&widths, 5.0, 110.0, Rag::Balanced);
        assert_eq!(optimal_breaks(&widths, 5.0, width, Rag::Balanced), [2, 4]);
    }

    #[test]
    fn a_word_wider_than_the_line_stands_alone() {
        assert_eq!(optimal_breaks(&[20.0, 200.0, 20.0], 5.0, 100.0, Rag::Paragraph), [1, 2, 3]);
    }
}
