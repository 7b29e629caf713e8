//! Everything the school says: loaded from files, checked, in both languages.

pub mod addressing;
pub mod blog;
pub mod changes;
pub mod check;
pub mod course;
pub mod dates;
pub mod documents;
pub mod fault;
pub mod library;
pub mod loader;
pub mod localise;
pub mod markdown;
pub mod media;
pub mod page;
pub mod parts;
pub mod people;
pub mod post;
pub mod post_file;
pub mod post_pictures;
pub mod posts;
pub mod resolve;
pub mod school;
pub mod sections;
pub mod shared_text;
pub mod source;
pub mod text;

use std::collections::BTreeMap;

use jiff::Timestamp;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use torre_base::language::Language;
use torre_base::routes::{PageId, RouteTable};

use crate::addressing::Addressing;
use crate::blog::Blog;
use crate::changes::Changes;
use crate::course::{Course, CourseFile};
use crate::documents::DocumentWords;
use crate::fault::Faults;
use crate::library::Library;
use crate::localise::{localise, only_in};
use crate::media::{Cuts, Media};
use crate::page::{Page, PageAddresses};
use crate::people::{Alumnus, Instructor, PeopleFile, Testimonial};
use crate::post::PostCard;
use crate::posts::Posts;
use crate::resolve::Resolver;
use crate::school::School;
use crate::sections::SectionBody;
use crate::source::Files;
use crate::text::Text;

/// The page file that every post is shown with.
pub const POST_TEMPLATE: &str = "blog-post";
/// The page shown for addresses that do not exist.
pub const NOT_FOUND: &str = "not-found";

#[derive(Debug)]
pub struct Content {
    pub routes: RouteTable,
    pub media: Media,
    pub warnings: Faults,
    /// When the next dated post appears.
    pub next_publication: Option<Timestamp>,
    /// When each page last changed; known where the files came from somewhere.
    pub changes: Changes,
    es: LocalContent,
    en: LocalContent,
}

/// The content in one language.
#[derive(Debug)]
pub struct LocalContent {
    pub school: School,
    pub text: Text,
    /// The words of letters; no page carries them.
    pub mail: Text,
    /// The words of share images, documents and calendars; no page carries them either.
    pub documents: DocumentWords,
    pub courses: BTreeMap<String, Course>,
    pub pages: BTreeMap<PageId, Page>,
    pub posts: Posts,
}

impl Content {
    /// Reads everything, or says everything that is wrong.
    pub fn load(library: &mut Library, cuts: &Cuts, now: Timestamp) -> Result<Content, Faults> {
        let mut faults = Faults::default();
        let media = Media::new(&library.files, cuts);
        library.read_posts(&media).map_err(|error| Faults::of_file("blog/", &error))?;
        let changes = Changes::read(library, now);
        let Library { files, posts, addressing, .. } = library;
        let files = &addressing.files(files);
        let blog = Blog::new(posts, &mut faults);
        let pages = read_pages(files, &mut faults);
        let routes = route_table(&pages, blog.ids(now), *addressing, &mut faults);
        let loader =
            LanguageLoader { files, media: &media, routes: &routes, blog: &blog, pages: &pages, now };
        let es = loader.load(Language::Es, &mut faults);
        let en = loader.load(Language::En, &mut faults);
        check::files::check(files, now, &mut faults);
        match (es, en) {
            (Some(es), Some(en)) if !faults.has_errors() => {
                let next_publication = blog.next_publication(now);
                Content { routes, media, warnings: Faults::default(), next_publication, changes, es, en }
                    .checked(faults)
            }
            _ => Err(faults),
        }
    }

    /// What can only be seen once everything is there: links in texts, head data.
    fn checked(mut self, mut faults: Faults) -> Result<Content, Faults> {
        for language in Language::ALL {
            check::links::check(&self, language, &mut faults);
            check::heads::check(self.local(language), language, &mut faults);
        }
        if faults.has_errors() {
            return Err(faults);
        }
        self.warnings = faults;
        Ok(self)
    }

    pub fn local(&self, language: Language) -> &LocalContent {
        match language {
            Language::Es => &self.es,
            Language::En => &self.en,
        }
    }
}

/// The page whose version every enquiry records as accepted.
const PRIVACY_POLICY: &str = "privacy-policy";
/// The page whose version a visitor's choice about tags belongs to.
const COOKIE_POLICY: &str = "cookie-policy";

impl Content {
    pub fn policy_version(&self) -> &str {
        self.version_of(PRIVACY_POLICY)
    }

    pub fn cookie_policy_version(&self) -> &str {
        self.version_of(COOKIE_POLICY)
    }

    fn version_of(&self, policy: &str) -> &str {
        let page = self.es.pages.get(policy);
        let version =
            page.into_iter().flat_map(|page| &page.sections).find_map(|section| match &section.body {
                SectionBody::Policy(policy) => Some(policy.version.as_str()),
                _ => None,
            });
        version.unwrap_or_default()
    }
}

/// A page file before it is in one language.
struct RawPage {
    file: String,
    id: PageId,
    shared: PageAddresses,
    value: Value,
}

fn read_pages(files: &Files, faults: &mut Faults) -> Vec<RawPage> {
    let mut pages = Vec::new();
    for (file, id) in loader::in_folder(files, "pages/", ".toml") {
        let Some(mut value) = loader::toml(files, file, faults) else { continue };
        if let Some(shared) = page::split_addresses(file, &mut value, faults) {
            pages.push(RawPage { file: file.to_owned(), id: id.to_owned(), shared, value });
        }
    }
    pages
}

fn route_table<'a>(
    pages: &[RawPage],
    posts: impl Iterator<Item = &'a str>,
    addressing: Addressing,
    faults: &mut Faults,
) -> RouteTable {
    let mut routes = RouteTable::default();
    for page in pages {
        if page.id == POST_TEMPLATE || page.id == NOT_FOUND {
            continue;
        }
        let addresses = addressing.addresses(page.shared.addresses.clone());
        for taken in routes.add(&page.id, addresses, &page.shared.redirects) {
            faults.error(
                &page.file,
                "addresses",
                format!(
                    "\"{}\" already belongs to pages/{}.toml; expected an address of its own",
                    taken.path, taken.by
                ),
            );
        }
    }
    for id in posts {
        routes.add(&format!("blog/{id}"), addressing.addresses(blog::addresses(id)), &[]);
    }
    routes
}

struct LanguageLoader<'a> {
    files: &'a Files,
    media: &'a Media,
    routes: &'a RouteTable,
    blog: &'a Blog<'a>,
    pages: &'a [RawPage],
    now: Timestamp,
}

impl LanguageLoader<'_> {
    fn load(&self, language: Language, faults: &mut Faults) -> Option<LocalContent> {
        let text_file = "text.toml";
        let text = self.localised(text_file, language, faults);
        let text = Text::parse(text_file, &text.unwrap_or(Value::Null), faults);

        let mail_file = "mail.toml";
        let mail = self.localised(mail_file, language, faults);
        let mail = Text::parse(mail_file, &mail.unwrap_or(Value::Null), faults);

        let documents_file = "documents.toml";
        let documents = self.localised(documents_file, language, faults);
        let documents = documents.and_then(|value| loader::typed(documents_file, "", value, faults));

        // Later files refer to earlier ones: the school first, then courses and people, then pages.
        let mut context = json!({});
        let school: Option<School> = self.one("school.toml", &context, language, faults);
        context["school"] = json!(school);
        let courses = self.courses(&context, &text, language, faults);
        context["courses"] = json!(courses);
        context["people"] = self.people(&context, language, faults);
        let posts = self.blog.posts(self.now, language);
        context["posts"] = latest(&posts);

        let pages = self.pages(&context, language, faults);
        Some(LocalContent { school: school?, text, mail, documents: documents?, courses, pages, posts })
    }

    fn courses(
        &self,
        context: &Value,
        text: &Text,
        language: Language,
        faults: &mut Faults,
    ) -> BTreeMap<String, Course> {
        let mut courses = BTreeMap::new();
        for (file, id) in loader::in_folder(self.files, "courses/", ".toml") {
            let parsed: Option<CourseFile> = self.one(file, context, language, faults);
            if let Some(course) = parsed {
                courses.insert(id.to_owned(), course.into_course(id, text, language));
            }
        }
        courses
    }

    fn people(&self, context: &Value, language: Language, faults: &mut Faults) -> Value {
        let mut people = Map::new();
        let mut insert = |name: &str, list: Value| people.insert(name.to_owned(), list);
        insert("alumni", self.list::<Alumnus>("people/alumni.toml", context, language, faults));
        insert(
            "testimonials",
            self.list::<Testimonial>("people/testimonials.toml", context, language, faults),
        );
        insert("instructors", self.list::<Instructor>("people/instructors.toml", context, language, faults));
        Value::Object(people)
    }

    fn list<T: DeserializeOwned + Serialize>(
        &self,
        file: &str,
        context: &Value,
        language: Language,
        faults: &mut Faults,
    ) -> Value {
        let parsed: Option<PeopleFile<T>> = self.one(file, context, language, faults);
        json!(parsed.map(|file| file.people))
    }

    fn pages(&self, context: &Value, language: Language, faults: &mut Faults) -> BTreeMap<PageId, Page> {
        let mut pages = BTreeMap::new();
        let resolver = self.resolver(context, language);
        for raw in self.pages {
            let local = localise(&raw.file, &raw.value, language, faults);
            let local = only_in(local, language);
            let resolved = resolver.resolve(&raw.file, local, faults);
            if let Some(page) = page::parse(&raw.file, resolved, faults) {
                pages.insert(raw.id.clone(), page);
            }
        }
        pages
    }

    /// One file, in one language, with its references resolved, as a type.
    fn one<T: DeserializeOwned>(
        &self,
        file: &str,
        context: &Value,
        language: Language,
        faults: &mut Faults,
    ) -> Option<T> {
        let local = self.localised(file, language, faults)?;
        let resolved = self.resolver(context, language).resolve(file, local, faults);
        loader::typed(file, "", resolved, faults)
    }

    fn localised(&self, file: &str, language: Language, faults: &mut Faults) -> Option<Value> {
        let value = loader::toml(self.files, file, faults)?;
        Some(localise(file, &value, language, faults))
    }

    fn resolver<'a>(&'a self, context: &'a Value, language: Language) -> Resolver<'a> {
        Resolver { language, context, routes: self.routes, media: self.media }
    }
}

/// What pages may refer to as `@posts/latest`. The blog's own page is given its posts when it is shown.
fn latest(posts: &Posts) -> Value {
    json!({ "latest": posts.iter().take(3).map(|post| post.card()).collect::<Vec<PostCard>>() })
}
