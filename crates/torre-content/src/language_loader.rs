//! Loading of one language: every file localised, its references resolved, as its type.

use std::collections::BTreeMap;

use jiff::Timestamp;
use jiff::civil::Date;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use torre_base::language::Language;
use torre_base::routes::{PageId, RouteTable};

use crate::blog::Blog;
use crate::calls::calls_file::{self, CallsFile};
use crate::claims::ClaimReader;
use crate::content::LocalContent;
use crate::course::Course;
use crate::course_file::{CourseContext, CourseFile};
use crate::diagnostics::Diagnostics;
use crate::editions::edition_file;
use crate::localise::{localise, retain_language};
use crate::media::Media;
use crate::page::{Page, parse_page};
use crate::page_calendar::PageCalendar;
use crate::page_files::PageFile;
use crate::parsing;
use crate::people::{Alumnus, Instructor, PeopleFile, Testimonial};
use crate::post::PostCard;
use crate::posts::Posts;
use crate::resolve::Resolver;
use crate::school::School;
use crate::source::{Files, in_folder};
use crate::text::Text;

pub struct LanguageLoader<'a> {
    pub files: &'a Files,
    pub media: &'a Media,
    pub routes: &'a RouteTable,
    pub blog: &'a Blog<'a>,
    pub pages: &'a [PageFile],
    pub now: Timestamp,
    /// In Madrid.
    pub today: Date,
}

impl LanguageLoader<'_> {
    pub fn load(&self, language: Language, diagnostics: &mut Diagnostics) -> Option<LocalContent> {
        let text_file = "text.toml";
        let text = self.localised(text_file, language, diagnostics);
        let text = Text::parse(text_file, &text.unwrap_or(Value::Null), diagnostics);

        let mail_file = "mail.toml";
        let mail = self.localised(mail_file, language, diagnostics);
        let mail = Text::parse(mail_file, &mail.unwrap_or(Value::Null), diagnostics);

        let documents_file = "documents.toml";
        let documents = self.localised(documents_file, language, diagnostics);
        let documents = documents.and_then(|value| parsing::typed(documents_file, "", value, diagnostics));

        // Later files refer to earlier ones: the school first, then courses and people, then pages.
        let mut context = json!({});
        let school: Option<School> = self.one("school.toml", &context, language, diagnostics);
        context["school"] = json!(school);
        let intakes = school.as_ref().map(|school| school.intakes.as_slice()).unwrap_or_default();
        let words = CourseContext { text: &text, language, intakes, today: self.today };
        let courses = self.courses(&context, &words, diagnostics);
        let calls: Option<CallsFile> = self.one(calls_file::FILE, &context, language, diagnostics);
        let calendar = PageCalendar { courses: &courses, calls: calls.as_ref(), words: &words };
        calendar.add_to(&mut context);
        let changes_at = calendar.next_change();
        context["courses"] = json!(courses);
        context["people"] = self.people(&context, language, diagnostics);
        let posts = self.blog.posts(self.now, language);
        context["posts"] = latest(&posts);

        let pages = self.pages(&context, language, diagnostics);
        calls?.check(diagnostics);
        Some(LocalContent {
            school: school?,
            text,
            mail,
            documents: documents?,
            courses,
            pages,
            posts,
            changes_at,
        })
    }

    fn courses(
        &self,
        context: &Value,
        words: &CourseContext<'_>,
        diagnostics: &mut Diagnostics,
    ) -> BTreeMap<String, Course> {
        let mut courses = BTreeMap::new();
        for (file, id) in in_folder(self.files, "courses/", ".toml") {
            let parsed: Option<CourseFile> = self.one(file, context, words.language, diagnostics);
            if let Some(course) = parsed {
                edition_file::check(file, &course.editions, diagnostics);
                courses.insert(id.to_owned(), course.into_course(id, words));
            }
        }
        courses
    }

    fn people(&self, context: &Value, language: Language, diagnostics: &mut Diagnostics) -> Value {
        let mut people = Map::new();
        let mut insert = |name: &str, list: Value| people.insert(name.to_owned(), list);
        insert("alumni", self.list::<Alumnus>("people/alumni.toml", context, language, diagnostics));
        insert(
            "testimonials",
            self.list::<Testimonial>("people/testimonials.toml", context, language, diagnostics),
        );
        insert(
            "instructors",
            self.list::<Instructor>("people/instructors.toml", context, language, diagnostics),
        );
        Value::Object(people)
    }

    fn list<T: DeserializeOwned + Serialize>(
        &self,
        file: &str,
        context: &Value,
        language: Language,
        diagnostics: &mut Diagnostics,
    ) -> Value {
        let parsed: Option<PeopleFile<T>> = self.one(file, context, language, diagnostics);
        json!(parsed.map(|file| file.people))
    }

    fn pages(
        &self,
        context: &Value,
        language: Language,
        diagnostics: &mut Diagnostics,
    ) -> BTreeMap<PageId, Page> {
        let mut pages = BTreeMap::new();
        let resolver = self.resolver(context, language);
        for raw in self.pages {
            let local = localise(&raw.file, &raw.value, language, diagnostics);
            let local = retain_language(local, language);
            let claims = ClaimReader { file: &raw.file, language, today: self.today, diagnostics };
            let local = { claims }.read(local, "");
            let resolved = resolver.resolve(&raw.file, local, diagnostics);
            if let Some(page) = parse_page(&raw.file, resolved, diagnostics) {
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
        diagnostics: &mut Diagnostics,
    ) -> Option<T> {
        let local = self.localised(file, language, diagnostics)?;
        let resolved = self.resolver(context, language).resolve(file, local, diagnostics);
        parsing::typed(file, "", resolved, diagnostics)
    }

    fn localised(&self, file: &str, language: Language, diagnostics: &mut Diagnostics) -> Option<Value> {
        let value = parsing::toml_file(self.files, file, diagnostics)?;
        Some(localise(file, &value, language, diagnostics))
    }

    fn resolver<'a>(&'a self, context: &'a Value, language: Language) -> Resolver<'a> {
        Resolver { language, context, routes: self.routes, media: self.media }
    }
}

/// What pages may refer to as `@posts/latest`. The blog's own page is given its posts when it is shown.
fn latest(posts: &Posts) -> Value {
    json!({ "latest": posts.iter().take(3).map(|post| post.card()).collect::<Vec<PostCard>>() })
}
