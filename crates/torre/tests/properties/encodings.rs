//! `Accept-Encoding`, as RFC 9110 12.5.3 has it.

use axum::http::{HeaderMap, HeaderValue, header};
use torre_base::encoding::Encoding;
use torre_serve::negotiate::encodings;

const OURS: [(&str, Encoding); 4] = [
    ("br", Encoding::Brotli),
    ("zstd", Encoding::Zstd),
    ("gzip", Encoding::Gzip),
    ("identity", Encoding::Identity),
];

/// Written from the standard, one rule after the other: named codings have their own weight, the star stands for
/// those that are not named, and the plain body is there for whoever takes nothing else.
fn by_the_standard(lines: &[&str]) -> Vec<Encoding> {
    let parts: Vec<&str> = lines.iter().flat_map(|line| line.split(',')).collect();
    let weight_of = |coding: &str| {
        let part = parts.iter().find(|part| {
            part.split(';').next().is_some_and(|name| name.trim().eq_ignore_ascii_case(coding))
        })?;
        let weight = part.split(';').skip(1).map(str::trim).find_map(|field| {
            field.get(..2).filter(|start| start.eq_ignore_ascii_case("q="))?;
            Some(field[2..].parse::<f64>().ok().filter(|weight| weight.is_finite()).unwrap_or(0.0))
        });
        Some(weight.unwrap_or(1.0).clamp(0.0, 1.0))
    };
    let mut accepted = Vec::new();
    for (rank, (coding, encoding)) in OURS.into_iter().enumerate() {
        let weight = weight_of(coding).or_else(|| weight_of("*").filter(|_| encoding != Encoding::Identity));
        if let Some(weight) = weight.filter(|weight| *weight >= 0.001) {
            accepted.push((-((weight * 1000.0) as i64), rank, encoding));
        }
    }
    accepted.sort_by_key(|(weight, rank, _)| (*weight, *rank));
    let mut found: Vec<Encoding> = accepted.into_iter().map(|(_, _, encoding)| encoding).collect();
    if !found.contains(&Encoding::Identity) {
        found.push(Encoding::Identity);
    }
    found
}

pub fn are_chosen_by_the_standard(lines: &[&str]) {
    let mut headers = HeaderMap::new();
    let mut sent = Vec::new();
    for line in lines {
        let Ok(value) = HeaderValue::from_str(line) else { continue };
        // What is not ASCII names no coding.
        sent.push(if value.to_str().is_ok() { *line } else { "" });
        headers.append(header::ACCEPT_ENCODING, value);
    }
    assert_eq!(encodings(&headers), by_the_standard(&sent), "{lines:?}");
}
