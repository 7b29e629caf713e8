//! Where a field stands in the text of its file: `sections[2].actions[0].href` to a range of bytes.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// One step of a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step<'a> {
    Key(&'a str),
    Index(usize),
}

/// `sections[2].title` → `sections`, `2`, `title`.
pub fn steps(field: &str) -> Vec<Step<'_>> {
    let parts = field.split(['.', '[']).filter(|part| !part.is_empty());
    parts
        .map(|part| match part.strip_suffix(']').and_then(|index| index.parse().ok()) {
            Some(index) => Step::Index(index),
            None => Step::Key(part),
        })
        .collect()
}

/// The field, or the innermost table around it that is there. None where that is the whole file.
pub fn find_field(text: &str, field: &str) -> Option<Range<usize>> {
    let (table, _) = DeTable::parse_recoverable(text);
    let mut found = None;
    let mut steps = steps(field).into_iter();
    let Some(Step::Key(first)) = steps.next() else { return None };
    let mut here = member(table.get_ref(), first);
    while let Some((name, value)) = here {
        found = Some(shown(&name, value));
        here = match steps.next() {
            Some(step) => inner(value, &step),
            None => break,
        };
    }
    found
}

type Found<'a, 'i> = (Range<usize>, &'a Spanned<DeValue<'i>>);

fn member<'a, 'i>(table: &'a DeTable<'i>, key: &str) -> Option<Found<'a, 'i>> {
    let (name, value) = table.iter().find(|(name, _)| name.get_ref() == key)?;
    Some((name.span(), value))
}

/// Languages are no step of a path: `title` leads through `{ es = …, en = … }`.
fn inner<'a, 'i>(value: &'a Spanned<DeValue<'i>>, step: &Step<'_>) -> Option<Found<'a, 'i>> {
    match (value.get_ref(), step) {
        (DeValue::Array(items), Step::Index(index)) => items.get(*index).map(|item| (item.span(), item)),
        (DeValue::Table(table), Step::Key(key)) => member(table, key).or_else(|| through(table, step)),
        (DeValue::Table(table), Step::Index(_)) => through(table, step),
        _ => None,
    }
}

fn through<'a, 'i>(table: &'a DeTable<'i>, step: &Step<'_>) -> Option<Found<'a, 'i>> {
    ["es", "en"].into_iter().find_map(|language| inner(member(table, language)?.1, step))
}

/// What a mark is put under: a value, or the name of a table, whose value may be a screen long.
fn shown(name: &Range<usize>, value: &Spanned<DeValue<'_>>) -> Range<usize> {
    match value.get_ref() {
        DeValue::Table(_) | DeValue::Array(_) => name.clone(),
        _ => value.span(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "name = \"a\"\n[head]\ntitle = { es = \"b\", en = \"c\" }\n\n[[sections]]\nkind = \"d\"\n[[sections]]\nitems = [{ href = \"/e\" }]\n";

    fn found(field: &str) -> Option<&'static str> {
        find_field(TEXT, field).map(|bytes| &TEXT[bytes])
    }

    #[test]
    fn a_field_is_found_by_its_path() {
        assert_eq!(found("name"), Some("\"a\""));
        assert_eq!(found("head.title"), Some("title"));
        assert_eq!(found("sections[0].kind"), Some("\"d\""));
        assert_eq!(found("sections[1].items[0].href"), Some("\"/e\""));
    }

    #[test]
    fn of_a_missing_field_the_table_around_it_is_found() {
        assert_eq!(found("head.description"), Some("head"));
        assert_eq!(found("sections[1].title"), Some("[[sections]]"));
        assert_eq!(found("parent"), None);
    }
}
