//! Counting visits: what is added up, what is left out, and what it costs whom.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::program::{prepare, run};
use crate::support::http::Client;
use crate::support::postgres::Postgres;
use crate::support::shared_postgres::new_database;
use crate::support::{Torre, root};

const BROWSER: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

fn start(settings: &[(&str, &str)]) -> Torre {
    let mut torre = prepare(&[("TORRE_TRUSTED_PROXIES", "127.0.0.0/8")]);
    for (name, value) in settings {
        torre.set(name, value);
    }
    run(torre)
}

fn view(page: &str) -> Value {
    json!({ "page": page, "language": "es", "screen": "small" })
}

/// A view that begins a visit.
fn arrival(page: &str, referrer: &str) -> Value {
    json!({ "page": page, "language": "es", "screen": "small", "first": true, "referrer": referrer })
}

/// From an address of its own, so that no limit is in the way.
fn count_from(client: &mut Client, visitor: usize, headers: &[(&str, &str)], body: &Value) -> u16 {
    let address = format!("81.{}.{}.{}", visitor / 60_000, visitor / 250 % 250, visitor % 250 + 1);
    let mut all = vec![("User-Agent", BROWSER), ("X-Forwarded-For", address.as_str())];
    all.retain(|(name, _)| headers.iter().all(|(other, _)| name != other));
    all.extend_from_slice(headers);
    client.post_json("/api/visits", &all, body).unwrap().status
}

fn count(torre: &Torre, headers: &[(&str, &str)], body: &Value) -> u16 {
    count_from(&mut torre.client(), 1, headers, body)
}

/// The sums on disk by dimension and value: views and visits. Ends the program, which writes what it has counted.
fn sums(torre: &mut Torre) -> BTreeMap<(String, String), (i64, i64)> {
    torre.stop();
    read_sums(torre)
}

fn read_sums(torre: &Torre) -> BTreeMap<(String, String), (i64, i64)> {
    let report: Value = serde_json::from_str(&torre.cli_text(&["stats", "--format", "json"])).unwrap();
    let mut sums = BTreeMap::new();
    for table in report["tables"].as_array().unwrap() {
        for line in table["lines"].as_array().unwrap() {
            let text = |value: &Value| value.as_str().unwrap().to_owned();
            let number = |name: &str| line[name].as_i64().unwrap_or(-1);
            sums.insert(
                (text(&table["dimension"]), text(&line["name"])),
                (number("views"), number("visits")),
            );
        }
    }
    sums
}

fn sum(sums: &BTreeMap<(String, String), (i64, i64)>, dimension: &str, value: &str) -> Option<(i64, i64)> {
    sums.get(&(dimension.to_owned(), value.to_owned())).copied()
}

#[test]
fn views_and_steps_become_sums_and_nothing_else_is_kept() {
    let mut torre = start(&[]);
    for visitor in 0..6 {
        let client = &mut torre.client();
        let mut first = arrival("/", "www.google.com");
        first["campaign"] = json!("boletin/correo/otono");
        assert_eq!(count_from(client, visitor, &[], &first), 204);
        assert_eq!(count_from(client, visitor, &[], &view("/cursos")), 204);
        let step =
            json!({ "page": "/contacto", "language": "es", "screen": "small", "step": "form", "entry": "/" });
        assert_eq!(count_from(client, visitor, &[], &step), 204);
    }
    let sums = sums(&mut torre);
    let expected = [
        (("campaign", "boletin/correo/otono"), (6, 6)),
        (("country", "ES"), (12, 6)),
        (("language", "es"), (12, 6)),
        (("page", "/"), (6, 6)),
        (("page", "/cursos"), (6, 0)),
        (("referrer", "google.com"), (6, 6)),
        (("screen", "small"), (12, 6)),
        (("step-entry", "form /"), (6, 0)),
        (("step-page", "form /contacto"), (6, 0)),
    ];
    let expected = expected.map(|((dimension, value), sum)| ((dimension.to_owned(), value.to_owned()), sum));
    // Which country a test's addresses are in is the database's to say.
    let with_country = |((dimension, value), sum): ((String, String), (i64, i64))| match dimension.as_str() {
        "country" => (("country".to_owned(), "ES".to_owned()), sum),
        _ => ((dimension, value), sum),
    };
    assert_eq!(sums.into_iter().map(with_country).collect::<BTreeMap<_, _>>(), BTreeMap::from(expected));
    let disk = std::fs::read(torre.data().join("torre.db")).unwrap();
    for secret in ["81.0.0.", "Firefox"] {
        assert!(!disk.windows(secret.len()).any(|bytes| bytes == secret.as_bytes()), "{secret} is on disk");
    }
}

#[test]
fn who_is_not_to_be_counted_is_answered_alike_and_left_out() {
    let mut torre = start(&[]);
    let session = format!("__Host-staff={}", "A".repeat(43));
    for headers in [
        [("User-Agent", "Mozilla/5.0 (compatible; Googlebot/2.1)")],
        [("User-Agent", "")],
        [("Sec-GPC", "1")],
        [("DNT", "1")],
        [("Cookie", session.as_str())],
    ] {
        assert_eq!(count(&torre, &headers, &view("/")), 204, "{headers:?}");
    }
    assert_eq!(count(&torre, &[], &view("/no-hay-nada")), 204);
    assert_eq!(count(&torre, &[("Origin", "https://evil.example")], &view("/")), 403);
    assert_eq!(count(&torre, &[], &json!({ "page": "/", "visitor": "ana" })), 400);
    assert_eq!(count(&torre, &[], &view(&"/".repeat(201))), 400);
    assert_eq!(count(&torre, &[], &view(&"/".repeat(3000))), 413);
    assert_eq!(torre.request("GET", "/api/visits", &[]).status, 405);
    assert_eq!(sums(&mut torre), BTreeMap::new());
}

#[test]
fn a_server_that_does_not_count_says_so_to_nobody() {
    let torre = start(&[("TORRE_STATISTICS", "off")]);
    assert_eq!(count(&torre, &[], &view("/")), 404);
    assert!(!torre.get("/api/pages?path=/&lang=es").body.contains("isCounted"));
    let counting = start(&[]);
    assert!(counting.get("/api/pages?path=/&lang=es").body.contains("\"isCounted\":true"));
}

#[test]
fn a_killed_program_loses_what_it_has_not_written_and_counts_nothing_twice() {
    let mut torre = start(&[]);
    let visit = |torre: &Torre| {
        let client = &mut torre.client();
        (0..10).for_each(|visitor| assert_eq!(count_from(client, visitor, &[], &view("/")), 204));
    };
    visit(&torre);
    torre.stop();
    torre.run();
    torre.wait_until_ready();
    visit(&torre);
    torre.kill();
    assert_eq!(sum(&read_sums(&torre), "page", "/"), Some((10, 0)));
    torre.run();
    torre.wait_until_ready();
    visit(&torre);
    assert_eq!(sum(&sums(&mut torre), "page", "/"), Some((20, 0)));
}

#[test]
fn one_client_cannot_drown_the_others_nor_fill_the_store() {
    let mut torre = start(&[]);
    let client = &mut torre.client();
    let answers: Vec<u16> = (0..200)
        .map(|number| count_from(client, 1, &[], &arrival("/", &format!("invented-{number}.example"))))
        .collect();
    let taken = answers.iter().filter(|status| **status == 204).count();
    assert!((60..100).contains(&taken), "{taken} of one client were taken");
    assert!(answers.iter().all(|status| matches!(status, 204 | 429)));
    for number in 0..400 {
        count_from(client, 1000 + number * 300, &[], &arrival("/", &format!("invented-{number}.test")));
    }
    assert_eq!(count_from(client, 7, &[], &arrival("/cursos", "google.com")), 204);
    let sums = sums(&mut torre);
    let hosts = sums.keys().filter(|(dimension, _)| dimension == "referrer").count();
    assert!(hosts <= 201, "{hosts} rows of hosts");
    assert!(sums.contains_key(&("page".to_owned(), "/cursos".to_owned())));
}

/// What a person does, and what of it is a view, a visit or a step.
#[derive(Default)]
struct Truth {
    views: i64,
    visits: i64,
    forms: i64,
}

fn walk(client: &mut Client, visitor: usize, truth: &mut Truth) {
    let pages = ["/", "/cursos", "/bloque-1-torre", "/contacto", "/blog"];
    let length = visitor % 4 + 1;
    for (number, page) in pages.iter().cycle().skip(visitor % 5).take(length).enumerate() {
        let body = if number == 0 { arrival(page, "google.com") } else { view(page) };
        assert_eq!(count_from(client, visitor, &[], &body), 204);
        truth.views += 1;
        truth.visits += i64::from(number == 0);
    }
    if visitor.is_multiple_of(10) {
        let step =
            json!({ "page": "/contacto", "language": "es", "screen": "small", "step": "form", "entry": "/" });
        assert_eq!(count_from(client, visitor, &[], &step), 204);
        truth.forms += 1;
    }
    if visitor.is_multiple_of(2) {
        let robot = [("User-Agent", "Mozilla/5.0 (compatible; bingbot/2.0)")];
        assert_eq!(count_from(client, visitor, &robot, &arrival("/", "bing.com")), 204);
    }
}

#[test]
fn two_instances_on_postgresql_add_up_to_the_same_sums() {
    let url = new_database();
    let mut servers = [start(&[("DATABASE_URL", &url)]), start(&[("DATABASE_URL", &url)])];
    let mut truth = Truth::default();
    for (number, server) in servers.iter().enumerate() {
        let client = &mut server.client();
        (0..150).for_each(|visitor| walk(client, number * 500 + visitor, &mut truth));
    }
    servers.iter_mut().for_each(Torre::stop);
    let sums = read_sums(&servers[0]);
    let pages = sums.iter().filter(|((dimension, _), _)| dimension == "page");
    let (views, visits) = pages.fold((0, 0), |all, (_, sum)| (all.0 + sum.0, all.1 + sum.1));
    assert_eq!((views, visits), (truth.views, truth.visits));
    assert_eq!(sum(&sums, "step-page", "form /contacto"), Some((truth.forms, 0)));
    assert_eq!(sum(&sums, "referrer", "bing.com"), None);
}

#[test]
fn a_database_that_is_away_disturbs_no_page_and_loses_no_sum() {
    let mut postgres = Postgres::start();
    let url = postgres.url();
    let mut torre = start(&[("DATABASE_URL", &url)]);
    postgres.stop();
    let client = &mut torre.client();
    (0..8).for_each(|visitor| assert_eq!(count_from(client, visitor, &[], &view("/")), 204));
    assert_eq!(torre.get("/cursos").status, 200);
    postgres.run();
    torre.wait_until_ready();
    assert_eq!(sum(&sums(&mut torre), "page", "/"), Some((8, 0)));
}

/// Row by row: what the policy says is kept is what the store has, for as long as it says.
#[test]
fn the_cookie_policy_lists_what_is_counted() {
    let policy = std::fs::read_to_string(root().join("content/pages/cookie-policy.toml")).unwrap();
    for (heading, months, rows) in [
        (
            "## 5. Cuántas veces",
            "25 meses",
            ["Páginas", "Sitio", "Campaña", "Idioma", "País", "Ancho", "Pasos"],
        ),
        (
            "## 5. How often",
            "25 months",
            ["Pages", "The site", "The campaign", "Language", "Country", "Width", "Steps"],
        ),
    ] {
        let section = policy.split(heading).nth(1).unwrap().split("\n## ").next().unwrap();
        let table: Vec<&str> = section.lines().filter(|line| line.starts_with("| ")).skip(1).collect();
        assert_eq!(table.len(), rows.len(), "{table:?}");
        for (line, row) in table.iter().zip(rows) {
            assert!(
                line.starts_with(&format!("| {row}")) && line.ends_with(&format!("| {months} |")),
                "{line}"
            );
        }
    }
    assert_eq!(torre_visits::writer::KEPT_MONTHS, 25);
    // Steps have one row there, by the page they are taken on and by the first page of the visit.
    assert_eq!(torre_visits::dimension::Dimension::ALL.len(), 7 + 1);
}
