//! Two changes at the same moment: one wins, the other is told, and nothing of it was taken.

use serde_json::{Value, json};

use crate::enquirer::{history, patch, shown, write};
use crate::office_server::{Colleague, OfficeServer, code, on_both_stores, prepare};
use crate::support::shared_postgres::new_database;

/// Each writes another name over the same version, at once; who won.
fn race(contestants: &[(&OfficeServer, &Colleague)], id: &str, version: i64) -> String {
    let answers = std::thread::scope(|scope| {
        let threads: Vec<_> = contestants
            .iter()
            .enumerate()
            .map(|(number, (office, who))| {
                let change =
                    json!({ "version": version, "name": format!("Nombre {version} {number}"), "status": "answered" });
                scope.spawn(move || patch(office, who, id, &change))
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect::<Vec<_>>()
    });
    let winners: Vec<Value> = answers
        .iter()
        .filter(|answer| answer.status == 200)
        .map(|answer| answer.json()["name"].clone())
        .collect();
    assert_eq!(winners.len(), 1);
    for answer in answers.iter().filter(|answer| answer.status != 200) {
        assert_eq!((answer.status, code(answer)), (409, "conflict".to_owned()));
        let current = &answer.json()["current"];
        assert_eq!((&current["name"], &current["version"]), (&winners[0], &json!(version + 1)));
    }
    winners[0].as_str().unwrap().to_owned()
}

#[test]
fn of_many_changes_at_once_one_wins_and_the_others_see_it() {
    on_both_stores(|office| {
        let (ana, eva) = (office.colleague("Ana", "admin"), office.colleague("Eva", "office"));
        let id = write(office, &json!({}));
        let office = &*office;
        for version in 0..3 {
            let contestants = [(office, &ana), (office, &eva), (office, &ana), (office, &eva)];
            let winner = race(&contestants, &id, version);
            let one = shown(office, &ana, &id);
            assert_eq!((&one["name"], &one["version"]), (&json!(winner), &json!(version + 1)));
        }
        // Of the losers nothing: a name each, and once the status.
        assert_eq!(
            history(&shown(office, &ana, &id), "change")
                .iter()
                .filter(|item| item["field"] == "status")
                .count(),
            1
        );
        assert_eq!(office.count("audit WHERE action = 'enquiryChanged'"), 3);
    });
}

#[test]
fn two_servers_on_one_database_agree_on_the_winner() {
    let postgres = new_database();
    let [first, second] = [(); 2].map(|()| OfficeServer::started(prepare(&[("DATABASE_URL", &postgres)])));
    let ana = first.colleague("Ana", "admin");
    let id = write(&second, &json!({}));
    for version in 0..3 {
        race(&[(&first, &ana), (&second, &ana)], &id, version);
    }
    assert_eq!(shown(&second, &ana, &id)["version"], 3);
}

#[test]
fn whoever_saw_an_older_one_is_told_and_changes_nothing() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "office");
        let id = write(office, &json!({}));
        assert_eq!(patch(office, &ana, &id, &json!({ "version": 0, "status": "closed" })).status, 200);
        let before = shown(office, &ana, &id);
        for version in [0, 2, -1, i64::MAX] {
            let late = patch(
                office,
                &ana,
                &id,
                &json!({ "version": version, "company": "Texto largo de otra persona" }),
            );
            assert_eq!((late.status, &late.json()["current"]), (409, &before), "{version}");
        }
        assert_eq!(shown(office, &ana, &id), before);
    });
}
