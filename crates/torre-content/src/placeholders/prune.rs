//! Tree pruning of a page file: what refers to a hidden fact goes, and so does what would be empty without it.
//!
//! The smallest list entry that holds the reference is taken out: a question, a card, an item, or the whole section. A list
//! that loses all its entries takes the entry with it that holds the list, so that no heading stands over nothing.

use serde_json::Value;

/// Facts by their path in the content: `people/alumni`, `school/results`.
pub struct HiddenFacts(pub Vec<String>);

impl HiddenFacts {
    /// None: nothing of it is left.
    pub fn prune(&self, value: Value) -> Option<Value> {
        match value {
            Value::String(text) if self.are_in(&text) => None,
            Value::Array(entries) => {
                let had_entries = !entries.is_empty();
                let left: Vec<Value> = entries.into_iter().filter_map(|entry| self.prune(entry)).collect();
                (!had_entries || !left.is_empty()).then_some(Value::Array(left))
            }
            Value::Object(table) => {
                let pruned = |(key, value)| Some((key, self.prune(value)?));
                table.into_iter().map(pruned).collect::<Option<_>>().map(Value::Object)
            }
            other => Some(other),
        }
    }

    /// As `"@people/alumni"`, or as `{school.results.passed.figure}` in a sentence.
    fn are_in(&self, text: &str) -> bool {
        self.0.iter().any(|fact| {
            let dotted = format!("{{{}", fact.replace('/', "."));
            let whole = text.strip_prefix('@').and_then(|reference| reference.strip_prefix(fact.as_str()));
            whole.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
                || text
                    .match_indices(&dotted)
                    .any(|(at, _)| text[at + dotted.len()..].starts_with(['.', '}']))
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn prune(value: Value) -> Option<Value> {
        HiddenFacts(vec!["people/alumni".into(), "school/results".into()]).prune(value)
    }

    #[test]
    fn the_smallest_entry_that_refers_to_a_hidden_fact_goes() {
        let question = json!({ "q": "?", "a": { "es": "{school.results.passed.figure} %", "en": "no" } });
        let page =
            json!([{ "kind": "faq", "items": [question, { "q": "!", "a": "!" }] }, { "kind": "hero" }]);
        let left = json!([{ "kind": "faq", "items": [{ "q": "!", "a": "!" }] }, { "kind": "hero" }]);
        assert_eq!(prune(page), Some(left));
    }

    #[test]
    fn nothing_empty_is_left() {
        let section = json!({ "kind": "faq", "items": ["{school.results}"] });
        assert_eq!(prune(json!([section, 1])), Some(json!([1])));
        assert_eq!(prune(json!([{ "alumni": "@people/alumni" }])), None);
        assert_eq!(prune(json!({ "items": [] })), Some(json!({ "items": [] })));
    }

    #[test]
    fn a_fact_with_a_longer_name_is_another_one() {
        for text in ["@people/alumni-list", "{school.resultsOf}", "people/alumni", "{school.name} {people}"] {
            assert_eq!(prune(json!(text)), Some(json!(text)));
        }
        assert_eq!(prune(json!("@people/alumni/0")), None);
    }
}
