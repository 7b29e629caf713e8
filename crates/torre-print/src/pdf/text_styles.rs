//! The text styles of the documents.

use crate::drawing::colour::{GRAPHITE, MIST, PHOSPHOR_DEEP};
use crate::drawing::text_style::TextStyle;
use crate::drawing::typeface::Typeface;

pub const BODY: TextStyle = TextStyle::new(Typeface::Text, 9.2, 14.4, GRAPHITE);
pub const SMALL: TextStyle = TextStyle::new(Typeface::Text, 8.4, 12.4, GRAPHITE);
pub const LEAD: TextStyle = TextStyle::new(Typeface::Text, 11.4, 17.4, GRAPHITE);
pub const STRONG: TextStyle = TextStyle::new(Typeface::Strong, 9.2, 14.4, GRAPHITE);
pub const HEADING: TextStyle = TextStyle::new(Typeface::Display, 13.4, 17.2, GRAPHITE).tracked(-0.01);
pub const WIDE_HEADING: TextStyle = TextStyle::new(Typeface::Display, 18.0, 22.0, GRAPHITE).tracked(-0.012);
pub const SUBHEADING: TextStyle = TextStyle::new(Typeface::Display, 10.4, 14.4, GRAPHITE);
pub const LABEL: TextStyle = TextStyle::label(6.5, MIST);
pub const NUMBER: TextStyle = TextStyle::label(7.0, PHOSPHOR_DEEP);
pub const DATA: TextStyle = TextStyle::new(Typeface::Mono, 8.6, 12.0, GRAPHITE);
pub const LINK: TextStyle = TextStyle::new(Typeface::Mono, 8.2, 12.6, PHOSPHOR_DEEP);
