//! Sections of pages as sections of a document: the same words in the same order. What only makes sense on a screen
//! (forms, carousels, calls to action) is left out.

use torre_content::card::Card;
use torre_content::content::LocalContent;
use torre_content::course::Course;
use torre_content::sections::SectionBody;
use torre_content::sections::general::CardLayout;
use torre_content::text::interpolate;

use crate::pdf::model::{Block, Cell, Entry, Phase, Section, Strip};

/// None: nothing to print.
pub fn document_section(body: &SectionBody, local: &LocalContent, site_url: &str) -> Option<Section> {
    let section = |title: &str, blocks| Some(Section { title: title.to_owned(), wide: false, blocks });
    match body {
        SectionBody::CourseDetails(details) => {
            section(&details.title, with_list(vec![Block::Paragraph(details.text.clone())], &details.items))
        }
        SectionBody::Phases(phases) => {
            section(&phases.title, opened(phases.text.as_ref(), course_phases(&phases.course, local)))
        }
        SectionBody::Requirements(needs) => {
            section(&needs.title, opened(needs.text.as_ref(), needs.groups.iter().map(card).collect()))
        }
        SectionBody::CardGrid(grid) if grid.layout == CardLayout::Lists => {
            section(&grid.title, opened(grid.text.as_ref(), grid.cards.iter().map(card).collect()))
        }
        SectionBody::CardGrid(grid) => {
            let steps = Block::Steps(grid.cards.iter().map(entry).collect());
            section(&grid.title, opened(grid.text.as_ref(), vec![steps]))
        }
        SectionBody::Syllabus(syllabus) => {
            let topics = syllabus.topics.iter().map(|topic| Entry {
                title: topic.title.clone(),
                text: Some(topic.text.clone()),
                items: Vec::new(),
            });
            section(&syllabus.title, opened(syllabus.text.as_ref(), vec![Block::Steps(topics.collect())]))
        }
        SectionBody::Feature(feature) => {
            section(&feature.title, with_list(vec![Block::Paragraph(feature.text.clone())], &feature.items))
        }
        SectionBody::Faq(faq) => {
            let item = |item: &torre_content::card::Question| Block::Question {
                question: item.question.clone(),
                answer: item.answer.clone(),
            };
            section(&faq.title, faq.items.iter().map(item).collect())
        }
        SectionBody::RouteChart(route) => Some(Section {
            title: route.title.clone(),
            wide: true,
            blocks: vec![Block::Paragraph(route.text.clone()), Block::Route(route.waypoints.clone())],
        }),
        SectionBody::CourseStrips(strips) => {
            let courses =
                strips.strips.iter().map(|linked| Block::Strip(strip(&linked.course, local, site_url)));
            let blocks = opened(strips.text.as_ref(), courses.collect());
            Some(Section { title: strips.title.clone(), wide: true, blocks })
        }
        _ => None,
    }
}

fn opened(text: Option<&String>, blocks: Vec<Block>) -> Vec<Block> {
    text.map(|text| Block::Paragraph(text.clone())).into_iter().chain(blocks).collect()
}

fn with_list(mut blocks: Vec<Block>, items: &[String]) -> Vec<Block> {
    if !items.is_empty() {
        blocks.push(Block::List(items.to_vec()));
    }
    blocks
}

/// A card whose items are the point: heading, sentence, list.
pub fn card(card: &Card) -> Block {
    Block::Card(entry(card))
}

pub fn entry(card: &Card) -> Entry {
    Entry { title: card.title.clone(), text: card.text.clone(), items: card.items.clone() }
}

fn course_phases(course: &Course, local: &LocalContent) -> Vec<Block> {
    let phases = course.phases.iter().enumerate().map(|(index, phase)| {
        let number = (index + 1).to_string();
        let facts: Vec<&str> =
            [&phase.duration, &phase.hours].into_iter().flatten().map(String::as_str).collect();
        Block::Phase(Phase {
            label: interpolate(&local.documents.programme.phase, &[("number", &number)]),
            title: phase.title.clone(),
            facts: facts.join(" · "),
            text: phase.text.clone(),
            topics: phase.topics.clone(),
        })
    });
    phases.collect()
}

/// A course as a strip: its code, its name, its facts.
pub fn strip(course: &Course, local: &LocalContent, site_url: &str) -> Strip {
    Strip {
        code: course.code.clone(),
        category: course.category,
        title: course.title.clone(),
        note: course.mode.clone(),
        href: course.href.as_ref().map(|href| format!("{site_url}{href}")),
        cells: facts(course, local).into_iter().filter(|cell| cell.value != course.mode).collect(),
    }
}

/// The facts of a course, in the order of its strip on the site.
pub fn facts(course: &Course, local: &LocalContent) -> Vec<Cell> {
    let text = &local.text;
    let cell = |key: &str, value: Option<String>| {
        Some(Cell { label: text.get(key).to_owned(), value: value.filter(|value| !value.is_empty())? })
    };
    let cells = [
        cell("facts.duration", Some(course.duration.clone())),
        cell("facts.hoursLabel", course.hours.clone().filter(|hours| *hours != course.duration)),
        cell(course.start_label(), course.dates.as_ref().map(|dates| dates.start.text.clone())),
        cell("facts.seats", course.seats.map(|seats| seats.to_string())),
        cell("facts.mode", Some(course.mode.clone())),
    ];
    cells.into_iter().flatten().collect()
}
