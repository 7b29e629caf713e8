//! Which file follows which schema.

use std::collections::BTreeMap;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};

use crate::calls::calls_file::CallsFile;
use crate::course_file::CourseFile;
use crate::document_words::DocumentWords;
use crate::eligibility::rules::Eligibility;
use crate::menu::Menu;
use crate::page::HeadFile;
use crate::people::{Alumnus, Instructor, PeopleFile, Testimonial};
use crate::placeholders::list::Line;
use crate::post::FrontMatter;
use crate::replies::front_matter::ReplyFrontMatter;
use crate::school::School;
use crate::sections::{Ground, SectionBody};
use crate::synonyms::SynonymsFile;
use crate::terms::Terms;

/// A schema as the types give it: what a page receives.
pub struct FileSchema {
    /// `page`
    pub name: &'static str,
    /// `pages/*.toml`
    pub files: &'static str,
    pub schema: Value,
}

impl FileSchema {
    /// Whether it has items for one language, and claims that age.
    pub fn has_claims(&self) -> bool {
        ["page", "eligibility"].contains(&self.name)
    }
}

pub fn file_schemas() -> Vec<FileSchema> {
    let of = |name, files, schema| FileSchema { name, files, schema };
    vec![
        of("page", "pages/*.toml", page()),
        of("course", "courses/*.toml", typed::<CourseFile>()),
        of("school", "school.toml", typed::<School>()),
        of("menu", "menu.toml", typed::<Menu>()),
        of("calls", "calls.toml", typed::<CallsFile>()),
        of("documents", "documents.toml", typed::<DocumentWords>()),
        of("alumni", "people/alumni.toml", typed::<PeopleFile<Alumnus>>()),
        of("testimonials", "people/testimonials.toml", typed::<PeopleFile<Testimonial>>()),
        of("instructors", "people/instructors.toml", typed::<PeopleFile<Instructor>>()),
        of("eligibility", "eligibility.toml", typed::<Eligibility>()),
        of("search", "search.toml", typed::<SynonymsFile>()),
        of("terms", "terms.toml", typed::<Terms>()),
        of("placeholders", "placeholders.toml", placeholders()),
        of("post", "blog/*/post.*.md", typed::<FrontMatter>()),
        of("reply", "replies/*.md", typed::<ReplyFrontMatter>()),
    ]
}

/// The oldest version of the standard that every program for TOML knows.
fn generator() -> SchemaGenerator {
    SchemaSettings::draft07().into_generator()
}

fn typed<T: JsonSchema>() -> Value {
    let mut generator = generator();
    let mut schema = T::json_schema(&mut generator).to_value();
    schema["definitions"] = Value::Object(generator.take_definitions(true));
    schema
}

fn placeholders() -> Value {
    let mut schema = typed::<BTreeMap<String, Line>>();
    let said = "What stands in for the school's own until launch, a line each: \"school.toml: taxId\" = { public = \"kept\", what = \"…\" }.";
    schema["description"] = json!(said);
    schema
}

/// Each section is read as its own type; the schema says so by its `kind`.
fn page() -> Value {
    let mut generator = generator();
    let ground = generator.subschema_for::<Ground>().to_value();
    let head = generator.subschema_for::<HeadFile>().to_value();
    let kinds = SectionBody::schemas(&mut generator);
    let sections: Vec<Value> =
        kinds.into_iter().map(|(kind, schema)| section(kind, schema.to_value(), &ground)).collect();
    let addresses = json!({ "type": "array", "items": { "type": "string", "pattern": "^/" } });
    json!({
        "description": "A page: its addresses, what search engines read, and its sections in order.",
        "type": "object",
        "additionalProperties": false,
        "required": ["addresses", "name", "head"],
        "properties": {
            "addresses": {
                "description": "Where it stands; the first of each language is the one that is linked.",
                "type": "object", "additionalProperties": false, "required": ["es"],
                "properties": { "es": addresses, "en": addresses },
            },
            "redirects": {
                "description": "Addresses it had before; they lead to it.",
                "type": "array", "items": { "type": "string", "pattern": "^/" },
            },
            "name": { "description": "Its short name: menus, breadcrumbs.", "type": "string" },
            "parent": {
                "description": "The page above it in the breadcrumb, by the name of its file.",
                "type": "string", "pattern": "^[a-z0-9-]+$", "examples": ["home"],
            },
            "head": { "description": "What search engines and shared links show.", "allOf": [head] },
            "sections": { "description": "What the page shows, in order.", "type": "array", "items": { "oneOf": sections } },
        },
        "definitions": generator.take_definitions(true),
    })
}

fn section(kind: &str, mut schema: Value, ground: &Value) -> Value {
    let mut properties = Map::new();
    properties.insert("kind".to_owned(), json!({ "const": kind }));
    properties.insert(
        "id".to_owned(),
        json!({ "description": "Target of #… links.", "type": "string", "pattern": "^[a-z0-9-]+$" }),
    );
    properties.insert("ground".to_owned(), ground.clone());
    let own = schema["properties"].as_object().cloned().unwrap_or_default();
    properties.extend(own);
    let mut required = vec![json!("kind")];
    required.extend(schema["required"].as_array().cloned().unwrap_or_default());
    schema["title"] = json!(kind);
    schema["properties"] = Value::Object(properties);
    schema["required"] = Value::Array(required);
    schema
}
