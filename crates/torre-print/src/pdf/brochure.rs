//! The school's brochure: what the home page, the course list and the services page say, on paper.

use torre_base::language::Language;
use torre_content::content::Content;
use torre_content::content::LocalContent;
use torre_content::course::CourseCategory;
use torre_content::page::Motif;
use torre_content::sections::SectionBody;

use crate::pdf::brochure_sections::{
    about, admissions, centres, courses, facilities, on_page, route, services,
};
use crate::pdf::contact::contact;
use crate::pdf::imprint::{edition, imprint};
use crate::pdf::model::{Cell, Cover, Document, Strip};

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
