//! Titles and descriptions that search engines would cut, or that two pages share.
//!
//! A search result shows about 600 pixels of title and two lines of description: 65 characters with the school's
//! name, and 160. A description under 70 says too little to be shown at all.

use std::collections::HashMap;

use torre_base::language::Language;

use crate::content::LocalContent;
use crate::diagnostics::Diagnostics;
use crate::page::full_title;

const LONGEST_TITLE: usize = 65;
const SHORTEST_TITLE: usize = 25;
const LONGEST_DESCRIPTION: usize = 160;
const SHORTEST_DESCRIPTION: usize = 70;

pub fn check(local: &LocalContent, language: Language, diagnostics: &mut Diagnostics) {
    let mut heads = Heads { school: &local.school.name, seen: HashMap::new(), diagnostics };
    for page in local.pages.values().filter(|page| !page.head.noindex) {
        heads.check(
            &page.file,
            ("head.title", &page.head.title),
            ("head.description", &page.head.description),
        );
    }
    for post in local.posts.iter().filter(|post| post.language == language) {
        let file = format!("blog/{}/post.{language}.md", post.id);
        let title = post.meta_title.as_ref().map_or(("title", &post.title), |title| ("metaTitle", title));
        let description = post.meta_description.as_ref();
        let description =
            description.map_or(("description", &post.description), |text| ("metaDescription", text));
        heads.check(&file, title, description);
    }
}

type Field<'a> = (&'a str, &'a String);

struct Heads<'a> {
    school: &'a str,
    seen: HashMap<(bool, String), String>,
    diagnostics: &'a mut Diagnostics,
}

impl Heads<'_> {
    fn check(&mut self, file: &str, (title_field, title): Field<'_>, (text_field, text): Field<'_>) {
        let length = full_title(title, self.school).chars().count();
        if !(SHORTEST_TITLE..=LONGEST_TITLE).contains(&length) {
            let expected = format!(
                "has {length} characters with the school's name; expected {SHORTEST_TITLE} to {LONGEST_TITLE}"
            );
            self.diagnostics.warning(file, title_field, expected);
        }
        let length = text.chars().count();
        if !(SHORTEST_DESCRIPTION..=LONGEST_DESCRIPTION).contains(&length) {
            let expected =
                format!("has {length} characters; expected {SHORTEST_DESCRIPTION} to {LONGEST_DESCRIPTION}");
            self.diagnostics.warning(file, text_field, expected);
        }
        self.alone(file, title_field, true, title);
        self.alone(file, text_field, false, text);
    }

    fn alone(&mut self, file: &str, field: &str, is_title: bool, text: &str) {
        if let Some(other) = self.seen.insert((is_title, text.to_owned()), file.to_owned()) {
            self.diagnostics.warning(
                file,
                field,
                format!("is the same as in {other}; expected one of its own"),
            );
        }
    }
}
