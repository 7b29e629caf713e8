//! `docs/sections.md` and `docs/schemas`: every kind of section and every file, by field, with examples from the content.
//! They are written from the Rust types by `make types`; this test fails when they have drifted apart.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod examples;
mod fields;
mod validation;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use torre_content::schema::file_form::as_written;
use torre_content::schema::files::{FileSchema, file_schemas};

use crate::examples::{Definitions, Examples};
use crate::fields::{anchor, table, word_list};
use crate::validation::Validator;

const HEAD: &str = "\
# Sections and fields

Written by `make types` from the Rust types and from `content/`; not by hand. What is common to all texts (languages,
references, pictures, dates) stands in [content.md](content.md).

A **text** is `\"…\"`, or `{ es = \"…\", en = \"…\" }` where visitors read it; in it, `{courses.block-1.seats}` puts in a fact.
A section may also have `id` (target of `#…` links), `ground` (`\"ink\"` or `\"paper\"`), and every item of a list
`only = \"es\"` (or `\"en\"`): shown in that language only. Programs that know JSON schemas for TOML (Even Better TOML,
Tombi) complete and check these files while you type: `.taplo.toml` tells them where the schemas are.
";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_reference_and_the_schemas_are_those_of_the_rust_code() {
    let schemas = file_schemas();
    is_written(&root().join("docs/sections.md"), &reference(&schemas));
    let mut rules =
        String::from("# Which schema belongs to which file of the content. Written by `make types`.\n");
    for file_schema @ FileSchema { name, files, schema } in &schemas {
        let path = format!("docs/schemas/{name}.json");
        let written = as_written(schema, file_schema.has_claims());
        is_written(&root().join(&path), &format!("{written:#}\n"));
        // No program for TOML looks into Markdown.
        if !files.ends_with(".md") {
            let _ = write!(rules, "\n[[rule]]\ninclude = [\"content/{files}\"]\nschema.path = \"{path}\"\n");
        }
    }
    is_written(&root().join(".taplo.toml"), &rules);
}

/// What passes the check is not marked as wrong while somebody writes it.
#[test]
fn the_content_follows_the_schemas() {
    for file_schema in file_schemas().iter().filter(|schema| schema.files.ends_with(".toml")) {
        let FileSchema { files, schema, .. } = file_schema;
        let written = as_written(schema, file_schema.has_claims());
        let validator = Validator { root: &written };
        for file in files_of(files) {
            let value: Value = toml::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
            assert_eq!(validator.fault(&written, &value, ""), None, "{}", file.display());
        }
    }
}

/// `pages/*.toml`, `blog/*/post.*.md`
fn files_of(pattern: &str) -> Vec<PathBuf> {
    let content = root().join("content");
    let Some((folder, ending)) = pattern.split_once("/*") else { return vec![content.join(pattern)] };
    let entries = fs::read_dir(content.join(folder)).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = match ending {
        ".toml" | ".md" => entries.filter(|file| file.to_string_lossy().ends_with(ending)).collect(),
        _ => entries.map(|post| post.join("post.es.md")).filter(|file| file.is_file()).collect(),
    };
    files.sort();
    files
}

fn is_written(path: &Path, expected: &str) {
    if std::env::var_os("TORRE_WRITE_TYPES").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, expected).unwrap();
    }
    let actual = fs::read_to_string(path).unwrap_or_default();
    let is_same = match path.extension() {
        Some(ending) if ending == "md" => without_examples(&actual) == without_examples(expected),
        _ => actual == expected,
    };
    assert!(is_same, "{} has drifted: run `make types`", path.display());
}

/// Whoever changes a word of the content need not write the reference anew: its examples are older words then.
fn without_examples(text: &str) -> String {
    let outside =
        text.split("```").step_by(2).flat_map(str::lines).filter(|line| !line.starts_with("Used by "));
    let fields = outside.map(|line| line.split(" | ").take(4).collect::<Vec<_>>().join(" | "));
    fields.collect::<Vec<_>>().join("\n")
}

fn reference(schemas: &[FileSchema]) -> String {
    let page = &schemas[0].schema;
    let used = Used::read();
    let mut examples = Examples::default();
    for schema in schemas {
        files_of(schema.files).iter().for_each(|file| examples.read(schema, &root().join("content"), file));
    }
    let mut tables: Definitions<'_> = Definitions::new();
    for schema in schemas {
        for (name, inner) in schema.schema["definitions"].as_object().unwrap() {
            let known = *tables.entry(name).or_insert(inner);
            assert_eq!(known, inner, "two things are called {name}");
        }
    }
    let mut text = HEAD.to_owned();
    text.push_str("\n## Kinds of section\n\n");
    let sections: Vec<&Value> =
        page["properties"]["sections"]["items"]["oneOf"].as_array().unwrap().iter().collect();
    for section in &sections {
        let kind = section["title"].as_str().unwrap();
        let said = section["description"].as_str().unwrap_or_default();
        assert_ne!(said, "", "{kind} needs a comment that says what it is");
        let _ = writeln!(text, "- [{kind}](#{}): {}", anchor(kind), said.replace('\n', " "));
    }
    for section in &sections {
        let kind = section["title"].as_str().unwrap();
        let _ = write!(
            text,
            "\n### {kind}\n\n{}{}",
            description(section),
            table(kind, section, &["kind", "id", "ground"], &examples, &tables)
        );
        text.push_str(&used.of(kind));
    }
    text.push_str("\n## What stands in them\n");
    for (name, inner) in &tables {
        let _ = write!(text, "\n### {name}: how it is written\n\n{}{}", description(inner), word_list(inner));
        if inner["properties"].is_object() {
            text.push_str(&table(name, inner, &[], &examples, &tables));
        }
    }
    text.push_str("\n## Files\n");
    for FileSchema { name, files, schema } in schemas {
        let fields = table(name, schema, &[], &examples, &tables);
        let _ = write!(text, "\n### content/{files}\n\n{}{fields}", description(schema));
    }
    text
}

fn description(schema: &Value) -> String {
    // A type that is a whole file says which; the heading does so too.
    let said = schema["description"].as_str().filter(|said| !said.starts_with('`'));
    said.map(|said| format!("{}\n\n", said.replace('\n', " "))).unwrap_or_default()
}

/// Where each kind is used, and how it is written there.
struct Used(BTreeMap<String, (Vec<String>, String)>);

impl Used {
    fn read() -> Used {
        let mut used: BTreeMap<String, (Vec<String>, String)> = BTreeMap::new();
        let folder = root().join("content/pages");
        let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        for file in files {
            let page = file.file_stem().unwrap().to_string_lossy().into_owned();
            let text = fs::read_to_string(&file).unwrap();
            for block in text.split("\n[[sections]]\n").skip(1) {
                let kind = block.lines().find_map(|line| line.strip_prefix("kind = \"")).unwrap_or_default();
                let kind = kind.trim_end_matches('"').to_owned();
                let (pages, shortest) = used.entry(kind).or_default();
                if !pages.contains(&page) {
                    pages.push(page.clone());
                }
                let example = example(block);
                if shortest.is_empty() || example.len() < shortest.len() {
                    *shortest = example;
                }
            }
        }
        Used(used)
    }

    fn of(&self, kind: &str) -> String {
        match self.0.get(kind) {
            Some((pages, example)) => {
                let pages: Vec<String> =
                    pages.iter().map(|page| format!("[{page}](../content/pages/{page}.toml)")).collect();
                format!("\nUsed by {}.\n\n```toml\n[[sections]]\n{example}```\n", pages.join(", "))
            }
            None => "\nNo page uses it now.\n".to_owned(),
        }
    }
}

/// The block as it is written, with long texts cut.
fn example(block: &str) -> String {
    let mut text = String::new();
    for line in block.trim_end().lines().filter(|line| !line.trim_start().starts_with('#')) {
        let mut parts = line.split('"').enumerate();
        let cut = |(index, part): (usize, &str)| match part.char_indices().nth(48) {
            Some((end, _)) if index % 2 == 1 => format!("{}…", &part[..end]),
            _ => part.to_owned(),
        };
        let parts: Vec<String> = parts.by_ref().map(cut).collect();
        let _ = writeln!(text, "{}", parts.join("\""));
    }
    text
}
