//! The nearest of the names that exist: what somebody who mistyped one probably meant.

use strsim::damerau_levenshtein;

/// None where nothing is near: a third of the letters may differ, and one always.
pub fn nearest<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let small = typed.to_lowercase();
    let distances = known.into_iter().map(|name| (damerau_levenshtein(&small, &name.to_lowercase()), name));
    let (distance, name) = distances.min()?;
    (distance <= (typed.chars().count() / 3).max(1)).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_finger_is_understood_and_another_word_is_not() {
        let known = ["title", "text", "picture", "actions"];
        assert_eq!(nearest("tilte", known), Some("title"));
        assert_eq!(nearest("Picture", known), Some("picture"));
        assert_eq!(nearest("picturs", known), Some("picture"));
        assert_eq!(nearest("colour", known), None);
    }
}
