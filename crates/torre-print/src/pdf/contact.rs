//! How to reach the school, at the end of every document.

use torre_base::language::Language;
use torre_content::content::{Content, LocalContent};
use torre_content::school::Centre;

use crate::pdf::model::{Block, LinkRow, Section};

pub fn contact(content: &Content, site_url: &str, language: Language) -> Section {
    let local = content.local(language);
    let (school, words) = (&local.school, &local.documents.contact);
    let home = format!("{site_url}{}", content.routes.href("home", language));
    let hours = format!(
        "{}, {}. {}, {}",
        school.hours.weekdays,
        school.hours.weekdays_hours,
        school.hours.weekend,
        school.hours.weekend_hours.to_lowercase()
    );
    let mut blocks = vec![Block::Links(vec![
        row(&words.email, &school.email, Some(format!("mailto:{}", school.email))),
        row(&words.web, without_scheme(site_url), Some(home)),
        row(&words.hours, &hours, None),
    ])];
    for centre in [&school.centres.madrid, &school.centres.canarias] {
        blocks.push(Block::Heading(heading(&centre.title, centre.soon.as_deref())));
        blocks.push(Block::Links(centre_rows(centre, local)));
    }
    blocks.push(Block::Heading(format!("{} · {}", words.certified, school.certification)));
    blocks.push(Block::Links(vec![row(
        &school.certification,
        &school.agency.label,
        Some(school.agency.href.clone()),
    )]));
    Section { title: words.title.clone(), wide: false, blocks }
}

/// The name of a centre, and that it is still to open.
pub fn heading(title: &str, soon: Option<&str>) -> String {
    match soon {
        Some(soon) => format!("{title} · {soon}"),
        None => title.to_owned(),
    }
}

pub fn centre_rows(centre: &Centre, local: &LocalContent) -> Vec<LinkRow> {
    let words = &local.documents.contact;
    let dialled: String = centre.phone.chars().filter(|sign| !sign.is_whitespace()).collect();
    let address = format!("{}, {} {}", centre.street, centre.postal_code, centre.city);
    vec![
        row(&words.phone, &centre.phone, (!centre.no_calls).then(|| format!("tel:{dialled}"))),
        row(&words.address, &address, Some(centre.map_href.clone())),
    ]
}

pub fn row(label: &str, text: &str, href: Option<String>) -> LinkRow {
    LinkRow { label: label.to_owned(), text: text.to_owned(), href }
}

/// "torre.example", as people say it.
pub fn without_scheme(address: &str) -> &str {
    address.split_once("://").map_or(address, |(_, rest)| rest)
}
