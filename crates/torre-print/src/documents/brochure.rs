//! The school's brochure: what the home page, the course list and the services page say, on paper.

use torre_base::language::Language;
use torre_content::content::{Content, LocalContent};
use torre_content::course::CourseCategory;
use torre_content::page::Motif;
use torre_content::sections::SectionBody;

use crate::documents::contact::{contact, heading, imprint};
use crate::documents::model::{Block, Cell, Cover, Document, Entry, Section, Strip};
use crate::documents::programme::edition;
use crate::documents::sections::{card, entry, printed, strip};

pub fn brochure(content: &Content, site_url: &str, language: Language) -> Document {
    let local = content.local(language);
    let (words, school) = (&local.documents.brochure, &local.school);
    let mut sections = Vec::new();
    sections.extend(on_page(local, "home", about));
    sections.extend(on_page(local, "home", centres));
    sections.extend(on_page(local, "home", |body| route(body, local, site_url)));
    sections.push(courses(local, site_url));
    sections.extend(on_page(local, "home", facilities));
    sections.extend(on_page(local, "services", |body| services(body, local)));
    sections.extend(admissions(local));
    sections.push(contact(content, site_url, language));
    let cover = cover(local);
    let home = local.pages.get("home");
    Document {
        language,
        title: format!("{} · {}", school.name, words.kind),
        description: home.map(|page| page.head.description.clone()).unwrap_or_default(),
        keywords: home.map(|page| page.head.keywords.clone()).unwrap_or_default(),
        author: school.name.clone(),
        edition: edition(local),
        file_name: format!("{}-{}.pdf", school.name.to_lowercase(), words.file),
        running: format!("{} · {}", words.kind, school.tagline),
        imprint: imprint(local, language),
        page_label: local.documents.contact.page.clone(),
        cover,
        sections,
    }
}

/// The first section of a page that can be printed so.
fn on_page<T>(local: &LocalContent, page: &str, print: impl Fn(&SectionBody) -> Option<T>) -> Option<T> {
    local.pages.get(page)?.sections.iter().find_map(|section| print(&section.body))
}

fn cover(local: &LocalContent) -> Cover {
    let (words, school) = (&local.documents.brochure, &local.school);
    let hero = on_page(local, "home", |body| match body {
        SectionBody::RadarHero(hero) => Some((hero.title.clone(), hero.subtitle.clone())),
        _ => None,
    });
    let (title, lead) = hero.unwrap_or_else(|| (school.name.clone(), school.tagline.clone()));
    let cell = |label: &String, value: String| Cell { label: label.clone(), value };
    let cells = vec![
        cell(&words.group_size, school.group_size.to_string()),
        cell(&words.simulator_share, format!("{} %", school.simulator_share)),
    ];
    Cover {
        kind: format!("{} · {}", words.kind, school.tagline),
        title,
        lead,
        school: school.name.clone(),
        tagline: school.tagline.clone(),
        motif: Motif::Radar,
        seed: words.file.clone(),
        strip: Strip {
            code: school.certification.clone(),
            category: CourseCategory::Initial,
            title: school.name.clone(),
            note: String::new(),
            href: None,
            cells,
        },
    }
}

fn about(body: &SectionBody) -> Option<Section> {
    let SectionBody::About(about) = body else { return None };
    let areas = Block::Steps(about.areas.iter().map(entry).collect());
    Some(Section {
        title: about.title.clone(),
        wide: false,
        blocks: vec![Block::Lead(about.text.clone()), areas],
    })
}

/// What each centre is like; how to reach it stands at the end.
fn centres(body: &SectionBody) -> Option<Section> {
    let SectionBody::Centres(centres) = body else { return None };
    let mut blocks = vec![Block::Paragraph(centres.text.clone())];
    blocks.extend(centres.cards.iter().map(|card| {
        Block::Card(Entry {
            title: heading(&card.centre),
            text: Some(card.text.clone()),
            items: card.features.clone(),
        })
    }));
    Some(Section { title: centres.title.clone(), wide: false, blocks })
}

fn route(body: &SectionBody, local: &LocalContent, site_url: &str) -> Option<Section> {
    matches!(body, SectionBody::RouteChart(_)).then(|| printed(body, local, site_url)).flatten()
}

/// Every course, in the bays of the board; one that stands on no bay follows those of its category.
fn courses(local: &LocalContent, site_url: &str) -> Section {
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

fn facilities(body: &SectionBody) -> Option<Section> {
    let SectionBody::Facilities(facilities) = body else { return None };
    let rooms = facilities.rooms.iter().map(|room| Entry {
        title: room.title.clone(),
        text: Some(room.text.clone()),
        items: Vec::new(),
    });
    let blocks = vec![Block::Paragraph(facilities.text.clone()), Block::Steps(rooms.collect())];
    Some(Section { title: facilities.title.clone(), wide: false, blocks })
}

fn services(body: &SectionBody, local: &LocalContent) -> Option<Section> {
    let SectionBody::ServiceCards(cards) = body else { return None };
    let mut blocks = vec![Block::Paragraph(cards.text.clone())];
    blocks.extend(cards.cards.iter().map(card));
    Some(Section { title: local.documents.brochure.services.clone(), wide: false, blocks })
}

/// The three cards of the home page, and when the next period begins.
fn admissions(local: &LocalContent) -> Option<Section> {
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
