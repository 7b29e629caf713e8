//! `/metrics`, on the administrator's address only: Prometheus' text format.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use axum::body::Body;
use axum::extract::State;
use axum::http::{Response, header};
use axum::response::IntoResponse;
use jiff::Timestamp;
use torre_base::measure::{BUCKETS, Histogram};
use torre_serve::counters::Counters;

use crate::app::App;

const TEXT: &str = "text/plain; version=0.0.4; charset=utf-8";

pub async fn metrics(State(app): State<App>) -> Response<Body> {
    let mut text = Exposition::default();
    requests(&app, &mut text);
    leads(&app, &mut text);
    store(&app, &mut text);
    connections(&app, &mut text);
    let mut renders = Histogram::default();
    app.publisher.renders().add_to(&mut renders);
    text.histogram("torre_render_seconds", "Time to render and compress a page.", &renders);
    text.one(
        "torre_site_version",
        "gauge",
        "How often the site was published since the start.",
        app.publisher.version(),
    );
    process(&mut text);
    ([(header::CONTENT_TYPE, TEXT), (header::CACHE_CONTROL, "no-store")], text.0).into_response()
}

fn requests(app: &App, text: &mut Exposition) {
    let threads = app.counters.threads();
    let sum = |of: fn(&Counters) -> &AtomicU64| -> u64 {
        threads.iter().map(|thread| of(thread).load(Relaxed)).sum()
    };
    text.kind("torre_requests_total", "counter", "Answers, by the first digit of their status.");
    for digit in 1..6 {
        let count: u64 = threads.iter().map(|thread| thread.statuses[digit].load(Relaxed)).sum();
        text.value("torre_requests_total", &format!("{{status=\"{digit}xx\"}}"), count);
    }
    text.one(
        "torre_remembered_answers_total",
        "counter",
        "Answers that were ready to be given again.",
        sum(|c| &c.cache_hits),
    );
    text.one(
        "torre_shed_requests_total",
        "counter",
        "Requests refused because too many were open.",
        sum(|c| &c.shed),
    );
    let mut durations = Histogram::default();
    threads.iter().for_each(|thread| thread.durations.add_to(&mut durations));
    text.histogram("torre_request_seconds", "Time from a request's head to its answer.", &durations);
}

fn leads(app: &App, text: &mut Exposition) {
    text.kind("torre_leads_total", "counter", "Enquiries, by how they were answered.");
    for (outcome, count) in app.lead_outcomes.totals() {
        text.value("torre_leads_total", &format!("{{outcome=\"{outcome}\"}}"), count);
    }
}

fn store(app: &App, text: &mut Exposition) {
    let backlog = app.desk.backlog();
    let age = backlog.oldest.map_or(0, |oldest| (Timestamp::now().as_millisecond() - oldest).max(0) / 1000);
    text.one("torre_store_up", "gauge", "1 while the enquiries' store answers.", u8::from(app.desk.is_up()));
    text.one("torre_outbox_waiting", "gauge", "Deliveries that wait.", backlog.waiting);
    text.one(
        "torre_outbox_failed",
        "gauge",
        "Deliveries given up; see torre leads list --status failed.",
        backlog.failed,
    );
    text.one("torre_outbox_oldest_seconds", "gauge", "Age of the oldest waiting delivery.", age);
}

fn connections(app: &App, text: &mut Exposition) {
    text.one("torre_connections_open", "gauge", "Open connections.", app.connection_limit.open());
    text.one(
        "torre_connections_refused_total",
        "counter",
        "Connections over a limit.",
        app.connection_limit.refused(),
    );
}

/// What the kernel knows about this process; left out where it does not say.
fn process(text: &mut Exposition) {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let kilobytes = status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB"));
    if let Some(kilobytes) = kilobytes.and_then(|number| number.parse::<u64>().ok()) {
        text.one("process_resident_memory_bytes", "gauge", "Memory in use.", kilobytes * 1024);
    }
    if let Ok(open) = std::fs::read_dir("/proc/self/fd") {
        text.one("process_open_fds", "gauge", "Open descriptors.", open.count());
    }
}

#[derive(Default)]
struct Exposition(String);

impl Exposition {
    fn kind(&mut self, name: &str, kind: &str, help: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}");
    }

    fn value(&mut self, name: &str, labels: &str, value: impl std::fmt::Display) {
        let _ = writeln!(self.0, "{name}{labels} {value}");
    }

    fn one(&mut self, name: &str, kind: &str, help: &str, value: impl std::fmt::Display) {
        self.kind(name, kind, help);
        self.value(name, "", value);
    }

    fn histogram(&mut self, name: &str, help: &str, histogram: &Histogram) {
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
