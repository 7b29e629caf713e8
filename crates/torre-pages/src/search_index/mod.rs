//! Search index of the site: one file a language, which a browser loads when the search is opened and
//! searches by itself.

mod tokens;

use serde::Serialize;
use torre_base::language::Language;
use torre_base::routes::path_of;
use torre_content::content::Content;
use torre_content::course::Course;
use torre_content::page::Page;
use torre_content::sections::SectionBody;
use ts_rs::TS;

use crate::search_index::tokens::{Tokens, fold};

pub fn path(language: Language) -> &'static str {
    match language {
        Language::Es => "/search.es.json",
        Language::En => "/search.en.json",
    }
}

/// The index stays small enough for a phone however long the school has been writing.
const SEARCHED_POSTS: usize = 100;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum SearchKind {
    Course,
    Page,
    Question,
    Post,
}

/// What a browser loads.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SearchFile {
    pub entries: Vec<SearchEntry>,
    pub synonyms: Vec<SearchSynonyms>,
}

/// Words and phrases that stand for one another, without accents, in small letters.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SearchSynonyms {
    pub words: Vec<String>,
    /// What answers them best.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub href: Option<String>,
}

/// Something that can be found.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SearchEntry {
    pub kind: SearchKind,
    pub href: String,
    pub title: String,
    /// The course or page on which a question is answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub page: Option<String>,
    /// Shown under the title.
    pub text: String,
    /// What else is said there: each word once, without accents, in small letters.
    pub words: String,
}

pub fn index(content: &Content, language: Language) -> SearchFile {
    let indexer = Indexer { content, language };
    let mut entries = indexer.courses();
    entries.extend(indexer.pages());
    entries.extend(indexer.questions());
    entries.extend(indexer.posts());
    SearchFile { entries, synonyms: indexer.synonyms() }
}

struct Indexer<'a> {
    content: &'a Content,
    language: Language,
}

impl<'a> Indexer<'a> {
    /// A course is found by all that its page says.
    fn courses(&self) -> Vec<SearchEntry> {
        let local = self.content.local(self.language);
        let linked = local.courses.values().filter_map(|course| Some((course, self.page_of(course)?)));
        linked
            .map(|(course, (href, page))| {
                let mut tokens = Tokens::default();
                tokens.add(&course.code);
                tokens.add(&course.mode);
                tokens.add_all(&course.phases);
                add_page(&mut tokens, page);
                let text = self.course_text(course);
                self.entry(SearchKind::Course, href, &course.title, &text, tokens)
            })
            .collect()
    }

    /// When it starts, where that is announced, and what it is.
    fn course_text(&self, course: &Course) -> String {
        let text = &self.content.local(self.language).text;
        let announced = course.dates.as_ref().filter(|dates| dates.announced().is_some());
        match announced {
            Some(dates) => format!("{}. {}", dates.sentence(text), course.description),
            None => course.description.clone(),
        }
    }

    fn page_of(&self, course: &'a Course) -> Option<(&'a str, &'a Page)> {
        let href = course.href.as_deref()?;
        let route = self.content.routes.find(path_of(href))?;
        Some((href, self.content.local(self.language).pages.get(&route.page)?))
    }

    fn pages(&self) -> Vec<SearchEntry> {
        let local = self.content.local(self.language);
        let of_courses: Vec<&str> =
            local.courses.values().filter_map(|course| Some(self.page_of(course)?.1.file.as_str())).collect();
        let plain = self.indexable().filter(|(_, page)| !of_courses.contains(&page.file.as_str()));
        plain
            .map(|(id, page)| {
                let mut tokens = Tokens::default();
                tokens.add(&page.head.title);
                tokens.add_all(&page.head.keywords);
                add_page(&mut tokens, page);
                let href = self.content.routes.href(id, self.language);
                self.entry(SearchKind::Page, &href, &page.name, &page.head.description, tokens)
            })
            .collect()
    }

    fn questions(&self) -> Vec<SearchEntry> {
        let mut entries = Vec::new();
        for (id, page) in self.indexable() {
            let name = self.course_on(page).unwrap_or(&page.name);
            let href = self.content.routes.href(id, self.language);
            for section in &page.sections {
                let SectionBody::Faq(faq) = &section.body else { continue };
                let anchor = section.id.as_ref().map(|id| format!("#{id}")).unwrap_or_default();
                let target = format!("{href}{anchor}");
                entries.extend(faq.items.iter().map(|item| {
                    let tokens = Tokens::default();
                    let entry =
                        self.entry(SearchKind::Question, &target, &item.question, &item.answer, tokens);
                    SearchEntry { page: Some(name.to_owned()), ..entry }
                }));
            }
        }
        entries
    }

    /// The title of the course whose page it is.
    fn course_on(&self, page: &Page) -> Option<&'a str> {
        let mut courses = self.content.local(self.language).courses.values();
        let course_of = |course: &&'a Course| {
            let href = course.href.as_deref();
            href.is_some_and(|href| !href.contains('#'))
                && self.page_of(course).is_some_and(|(_, other)| other.file == page.file)
        };
        courses.find(course_of).map(|course| course.title.as_str())
    }

    fn synonyms(&self) -> Vec<SearchSynonyms> {
        let Content { routes, .. } = self.content;
        let groups = self.content.local(self.language).synonyms.iter();
        groups
            .map(|group| SearchSynonyms {
                words: group.words.iter().map(|word| fold(word)).collect(),
                href: group
                    .page
                    .as_deref()
                    .filter(|page| routes.addresses(page).is_some())
                    .map(|page| routes.href(page, self.language)),
            })
            .collect()
    }

    fn posts(&self) -> Vec<SearchEntry> {
        let posts = &self.content.local(self.language).posts;
        posts
            .iter()
            .take(SEARCHED_POSTS)
            .map(|post| {
                let mut tokens = Tokens::default();
                tokens.add_all(&post.tags);
                tokens.add_html(&post.content);
                self.entry(SearchKind::Post, &post.href, &post.title, &post.description, tokens)
            })
            .collect()
    }

    /// Pages with an address that search engines may show too.
    fn indexable(&self) -> impl Iterator<Item = (&'a str, &'a Page)> {
        let pages = self.content.local(self.language).pages.iter();
        let routes = &self.content.routes;
        pages
            .filter(|(id, page)| !page.head.noindex && routes.addresses(id).is_some())
            .map(|(id, page)| (id.as_str(), page))
    }

    fn entry(
        &self,
        kind: SearchKind,
        href: &str,
        title: &str,
        text: &str,
        mut tokens: Tokens,
    ) -> SearchEntry {
        tokens.remove(title);
        tokens.remove(text);
        SearchEntry {
            kind,
            href: href.to_owned(),
            title: title.to_owned(),
            page: None,
            text: text.to_owned(),
            words: tokens.joined(),
        }
    }
}

/// Questions are found by themselves.
fn add_page(tokens: &mut Tokens, page: &Page) {
    for section in page.sections.iter().filter(|section| !matches!(section.body, SectionBody::Faq(_))) {
        tokens.add_all(section);
    }
}
