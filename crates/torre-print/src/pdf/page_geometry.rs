//! Page geometry: A4 in points, its margins and columns.

pub const WIDTH: f32 = 595.28;
pub const HEIGHT: f32 = 841.89;
pub const LEFT: f32 = 48.0;
pub const RIGHT: f32 = WIDTH - 48.0;
pub const TOP: f32 = 88.0;
pub const BOTTOM: f32 = HEIGHT - 76.0;
/// Headings stand in the left column, words in the right one.
pub const TEXT_LEFT: f32 = 196.0;
pub const HEADING_WIDTH: f32 = TEXT_LEFT - LEFT - 22.0;
pub const HAIRLINE: f32 = 0.5;

/// A column of the page.
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
