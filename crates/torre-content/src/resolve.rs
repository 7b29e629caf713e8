//! Reference resolution in content files, once a file is in one language:
//!
//! - `"@courses/block-1"` becomes that course, `"@people/alumni"` those people;
//! - `"… {courses.block-1.seats} …"` puts a fact into a sentence;
//! - `{ picture = "campus/madrid-1", alt = "…" }` becomes a picture with its sizes;
//! - `{ date = "2025-04-10" }` and `{ month = "2025-09" }` become dates in words;
//! - `href = "/cursos"` becomes the address of that page in this language, `href = "/documents/block-1"` that of the
//!   course's programme.

use serde_json::{Map, Value, json};
use torre_base::language::Language;
use torre_base::routes::{RouteTable, path_of};

use crate::dates::{Month, date_text, month_text};
use crate::diagnostics::{Diagnostic, Diagnostics, Missing, field_path};
use crate::links::{LinkError, LinkResolver};
use crate::media::Media;
use crate::nearest::nearest;
use crate::picture::{Focus, Picture};

pub struct Resolver<'a> {
    pub language: Language,
    /// Everything a file may refer to: `school`, `courses`, `people`, `posts`.
    pub context: &'a Value,
    pub routes: &'a RouteTable,
    pub media: &'a Media,
}

impl Resolver<'_> {
    pub fn resolve(&self, file: &str, value: Value, diagnostics: &mut Diagnostics) -> Value {
        Walk { resolver: self, file, diagnostics }.walk(value, "")
    }
}

struct Walk<'a> {
    resolver: &'a Resolver<'a>,
    file: &'a str,
    diagnostics: &'a mut Diagnostics,
}

impl Walk<'_> {
    fn walk(&mut self, value: Value, field: &str) -> Value {
        match value {
            Value::String(text) => self.string(&text, field),
            Value::Array(items) => {
                let walk = |(index, item)| self.walk(item, &format!("{field}[{index}]"));
                Value::Array(items.into_iter().enumerate().map(walk).collect())
            }
            Value::Object(table) => self.table(table, field),
            scalar => scalar,
        }
    }

    fn table(&mut self, table: Map<String, Value>, field: &str) -> Value {
        let text = |key: &str| table.get(key).and_then(Value::as_str);
        if let Some(name) = text("picture") {
            return self.picture(name, text("alt"), text("focus"), field);
        }
        if table.len() == 1 {
            if let Some(raw) = text("date") {
                return json!(date_text(raw, self.resolver.language));
            }
            if let Some(raw) = text("month") {
                return self.month(raw, field);
            }
        }
        let walk = |(key, value): (String, Value)| {
            let inner = field_path(field, &key);
            let value = match value {
                Value::String(href) if key == "href" => Value::String(self.href(&href, &inner)),
                other => self.walk(other, &inner),
            };
            (key, value)
        };
        Value::Object(table.into_iter().map(walk).collect())
    }

    fn string(&mut self, text: &str, field: &str) -> Value {
        if let Some(reference) = text.strip_prefix('@') {
            let pointer = format!("/{reference}");
            return self.resolver.context.pointer(&pointer).cloned().unwrap_or_else(|| {
                let near = self.near(reference);
                let example = near.unwrap_or_else(|| "courses/block-1".to_owned());
                let missing = self.first_missing(reference);
                let message = format!(
                    "\"@{reference}\" refers to nothing{}; expected for example \"@{example}\"",
                    no_file(&missing)
                );
                self.missing(field, message, Missing::Fact(missing));
                Value::Null
            });
        }
        Value::String(self.interpolate(text, field))
    }

    /// Puts facts in the place of `{dotted.names}`.
    fn interpolate(&mut self, text: &str, field: &str) -> String {
        let mut filled = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(start) = rest.find('{') {
            let Some(end) = rest[start..].find('}') else { break };
            let name = &rest[start + 1..start + end];
            filled.push_str(&rest[..start]);
            filled.push_str(&self.fact(name, field));
            rest = &rest[start + end + 1..];
        }
        filled.push_str(rest);
        filled
    }

    fn fact(&mut self, name: &str, field: &str) -> String {
        let pointer = format!("/{}", name.replace('.', "/"));
        match self.resolver.context.pointer(&pointer) {
            Some(Value::String(text)) => text.clone(),
            Some(Value::Number(number)) => number.to_string(),
            _ => {
                let near = self.near(&name.replace('.', "/")).map(|near| near.replace('/', "."));
                let example = near.unwrap_or_else(|| "courses.block-1.seats".to_owned());
                let missing = self.first_missing(&name.replace('.', "/"));
                let message = format!(
                    "{{{name}}} is no known fact{}; expected for example {{{example}}}",
                    no_file(&missing)
                );
                let fault = Diagnostic::error(self.file, field, message).about(format!("{{{name}}}"));
                self.diagnostics.push(fault.because_of(Missing::Fact(missing)));
                String::new()
            }
        }
    }

    fn picture(&mut self, name: &str, alt: Option<&str>, focus: Option<&str>, field: &str) -> Value {
        let focus = focus.and_then(|text| {
            let focus = Focus::parse(text);
            if focus.is_none() {
                let problem = format!("\"{text}\" is no part of a picture; expected top, top-right, right, bottom-right, bottom, bottom-left, left or top-left");
                self.diagnostics.error(self.file, field_path(field, "focus"), problem);
            }
            focus
        });
        let Some(alt) = alt else {
            self.diagnostics.error(self.file, field, format!("the picture \"{name}\" has no alternative text; expected alt = {{ es = \"…\", en = \"…\" }}"));
            return Value::Null;
        };
        match self.resolver.media.picture(name, alt) {
            Some(picture) => json!(Picture { focus, ..picture }),
            None => {
                let near = nearest(name, self.resolver.media.picture_names());
                let near = near.map_or_else(String::new, |near| format!(", or \"{near}\""));
                let message = format!(
                    "there is no picture \"{name}\"; expected a file media/{name}.svg, .jpg, .png, .webp or .avif{near}"
                );
                let fault = Diagnostic::error(self.file, field, message).about(format!("\"{name}\""));
                self.diagnostics.push(fault.because_of(Missing::Picture(name.to_owned())));
                Value::Null
            }
        }
    }

    fn month(&mut self, raw: &str, field: &str) -> Value {
        match Month::parse(raw) {
            Some(month) => json!(month_text(month, self.resolver.language)),
            None => {
                self.diagnostics.error(
                    self.file,
                    field,
                    format!("\"{raw}\" is not a month; expected \"2025-05\""),
                );
                Value::Null
            }
        }
    }

    fn href(&mut self, href: &str, field: &str) -> String {
        let href = self.interpolate(href, field);
        let Resolver { language, context, routes, media } = *self.resolver;
        LinkResolver { language, context, routes, media }.resolve(&href).unwrap_or_else(|error| {
            let missing = match &error {
                LinkError::NoPage(href) => Missing::Page(path_of(href).to_owned()),
                LinkError::NoDocument(name) => Missing::Fact(format!("courses/{name}")),
            };
            // Links are written in Spanish.
            let known = routes.iter().filter(|(_, route)| route.language != Some(Language::En));
            let message = match nearest(&href, known.map(|(path, _)| path)) {
                Some(near) => format!("there is no page at \"{href}\"; did you mean \"{near}\"?"),
                None => error.to_string(),
            };
            self.missing(field, message, missing);
            href
        })
    }

    fn missing(&mut self, field: &str, message: String, missing: Missing) {
        self.diagnostics.push(Diagnostic::error(self.file, field, message).because_of(missing));
    }

    /// The reference up to its first part that is not there: everything of a missing course is one thing.
    fn first_missing(&self, reference: &str) -> String {
        let mut here = Some(self.resolver.context);
        let parts: Vec<&str> = reference.split('/').collect();
        let first = parts.iter().position(|part| {
            here = here.and_then(|value| value.get(*part));
            here.is_none()
        });
        of_file(&parts[..=first.unwrap_or(parts.len() - 1)].join("/"))
    }

    /// The reference with its first wrong part put right, where something near is known.
    fn near(&self, reference: &str) -> Option<String> {
        let mut here = self.resolver.context;
        let mut parts: Vec<&str> = reference.split('/').collect();
        for part in &mut parts {
            let table = here.as_object()?;
            let known = match table.get_key_value(*part) {
                Some((known, _)) => known,
                None => nearest(part, table.keys().map(String::as_str))?,
            };
            here = table.get(known)?;
            *part = known;
        }
        Some(parts.join("/"))
    }
}

/// `editions/block-1/next` and `elapsed/block-1/0` are told by `courses/block-1`, `call` by `calls`.
fn of_file(reference: &str) -> String {
    match reference.split_once('/') {
        Some(("editions" | "elapsed", rest)) => format!("courses/{rest}"),
        None if reference == "call" => "calls".to_owned(),
        _ => reference.to_owned(),
    }
}

/// A course is a file; what is missing of a course that is there is a fact.
fn no_file(missing: &str) -> String {
    let course = missing.strip_prefix("courses/").filter(|id| !id.contains('/'));
    course.map_or_else(String::new, |id| format!(": there is no courses/{id}.toml"))
}
