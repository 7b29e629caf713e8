//! `/metrics`, on the administrator's address only: Prometheus' text format.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use axum::body::Body;
use axum::extract::State;
use axum::http::{Response, header};
use axum::response::IntoResponse;
use jiff::Timestamp;
use torre_base::histogram::HistogramSnapshot;
use torre_serve::counters::Counters;

use crate::app::App;
use crate::prometheus::Exposition;

const TEXT: &str = "text/plain; version=0.0.4; charset=utf-8";

pub async fn metrics(State(app): State<App>) -> Response<Body> {
    let mut text = Exposition::default();
    requests(&app, &mut text);
    leads(&app, &mut text);
    subscriptions(&app, &mut text);
    store(&app, &mut text);
    connections(&app, &mut text);
    let renders = app.publisher.renders().snapshot();
    text.histogram("torre_render_seconds", "Time to render and compress a page.", &renders);
    text.single(
        "torre_site_version",
        "gauge",
        "How often the site was published since the start.",
        app.publisher.version(),
    );
    process(&mut text);
    ([(header::CONTENT_TYPE, TEXT), (header::CACHE_CONTROL, "no-store")], text.into_string()).into_response()
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
    text.single(
        "torre_remembered_answers_total",
        "counter",
        "Answers that were ready to be given again.",
        sum(|c| &c.cache_hits),
    );
    text.single(
        "torre_shed_requests_total",
        "counter",
        "Requests refused because too many were open.",
        sum(|c| &c.shed),
    );
    text.single(
        "torre_memory_file_bytes",
        "gauge",
        "Bytes in memory files; process_resident_memory_bytes does not count them.",
        sum(|c| &c.memory_file_bytes),
    );
    let mut durations = HistogramSnapshot::default();
    threads.iter().for_each(|thread| durations += thread.durations.snapshot());
    text.histogram("torre_request_seconds", "Time from a request's head to its answer.", &durations);
}

fn leads(app: &App, text: &mut Exposition) {
    text.kind("torre_leads_total", "counter", "Enquiries, by how they were answered.");
    for (outcome, count) in app.lead_outcomes.totals() {
        text.value("torre_leads_total", &format!("{{outcome=\"{outcome}\"}}"), count);
    }
}

fn subscriptions(app: &App, text: &mut Exposition) {
    let requests = "torre_subscription_requests_total";
    text.kind(requests, "counter", "Requests to be told of something, by how they were answered.");
    for (outcome, count) in app.subscription_outcomes.totals() {
        text.value(requests, &format!("{{outcome=\"{outcome}\"}}"), count);
    }
    let counts = app.leads.subscription_counts();
    text.kind("torre_subscriptions", "gauge", "Subscriptions, by state.");
    for (state, count) in [("pending", counts.pending), ("confirmed", counts.confirmed)] {
        text.value("torre_subscriptions", &format!("{{state=\"{state}\"}}"), count);
    }
    let mails = "torre_subscription_mails";
    text.kind(
        mails,
        "gauge",
        "Mails to subscribers that are not sent, by state; see torre notify --uncertain.",
    );
    for (state, count) in [
        ("waiting", counts.waiting),
        ("sending", counts.sending),
        ("failed", counts.failed),
        ("uncertain", counts.uncertain),
    ] {
        text.value(mails, &format!("{{state=\"{state}\"}}"), count);
    }
}

fn store(app: &App, text: &mut Exposition) {
    let backlog = app.leads.backlog();
    let age = backlog.oldest.map_or(0, |oldest| (Timestamp::now().as_millisecond() - oldest).max(0) / 1000);
    text.single(
        "torre_store_up",
        "gauge",
        "1 while the enquiries' store answers and takes what is written.",
        u8::from(app.leads.is_store_up()),
    );
    text.single(
        "torre_store_failed_writes_total",
        "counter",
        "Writes that the enquiries' store refused: enquiries, deliveries, its own checks.",
        app.leads.failed_writes(),
    );
    text.single("torre_outbox_waiting", "gauge", "Deliveries that wait.", backlog.waiting);
    text.single(
        "torre_outbox_failed",
        "gauge",
        "Deliveries given up; see torre leads list --status failed.",
        backlog.failed,
    );
    text.single("torre_outbox_oldest_seconds", "gauge", "Age of the oldest waiting delivery.", age);
    text.single(
        "torre_earlier_builds_reads_total",
        "counter",
        "Reads of the store for files of earlier builds.",
        app.earlier_assets.store_reads(),
    );
}

fn connections(app: &App, text: &mut Exposition) {
    text.single("torre_connections_open", "gauge", "Open connections.", app.connection_limit.open());
    text.single(
        "torre_connections_refused_total",
        "counter",
        "Connections over a limit.",
        app.connection_limit.refused(),
    );
    text.single(
        "torre_refused_bodies_total",
        "counter",
        "Requests whose body was not received: too many unfinished ones.",
        app.body_limits.refused(),
    );
    text.single(
        "torre_request_body_bytes",
        "gauge",
        "Bytes of unfinished request bodies in memory.",
        app.body_limits.held_bytes(),
    );
}

/// What the kernel knows about this process; left out where it does not say.
fn process(text: &mut Exposition) {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let kilobytes = status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB"));
    if let Some(kilobytes) = kilobytes.and_then(|number| number.parse::<u64>().ok()) {
        text.single("process_resident_memory_bytes", "gauge", "Memory in use.", kilobytes * 1024);
    }
    if let Ok(open) = std::fs::read_dir("/proc/self/fd") {
        text.single("process_open_fds", "gauge", "Open descriptors.", open.count());
    }
}
