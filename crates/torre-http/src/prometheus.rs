//! Prometheus' text exposition format.

use std::fmt::Write;

use torre_base::histogram::{BUCKETS, HistogramSnapshot};

#[derive(Default)]
pub(crate) struct Exposition(String);

impl Exposition {
    pub(crate) fn into_string(self) -> String {
        self.0
    }

    pub(crate) fn kind(&mut self, name: &str, kind: &str, help: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}");
    }

    pub(crate) fn value(&mut self, name: &str, labels: &str, value: impl std::fmt::Display) {
        let _ = writeln!(self.0, "{name}{labels} {value}");
    }

    pub(crate) fn single(&mut self, name: &str, kind: &str, help: &str, value: impl std::fmt::Display) {
        self.kind(name, kind, help);
        self.value(name, "", value);
    }

    pub(crate) fn histogram(&mut self, name: &str, help: &str, histogram: &HistogramSnapshot) {
        self.kind(name, "histogram", help);
        let mut count = 0;
        for (bound, bucket) in BUCKETS.iter().zip(&histogram.buckets) {
            count += bucket;
            let bound = *bound as f64 / 1e6;
            self.value(&format!("{name}_bucket"), &format!("{{le=\"{bound}\"}}"), count);
        }
        let count: u64 = histogram.buckets.iter().sum();
        self.value(&format!("{name}_bucket"), "{le=\"+Inf\"}", count);
        self.value(&format!("{name}_sum"), "", histogram.micros as f64 / 1e6);
        self.value(&format!("{name}_count"), "", count);
    }
}
