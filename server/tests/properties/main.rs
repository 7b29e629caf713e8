//! What must hold whatever strangers send: properties, each tried with many invented inputs. The fuzz targets in
//! `fuzz/` try the same properties for longer. The inputs are the same every time: a suite that fails by chance
//! teaches nobody anything.

#![expect(clippy::expect_used, clippy::panic, reason = "a test stops at the first surprise and says why")]
#![expect(unreachable_pub, reason = "the fuzz targets include these files too")]

mod copies;
mod encodings;
mod enquiries;
mod languages;
mod paths;
mod posts;
mod visitors;
mod webhooks;

use std::net::IpAddr;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn many() -> ProptestConfig {
    ProptestConfig {
        cases: 4000,
        rng_seed: RngSeed::Fixed(10),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Text that a header can hold, made mostly of pieces that mean something there.
fn header_of(pieces: &'static [&'static str]) -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        6 => proptest::sample::select(pieces).prop_map(str::to_owned),
        1 => "[ -~]{0,6}",
        1 => "\\PC{0,3}",
    ];
    vec(piece, 0..8).prop_map(|pieces| pieces.concat())
}

fn encoding_header() -> impl Strategy<Value = String> {
    header_of(&[
        "br", "gzip", "zstd", "identity", "*", "deflate", ",", ", ", " ,", ";q=", ";Q=", "; q=", "0", "1",
        "0.5", "0.001", "1.000", "BR", "GZip", "q", ";", "-1", "nan", "inf",
    ])
}

fn tag_header() -> impl Strategy<Value = String> {
    header_of(&[
        "\"0123456789abcdef\"",
        "W/",
        "\"\"",
        "\"a,*,b\"",
        "\"*\"",
        "*",
        ",",
        ", ",
        "\"",
        "\"x\"",
        " ",
    ])
}

fn query() -> impl Strategy<Value = String> {
    header_of(&[
        "lang",
        "=",
        "en",
        "es",
        "&",
        "%6c",
        "%65",
        "l%61ng=en",
        "lang=en",
        "lang=fr",
        "+",
        "%",
        "page=2",
    ])
}

fn cookies() -> impl Strategy<Value = String> {
    header_of(&["a=b", ";", "; ", "=", "language", "-preference", "language-preferences=en", "lang=en", "\""])
}

fn forwarded() -> impl Strategy<Value = String> {
    header_of(&[
        "10.0.0.1",
        "203.0.113.9",
        "::1",
        "fd00::1",
        "[2001:db8::1]:443",
        ",",
        ", ",
        ":80",
        "unknown",
        "_x",
    ])
}

fn target() -> impl Strategy<Value = String> {
    let pieces = [
        "/",
        "//",
        "\\",
        "evil.example",
        "..",
        ".",
        "%2f",
        "%5c",
        "?",
        "#",
        "@",
        ":",
        "%09",
        "blog",
        "new",
        "x",
    ];
    let piece = prop_oneof![
        6 => proptest::sample::select(pieces.to_vec()).prop_map(str::to_owned),
        1 => "[!-~]{0,4}",
    ];
    vec(piece, 0..8).prop_map(|pieces| format!("/{}/", pieces.concat()))
}

/// Mostly what people type; sometimes too short, too long, or not text at all.
fn field(usual: &'static str) -> impl Strategy<Value = String> {
    prop_oneof![4 => usual, 1 => any::<String>(), 1 => Just(String::new()), 1 => "(\\PC|\\s|\0){0,130}"]
}

fn fields() -> impl Strategy<Value = Vec<(&'static str, String)>> {
    (
        prop_oneof![4 => "message|contact|services", 1 => any::<String>()],
        field("[A-Za-zñ ]{1,40}"),
        field("[a-z.+]{1,12}@[a-z-]{1,8}\\.[a-z]{2,3}"),
        field("[^\\x00]{8,60}"),
        prop_oneof![4 => "es|en", 1 => any::<String>()],
        field("[+0-9() -]{4,22}"),
        field("[A-Za-z ]{0,20}"),
        field("[a-z0-9-]{0,12}"),
        field("(https://torre\\.example)?/[a-z/?#=]{0,20}"),
    )
        .prop_map(|(form, name, email, message, lang, phone, company, interest, page)| {
            vec![
                ("form", form),
                ("name", name),
                ("email", email),
                ("message", message),
                ("lang", lang),
                ("phone", phone),
                ("company", company),
                ("interest", interest),
                ("origen_url", page),
            ]
        })
}

/// JSON that looks like an enquiry, with one wrong thing or more.
fn body() -> impl Strategy<Value = Vec<u8>> {
    let piece = proptest::sample::select(vec![
        "{",
        "}",
        "\"form\":",
        "\"contact\"",
        "\"name\":\"Ana\"",
        "\"started\":",
        "-9223372036854775808",
        "null",
        ",",
        "\"consent\":true",
        "form=contact",
        "&name=Ana",
        "&email=a%40b.es",
        "&consent=on",
        "&started=",
        "9223372036854775807",
        "&message=%00%0d%0a%e2%80%a8hola+hola+hola",
        "&lang=es",
        "%",
        "+",
        "&",
    ]);
    prop_oneof![vec(piece, 0..14).prop_map(|pieces| pieces.concat().into_bytes()), vec(any::<u8>(), 0..200)]
}

/// What looks like an escape and is none.
fn escapes() -> impl Strategy<Value = String> {
    header_of(&["\\u0000", "\\", "u0000", "\0", "\"", "\\\\u0000", "\\ud800"])
}

fn post_source() -> impl Strategy<Value = Vec<u8>> {
    let piece = proptest::sample::select(vec![
        "+++\n",
        "\n+++",
        "title = \"t\"\n",
        "description = \"d\"\n",
        "date = \"2025-04-10\"\n",
        "date = \"9999-12-31\"\n",
        "date = \"-9999-01-01\"\n",
        "tags = []\n",
        "tags = [\"a\"]\n",
        "draft = true\n",
        "# A\n",
        "## B\n",
        "![a](cover)\n",
        "[x](/cursos)",
        "<script>",
        "```\n",
        "| a |\n|---|\n",
        "\r\n",
        "\u{feff}",
        "\0",
        "é",
    ]);
    prop_oneof![
        4 => vec(piece, 0..14).prop_map(|pieces| format!("+++\n{}", pieces.concat()).into_bytes()),
        1 => vec(any::<u8>(), 0..200),
    ]
}

proptest! {
    #![proptest_config(many())]

    #[test]
    fn encodings_are_chosen_by_the_standard(lines in vec(encoding_header(), 0..3)) {
        encodings::are_chosen_by_the_standard(&lines.iter().map(String::as_str).collect::<Vec<_>>());
    }

    #[test]
    fn fresh_copies_are_recognised_by_the_standard(line in tag_header()) {
        copies::are_recognised_by_the_standard(&line);
    }

    #[test]
    fn a_language_in_a_query_is_read_as_a_browser_reads_it(query in query()) {
        languages::in_a_query_are_read_as_a_browser_reads_them(&query);
    }

    #[test]
    fn a_language_in_a_cookie_is_found_among_others(before in cookies(), after in cookies()) {
        languages::in_a_cookie_are_found_among_others(&before, &after);
    }

    #[test]
    fn a_visitor_is_who_the_proxy_saw(from_proxy in any::<bool>(), other in any::<IpAddr>(), forged in forwarded(), seen in any::<IpAddr>()) {
        let peer = if from_proxy { IpAddr::from([10, 0, 0, 1]) } else { other };
        visitors::are_who_the_proxy_saw(peer, &forged, seen);
    }

    #[test]
    fn addresses_of_one_network_are_one_client(one in any::<IpAddr>(), bits in any::<[u8; 16]>(), same in any::<bool>()) {
        let other = match one {
            IpAddr::V6(one) if same => {
                let mut octets = bits;
                octets[..8].copy_from_slice(&one.octets()[..8]);
                IpAddr::from(octets)
            }
            _ => IpAddr::from(bits),
        };
        visitors::of_one_network_are_one_client(one, other);
    }

    #[test]
    fn no_path_leads_to_another_site(target in target()) {
        paths::lead_nowhere_else(&target);
    }

    #[test]
    fn every_path_is_shown_as_text(path in any::<String>()) {
        paths::are_shown_as_text(&path);
    }

    #[test]
    fn a_posts_address_has_one_spelling(slug in prop_oneof![target(), any::<String>(), "[%0-9a-fA-F/ñ ]{0,12}"]) {
        paths::of_posts_have_one_spelling(&slug);
    }

    #[test]
    fn the_page_of_a_form_is_a_path(text in prop_oneof![target(), "https?://[a-z.]{0,8}[!-~]{0,20}", any::<String>()]) {
        paths::of_forms_are_paths(&text);
    }

    #[test]
    fn any_bytes_are_refused_or_a_clean_enquiry(body in body()) {
        enquiries::of_any_bytes_are_refused_or_clean(&body);
    }

    #[test]
    fn an_enquiry_is_the_same_as_json_and_as_a_form(fields in fields()) {
        enquiries::are_the_same_in_both_shapes(&fields);
    }

    #[test]
    fn an_event_is_kept_as_json_with_every_text_in_it(text in prop_oneof![any::<String>(), escapes()]) {
        webhooks::keep_every_text(&text);
    }

    #[test]
    fn an_event_is_believed_when_it_is_signed(secret in any::<String>(), body in vec(any::<u8>(), 0..200), change in any::<usize>()) {
        webhooks::are_believed_when_signed(&secret, &body, change);
        webhooks::are_kept_as_json(&body);
    }

    #[test]
    fn any_bytes_are_a_post_or_a_fault_that_names_the_file(source in post_source()) {
        posts::of_any_bytes_are_read_or_named(&source);
    }

    #[test]
    fn a_post_says_what_its_author_wrote(title in any::<String>(), tags in vec(any::<String>(), 0..4), body in any::<String>()) {
        posts::say_what_their_author_wrote(&title, &tags, &body);
    }
}
