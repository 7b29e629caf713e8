//! Share images (Open Graph) as data: what each says, its address and its alternative text. `torre-print` draws them.

use bytes::Bytes;
use serde::Serialize;
use torre_base::digest::content_hash;
use torre_base::page_key::PageKey;
use torre_content::content::{Content, LocalContent};
use torre_content::course::{Course, CourseCategory};
use torre_content::page::{Motif, Page};
use torre_content::post::Post;
use torre_content::sections::SectionBody;
use torre_content::text::interpolate;

pub const WIDTH: u32 = 1200;
pub const HEIGHT: u32 = 630;

/// Raised when the same card is drawn differently: addresses carry it, and networks keep pictures by address.
const REVISION: &str = "2";

#[derive(Clone, Debug, Serialize)]
pub struct ShareCard {
    /// The page it stands for: the same page always has the same traffic.
    pub seed: String,
    pub kind: String,
    pub title: String,
    pub school: String,
    pub tagline: String,
    pub certification: String,
    pub motif: Motif,
    pub strip: Option<Strip>,
    /// A post's own drawing, in the place of the motif.
    pub cover: Option<Cover>,
}

/// A cover that networks cannot read by itself: a drawing (SVG). The address changes with its bytes.
#[derive(Clone, Debug, Serialize)]
pub struct Cover {
    pub address: String,
    #[serde(skip)]
    pub svg: Bytes,
}

/// A course's strip along the foot of the picture.
#[derive(Clone, Debug, Serialize)]
pub struct Strip {
    pub code: String,
    pub category: CourseCategory,
    /// Label and value.
    pub cells: Vec<(String, String)>,
}

impl ShareCard {
    /// All that decides the bytes of its picture.
    pub fn input(&self) -> Vec<u8> {
        serde_json::to_vec(&(REVISION, self)).unwrap_or_default()
    }

    /// None: there is no such page.
    pub fn of(content: &Content, key: &PageKey) -> Option<ShareCard> {
        let local = content.local(key.language);
        if let Some(slug) = key.page.strip_prefix("blog/") {
            let post = local.posts.get(slug)?;
            let kind = format!("{} · {}", local.documents.share.post, post.date.text);
            let card = ShareCard::new(local, &key.page, kind, &post.title, Motif::Radar, None);
            return Some(ShareCard { cover: Cover::of(content, post), ..card });
        }
        // A page without an address of its own is never shared.
        content.routes.addresses(&key.page)?;
        let page = local.pages.get(&key.page)?;
        let course = course_of(page);
        let kind = match course {
            Some(course) => format!("{} · {}", local.documents.share.course, course.code),
            None => page.name.clone(),
        };
        let strip = course.map(|course| Strip::of(course, local));
        Some(ShareCard::new(local, &key.page, kind, &page.head.title, motif(page), strip))
    }

    fn new(
        local: &LocalContent,
        seed: &str,
        kind: String,
        title: &str,
        motif: Motif,
        strip: Option<Strip>,
    ) -> ShareCard {
        let school = &local.school;
        ShareCard {
            seed: seed.to_owned(),
            kind,
            title: title.to_owned(),
            school: school.name.clone(),
            tagline: school.tagline.clone(),
            certification: school.certification.clone(),
            motif,
            strip,
            cover: None,
        }
    }
}

impl Cover {
    fn of(content: &Content, post: &Post) -> Option<Cover> {
        let address = &post.cover_image.as_ref()?.src;
        let svg = address.ends_with(".svg").then(|| content.media.file(address))??.bytes.clone();
        Some(Cover { address: address.clone(), svg })
    }
}

impl Strip {
    fn of(course: &Course, local: &LocalContent) -> Strip {
        let text = &local.text;
        let cell = |key: &str, value: Option<String>| Some((text.get(key).to_owned(), value?));
        let cells = [
            cell("facts.duration", Some(course.duration.clone())),
            cell("facts.hoursLabel", course.hours.clone().filter(|hours| *hours != course.duration)),
            cell(course.start_label(), course.dates.as_ref().map(|dates| dates.start.text.clone())),
            cell("facts.seats", course.seats.map(|seats| seats.to_string())),
        ];
        Strip {
            code: course.code.clone(),
            category: course.category,
            cells: cells.into_iter().flatten().collect(),
        }
    }
}

/// The course that a page is about.
pub fn course_of(page: &Page) -> Option<&Course> {
    page.sections.iter().find_map(|section| match &section.body {
        SectionBody::CourseHero(hero) => Some(&hero.course),
        _ => None,
    })
}

/// What the page's file says; or a runway beside a centre's chart, a route where the page draws one, a scope elsewhere.
pub fn motif(page: &Page) -> Motif {
    let of_section = |body: &SectionBody| match body {
        SectionBody::RadarHero(_) => Some(Motif::Radar),
        SectionBody::PageHero(hero) => hero.chart.map(|_| Motif::Runway),
        SectionBody::RouteChart(_) => Some(Motif::Route),
        _ => None,
    };
    let shown = page.sections.iter().find_map(|section| of_section(&section.body));
    page.head.motif.or(shown).unwrap_or(Motif::Radar)
}

/// `/share/block-1.es.png`, `/share/blog/<slug>.en.png`
pub fn path(key: &PageKey) -> String {
    format!("/share/{}.{}.png", key.page, key.language)
}

/// A page's picture as its head names it.
pub struct ShareImage {
    pub href: String,
    pub alt: String,
}

impl ShareImage {
    /// None where a page has no address, and so nobody shares it.
    pub fn of(content: &Content, key: &PageKey) -> Option<ShareImage> {
        let card = ShareCard::of(content, key)?;
        let href = format!("{}?v={}", path(key), content_hash(&card.input()));
        let words = [
            ("title", card.title.as_str()),
            ("kind", &card.kind),
            ("school", &card.school),
            ("tagline", &card.tagline),
        ];
        let alt = interpolate(&content.local(key.language).documents.share.alt, &words);
        Some(ShareImage { href, alt })
    }
}
