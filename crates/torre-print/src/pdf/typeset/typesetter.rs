//! The typesetter: what every part of typesetting shares. What it sets is in the files beside, one for each kind.

use crate::drawing::shaping::Fonts;
use crate::pdf::structure_tree::StructureTree;

pub struct Typesetter<'a> {
    pub fonts: &'a Fonts<'a>,
    pub structure: &'a mut StructureTree,
}
