//! How soon people were first answered, in office minutes: the median, and from when on the slowest tenth were answered.

use serde::Serialize;
use utoipa::ToSchema;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FirstAnswers {
    /// How many were answered at all.
    pub count: i64,
    /// None where nobody was.
    pub median: Option<i64>,
    /// The soonest of the slowest tenth: one in ten waited as long as this, or longer.
    pub slowest_tenth: Option<i64>,
}

impl FirstAnswers {
    pub fn of(mut minutes: Vec<i64>) -> FirstAnswers {
        minutes.sort_unstable();
        let count = minutes.len();
        let Some(last) = count.checked_sub(1) else { return FirstAnswers::default() };
        let (low, high) = (minutes[last / 2], minutes[count / 2]);
        FirstAnswers {
            count: i64::try_from(count).unwrap_or(i64::MAX),
            median: Some(low.midpoint(high)),
            slowest_tenth: Some(minutes[count - count.div_ceil(10)]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(minutes: &[i64]) -> (Option<i64>, Option<i64>) {
        let answers = FirstAnswers::of(minutes.to_vec());
        assert_eq!(answers.count, minutes.len() as i64);
        (answers.median, answers.slowest_tenth)
    }

    #[test]
    fn the_median_is_the_middle_or_between_the_two_in_it() {
        assert_eq!(of(&[]), (None, None));
        assert_eq!(of(&[7]), (Some(7), Some(7)));
        assert_eq!(of(&[30, 10]), (Some(20), Some(30)));
        assert_eq!(of(&[30, 10, 500]), (Some(30), Some(500)));
        assert_eq!(of(&[0, 1, 2, 4]).0, Some(1), "whole minutes");
    }

    #[test]
    fn the_slowest_tenth_is_one_of_ten_and_two_of_twenty() {
        let up_to = |count: i64| (1..=count).collect::<Vec<i64>>();
        assert_eq!(of(&up_to(10)).1, Some(10));
        assert_eq!(of(&up_to(11)).1, Some(10));
        assert_eq!(of(&up_to(20)).1, Some(19));
        assert_eq!(of(&up_to(100)), (Some(50), Some(91)));
    }
}
