//! A visitor who knows the date: no month gone by is called next, upcoming or start, on any page or in any file.

use jiff::civil::Date;

use crate::support::Torre;

const MONTHS: [[&str; 12]; 2] = [
    [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
        "diciembre",
    ],
    [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ],
];

/// What may stand before a month gone by. Anything else would be taken for news.
const OF_THE_PAST: [&str; 2] = ["última edición: ", "last edition: "];

/// Pages that speak of the past: the blog, and policies with their versions.
const ABOUT_THE_PAST: [&str; 7] = ["/blog", "/aviso", "/legal", "/politica", "/privacy", "/cookie", "/share"];

pub fn past_months_called_next(torre: &Torre, moment: &str) {
    let today: Date = moment[..10].parse().unwrap();
    for page in pages(torre) {
        let html = torre.get(&page).body;
        let found = past_months(&text(&html).to_lowercase(), today);
        assert!(found.is_empty(), "{page} on {today}: {found:?}");
    }
    for file in ["/search.es.json", "/search.en.json"] {
        for part in torre.get(file).body.to_lowercase().split('"').filter(|part| part.contains("edici")) {
            assert!(past_months(part, today).is_empty(), "{file} on {today}: {part}");
        }
    }
}

/// Every page of the sitemap that is not of the blog, and those that search engines are kept away from.
fn pages(torre: &Torre) -> Vec<String> {
    let sitemap = torre.get("/sitemap.xml").body;
    let site = format!("http://{}", torre.address);
    let listed = sitemap.split("<loc>").skip(1).map(|rest| rest.split('<').next().unwrap().replace(&site, ""));
    let hidden = ["/home2", "/home2?lang=en", "/exito", "/success?lang=en"].map(str::to_owned);
    let pages: Vec<String> = listed.chain(hidden).map(|page| page.replace("&amp;", "&")).collect();
    assert!(pages.len() > 30, "{pages:?}");
    pages.into_iter().filter(|page| !ABOUT_THE_PAST.iter().any(|name| page.starts_with(name))).collect()
}

/// What a visitor reads: no scripts, no tags.
fn text(html: &str) -> String {
    let mut text = String::new();
    for part in html.split("<script").flat_map(|part| part.split_once("</script>").map(|(_, rest)| rest).or(Some(part))) {
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
                let before = before.strip_suffix(" de").unwrap_or(before).trim_end_matches(|c: char| c.is_ascii_digit());
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
