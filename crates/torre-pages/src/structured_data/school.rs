//! `EducationalOrganization` and `WebSite`: the school, its centres and its website.

use serde_json::{Value, json};
use torre_base::language::Language;
use torre_content::school::Centre;

use crate::icons;
use crate::structured_data::subject::Subject;

fn id(subject: &Subject<'_>) -> String {
    format!("{}/#school", subject.site_url)
}

/// The school as other things refer to it.
pub(super) fn reference(subject: &Subject<'_>) -> Value {
    json!({
        "@type": "EducationalOrganization",
        "@id": id(subject),
        "name": subject.local.school.name,
        "url": home(subject),
    })
}

fn home(subject: &Subject<'_>) -> String {
    subject.absolute(&subject.routes.href("home", subject.language))
}

pub(super) fn school(subject: &Subject<'_>) -> Value {
    let school = &subject.local.school;
    let centres = [(&school.centres.madrid, "madrid"), (&school.centres.canarias, "canarias")];
    let social: Vec<&str> = school.social.iter().map(|link| link.href.as_str()).collect();
    let data = json!({
        "@type": "EducationalOrganization",
        "@id": id(subject),
        "name": school.name,
        "legalName": school.legal_name,
        "description": school.tagline,
        "url": home(subject),
        "logo": subject.absolute(icons::LOGO),
        "image": subject.absolute(icons::LOGO),
        "telephone": telephone(&school.centres.madrid),
        "address": address(&school.centres.madrid),
        "sameAs": social,
        "hasCredential": {
            "@type": "EducationalOccupationalCredential",
            "name": school.agency.label,
            "identifier": school.certification,
            "url": school.agency.href,
        },
        "department": centres.map(|(centre, page)| department(subject, centre, page)),
    });
    without_empty(data)
}

fn department(subject: &Subject<'_>, centre: &Centre, page: &str) -> Value {
    without_empty(json!({
        "@type": "EducationalOrganization",
        "name": format!("{}: {}", subject.local.school.name, centre.title),
        "description": centre.description,
        "url": subject.absolute(&subject.routes.href(page, subject.language)),
        "telephone": telephone(centre),
        "address": address(centre),
        "hasMap": centre.map_href,
    }))
}

/// A sample is no number to call.
fn telephone(centre: &Centre) -> Option<&str> {
    (!centre.no_calls).then_some(centre.phone.as_str())
}

/// What the school does not have is not named.
fn without_empty(mut data: Value) -> Value {
    if let Some(properties) = data.as_object_mut() {
        properties
            .retain(|_, value| !value.is_null() && value.as_array().is_none_or(|list| !list.is_empty()));
    }
    data
}

pub(super) fn address(centre: &Centre) -> Value {
    json!({
        "@type": "PostalAddress",
        "streetAddress": centre.street,
        "postalCode": centre.postal_code,
        "addressLocality": centre.city,
        "addressCountry": "ES",
    })
}

pub(super) fn website(subject: &Subject<'_>) -> Value {
    json!({
        "@type": "WebSite",
        "@id": format!("{}/#website", subject.site_url),
        "name": subject.local.school.name,
        "alternateName": subject.local.school.tagline,
        "url": home(subject),
        "inLanguage": Language::ALL.map(Language::code),
        "publisher": { "@id": id(subject) },
    })
}
