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
use torre_base::routes::RouteTable;

use crate::dates::{Month, date_text, month_text};
use crate::diagnostics::{Diagnostics, field_path};
use crate::links::LinkResolver;
use crate::media::Media;

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
            return self.picture(name, text("alt"), field);
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
                self.diagnostics.error(
                    self.file,
                    field,
                    format!("\"@{reference}\" refers to nothing; expected for example \"@courses/block-1\""),
                );
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
                self.diagnostics.error(
                    self.file,
                    field,
                    format!("{{{name}}} is no known fact; expected for example {{courses.block-1.seats}}"),
                );
                String::new()
            }
        }
    }

    fn picture(&mut self, name: &str, alt: Option<&str>, field: &str) -> Value {
        let Some(alt) = alt else {
            self.diagnostics.error(self.file, field, format!("the picture \"{name}\" has no alternative text; expected alt = {{ es = \"…\", en = \"…\" }}"));
            return Value::Null;
        };
        match self.resolver.media.picture(name, alt) {
            Some(picture) => json!(picture),
            None => {
                self.diagnostics.error(self.file, field, format!("there is no picture \"{name}\"; expected a file media/{name}.svg, .jpg, .png, .webp or .avif"));
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
            self.diagnostics.error(self.file, field, error.to_string());
            href
        })
    }
}
