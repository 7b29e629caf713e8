//! Limits of open streams: a few a person, as many tabs have, and a number that the program can hold.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

pub const MOST_EACH: usize = 5;
pub const MOST: usize = 200;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoStream {
    /// This person has too many.
    OfThisPerson,
    /// All together have.
    OfAll,
}

#[derive(Clone, Debug, Default)]
pub struct StreamLimit(Arc<Mutex<HashMap<String, usize>>>);

/// Given back when it is dropped.
#[derive(Debug)]
pub struct StreamPermit {
    limit: StreamLimit,
    person: String,
}

impl StreamLimit {
    pub fn acquire(&self, person: &str) -> Result<StreamPermit, NoStream> {
        let mut open = self.lock();
        if open.values().sum::<usize>() >= MOST {
            return Err(NoStream::OfAll);
        }
        let own = open.entry(person.to_owned()).or_default();
        if *own >= MOST_EACH {
            return Err(NoStream::OfThisPerson);
        }
        *own += 1;
        Ok(StreamPermit { limit: self.clone(), person: person.to_owned() })
    }

    pub fn is_any_open(&self) -> bool {
        !self.lock().is_empty()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for StreamPermit {
    fn drop(&mut self) {
        let mut open = self.limit.lock();
        if let Some(own) = open.get_mut(&self.person) {
            *own -= 1;
            if *own == 0 {
                open.remove(&self.person);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_person_has_five_and_leaves_the_rest_to_others() {
        let limit = StreamLimit::default();
        let mut own: Vec<StreamPermit> = (0..MOST_EACH).map(|_| limit.acquire("ana").unwrap()).collect();
        assert_eq!(limit.acquire("ana").unwrap_err(), NoStream::OfThisPerson);
        assert!(limit.acquire("luis").is_ok());
        own.pop();
        assert!(limit.acquire("ana").is_ok());
    }

    #[test]
    fn all_together_have_a_limit_and_nothing_is_remembered_of_those_who_left() {
        let limit = StreamLimit::default();
        let all: Vec<StreamPermit> =
            (0..MOST).map(|who| limit.acquire(&(who / 4).to_string()).unwrap()).collect();
        assert_eq!(limit.acquire("another").unwrap_err(), NoStream::OfAll);
        drop(all);
        assert!(!limit.is_any_open());
    }
}
