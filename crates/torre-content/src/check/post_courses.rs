//! Courses that posts name: each must be there.

use torre_base::language::Language;

use crate::content::LocalContent;
use crate::diagnostics::Diagnostics;

pub fn check(local: &LocalContent, language: Language, diagnostics: &mut Diagnostics) {
    for post in local.posts.iter().filter(|post| post.language == language) {
        let unknown = post.course.as_ref().filter(|course| !local.courses.contains_key(*course));
        if let Some(course) = unknown {
            let file = format!("blog/{}/post.{language}.md", post.id);
            let known: Vec<&str> = local.courses.keys().map(String::as_str).collect();
            let message = format!("there is no course \"{course}\"; expected one of {}", known.join(", "));
            diagnostics.error(&file, "course", message);
        }
    }
}
