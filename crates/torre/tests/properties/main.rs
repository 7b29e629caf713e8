//! What must hold whatever strangers send: properties, each tried with many invented inputs. The fuzz targets in
//! `fuzz/` try the same properties for longer. The inputs are the same every time: a suite that fails by chance
//! teaches nobody anything.

#![expect(clippy::expect_used, clippy::panic, reason = "a test stops at the first surprise and says why")]
#![expect(unreachable_pub, reason = "the fuzz targets include these files too")]

mod copies;
mod encodings;
mod enquiries;
mod fast_path;
mod heads;
mod inputs;
mod languages;
mod paths;
mod posts;
mod visitors;
mod webhooks;

use std::net::IpAddr;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use crate::inputs::{
    body, cookies, encoding_header, escapes, fields, forwarded, head, post_source, query, tag_header, target,
};

fn many() -> ProptestConfig {
    ProptestConfig {
        cases: 4000,
        rng_seed: RngSeed::Fixed(10),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
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
    fn a_head_is_read_line_by_line_and_ends_where_it_ends(head in head(), after in vec(any::<u8>(), 0..40)) {
        heads::are_read_line_by_line(&head);
        heads::end_where_they_end(&head, &after);
    }

    #[test]
    fn the_fast_path_understands_a_head_as_hyper_does(heads in vec(head(), 1..3)) {
        fast_path::understands_a_head_as_hyper_does(&heads.concat());
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
