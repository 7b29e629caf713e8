//! The programme of a course: what its page says, on paper.

use torre_base::language::Language;
use torre_content::content::{Content, LocalContent};
use torre_content::course::{Course, CourseCategory};
use torre_content::page::{Motif, Page};
use torre_content::sections::SectionBody;
use torre_content::sections::course::CourseHero;
use torre_pages::share_card;

use crate::pdf::contact::{contact, row, without_scheme};
use crate::pdf::imprint::{edition, imprint};
use crate::pdf::model::{Block, Cell, Cover, Document, Section, Strip};
use crate::pdf::sections::{document_section, facts, strip};

pub fn programme(content: &Content, site_url: &str, language: Language, course: &Course) -> Document {
    let local = content.local(language);
    let page = page_of(local, course);
    let hero = page.and_then(hero);
    let title = hero.map_or(&course.title, |hero| &hero.title);
    let words = &local.documents.programme;
    let school = &local.school;
    let mut sections = vec![introduction(local, course)];
    let own = page.into_iter().flat_map(|page| &page.sections);
    sections.extend(own.filter_map(|section| document_section(&section.body, local, site_url)));
    sections.extend(apply(local, site_url, course, page));
    sections.push(contact(content, site_url, language));
    Document {
        language,
        title: format!("{title} · {}", words.kind),
        description: page.map_or_else(|| course.description.clone(), |page| page.head.description.clone()),
        keywords: page.map(|page| page.head.keywords.clone()).unwrap_or_default(),
        author: school.name.clone(),
        edition: edition(local),
        file_name: format!("{}-{}-{}.pdf", school.name.to_lowercase(), words.file, course.id),
        cover: cover(local, course, page, hero),
        running: format!("{} · {}", words.kind, course.title),
        imprint: imprint(local, language),
        page_label: local.documents.contact.page.clone(),
        sections,
    }
}

/// The page whose subject the course is.
pub fn page_of<'a>(local: &'a LocalContent, course: &Course) -> Option<&'a Page> {
    local.pages.values().find(|page| share_card::course_of(page).is_some_and(|shown| shown.id == course.id))
}

fn hero(page: &Page) -> Option<&CourseHero> {
    page.sections.iter().find_map(|section| match &section.body {
        SectionBody::CourseHero(hero) => Some(hero),
        _ => None,
    })
}

fn cover(local: &LocalContent, course: &Course, page: Option<&Page>, hero: Option<&CourseHero>) -> Cover {
    let words = &local.documents.programme;
    let mut cells = facts(course, local);
    // The strip has room for four; how the course is taught stands on the next page.
    cells.truncate(4);
    let kind = hero.map_or_else(|| words.kind.clone(), |hero| format!("{} · {}", words.kind, hero.badge));
    Cover {
        kind,
        title: hero.map_or(&course.title, |hero| &hero.title).clone(),
        lead: hero.map_or(&course.description, |hero| &hero.text).clone(),
        school: local.school.name.clone(),
        tagline: local.school.tagline.clone(),
        motif: page.map_or(Motif::Radar, share_card::motif),
        seed: course.id.clone(),
        strip: Strip { cells, ..strip(course, local, "") },
    }
}

/// The course in a sentence and in figures.
fn introduction(local: &LocalContent, course: &Course) -> Section {
    let words = &local.documents.programme;
    let mut cells = facts(course, local);
    let madrid = &local.school.centres.madrid;
    if course.mode.contains(&madrid.name) {
        cells.push(Cell { label: words.place.clone(), value: madrid.title.clone() });
    }
    let mut blocks = vec![Block::Lead(course.description.clone()), Block::Cells(cells)];
    if course.href.is_none() {
        blocks.push(Block::Paragraph(words.soon.clone()));
    }
    Section { title: words.facts.clone(), wide: false, blocks }
}

/// How to apply: when, and where on the web. None for a course that has no page yet.
fn apply(local: &LocalContent, site_url: &str, course: &Course, page: Option<&Page>) -> Option<Section> {
    let href = course.href.as_ref()?;
    let mut blocks: Vec<Block> = page.and_then(invitation).map(Block::Paragraph).into_iter().collect();
    if let Some(dates) = &course.dates {
        let last = dates.last.iter().map(|last| format!(" {last}."));
        let dates = format!("{}.", dates.sentence(&local.text));
        blocks.push(Block::Paragraph(std::iter::once(dates).chain(last).collect()));
    }
    if course.category == CourseCategory::Initial {
        blocks.push(Block::List(local.school.intakes.iter().map(|intake| intake.text.clone()).collect()));
    }
    let address = format!("{site_url}{href}");
    let web = row(&local.documents.contact.web, without_scheme(&address), Some(address.clone()));
    blocks.push(Block::Links(vec![web]));
    Some(Section { title: local.documents.programme.apply.clone(), wide: false, blocks })
}

/// What the page says beside its form, or where it calls for action.
fn invitation(page: &Page) -> Option<String> {
    let find = |text: fn(&SectionBody) -> Option<&String>| {
        page.sections.iter().find_map(|section| text(&section.body)).cloned()
    };
    let beside_form = find(|body| match body {
        SectionBody::FormSection(form) => Some(&form.text),
        _ => None,
    });
    beside_form.or_else(|| {
        find(|body| match body {
            SectionBody::CallToAction(call) => Some(&call.text),
            _ => None,
        })
    })
}
