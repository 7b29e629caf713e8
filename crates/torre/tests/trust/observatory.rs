//! Mozilla Observatory's published rules, as far as one answer can show them: 100 points to begin with, and
//! what each header adds or takes. Redirection to HTTPS and preloading are the deployment's.

use crate::support::Answer;

pub struct Score {
    pub points: i32,
    /// What each rule gave, for the message of a failing test.
    pub reasons: Vec<(i32, &'static str)>,
}

pub fn score(answer: &Answer) -> Score {
    let reasons = vec![
        content_security_policy(answer.header("content-security-policy")),
        cookies(answer),
        cross_origin_sharing(answer),
        frame_ancestors(answer),
        referrer_policy(answer.header("referrer-policy")),
        resource_policy(answer.header("cross-origin-resource-policy")),
        script_integrity(answer),
        transport_security(answer.header("strict-transport-security")),
        type_sniffing(answer.header("x-content-type-options")),
    ];
    Score { points: 100 + reasons.iter().map(|(points, _)| points).sum::<i32>(), reasons }
}

fn directive<'a>(policy: &'a str, name: &str) -> Option<&'a str> {
    policy.split(';').map(str::trim).find_map(|directive| {
        let (key, value) = directive.split_once(' ').unwrap_or((directive, ""));
        (key == name).then_some(value)
    })
}

fn content_security_policy(policy: &str) -> (i32, &'static str) {
    let source = |name| directive(policy, name).or_else(|| directive(policy, "default-src"));
    let scripts = source("script-src").unwrap_or_default();
    let styles = source("style-src").unwrap_or_default();
    let open =
        |sources: &str| sources.split(' ').any(|source| matches!(source, "*" | "https:" | "http:" | "data:"));
    if policy.is_empty() {
        (-25, "no content security policy")
    } else if scripts.contains("'unsafe-inline'") || open(scripts) || scripts.is_empty() {
        (-20, "scripts may come from anywhere, or inline")
    } else if scripts.contains("'unsafe-eval'") {
        (-10, "scripts may be made from text")
    } else if styles.contains("'unsafe-inline'") || open(styles) {
        (0, "styles may be inline")
    } else if directive(policy, "default-src") == Some("'none'") {
        (10, "a policy that starts from nothing")
    } else {
        (5, "a policy without unsafe sources")
    }
}

fn cookies(answer: &Answer) -> (i32, &'static str) {
    if answer.header("set-cookie").is_empty() { (0, "no cookies") } else { (-20, "a cookie is set") }
}

fn cross_origin_sharing(answer: &Answer) -> (i32, &'static str) {
    match answer.header("access-control-allow-origin") {
        "" => (0, "not shared with other origins"),
        _ => (-50, "shared with other origins"),
    }
}

fn frame_ancestors(answer: &Answer) -> (i32, &'static str) {
    match directive(answer.header("content-security-policy"), "frame-ancestors") {
        Some(_) => (5, "who may frame is said in the policy"),
        None => (-20, "anybody may frame it"),
    }
}

fn referrer_policy(policy: &str) -> (i32, &'static str) {
    match policy {
        "no-referrer" | "same-origin" | "strict-origin" | "strict-origin-when-cross-origin" => {
            (5, "a private referrer policy")
        }
        "" => (0, "no referrer policy"),
        _ => (-5, "an unsafe referrer policy"),
    }
}

fn resource_policy(policy: &str) -> (i32, &'static str) {
    match policy {
        "same-origin" | "same-site" => (10, "other sites may not embed it"),
        _ => (0, "other sites may embed it"),
    }
}

/// Counts in pages with scripts; other answers can neither win nor lose it.
fn script_integrity(answer: &Answer) -> (i32, &'static str) {
    let scripts: Vec<&str> =
        answer.body.split("<script").skip(1).map(|rest| rest.split('>').next().unwrap_or_default()).collect();
    let loaded: Vec<&&str> = scripts.iter().filter(|script| script.contains(" src=")).collect();
    let is_page = answer.header("content-type").starts_with("text/html");
    if !is_page || loaded.is_empty() {
        (0, "no scripts")
    } else if loaded.iter().all(|script| script.contains(" integrity=\"sha")) {
        (5, "every script has its hash")
    } else {
        (0, "scripts without a hash")
    }
}

fn transport_security(value: &str) -> (i32, &'static str) {
    const SIX_MONTHS: u64 = 15_768_000;
    let age = value.split(';').find_map(|part| part.trim().strip_prefix("max-age="));
    match age.and_then(|age| age.parse::<u64>().ok()) {
        None => (-20, "no HSTS"),
        Some(age) if age < SIX_MONTHS => (-10, "HSTS for less than six months"),
        Some(_) => (0, "HSTS"),
    }
}

fn type_sniffing(value: &str) -> (i32, &'static str) {
    if value == "nosniff" { (0, "nosniff") } else { (-5, "no nosniff") }
}
