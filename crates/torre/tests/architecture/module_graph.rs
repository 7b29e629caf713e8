//! The module graph of a crate, read from its source files: which file names items of which other.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The production code of each module, by the module's path: `crate::sections::blog`.
pub(crate) type Modules = BTreeMap<String, String>;

/// Which modules the file of each module names.
pub(crate) type Graph = BTreeMap<String, BTreeSet<String>>;

pub(crate) fn graph(modules: &Modules) -> Graph {
    let files = modules.iter().map(|(module, text)| {
        let named = paths(module, text).into_iter().filter_map(|path| innermost(modules, &path));
        (module.clone(), named.filter(|other| other != module).collect())
    });
    files.collect()
}

pub(crate) fn read_modules(source: &Path) -> Modules {
    let mut modules = Modules::new();
    read_folder(source, "crate", &mut modules);
    modules
}

fn read_folder(folder: &Path, parent: &str, modules: &mut Modules) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        let module = format!("{parent}::{name}");
        if path.is_dir() {
            read_folder(&path, &module, modules);
        } else {
            let is_own = ["lib", "main", "mod"].contains(&name);
            let text = production_code(&fs::read_to_string(&path).unwrap());
            modules.entry(if is_own { parent.to_owned() } else { module }).or_default().push_str(&text);
        }
    }
}

/// Without comments and without what is compiled for tests only: those depend on what they like.
fn production_code(text: &str) -> String {
    let mut code = String::new();
    let mut lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    while let Some(line) = lines.next() {
        if let Some(indent) = line.find("#[cfg(test)]") {
            // rustfmt ends an item with a semicolon, or with a brace that stands as far left as its beginning.
            let starts_here = |line: &str| line.find(|sign| sign != ' ') == Some(indent);
            lines.find(|line| starts_here(line) && (line.ends_with(';') || line.trim() == "}"));
        } else {
            code.push_str(line);
            code.push('\n');
        }
    }
    code
}

/// Every path that starts inside the crate, written out from its root.
fn paths(module: &str, text: &str) -> Vec<String> {
    let declared = text.lines().filter_map(|line| line.rsplit_once("mod ")?.1.strip_suffix(';'));
    let children = declared.map(|child| (child, format!("{module}::{child}")));
    let above = module.rsplit_once("::").map_or(module, |(above, _)| above);
    let starts = [("crate", "crate"), ("self", module), ("super", above)];
    let starts = starts.map(|(start, base)| (start, base.to_owned())).into_iter().chain(children);
    let mut found = Vec::new();
    for (start, base) in starts {
        for (at, start) in text.match_indices(&format!("{start}::")) {
            let is_tail = |sign: char| sign.is_alphanumeric() || sign == '_' || sign == ':';
            if !text[..at].ends_with(is_tail) {
                expand(&base, &text[at + start.len()..], &mut found);
            }
        }
    }
    found
}

/// `a::{b, c::d}` is `a::b` and `a::c::d`. Gives the text behind the path.
fn expand<'a>(base: &str, text: &'a str, found: &mut Vec<String>) -> &'a str {
    let text = text.trim_start();
    if let Some(mut rest) = text.strip_prefix('{') {
        while !rest.trim_start().starts_with('}') {
            rest = expand(base, rest, found);
            rest = &rest[rest.find([',', '}']).unwrap_or(rest.len())..];
            rest = rest.strip_prefix(',').unwrap_or(rest);
            if rest.is_empty() {
                return rest;
            }
        }
        let rest = rest.trim_start();
        return rest.strip_prefix('}').unwrap_or(rest);
    }
    let end = text.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(text.len());
    let (name, rest) = text.split_at(end);
    let path = match name {
        "self" => base.to_owned(),
        "super" => base.rsplit_once("::").map_or(base, |(above, _)| above).to_owned(),
        name => format!("{base}::{name}"),
    };
    if let Some(rest) = rest.strip_prefix("::") {
        return expand(&path, rest, found);
    }
    found.push(path);
    rest
}

/// The last module that a path goes through: its file has what the path names.
fn innermost(modules: &Modules, path: &str) -> Option<String> {
    let above = path.rmatch_indices("::").map(|(at, _)| &path[..at]);
    [path].into_iter().chain(above).find(|prefix| modules.contains_key(*prefix)).map(str::to_owned)
}

/// Depth-first search: a module met again on the way down closes a circle.
pub(crate) fn circle(graph: &Graph) -> Option<Vec<&str>> {
    fn visit<'a>(
        graph: &'a Graph,
        module: &'a str,
        way: &mut Vec<&'a str>,
        done: &mut BTreeSet<&'a str>,
    ) -> bool {
        let met = way.iter().position(|other| *other == module);
        way.push(module);
        if let Some(start) = met {
            way.drain(..start);
            return true;
        }
        if done.insert(module) && graph[module].iter().any(|other| visit(graph, other, way, done)) {
            return true;
        }
        way.pop();
        false
    }
    let (mut way, mut done) = (Vec::new(), BTreeSet::new());
    graph.keys().any(|module| visit(graph, module, &mut way, &mut done)).then_some(way)
}

#[test]
fn groups_renames_and_relative_paths_are_followed() {
    let text =
        "use crate::{a::{self, B as C}, d::e};\nmod child;\nuse super::x;\nlet y = child::make(crate::f());";
    let expected =
        ["crate::a", "crate::a::B", "crate::d::e", "crate::f", "crate::m::x", "crate::m::n::child::make"];
    assert_eq!(paths("crate::m::n", text), expected);
}

#[test]
fn a_circle_is_named_and_tests_make_none() {
    let of = |files: [(&str, &str); 3]| {
        let modules = files.map(|(module, text)| (module.to_owned(), production_code(text))).into();
        circle(&graph(&modules)).map(|way| way.join(" -> "))
    };
    let tests = "#[cfg(test)]\nmod tests {\n    use crate::a::A;\n}\n";
    assert_eq!(of([("crate", "pub mod a;"), ("crate::a", "use crate::b::B;"), ("crate::b", tests)]), None);
    let found =
        of([("crate", "pub mod a;"), ("crate::a", "use crate::b::B;"), ("crate::b", "use crate::a::A;")]);
    assert_eq!(found.as_deref(), Some("crate::a -> crate::b -> crate::a"));
    let found = of([("crate", "pub use crate::a::A;"), ("crate::a", "use crate::Shared;"), ("crate::b", "")]);
    assert_eq!(found.as_deref(), Some("crate -> crate::a -> crate"));
}
