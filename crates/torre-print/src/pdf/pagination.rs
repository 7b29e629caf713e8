//! Pagination: layout boxes on as many pages as they need. What is kept together stays on one page.

use crate::pdf::layout_box::LayoutBox;
use crate::pdf::page::Page;
use crate::pdf::page_geometry::{BOTTOM, TOP};

pub fn paginate(boxes: Vec<LayoutBox>) -> Vec<Page> {
    let mut pages = vec![Page::default()];
    let mut y = TOP;
    for group in groups(boxes) {
        if y > TOP && y + height(&group) > BOTTOM {
            pages.push(Page::default());
            y = TOP;
        }
        for layout in group {
            y += if y > TOP { layout.space_before } else { 0.0 };
            if let Some(page) = pages.last_mut() {
                page.outline_entries.extend(layout.outline_title.map(|title| (title, y)));
                page.display_list
                    .extend(layout.display_list.into_iter().map(|display_item| (display_item, y)));
            }
            y += layout.height;
        }
    }
    pages
}

/// Boxes up to the first that may stand at the foot of a page.
fn groups(boxes: Vec<LayoutBox>) -> Vec<Vec<LayoutBox>> {
    let mut groups = Vec::new();
    let mut group = Vec::new();
    for layout in boxes {
        let keep = layout.keep_with_next;
        group.push(layout);
        if !keep {
            groups.push(std::mem::take(&mut group));
        }
    }
    groups.push(group);
    groups
}

fn height(group: &[LayoutBox]) -> f32 {
    group.iter().map(|layout| layout.space_before + layout.height).sum()
}
