//! Web app manifests, one a language.

use serde_json::json;
use torre_base::language::Language;
use torre_content::content::Content;

/// The theme colour of the specification, and the ground the icons stand on.
pub const THEME_COLOUR: &str = "#A6A5F8";
const GROUND_COLOUR: &str = "#0B0D1A";

pub fn path(language: Language) -> &'static str {
    match language {
        Language::Es => "/site.webmanifest",
        Language::En => "/site.en.webmanifest",
    }
}

/// The site is read in the browser: the manifest names and dresses it, and makes no application of it.
pub fn manifest(content: &Content, language: Language) -> String {
    let school = &content.local(language).school;
    let icon = |file: &str, sizes: &str, purpose: &str| json!({ "src": format!("/icons/{file}.png"), "sizes": sizes, "type": "image/png", "purpose": purpose });
    json!({
        "id": "/",
        "name": format!("{}: {}", school.name, school.tagline),
        "short_name": school.name,
        "lang": language.code(),
        "start_url": content.routes.href("home", language),
        "scope": "/",
        "display": "browser",
        "background_color": GROUND_COLOUR,
        "theme_color": THEME_COLOUR,
        "icons": [
            icon("icon-192", "192x192", "any"),
            icon("icon-512", "512x512", "any"),
            icon("icon-maskable-512", "512x512", "maskable"),
        ],
    })
    .to_string()
}
