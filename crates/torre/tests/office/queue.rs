//! The queue: views and their counts, order, filters, pages.

use serde_json::json;

use crate::office_server::{OfficeServer, code, on_both_stores};
use crate::sent::{id, now, numbers, sent};

/// One of each kind: new, old build's done, mine, another's, a removed person's, suspected, answered, in progress.
fn one_of_each(office: &OfficeServer, me: &str, other: &str) {
    office.store([
        sent(1),
        sent(2).with("done_at", 1_795_000_000_000_i64),
        sent(3).with("status", "in-progress").with("owner_id", me),
        sent(4).with("status", "in-progress").with("owner_id", other),
        sent(5).with("owner_id", "somebody who was removed"),
        sent(6).with("suspicion", "links"),
        sent(7).with("status", "answered").with("owner_id", me).with("done_at", 1_794_000_000_000_i64),
        sent(8).with("status", "in-progress"),
        sent(9).with("suspicion", "links").with("done_at", 1_796_000_000_000_i64),
    ]);
}

#[test]
fn each_view_has_its_own_and_counts_them() {
    on_both_stores(|office| {
        let (ana, luis) = (office.colleague("Ana", "admin"), office.colleague("Luis", "office"));
        one_of_each(office, &office.id_of(&ana.cookie), &office.id_of(&luis.cookie));
        let listed = |query: &str| office.listed(&ana.cookie, query);
        assert_eq!(listed("view=new"), [1, 5], "nobody has it, or somebody who was removed");
        assert_eq!(listed("view=mine"), [3]);
        assert_eq!(listed("view=waiting"), [1, 3, 4, 5, 8], "who has waited longest comes first");
        assert_eq!(listed(""), [1, 3, 4, 5, 8]);
        assert_eq!(listed("view=suspected"), [6]);
        assert_eq!(listed("view=done"), [9, 2, 7], "what was done last comes first");
        assert_eq!(listed("view=all"), [9, 8, 7, 6, 5, 4, 3, 2, 1]);
        let counts = json!({ "new": 2, "mine": 1, "due": 0, "waiting": 5, "done": 3, "suspected": 1 });
        assert_eq!(
            office.queue(&ana.cookie, "view=mine&q=nothing")["counts"],
            counts,
            "whatever is filtered by"
        );
        assert_eq!(office.listed(&luis.cookie, "view=mine"), [4]);
    });
}

#[test]
fn a_row_says_who_what_about_how_long_and_who_has_it() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        let me = office.id_of(&ana.cookie);
        let row = sent(1)
            .with("interest", "block-1")
            .with("message", "Hola,\n\n  quiero <b>saber</b>")
            .with("owner_id", me.as_str());
        // Received at ten on a Monday and done at noon on the Tuesday after.
        let monday = 1_790_582_400_000_i64;
        let row = row.with("received_at", monday).with("done_at", monday + 26 * 3_600_000).with("version", 3);
        office.store([row, sent(2).with("email_key", "p1@example.com").with("interest", "unheard-of")]);
        let failed =
            format!("INSERT INTO outbox VALUES ('{}', 'school', 'failed', 9, 0, 0, NULL, 'no')", id(1));
        office.change(&failed);
        let shown = &office.queue(&ana.cookie, "view=done&lang=en")["rows"][0];
        for (field, value) in [
            ("id", json!(id(1))),
            ("version", json!(3)),
            ("received", json!("2026-09-28T08:00:00Z")),
            ("interestTitle", json!("Block 1: Basic and Tower")),
            ("excerpt", json!("Hola, quiero <b>saber</b>")),
            ("status", json!("closed")),
            ("owner", json!({ "id": me, "name": "Ana" })),
            ("waitedMinutes", json!(8 * 60 + 3 * 60)),
            ("officeDayMinutes", json!(9 * 60)),
            ("deliveryFailed", json!(true)),
            ("earlier", json!(1)),
            ("suspicion", json!(null)),
        ] {
            assert_eq!(shown[field], value, "{field}: {shown}");
        }
        let other = &office.queue(&ana.cookie, "view=new")["rows"][0];
        assert_eq!((&other["interest"], &other["interestTitle"]), (&json!("unheard-of"), &json!(null)));
        assert_eq!(
            (&other["status"], &other["owner"], &other["deliveryFailed"]),
            (&json!("new"), &json!(null), &json!(false))
        );
    });
}

#[test]
fn filters_narrow_the_list_and_unknown_values_are_refused() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        office.store([
            sent(1).with("interest", "block-1").with("form", "message").with("language", "en"),
            sent(2).with("interest", "block-2").with("campaign_source", "feria"),
            sent(3).with("interest", "gone").with("campaign_source", "o'hara & söhne"),
            // 23:30 on the 16th in Madrid, and half past midnight on the 17th.
            sent(4).with("received_at", 1_794_868_200_000_i64),
            sent(5).with("received_at", 1_794_871_800_000_i64),
        ]);
        let listed = |query: &str| office.listed(&ana.cookie, &format!("view=all&{query}"));
        assert_eq!(listed("course=block-1"), [1]);
        assert_eq!(listed("course=gone"), [3], "of which only the store knows");
        assert_eq!(listed("form=message&language=en"), [1]);
        assert_eq!(listed("form=phone"), Vec::<usize>::new());
        assert_eq!(listed("source=feria"), [2]);
        assert_eq!(listed("source=o%27hara+%26+s%C3%B6hne"), [3]);
        assert_eq!(listed("from=2026-11-16&to=2026-11-16"), [4]);
        assert_eq!(listed("from=2026-11-17"), [5]);
        assert_eq!(listed("to=2026-11-16&course="), [4, 3, 2, 1], "an empty value is none");
        for wrong in [
            "view=old",
            "form=fax",
            "language=de",
            "course=never-heard-of",
            "course=A%27--",
            "from=yesterday",
            "from=2026-02-30",
            "to=2026-11-17T10:00",
            "after=x",
            "colour=red",
            "view=all&view=new",
            &format!("q={}", "x".repeat(101)),
        ] {
            let answer = office.try_queue(&ana.cookie, wrong);
            assert_eq!((answer.status, code(&answer)), (400, "invalid".to_owned()), "{wrong}");
        }
        let options = office.get("/enquiries/options", Some(&ana.cookie)).json();
        let courses = options["courses"].as_array().unwrap();
        assert!(
            courses.contains(&json!({ "id": "block-1", "title": "Bloque 1: Básico y Torre" })),
            "{courses:?}"
        );
        assert!(courses.contains(&json!({ "id": "gone", "title": "gone" })));
        assert_eq!(options["sources"], json!(["feria", "o'hara & söhne"]));
        assert_eq!(options["languages"], json!(["es", "en"]));
        assert_eq!(options["people"], json!([{ "id": office.id_of(&ana.cookie), "name": "Ana" }]));
    });
}

/// While one reads on, others arrive, at the beginning and at the end, some at the same moment.
#[test]
fn pages_neither_skip_nor_repeat_while_others_arrive() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        office.store((100..230).map(|number| {
            sent(number).with("received_at", 1_790_000_000_000 + i64::try_from(number / 7).unwrap())
        }));
        for (view, newest_first) in [("waiting", false), ("all", true)] {
            let (mut seen, mut after) = (Vec::new(), String::new());
            for round in 0.. {
                let page = office.queue(&ana.cookie, &format!("view={view}&after={after}"));
                assert!(page["rows"].as_array().unwrap().len() <= 50);
                seen.extend(numbers(&page));
                let arriving = 500 + 10 * round + usize::from(newest_first) * 100;
                office.store([
                    sent(arriving).with("received_at", 1),
                    sent(arriving + 1).with("received_at", now()),
                ]);
                let Some(next) = page["next"].as_str() else { break };
                next.clone_into(&mut after);
            }
            seen.retain(|number| (100..230).contains(number));
            let mut expected: Vec<usize> = (100..230).collect();
            if newest_first {
                expected.reverse();
            }
            assert_eq!(seen, expected, "{view}");
        }
    });
}

#[test]
fn what_visitors_write_is_only_text() {
    let office = OfficeServer::start();
    let ana = office.colleague("Ana", "admin");
    let evil = "<script>alert(1)</script>\u{1b}[31m=cmd|'/C calc'!A0";
    office.store([sent(1)
        .with("name", evil)
        .with("company", evil)
        .with("message", evil)
        .with("campaign_source", evil)]);
    let answer = office.try_queue(&ana.cookie, "view=new");
    assert_eq!(answer.header("content-type"), Some("application/json"));
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    assert_eq!(answer.json()["rows"][0]["name"], evil);
    assert!(!answer.text().contains('\u{1b}'), "JSON escapes it");
}
