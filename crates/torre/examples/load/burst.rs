//! What came back in one burst, and how long after it was asked for.

use std::time::Duration;

pub(crate) struct Burst {
    pub took: Duration,
    pub times: Vec<Duration>,
    pub wrong: usize,
}

impl Burst {
    pub(crate) fn summary(mut self) -> serde_json::Value {
        self.times.sort_unstable();
        let p99 = self.times[self.times.len() * 99 / 100];
        serde_json::json!({
            "rate": f64::from(u32::try_from(self.times.len()).unwrap()) / self.took.as_secs_f64(),
            "p99": p99.as_secs_f64() * 1000.0,
            "requests": self.times.len(),
            "errors": self.wrong,
        })
    }
}
