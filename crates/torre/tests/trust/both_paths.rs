//! The program with the fast path and without it: what must hold, must hold on both.

use std::sync::LazyLock;

use crate::support::Torre;

const OFF: (&str, &str) = ("TORRE_FAST_PATH", "off");

static WITHOUT_FAST_PATH: LazyLock<Torre> = LazyLock::new(|| Torre::start(&[OFF]));

/// With default settings otherwise, for tests that change nothing.
pub fn shared() -> [&'static Torre; 2] {
    [Torre::shared(), without_fast_path()]
}

pub fn without_fast_path() -> &'static Torre {
    &WITHOUT_FAST_PATH
}

/// Two programs of one test, one after the other.
pub fn started<'a>(settings: &'a [(&'a str, &'a str)]) -> impl Iterator<Item = Torre> + 'a {
    let without = [settings, &[OFF]].concat();
    [settings.to_vec(), without].into_iter().map(|settings| Torre::start_without_react(&settings))
}
