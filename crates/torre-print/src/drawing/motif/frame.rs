//! The frame of a motif: its size, and the room that belongs to words.

/// Where a motif stands: what it may cover, and what it may not write on.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    pub width: f32,
    pub height: f32,
    /// Left of this, and below `bottom`, stand words.
    pub left: f32,
    pub bottom: f32,
    /// One hairline.
    pub hairline: f32,
    /// Size of the letters of a data block.
    pub label_size: f32,
}
