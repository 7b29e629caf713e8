//! Reading reply templates: front matter, then paragraphs between empty lines, every placeholder known.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use torre_base::language::Language;

use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::nearest::nearest;
use crate::parsing;
use crate::post::split_front_matter;
use crate::replies::front_matter::ReplyFrontMatter;
use crate::replies::placeholder::Placeholder;
use crate::replies::template::ReplyTemplate;
use crate::replies::words::{Piece, Words};
use crate::resolve::Resolver;
use crate::source::Files;

const FOLDER: &str = "replies/";

/// `replies/<id>.es.md` → (id, es)
pub fn parse_reply_path(file: &str) -> Option<(&str, Language)> {
    let (id, code) = file.strip_prefix(FOLDER)?.strip_suffix(".md")?.rsplit_once('.')?;
    let is_id = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    Some((id, Language::parse(code)?)).filter(|_| is_id)
}

/// All of one language, in the order in which the office chooses from them.
pub fn read_templates(
    files: &Files,
    resolver: &Resolver<'_>,
    diagnostics: &mut Diagnostics,
) -> Vec<ReplyTemplate> {
    let language = resolver.language;
    let mut languages: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut templates = Vec::new();
    for (file, bytes) in files.range(FOLDER.to_owned()..).take_while(|(file, _)| file.starts_with(FOLDER)) {
        let Some((id, written_in)) = parse_reply_path(file) else {
            let message = "this is no name of a reply; expected for example \"replies/costs.es.md\"";
            diagnostics.error(file, "", message);
            continue;
        };
        languages.entry(id).or_default().insert(written_in.code());
        if written_in == language {
            let mut reader = TemplateReader { file, resolver, diagnostics };
            templates.extend(reader.read(id, bytes));
        }
    }
    for (id, _) in languages.iter().filter(|(_, known)| !known.contains(language.code())) {
        let message =
            format!("the file is missing; expected the reply \"{id}\" in this language too, or in neither");
        diagnostics.error(&format!("{FOLDER}{id}.{language}.md"), "", message);
    }
    // Files come in the order of their names, and stay in it where nothing else is said.
    templates.sort_by_key(|template| template.order.unwrap_or(u8::MAX));
    templates
}

struct TemplateReader<'a> {
    file: &'a str,
    resolver: &'a Resolver<'a>,
    diagnostics: &'a mut Diagnostics,
}

impl TemplateReader<'_> {
    fn read(&mut self, id: &str, bytes: &[u8]) -> Option<ReplyTemplate> {
        let source = parsing::utf8(self.file, bytes, self.diagnostics)?;
        let Some((front, body)) = split_front_matter(source) else {
            let message = "the front matter is missing; expected TOML between two lines of +++";
            self.diagnostics.error(self.file, "", message);
            return None;
        };
        let value = parsing::toml_part(self.file, "+++".len(), front, self.diagnostics);
        let front: ReplyFrontMatter = parsing::typed(self.file, "", value, self.diagnostics)?;
        let subject = self.words("subject", &front.subject);
        let paragraphs: Vec<Words> = paragraphs(body).iter().map(|text| self.words("", text)).collect();
        if !paragraphs.iter().any(Words::always_holds) {
            let message = "each paragraph has a placeholder that an enquiry may have no value for, and nothing would be left; \
                expected at least one without, or with {signature}";
            self.diagnostics.error(self.file, "", message);
        }
        let ReplyFrontMatter { title, order, programme, .. } = front;
        Some(ReplyTemplate { id: id.to_owned(), title, order, subject, paragraphs, programme })
    }

    fn words(&mut self, field: &str, text: &str) -> Words {
        let mut pieces = Vec::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('{') {
            let Some((name, next)) = after.split_once('}') else {
                self.report(field, "{", "a brace is not closed; expected for example {name}".to_owned());
                break;
            };
            pieces.push(Piece::Text(before.to_owned()));
            pieces.push(self.piece(field, name));
            rest = next;
        }
        pieces.push(Piece::Text(rest.to_owned()));
        pieces.retain(|piece| *piece != Piece::Text(String::new()));
        Words(pieces)
    }

    /// `{name}`, the address of a page `{/cuanto-cuesta}`, or a fact `{school.groupSize}`.
    fn piece(&mut self, field: &str, name: &str) -> Piece {
        if let Some(placeholder) = Placeholder::parse(name) {
            return Piece::Value(placeholder);
        }
        if name.starts_with('/') {
            return Piece::Page(self.resolve(field, name, json!({ "href": name }), "/href"));
        }
        if name.contains('.') {
            return Piece::Text(self.resolve(field, name, json!([format!("{{{name}}}")]), "/0"));
        }
        let known = Placeholder::ALL.map(Placeholder::code);
        let example = nearest(name, known).unwrap_or("name");
        let message = format!(
            "{{{name}}} is no placeholder of replies; expected for example {{{example}}}, of {}",
            known.join(", ")
        );
        self.report(field, &format!("{{{name}}}"), message);
        Piece::Text(String::new())
    }

    /// As other files refer to pages and facts.
    fn resolve(&mut self, field: &str, name: &str, value: Value, at: &str) -> String {
        let mut found = Diagnostics::default();
        let resolved = self.resolver.resolve(self.file, value, &mut found);
        for fault in found {
            let fault = Diagnostic { field: field.to_owned(), ..fault };
            self.diagnostics.push(fault.about(format!("{{{name}}}")));
        }
        resolved.pointer(at).and_then(Value::as_str).unwrap_or_default().to_owned()
    }

    fn report(&mut self, field: &str, about: &str, message: String) {
        self.diagnostics.push(Diagnostic::error(self.file, field, message).about(about));
    }
}

/// Lines stay lines; empty ones stand between paragraphs.
fn paragraphs(body: &str) -> Vec<String> {
    let mut paragraphs: Vec<String> = vec![String::new()];
    for line in body.lines().map(str::trim) {
        match paragraphs.last_mut() {
            Some(last) if !line.is_empty() => {
                if !last.is_empty() {
                    last.push('\n');
                }
                last.push_str(line);
            }
            _ => paragraphs.push(String::new()),
        }
    }
    paragraphs.retain(|paragraph| !paragraph.is_empty());
    paragraphs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_named_by_reply_and_language() {
        assert_eq!(parse_reply_path("replies/first-answer.en.md"), Some(("first-answer", Language::En)));
        for wrong in
            ["replies/costs.md", "replies/costs.fr.md", "replies/a b.es.md", "replies/.es.md", "x.es.md"]
        {
            assert_eq!(parse_reply_path(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn empty_lines_stand_between_paragraphs() {
        assert_eq!(paragraphs("\r\n a\r\nb  \r\n\r\n \r\nc\r\n"), ["a\nb", "c"]);
    }
}
