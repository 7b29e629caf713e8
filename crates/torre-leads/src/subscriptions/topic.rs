//! Topics: what somebody can be told about. A closed set: courses of the content, the provider's call, the opening.

use torre_base::language::Language;
use torre_content::content::{Content, LocalContent};
use torre_content::sections::subscription::{CALL, CANARIAS, COURSE_PREFIX};

/// Where the call's and the courses' pages are.
const CALL_PAGE: &str = "call-preparation";
const CANARIAS_PAGE: &str = "canarias";
const COURSES_PAGE: &str = "courses";
const MAX_LENGTH: usize = 80;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// The next edition of a course, by its id.
    Course(String),
    /// The provider's next call.
    Call,
    /// The opening of the Gran Canaria centre.
    Canarias,
}

impl Topic {
    /// `course:block-1`, `call`, `canarias`.
    pub fn parse(text: &str) -> Option<Topic> {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        match text {
            CALL => Some(Topic::Call),
            CANARIAS => Some(Topic::Canarias),
            _ => {
                let course = text.strip_prefix(COURSE_PREFIX)?;
                let is_id = !course.is_empty() && text.len() <= MAX_LENGTH && course.bytes().all(plain);
                is_id.then(|| Topic::Course(course.to_owned()))
            }
        }
    }

    pub fn code(&self) -> String {
        match self {
            Topic::Course(course) => format!("{COURSE_PREFIX}{course}"),
            Topic::Call => CALL.to_owned(),
            Topic::Canarias => CANARIAS.to_owned(),
        }
    }

    pub fn is_offered(&self, content: &Content) -> bool {
        match self {
            Topic::Course(course) => content.local(Language::default()).courses.contains_key(course),
            Topic::Call | Topic::Canarias => true,
        }
    }

    /// As people read it.
    pub fn label(&self, local: &LocalContent) -> String {
        match self {
            Topic::Course(course) => {
                // A course that is no longer given is still named, by its id.
                let title = local.courses.get(course).map_or(course.as_str(), |course| &course.title);
                local.text.fill("tellMe.topicCourse", "course", title)
            }
            Topic::Call => local.text.get("tellMe.topicCall").to_owned(),
            Topic::Canarias => local.text.get("tellMe.topicCanarias").to_owned(),
        }
    }

    /// The path of the page about it.
    pub fn href(&self, content: &Content, language: Language) -> String {
        let page = |page: &str| content.routes.href(page, language);
        match self {
            Topic::Course(course) => {
                let course = content.local(language).courses.get(course);
                course.and_then(|course| course.href.clone()).unwrap_or_else(|| page(COURSES_PAGE))
            }
            Topic::Call => page(CALL_PAGE),
            Topic::Canarias => page(CANARIAS_PAGE),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_topic_is_written_as_it_is_read() {
        for code in ["course:block-1", "call", "canarias"] {
            assert_eq!(Topic::parse(code).unwrap().code(), code);
        }
        let long = format!("course:{}", "a".repeat(80));
        for wrong in ["", "course:", "block-1", "course:Block 1", "course:a:b", "CALL", " call", &long] {
            assert_eq!(Topic::parse(wrong), None, "{wrong}");
        }
    }
}
