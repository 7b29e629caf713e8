//! The sections of the brochure, from those of the pages.

use torre_content::content::LocalContent;
use torre_content::sections::SectionBody;

use crate::pdf::contact::heading;
use crate::pdf::model::{Block, Cell, Entry, Section};
use crate::pdf::sections::{card, document_section, entry, strip};

/// The first section of a page that can be printed so.
pub fn on_page<T>(local: &LocalContent, page: &str, print: impl Fn(&SectionBody) -> Option<T>) -> Option<T> {
    local.pages.get(page)?.sections.iter().find_map(|section| print(&section.body))
}

pub fn about(body: &SectionBody) -> Option<Section> {
    let SectionBody::About(about) = body else { return None };
    let areas = Block::Steps(about.areas.iter().map(entry).collect());
    Some(Section {
        title: about.title.clone(),
        wide: false,
        blocks: vec![Block::Lead(about.text.clone()), areas],
    })
}

/// What each centre is like; how to reach it stands at the end.
pub fn centres(body: &SectionBody) -> Option<Section> {
    let SectionBody::Centres(centres) = body else { return None };
    let mut blocks = vec![Block::Paragraph(centres.text.clone())];
    blocks.extend(centres.cards.iter().map(|card| {
        Block::Card(Entry {
            title: heading(&card.centre.title, card.centre.soon.as_deref()),
            text: Some(card.text.clone()),
            items: card.features.clone(),
        })
    }));
    Some(Section { title: centres.title.clone(), wide: false, blocks })
}

pub fn route(body: &SectionBody, local: &LocalContent, site_url: &str) -> Option<Section> {
    matches!(body, SectionBody::RouteChart(_)).then(|| document_section(body, local, site_url)).flatten()
}

/// Every course, in the bays of the board; one that stands on no bay follows those of its category.
pub fn courses(local: &LocalContent, site_url: &str) -> Section {
    let board = on_page(local, "courses", |body| match body {
        SectionBody::CourseBoard(board) => Some(board.clone()),
        _ => None,
    });
    let mut blocks = Vec::new();
    for bay in board.into_iter().flat_map(|board| board.bays) {
        let shown: Vec<&str> = bay.courses.iter().map(|course| course.id.as_str()).collect();
        let others = local.courses.values();
        let others =
            others.filter(|course| course.category == bay.id && !shown.contains(&course.id.as_str()));
        let strips = bay.courses.iter().chain(others).map(|course| strip(course, local, site_url)).collect();
        blocks.push(Block::Bay { title: bay.title.clone(), text: bay.text.clone(), strips });
    }
    Section { title: local.documents.brochure.courses.clone(), wide: true, blocks }
}

pub fn facilities(body: &SectionBody) -> Option<Section> {
    let SectionBody::Facilities(facilities) = body else { return None };
    let rooms = facilities.rooms.iter().map(|room| Entry {
        title: room.title.clone(),
        text: Some(room.text.clone()),
        items: Vec::new(),
    });
    let blocks = vec![Block::Paragraph(facilities.text.clone()), Block::Steps(rooms.collect())];
    Some(Section { title: facilities.title.clone(), wide: false, blocks })
}

pub fn services(body: &SectionBody, local: &LocalContent) -> Option<Section> {
    let SectionBody::ServiceCards(cards) = body else { return None };
    let mut blocks = vec![Block::Paragraph(cards.text.clone())];
    blocks.extend(cards.cards.iter().map(card));
    Some(Section { title: local.documents.brochure.services.clone(), wide: false, blocks })
}

/// The three cards of the home page, and when the next period begins.
pub fn admissions(local: &LocalContent) -> Option<Section> {
    let (title, mut blocks) = on_page(local, "home", |body| match body {
        SectionBody::Admissions(admissions) => {
            let cards = admissions.cards.iter().map(card);
            let blocks = [Block::Paragraph(admissions.text.clone())].into_iter().chain(cards);
            Some((admissions.title.clone(), blocks.collect::<Vec<Block>>()))
        }
        _ => None,
    })?;
    let next = on_page(local, "home2", |body| match body {
        SectionBody::Intake(intake) => {
            Some(Cell { label: intake.next_label.clone(), value: intake.next.clone() })
        }
        _ => None,
    });
    if let Some(cell) = next {
        blocks.insert(1, Block::Cells(vec![cell]));
    }
    Some(Section { title, wide: false, blocks })
}
