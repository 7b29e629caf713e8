//! The colours of the look, as `web/src/styles/tokens.css` has them.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour {
    pub red: u8,
    pub green: u8,
    pub blue: u8,
}

const fn hex(value: u32) -> Colour {
    let [_, red, green, blue] = value.to_be_bytes();
    Colour { red, green, blue }
}

pub const INK: Colour = hex(0x000b_0d1a);
pub const INK_2: Colour = hex(0x0014_172b);
pub const INK_LINE: Colour = hex(0x002a_2e4d);
pub const PHOSPHOR: Colour = hex(0x00a6_a5f8);
pub const PHOSPHOR_DEEP: Colour = hex(0x004c_4ac9);
pub const PAPER: Colour = hex(0x00f6_f6fb);
pub const PAPER_LINE: Colour = hex(0x00d5_d6e6);
pub const WHITE: Colour = hex(0x00ff_ffff);
pub const GRAPHITE: Colour = hex(0x0023_263b);
pub const MIST: Colour = hex(0x005d_617f);
/// Secondary text on ink.
pub const HAZE: Colour = hex(0x00a3_a6c4);
pub const BEACON: Colour = hex(0x00ba_263a);
pub const GREEN_DEEP: Colour = hex(0x001d_7a58);

impl Colour {
    /// `#0b0d1a`
    pub fn css(self) -> String {
        format!("#{:02x}{:02x}{:02x}", self.red, self.green, self.blue)
    }
}
