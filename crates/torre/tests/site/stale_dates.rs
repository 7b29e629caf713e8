//! A visitor who knows the date: no month gone by is called next, upcoming or start, on any page or in any file.

use jiff::civil::Date;
use serde_json::Value;

use crate::support::Torre;

const MONTHS: [[&str; 12]; 2] = [
    [
        "enero",
        "febrero",
        "marzo",
        "abril",
        "mayo",
        "junio",
        "julio",
        "agosto",
        "septiembre",
        "octubre",
        "noviembre",
        "diciembre",
    ],
    [
        "january",
        "february",
        "march",
        "april",
        "may",
        "june",
        "july",
        "august",
        "september",
        "october",
        "november",
        "december",
    ],
];

/// What may stand before a month gone by. Anything else would be taken for news.
const OF_THE_PAST: [&str; 6] =
    ["última edición: ", "last edition: ", "revisado en ", "revisados en ", "revisadas en ", "reviewed in "];

/// Pages that speak of the past: the blog, and policies with their versions.
const ABOUT_THE_PAST: [&str; 7] = ["/blog", "/aviso", "/legal", "/politica", "/privacy", "/cookie", "/share"];

pub fn past_months_called_next(torre: &Torre, today: Date) {
    let posts = dates_of_posts(torre);
    for page in pages(torre) {
        let html = torre.get(&page).body;
        let found = past_months(&without(&text(&html), &posts), today);
        assert!(found.is_empty(), "{page} on {today}: {found:?}");
    }
    for file in ["/search.es.json", "/search.en.json"] {
        for part in torre.get(file).body.to_lowercase().split('"').filter(|part| part.contains("edici")) {
            assert!(past_months(part, today).is_empty(), "{file} on {today}: {part}");
        }
    }
}

/// Posts say when they were written, also where pages list them.
fn dates_of_posts(torre: &Torre) -> Vec<String> {
    let lists = ["/api/posts", "/api/posts?lang=en"].map(|list| torre.get(list).body);
    let posts = lists.iter().flat_map(|list| serde_json::from_str::<Vec<Value>>(list).unwrap());
    posts.map(|post| post["date"]["text"].as_str().unwrap().to_lowercase()).collect()
}

fn without(text: &str, dates: &[String]) -> String {
    dates.iter().fold(text.to_lowercase(), |text, date| text.replace(date, ""))
}

/// Every page of the sitemap that is not of the blog, and those that search engines are kept away from.
fn pages(torre: &Torre) -> Vec<String> {
    let sitemap = torre.get("/sitemap.xml").body;
    let listed = sitemap.split("<loc>").skip(1).map(|rest| path_of(rest.split('<').next().unwrap()));
    let hidden = ["/home2", "/home2?lang=en", "/exito", "/success?lang=en"].map(str::to_owned);
    let pages: Vec<String> = listed.chain(hidden).map(|page| page.replace("&amp;", "&")).collect();
    assert!(pages.len() > 30, "{pages:?}");
    pages.into_iter().filter(|page| !ABOUT_THE_PAST.iter().any(|name| page.starts_with(name))).collect()
}

fn path_of(address: &str) -> String {
    let rest = address.split_once("://").unwrap().1;
    format!("/{}", rest.split_once('/').map_or("", |(_, path)| path))
}

/// What a visitor reads: no scripts, no tags.
fn text(html: &str) -> String {
    let mut text = String::new();
    for part in html
        .split("<script")
        .flat_map(|part| part.split_once("</script>").map(|(_, rest)| rest).or(Some(part)))
    {
        for piece in part.split('<') {
            text.push_str(piece.split_once('>').map_or(piece, |(_, shown)| shown));
            text.push(' ');
        }
    }
    text
}

fn past_months(text: &str, today: Date) -> Vec<String> {
    let mut found = Vec::new();
    for (names, between) in MONTHS.iter().zip([" de ", " "]) {
        for (index, name) in names.iter().enumerate() {
            for (place, _) in text.match_indices(&format!("{name}{between}20")) {
                let year: i16 = text[place + name.len() + between.len()..][..4].parse().unwrap_or(9999);
                let month = Date::new(year, i8::try_from(index + 1).unwrap(), 1).unwrap();
                let before = text[..place].trim_end_matches(|c: char| c.is_ascii_digit() || c == ' ');
                let before = before
                    .strip_suffix(" de")
                    .unwrap_or(before)
                    .trim_end_matches(|c: char| c.is_ascii_digit());
                let allowed = OF_THE_PAST.iter().any(|words| before.trim_end().ends_with(words.trim_end()));
                if month.last_of_month() < today && !allowed {
                    let from = text[..place].char_indices().rev().nth(60).map_or(0, |(at, _)| at);
                    found.push(text[from..place + name.len() + 8].to_owned());
                }
            }
        }
    }
    found
}
