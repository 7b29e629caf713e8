//! The sheet: A4 in points, its columns, and the styles of what stands on it.

use crate::drawing::colour::{GRAPHITE, MIST, PHOSPHOR_DEEP};
use crate::drawing::style::Style;
use crate::drawing::typeface::Typeface;

pub const WIDTH: f32 = 595.28;
pub const HEIGHT: f32 = 841.89;
pub const LEFT: f32 = 48.0;
pub const RIGHT: f32 = WIDTH - 48.0;
pub const TOP: f32 = 88.0;
pub const BOTTOM: f32 = HEIGHT - 76.0;
/// Headings stand in the left column, words in the right one.
pub const TEXT_LEFT: f32 = 196.0;
pub const HEADING_WIDTH: f32 = TEXT_LEFT - LEFT - 22.0;
pub const HAIR: f32 = 0.5;

/// A column of the sheet.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    pub x: f32,
    pub width: f32,
}

pub const TEXT: Column = Column { x: TEXT_LEFT, width: RIGHT - TEXT_LEFT };
pub const WIDE: Column = Column { x: LEFT, width: RIGHT - LEFT };

impl Column {
    pub fn inset(self, by: f32) -> Column {
        Column { x: self.x + by, width: self.width - by }
    }
}

pub const BODY: Style = Style::new(Typeface::Text, 9.2, 14.4, GRAPHITE);
pub const SMALL: Style = Style::new(Typeface::Text, 8.4, 12.4, GRAPHITE);
pub const LEAD: Style = Style::new(Typeface::Text, 11.4, 17.4, GRAPHITE);
pub const STRONG: Style = Style::new(Typeface::Strong, 9.2, 14.4, GRAPHITE);
pub const HEADING: Style = Style::new(Typeface::Display, 13.4, 17.2, GRAPHITE).tracked(-0.01);
pub const WIDE_HEADING: Style = Style::new(Typeface::Display, 18.0, 22.0, GRAPHITE).tracked(-0.012);
pub const SUBHEADING: Style = Style::new(Typeface::Display, 10.4, 14.4, GRAPHITE);
pub const LABEL: Style = Style::label(6.5, MIST);
pub const NUMBER: Style = Style::label(7.0, PHOSPHOR_DEEP);
pub const DATA: Style = Style::new(Typeface::Mono, 8.6, 12.0, GRAPHITE);
pub const LINK: Style = Style::new(Typeface::Mono, 8.2, 12.6, PHOSPHOR_DEEP);
