//! A section: a rule across the page, a number, its heading, and its blocks.

use crate::drawing::colour::{GRAPHITE, PHOSPHOR_DEEP};
use crate::drawing::line_breaking::{Rag, break_lines};
use crate::drawing::path::Path;
use crate::drawing::primitive::Primitive;
use crate::drawing::text_style::TextStyle;
use crate::pdf::layout_box::{DisplayItem, LayoutBox, keep_together};
use crate::pdf::model::{Block, Section};
use crate::pdf::page_geometry::{HAIRLINE, HEADING_WIDTH, LEFT, RIGHT, TEXT, WIDE};
use crate::pdf::structure_tree::{NodeId, Role};
use crate::pdf::text_styles::{HEADING, NUMBER, WIDE_HEADING};
use crate::pdf::typeset::paragraph::baseline;
use crate::pdf::typeset::typesetter::Typesetter;

/// From the rule to the first line.
const HEAD: f32 = 16.0;
const ROOM: f32 = 30.0;

impl Typesetter<'_> {
    pub fn section(&mut self, section: &Section, number: usize) -> Vec<LayoutBox> {
        let node = self.structure.add_root(Role::Section);
        let heading = self.structure.add_child(node, Role::Heading(2, section.title.clone()));
        let column = if section.wide { WIDE } else { TEXT };
        let mut boxes = Vec::new();
        let mut first = true;
        for block in &section.blocks {
            let mut block_boxes = self.block(block, column, node);
            if first && let Some(layout) = block_boxes.first_mut() {
                layout.space_before = 0.0;
                first = false;
            }
            boxes.extend(block_boxes);
        }
        let head = self.head(section, number, heading);
        let mut boxes = if section.wide { above(head, boxes) } else { beside(head, boxes) };
        if is_whole(section) {
            keep_together(&mut boxes);
        }
        boxes
    }

    /// The rule with its block of colour, the number and the heading, in the left column or across the page.
    fn head(&self, section: &Section, number: usize, node: NodeId) -> LayoutBox {
        let (style, width) = if section.wide { (WIDE_HEADING, WIDE.width) } else { (HEADING, HEADING_WIDTH) };
        let mut layout = LayoutBox { outline_title: Some(section.title.clone()), ..LayoutBox::default() };
        layout.decorate(Primitive::stroke(
            Path::line((LEFT, 0.0), (RIGHT, 0.0)),
            HAIRLINE,
            GRAPHITE.alpha(0.45),
        ));
        layout.decorate(Primitive::fill(Path::rect(LEFT, -1.2, 22.0, 2.4), PHOSPHOR_DEEP));
        let number = self.fonts.shape(&format!("{number:02}"), &NUMBER);
        let mut y = HEAD;
        layout.decorate(Primitive::Text { run: number, x: LEFT, y: y + 6.0, colour: NUMBER.colour });
        y += if section.wide { 14.0 } else { 13.0 };
        y = self.heading_lines(&mut layout, &section.title, &style, width, y, node);
        layout.height = y;
        layout.space_before = ROOM;
        layout
    }

    fn heading_lines(
        &self,
        layout: &mut LayoutBox,
        title: &str,
        style: &TextStyle,
        width: f32,
        mut y: f32,
        node: NodeId,
    ) -> f32 {
        for line in break_lines(self.fonts, title, style, width, Rag::Balanced) {
            layout.text(line, LEFT, y + baseline(style), style, node);
            y += style.leading;
        }
        y
    }
}

/// Addresses and charts: continued overleaf they are of no use.
fn is_whole(section: &Section) -> bool {
    let is_address = |block: &Block| matches!(block, Block::Links(_) | Block::Heading(_));
    let is_chart = |block: &Block| matches!(block, Block::Route(_));
    section.blocks.iter().all(is_address) || section.blocks.iter().any(is_chart)
}

/// The heading across the page, its blocks below.
fn above(mut head: LayoutBox, mut boxes: Vec<LayoutBox>) -> Vec<LayoutBox> {
    head.keep_with_next = true;
    if let Some(first) = boxes.first_mut() {
        first.space_before = 12.0;
    }
    boxes.insert(0, head);
    boxes
}

/// The heading in the left column, beside the first boxes; these stay together as long as it is high.
fn beside(head: LayoutBox, mut boxes: Vec<LayoutBox>) -> Vec<LayoutBox> {
    let Some(first) = boxes.first_mut() else { return vec![head] };
    for display_item in &mut first.display_list {
        move_down(display_item, HEAD);
    }
    first.height += HEAD;
    first.space_before = head.space_before;
    first.outline_title = head.outline_title;
    // The heading is read before what stands beside it.
    first.display_list.splice(0..0, head.display_list);
    let mut covered = 0.0;
    let count = boxes.len();
    for (index, layout) in boxes.iter_mut().enumerate() {
        covered += if index == 0 { layout.height } else { layout.space_before + layout.height };
        if covered >= head.height {
            break;
        }
        layout.keep_with_next |= index + 1 < count;
    }
    if let Some(last) = boxes.last_mut() {
        last.height += (head.height - covered).max(0.0);
    }
    boxes
}

fn move_down(display_item: &mut DisplayItem, by: f32) {
    match display_item {
        DisplayItem::Text { y, .. } | DisplayItem::Link { y, .. } => *y += by,
        DisplayItem::Decoration(primitive) => primitive.move_down(by),
    }
}
