//! Notices: what one notification announces. A subscription gets each notice once.

use torre_base::language::Language;
use torre_content::content::Content;
use torre_content::dates::{Month, month_text};

use crate::subscriptions::topic::Topic;

const MAX_CALL: usize = 60;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A course's edition: the course's id, and the month it begins in.
    Edition { course: String, month: Month },
    /// A provider's call, by a name the school gives it.
    Call(String),
    /// The Gran Canaria centre opens.
    Opening,
}

/// Why there is no such notice.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoticeError {
    #[error("there is no course \"{0}\"; the files in content/courses name them")]
    NoSuchCourse(String),
    #[error("\"{0}\" is not a month; expected one such as 2027-03")]
    NotAMonth(String),
    #[error("\"{0}\" is no name of a call; expected small letters, digits and hyphens, such as enaire-2027")]
    NotACall(String),
}

impl Notice {
    pub fn edition(content: &Content, course: &str, month: &str) -> Result<Notice, NoticeError> {
        if !content.local(Language::default()).courses.contains_key(course) {
            return Err(NoticeError::NoSuchCourse(course.to_owned()));
        }
        let month = check_edition(month)?;
        Ok(Notice::Edition { course: course.to_owned(), month })
    }

    pub fn call(name: &str) -> Result<Notice, NoticeError> {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let is_name = (1..=MAX_CALL).contains(&name.len()) && name.bytes().all(plain);
        if is_name { Ok(Notice::Call(name.to_owned())) } else { Err(NoticeError::NotACall(name.to_owned())) }
    }

    /// False for an edition that the course's file does not have, or that has begun: pages say something else.
    pub fn is_on_the_site(&self, content: &Content) -> bool {
        let Notice::Edition { course, month } = self else { return true };
        let course = content.local(Language::default()).courses.get(course);
        course.is_some_and(|course| course.facts.to_come.iter().any(|start| start.month() == *month))
    }

    /// As the store knows it.
    pub fn parse(code: &str) -> Option<Notice> {
        if code == "canarias" {
            return Some(Notice::Opening);
        }
        if let Some(name) = code.strip_prefix("call:") {
            return Notice::call(name).ok();
        }
        let (course, month) = code.strip_prefix("course:")?.split_once(':')?;
        Some(Notice::Edition { course: course.to_owned(), month: Month::parse(month)? })
    }

    pub fn code(&self) -> String {
        match self {
            Notice::Edition { course, month } => {
                format!("course:{course}:{}", month_text(*month, Language::default()).iso)
            }
            Notice::Call(name) => format!("call:{name}"),
            Notice::Opening => "canarias".to_owned(),
        }
    }

    /// Whom it concerns.
    pub fn topic(&self) -> Topic {
        match self {
            Notice::Edition { course, .. } => Topic::Course(course.clone()),
            Notice::Call(_) => Topic::Call,
            Notice::Opening => Topic::Canarias,
        }
    }
}

fn check_edition(month: &str) -> Result<Month, NoticeError> {
    Month::parse(month).ok_or_else(|| NoticeError::NotAMonth(month.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_is_written_as_it_is_read() {
        for code in ["course:block-1:2027-03", "call:enaire-2027", "canarias"] {
            assert_eq!(Notice::parse(code).unwrap().code(), code);
        }
        for wrong in ["", "course:block-1", "course:block-1:2027", "call:", "call:A b", "other"] {
            assert_eq!(Notice::parse(wrong), None, "{wrong}");
        }
    }
}
