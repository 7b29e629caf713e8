//! `eligibility.toml`: when its rules were reviewed, and whether every answer leads somewhere.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::dates::Month;
use crate::diagnostics::Diagnostics;
use crate::eligibility::rules::{
    Eligibility, EligibilityRule, EligibilityTopic, Finding, FindingState, RuleSource,
};
use crate::posts::Posts;

pub const FILE: &str = "eligibility.toml";

/// The option of a topic without a question.
const ALWAYS: &str = "always";

/// Gives each rule the month of its review in words: the reader of claims takes the dates out, and fills this in.
pub fn with_review(mut file: Value, diagnostics: &mut Diagnostics) -> Value {
    let rules = file.get_mut("rules").and_then(Value::as_array_mut).into_iter().flatten();
    for (index, rule) in rules.enumerate() {
        let month = rule.get("reviewed").and_then(Value::as_str).and_then(Month::parse);
        if month.is_none() {
            let message = "expected the month in which the source was read, such as \"2026-11\"";
            diagnostics.error(FILE, format!("rules[{index}].reviewed"), message);
        }
        if let Some(table) = rule.as_object_mut() {
            let reviewed = if month.is_some() { "{reviewed}" } else { "" };
            table.insert("reviewedIn".to_owned(), json!(reviewed));
        }
    }
    file
}

impl Eligibility {
    /// Pages show what a course is, not what it teaches.
    pub fn without_phases(mut self) -> Eligibility {
        for course in self.outcomes.iter_mut().flat_map(|outcome| &mut outcome.courses) {
            course.phases.clear();
        }
        self
    }

    /// The site is whole without its posts: a link to one that is not there is left out.
    pub fn with_posts(mut self, posts: &Posts, diagnostics: &mut Diagnostics) -> Eligibility {
        for (index, rule) in self.rules.iter_mut().enumerate() {
            for (option, finding) in &mut rule.answers {
                let Some(id) = finding.post.take() else { continue };
                match posts.get(&id) {
                    Some(post) => {
                        finding.link =
                            Some(RuleSource { label: post.title.clone(), href: post.href.clone() });
                    }
                    None => {
                        let field = format!("rules[{index}].answers.{option}.post");
                        let message = format!("there is no post \"{id}\"; the link to it is left out");
                        diagnostics.warning(FILE, field, message);
                    }
                }
            }
        }
        self
    }

    pub fn check(&self, diagnostics: &mut Diagnostics) {
        let topics: BTreeMap<&str, &EligibilityTopic> =
            self.topics.iter().map(|topic| (topic.id.as_str(), topic)).collect();
        let mut check = FileCheck { topics: &topics, diagnostics };
        for (index, topic) in self.topics.iter().enumerate() {
            check.topic(index, topic, self);
        }
        for (index, rule) in self.rules.iter().enumerate() {
            check.rule(index, rule, self);
        }
        check.outcomes(self);
    }
}

struct FileCheck<'a> {
    topics: &'a BTreeMap<&'a str, &'a EligibilityTopic>,
    diagnostics: &'a mut Diagnostics,
}

impl FileCheck<'_> {
    fn error(&mut self, field: String, message: impl Into<String>) {
        self.diagnostics.error(FILE, field, message);
    }

    fn topic(&mut self, index: usize, topic: &EligibilityTopic, file: &Eligibility) {
        if topic.question.is_some() == topic.options.is_empty() {
            let message = "a question needs options, and options need a question";
            self.error(format!("topics[{index}].options"), message);
        }
        if !file.rules.iter().any(|rule| rule.topic == topic.id) {
            self.error(
                format!("topics[{index}]"),
                "no rule is about this topic; remove it, or write the rule",
            );
        }
    }

    fn rule(&mut self, index: usize, rule: &EligibilityRule, file: &Eligibility) {
        let at = format!("rules[{index}]");
        if !file.sources.contains_key(&rule.source) {
            let known = join(file.sources.keys().map(String::as_str));
            self.error(
                format!("{at}.source"),
                format!("\"{}\" is no source; expected one of {known}", rule.source),
            );
        }
        if file.rules[..index].iter().any(|other| other.topic == rule.topic && other.by == rule.by) {
            self.error(format!("{at}.topic"), "whoever asks has said already what they ask of this topic");
        }
        let Some(topic) = self.topics.get(rule.topic.as_str()).copied() else {
            let known = join(self.topics.keys().copied());
            return self.error(
                format!("{at}.topic"),
                format!("\"{}\" is no topic; expected one of {known}", rule.topic),
            );
        };
        let options = options_of(topic);
        let answered: BTreeSet<&str> = rule.answers.keys().map(String::as_str).collect();
        if options != answered {
            let expected = join(options.into_iter());
            self.error(
                format!("{at}.answers"),
                format!("expected a finding for each of {expected}, and no other"),
            );
        }
        for (option, finding) in &rule.answers {
            self.finding(&format!("{at}.answers.{option}"), finding);
        }
    }

    fn finding(&mut self, at: &str, finding: &Finding) {
        if finding.state != FindingState::Met && finding.text.is_none() {
            self.error(format!("{at}.text"), "missing; expected how this is got, or who decides it");
        }
    }

    fn outcomes(&mut self, file: &Eligibility) {
        for (index, outcome) in file.outcomes.iter().enumerate() {
            let at = format!("outcomes[{index}]");
            let is_last = index + 1 == file.outcomes.len();
            if outcome.when.is_empty() != is_last {
                let message = "every outcome but the last has conditions, and the last has none";
                self.error(format!("{at}.when"), message);
            }
            if outcome.courses.is_empty() {
                self.error(format!("{at}.courses"), "missing; expected the course that fits");
            }
            for (topic, options) in &outcome.when {
                let known =
                    self.topics.get(topic.as_str()).map(|topic| options_of(topic)).unwrap_or_default();
                for option in options.iter().filter(|option| !known.contains(option.as_str())) {
                    self.error(
                        format!("{at}.when.{topic}"),
                        format!("\"{option}\" is no option of a topic \"{topic}\""),
                    );
                }
            }
        }
        if file.outcomes.is_empty() {
            self.error("outcomes".to_owned(), "missing; expected at least one, without conditions");
        }
    }
}

fn options_of(topic: &EligibilityTopic) -> BTreeSet<&str> {
    if topic.question.is_none() {
        return BTreeSet::from([ALWAYS]);
    }
    topic.options.iter().map(|option| option.id.as_str()).collect()
}

fn join<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}
