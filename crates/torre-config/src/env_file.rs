//! The settings file (`.env`): a name and a value a line. Strict, so that the file means the same here, to a shell and to a
//! container's `--env-file`: docs/decisions/0026.

use std::path::{Path, PathBuf};

use crate::error::SettingError;

/// One `NAME=value` of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub name: String,
    pub value: String,
    pub line: usize,
}

#[derive(Clone, Debug, Default)]
pub struct EnvFile {
    pub path: PathBuf,
    pub entries: Vec<Entry>,
}

impl EnvFile {
    /// What can be read of the text, and what is wrong with the rest. No message quotes a value: it may be a password.
    pub(crate) fn parse(path: &Path, text: &str) -> (EnvFile, Vec<SettingError>) {
        let mut file = EnvFile { path: path.to_owned(), entries: Vec::new() };
        let mut errors = Vec::new();
        for (index, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
            let (line, number) = (line.trim(), index + 1);
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let entry = parse_line(line, number);
            match entry.and_then(|entry| file.not_twice(entry)) {
                Ok(entry) => file.entries.push(entry),
                Err((name, problem)) => {
                    let problem = format!("{problem} ({}, line {number})", path.display());
                    errors.push(SettingError { name, problem });
                }
            }
        }
        (file, errors)
    }

    pub(crate) fn entry(&self, name: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.name == name)
    }

    fn not_twice(&self, entry: Entry) -> Result<Entry, Problem> {
        match self.entry(&entry.name) {
            Some(first) => {
                let problem = format!("is set twice, first in line {}; delete one", first.line);
                Err((entry.name, problem))
            }
            None => Ok(entry),
        }
    }
}

/// A setting's name, as far as it could be read, and what is wrong.
type Problem = (String, String);

fn parse_line(line: &str, number: usize) -> Result<Entry, Problem> {
    let line = line.strip_prefix("export ").unwrap_or(line);
    let no_setting = || ("a line".to_owned(), "is no setting; expected NAME=value".to_owned());
    let (name, rest) = line.split_once('=').ok_or_else(no_setting)?;
    let name = name.trim_start();
    let is_name = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    if name.is_empty() || !is_name || name.as_bytes()[0].is_ascii_digit() {
        return Err(no_setting());
    }
    let value = parse_value(rest.trim()).map_err(|problem| (name.to_owned(), problem.to_owned()))?;
    Ok(Entry { name: name.to_owned(), value, line: number })
}

fn parse_value(text: &str) -> Result<String, &'static str> {
    match text.chars().next() {
        Some(quote @ ('"' | '\'')) => quoted(text, quote),
        _ => unquoted(text),
    }
}

fn unquoted(text: &str) -> Result<String, &'static str> {
    let comment = text.find(" #").or_else(|| text.find("\t#")).or_else(|| text.starts_with('#').then_some(0));
    let value = text[..comment.unwrap_or(text.len())].trim_end();
    if value.contains(char::is_whitespace) {
        return Err("has a space in its value; put the value in quotes: NAME=\"two words\"");
    }
    if value.contains(['"', '\'']) {
        return Err("has a quotation mark inside its value; put the whole value in quotes");
    }
    Ok(value.to_owned())
}

/// In double quotes `\"`, `\\`, `\$` and `` \` `` stand for the mark alone, as in a shell; in single quotes nothing does.
fn quoted(text: &str, quote: char) -> Result<String, &'static str> {
    let mut value = String::new();
    let mut chars = text.chars();
    chars.next();
    loop {
        match chars.next() {
            None => return Err("has no closing quotation mark; a value ends on its line"),
            Some(end) if end == quote => break,
            Some('\\') if quote == '"' => match chars.next() {
                Some(mark @ ('"' | '\\' | '$' | '`')) => value.push(mark),
                Some(other) => value.extend(['\\', other]),
                None => return Err("has no closing quotation mark; a value ends on its line"),
            },
            Some(other) => value.push(other),
        }
    }
    let rest = chars.as_str().trim_start();
    if rest.is_empty() || rest.starts_with('#') {
        Ok(value)
    } else {
        Err("goes on after its closing quotation mark; put the whole value in quotes")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> (EnvFile, Vec<String>) {
        let (file, errors) = EnvFile::parse(Path::new(".env"), text);
        (file, errors.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn names_values_comments_and_quotes_are_read() {
        let text = "\u{feff}# a comment\r\n\r\nA=1\r\nexport B = \nC=\"Torre <web@torre.example>\" # who\nD='a \"b\" $c \\'\n\
                    E=p#ss$word # a comment\nF=\"say \\\"no\\\" \\\\ \\$x \\n\"\nG=\n";
        let (file, errors) = parse(text);
        assert_eq!(errors, ["a line: is no setting; expected NAME=value (.env, line 4)"]);
        let values: Vec<_> =
            file.entries.iter().map(|entry| (entry.name.as_str(), entry.value.as_str())).collect();
        assert_eq!(
            values,
            [
                ("A", "1"),
                ("C", "Torre <web@torre.example>"),
                ("D", "a \"b\" $c \\"),
                ("E", "p#ss$word"),
                ("F", "say \"no\" \\ $x \\n"),
                ("G", ""),
            ]
        );
        assert_eq!(file.entry("C").unwrap().line, 5);
    }

    #[test]
    fn what_a_shell_would_read_otherwise_is_refused_without_being_quoted() {
        for (line, expected) in [
            ("TORRE_MAIL_FROM=hunter2 <a@b.example>", "put the value in quotes"),
            ("TORRE_DATA=\"hunter2", "no closing quotation mark"),
            ("TORRE_DATA=\"hunter2\\", "no closing quotation mark"),
            ("TORRE_DATA='hunter2' more", "goes on after"),
            ("TORRE_DATA=hunter\"2\"", "quotation mark inside"),
            ("hunter2", "expected NAME=value"),
            ("9hunter2=1", "expected NAME=value"),
            ("=hunter2", "expected NAME=value"),
        ] {
            let (file, errors) = parse(line);
            assert!(file.entries.is_empty() && errors.len() == 1, "{line}: {errors:?}");
            assert!(
                errors[0].contains(expected) && errors[0].contains("(.env, line 1)"),
                "{line}: {errors:?}"
            );
            assert!(!errors[0].contains("hunter2"), "{errors:?}");
        }
    }

    #[test]
    fn a_name_that_stands_twice_is_refused() {
        let (_, errors) = parse("TORRE_DATA=a\nTORRE_DATA=b\n");
        assert_eq!(errors, ["TORRE_DATA: is set twice, first in line 1; delete one (.env, line 2)"]);
    }
}
