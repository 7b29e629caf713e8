//! `BlogPosting`: a post of the blog.

use serde_json::{Value, json};
use torre_base::time_zone::parse_timestamp;
use torre_content::post::Post;

use crate::structured_data::school;
use crate::structured_data::subject::Subject;

pub(super) fn article(subject: &Subject<'_>, post: &Post) -> Value {
    let mut node = json!({
        "@type": "BlogPosting",
        "@id": format!("{}#article", subject.canonical),
        "headline": post.title,
        "description": post.description,
        "url": subject.canonical,
        "mainEntityOfPage": subject.canonical,
        "image": subject.image,
        "inLanguage": post.language.code(),
        "keywords": post.tags,
        "publisher": school::reference(subject),
    });
    // A date that is none is shown to people as it is; machines are not told.
    if parse_timestamp(&post.date.iso).is_some() {
        node["datePublished"] = json!(post.date.iso);
    }
    if let Some(modified) = &subject.modified {
        node["dateModified"] = json!(modified);
    }
    node["author"] = match &post.author {
        Some(name) => author(name, &subject.local.school.name),
        None => school::reference(subject),
    };
    node
}

/// A signature with the school's name in it is a team's, not a person's.
fn author(name: &str, school: &str) -> Value {
    let kind = if name.contains(school) { "Organization" } else { "Person" };
    json!({ "@type": kind, "name": name })
}
