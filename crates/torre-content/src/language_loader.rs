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
use crate::diagnostics::{Diagnostic, Diagnostics, Missing};
use crate::editions::edition_file;
use crate::elapsed;
use crate::eligibility::eligibility_file;
use crate::eligibility::rules::Eligibility;
use crate::localise::{localise, original_field, retain_language};
use crate::media::Media;
use crate::menu::{self, Menu};
use crate::page::{Page, parse_page};
use crate::page_calendar::PageCalendar;
use crate::page_files::PageFile;
use crate::parsing;
use crate::people::{Alumnus, Instructor, PeopleFile, Testimonial};
use crate::placeholders::samples::HiddenSamples;
use crate::post::PostCard;
use crate::posts::Posts;
use crate::replies::template_reader::read_templates;
use crate::resolve::Resolver;
use crate::school::School;
use crate::source::{Files, in_folder};
use crate::synonyms::{self, SynonymsFile};
use crate::text::Text;

pub struct LanguageLoader<'a> {
    pub files: &'a Files,
    pub hidden: &'a HiddenSamples,
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

        let menu: Option<Menu> = self.localised(menu::FILE, language, diagnostics).and_then(|value| {
            let menu: Menu = parsing::typed(menu::FILE, "", value, diagnostics)?;
            menu.check(in_folder(self.files, "pages/", ".toml").map(|(_, id)| id), diagnostics);
            Some(menu)
        });

        // Later files refer to earlier ones: the school first, then courses and people, then pages.
        let mut context = json!({});
        let mut school: Option<School> = self.one("school.toml", &context, language, diagnostics);
        if let Some(school) = &mut school {
            self.hidden.mark_sample_phones(school);
        }
        context["school"] = json!(school);
        let intakes = school.as_ref().map(|school| school.intakes.as_slice()).unwrap_or_default();
        let words = CourseContext { text: &text, language, intakes, today: self.today };
        let files = self.course_files(&context, language, diagnostics);
        context["elapsed"] = json!(elapsed::of_courses(&files, &text));
        let courses: BTreeMap<String, Course> =
            files.into_iter().map(|(id, file)| (id.clone(), file.into_course(&id, &words))).collect();
        let calls: Option<CallsFile> = self.one(calls_file::FILE, &context, language, diagnostics);
        let calendar = PageCalendar { courses: &courses, calls: calls.as_ref(), words: &words };
        calendar.add_to(&mut context);
        let changes_at = calendar.next_change();
        context["courses"] = json!(courses);
        context["people"] = self.people(&context, language, diagnostics);
        let posts = self.blog.posts(self.now, language);
        context["posts"] = latest(&posts);
        // What could not be read is not there: whatever refers to it follows from that.
        if let Some(eligibility) = self.eligibility(&context, &posts, language, diagnostics) {
            context["eligibility"] = json!(eligibility);
        }

        let pages = self.pages(&context, language, diagnostics);
        let synonyms: Option<SynonymsFile> = self.one(synonyms::FILE, &context, language, diagnostics);
        let replies = read_templates(self.files, &self.resolver(&context, language), diagnostics);
        calls?.check(diagnostics);
        synonyms.as_ref()?.check(self.routes, diagnostics);
        Some(LocalContent {
            school: school?,
            text,
            menu: menu?,
            mail,
            replies,
            documents: documents?,
            courses,
            pages,
            posts,
            synonyms: synonyms?.synonyms,
            changes_at,
        })
    }

    fn course_files(
        &self,
        context: &Value,
        language: Language,
        diagnostics: &mut Diagnostics,
    ) -> BTreeMap<String, CourseFile> {
        let mut files = BTreeMap::new();
        for (file, id) in in_folder(self.files, "courses/", ".toml") {
            let parsed: Option<CourseFile> = self.one(file, context, language, diagnostics);
            if let Some(course) = parsed {
                edition_file::check(file, &course.editions, diagnostics);
                files.insert(id.to_owned(), course);
            }
        }
        elapsed::check(&files, diagnostics);
        files
    }

    /// What pages show as `@eligibility`; its rules are claims that age.
    fn eligibility(
        &self,
        context: &Value,
        posts: &Posts,
        language: Language,
        diagnostics: &mut Diagnostics,
    ) -> Option<Eligibility> {
        let file = eligibility_file::FILE;
        let local = self.localised(file, language, diagnostics)?;
        let local = eligibility_file::with_review(local, diagnostics);
        let local = ClaimReader { file, language, today: self.today, diagnostics }.read(local, "");
        let resolved = self.resolver(context, language).resolve(file, local, diagnostics);
        let eligibility: Eligibility = parsing::typed(file, "", resolved, diagnostics)?;
        eligibility.check(diagnostics);
        Some(eligibility.without_phases().with_posts(posts, diagnostics))
    }

    fn people(&self, context: &Value, language: Language, diagnostics: &mut Diagnostics) -> Value {
        let mut people = Map::new();
        let mut insert = |name: &str, list: Value| people.insert(name.to_owned(), list);
        insert("alumni", self.list::<Alumnus>("people/alumni.toml", context, language, diagnostics));
        insert("testimonials", self.testimonials(context, language, diagnostics));
        insert(
            "instructors",
            self.list::<Instructor>("people/instructors.toml", context, language, diagnostics),
        );
        people.retain(|name, list| !list.is_null() && !self.hidden.hides_people(name));
        Value::Object(people)
    }

    /// By course: `@people/testimonials/call-preparation`.
    fn testimonials(&self, context: &Value, language: Language, diagnostics: &mut Diagnostics) -> Value {
        let file = "people/testimonials.toml";
        let parsed: Option<PeopleFile<Testimonial>> = self.one(file, context, language, diagnostics);
        let mut by_course: BTreeMap<String, Vec<Testimonial>> = BTreeMap::new();
        for (index, testimonial) in parsed.into_iter().flat_map(|file| file.people).enumerate() {
            let course = testimonial.course.clone();
            if context["courses"].get(course.as_str()).is_none() {
                let message = format!(
                    "there is no courses/{course}.toml; expected the name of a file in courses/, without its ending"
                );
                let fault = Diagnostic::error(file, format!("people[{index}].course"), message);
                diagnostics.push(fault.because_of(Missing::Fact(format!("courses/{course}"))));
            }
            by_course.entry(course).or_default().push(testimonial);
        }
        json!(by_course)
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
            let both = localise(&raw.file, &raw.value, language, diagnostics);
            let local = retain_language(both.clone(), language);
            let mut found = Diagnostics::default();
            let claims =
                ClaimReader { file: &raw.file, language, today: self.today, diagnostics: &mut found };
            let local = { claims }.read(local, "");
            let resolved = resolver.resolve(&raw.file, local, &mut found);
            if let Some(page) = parse_page(&raw.file, resolved, &mut found) {
                pages.insert(raw.id.clone(), page);
            }
            for fault in found {
                let field = original_field(&both, &fault.field, language);
                diagnostics.push(Diagnostic { field, ..fault });
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
        let value = self.hidden.prune_school(file, value);
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
