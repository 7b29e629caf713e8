//! Folding: one mistake, one message. What only follows from another mistake is counted there and not told again.

use std::collections::HashMap;

use crate::diagnostics::{Diagnostic, Missing, Severity, Step};
use crate::excerpt::Excerpt;

/// A diagnostic with its place in the text of its file.
#[derive(Clone, Debug)]
pub struct Located {
    pub diagnostic: Diagnostic,
    pub excerpt: Option<Excerpt>,
}

/// A mistake, and the places that cannot be right before it is mended.
#[derive(Clone, Debug)]
pub struct Mistake {
    pub located: Located,
    /// File and field.
    pub follows: Vec<(String, String)>,
}

/// `names`: whether the text of a file names something, such as an address.
pub fn fold(located: Vec<Located>, names: &dyn Fn(&str, &str) -> bool) -> Vec<Mistake> {
    let all = first_noticed(located);
    let mut folds = Folds { parents: (0..all.len()).collect(), all: &all };
    folds.syntax();
    folds.same_missing();
    folds.broken_files(names);
    let parents: Vec<usize> = (0..all.len()).map(|index| folds.root(index)).collect();
    gather(all, &parents)
}

/// Without what a later step says of a field that an earlier one has reported.
fn first_noticed(mut located: Vec<Located>) -> Vec<Located> {
    // A value without its quotes is read as a text. Where a number was wanted, that says more than the missing quotes.
    let typed: Vec<(String, Option<Excerpt>)> = of_step(&located, Step::Type);
    located.retain(|one| {
        let place = (one.diagnostic.file.clone(), one.excerpt.clone());
        one.diagnostic.step != Step::Syntax || place.1.is_none() || !typed.contains(&place)
    });
    let reported: Vec<(String, String)> = located
        .iter()
        .filter(|one| one.diagnostic.step == Step::Reference && is_error(one))
        .map(|one| (one.diagnostic.file.clone(), one.diagnostic.field.clone()))
        .collect();
    located.retain(|one| {
        let Diagnostic { file, field, step, .. } = &one.diagnostic;
        *step != Step::Type || !reported.iter().any(|(other, at)| other == file && is_within(field, at))
    });
    located
}

fn of_step(located: &[Located], step: Step) -> Vec<(String, Option<Excerpt>)> {
    let of_step = located.iter().filter(|one| one.diagnostic.step == step);
    of_step.map(|one| (one.diagnostic.file.clone(), one.excerpt.clone())).collect()
}

fn is_error(located: &Located) -> bool {
    located.diagnostic.severity == Severity::Error
}

/// One of the two fields holds the other.
fn is_within(one: &str, other: &str) -> bool {
    let holds = |outer: &str, inner: &str| {
        inner.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
    };
    holds(one, other) || holds(other, one)
}

struct Folds<'a> {
    all: &'a [Located],
    /// What each follows from; itself, where it is a mistake of its own.
    parents: Vec<usize>,
}

impl Folds<'_> {
    fn root(&self, index: usize) -> usize {
        let parent = self.parents[index];
        if parent == index { index } else { self.root(parent) }
    }

    fn join(&mut self, index: usize, cause: usize) {
        let (index, cause) = (self.root(index), self.root(cause));
        if index != cause {
            self.parents[index] = cause;
        }
    }

    fn errors(&self) -> impl Iterator<Item = (usize, &Diagnostic)> {
        self.all
            .iter()
            .enumerate()
            .filter(|(_, one)| is_error(one))
            .map(|(index, one)| (index, &one.diagnostic))
    }

    /// In a file that is not written as TOML everything else may be a consequence.
    fn syntax(&mut self) {
        let broken: Vec<(usize, String)> = self
            .errors()
            .filter(|(_, error)| error.step == Step::Syntax)
            .map(|(index, error)| (index, error.file.clone()))
            .collect();
        for (cause, file) in broken {
            let others: Vec<usize> =
                self.errors().filter(|(_, other)| other.file == file).map(|(index, _)| index).collect();
            for index in others {
                self.join(index, cause);
            }
        }
    }

    /// The same missing thing, wherever it is named.
    fn same_missing(&mut self) {
        let mut first: HashMap<&Missing, usize> = HashMap::new();
        for (index, one) in self.all.iter().enumerate() {
            let Some(missing) = &one.diagnostic.missing else { continue };
            let cause = *first.entry(missing).or_insert(index);
            self.join(index, cause);
        }
    }

    /// What is missing because the file that has it cannot be read.
    fn broken_files(&mut self, names: &dyn Fn(&str, &str) -> bool) {
        for (index, one) in self.all.iter().enumerate() {
            let Some(missing) = &one.diagnostic.missing else { continue };
            let is_cause = |(other, error): &(usize, &Diagnostic)| {
                *other != index && error.missing.as_ref() != Some(missing) && has(error, missing, names)
            };
            let cause = self.errors().find(is_cause).map(|(cause, _)| cause);
            if let Some(cause) = cause {
                self.join(index, cause);
            }
        }
    }
}

/// The file of this error is the one that has what is missing.
fn has(error: &Diagnostic, missing: &Missing, names: &dyn Fn(&str, &str) -> bool) -> bool {
    match missing {
        Missing::Fact(name) => {
            let stem = error.file.trim_end_matches(".toml");
            name.strip_prefix(stem).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        }
        Missing::Page(href) => {
            let is_named = || error.file.starts_with("pages/") && names(&error.file, &format!("\"{href}\""));
            error.lost.as_ref() == Some(href) || is_named()
        }
        Missing::Picture(_) | Missing::OwnAddress(_) => false,
    }
}

fn gather(all: Vec<Located>, parents: &[usize]) -> Vec<Mistake> {
    let mut follows: HashMap<usize, Vec<(String, String)>> = HashMap::new();
    for (index, one) in all.iter().enumerate().filter(|(index, _)| parents[*index] != *index) {
        let place = (one.diagnostic.file.clone(), one.diagnostic.field.clone());
        let places = follows.entry(parents[index]).or_default();
        if !places.contains(&place) {
            places.push(place);
        }
    }
    let own = all.into_iter().enumerate().filter(|(index, _)| parents[*index] == *index);
    own.map(|(index, located)| Mistake { located, follows: follows.remove(&index).unwrap_or_default() })
        .collect()
}
