//! A laid-out page: display items at their place on it.

use crate::drawing::primitive::Primitive;
use crate::pdf::layout_box::DisplayItem;

#[derive(Debug, Default)]
pub struct Page {
    /// Decoration, and words that every page repeats.
    pub background: Vec<Primitive>,
    /// Each with the height at which its layout box begins.
    pub display_list: Vec<(DisplayItem, f32)>,
    /// Where sections begin: their titles and heights.
    pub outline_entries: Vec<(String, f32)>,
}
