//! How long whoever asks how the office does has to wait.

use std::time::Duration;

use crate::full_queue::Enquiry;
use crate::office_server::{Colleague, OfficeServer};
use crate::{Figures, figures};

pub const GOAL: Duration = Duration::from_millis(150);

/// Days, and the moments at which they begin and have ended in Madrid: as the page asks at first, and the most it may ask for.
/// As many days before are read too.
const PERIODS: [(&str, &str, std::ops::Range<i64>); 2] = [
    ("figures, 12 weeks", "from=2026-08-24&to=2026-11-15", 1_787_522_400_000..1_794_783_600_000),
    ("figures, 53 weeks", "from=2025-11-10&to=2026-11-15", 1_762_729_200_000..1_794_783_600_000),
];

pub fn measure(office: &OfficeServer, who: &Colleague, enquiries: &[Enquiry]) -> Vec<Figures> {
    let measured = PERIODS.iter().map(|(name, query, received)| {
        let path = format!("/figures?{query}");
        let answer = office.get(&path, Some(&who.cookie)).json();
        let right = enquiries.iter().filter(|one| !one.suspected && received.contains(&one.received_at));
        assert_eq!(answer["period"]["enquiries"], right.count(), "{answer}");
        Figures { goal: GOAL, ..figures(office, who, name, &path) }
    });
    measured.collect()
}
