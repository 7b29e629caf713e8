//! People: inviting, inviting again, removing.

use serde_json::json;

use crate::office_server::{SITE, code, on_both_stores, token_of};

#[test]
fn an_administrator_invites_lists_and_removes() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        let cookie = Some(ana.cookie.as_str());
        let invited = office.post("/people", cookie, &json!({ "name": " Luis  Gil ", "role": "office" }));
        assert_eq!(invited.status, 201, "{}", invited.text());
        let link = invited.json()["link"].as_str().unwrap().to_owned();
        assert!(link.starts_with(&format!("{SITE}/staff/invitation#")), "{link}");
        let luis = office.enrol(&token_of(&link));
        assert_eq!(office.get("/me", Some(&luis.cookie)).json()["name"], "Luis Gil");
        let people = office.get("/people", cookie).json();
        assert_eq!(people.as_array().unwrap().len(), 2);
        assert_eq!((&people[1]["passkeys"], &people[1]["invitedUntil"]), (&json!(1), &json!(null)));

        let taken = office.post("/people", cookie, &json!({ "name": "LUIS gil", "role": "office" }));
        assert_eq!((taken.status, code(&taken)), (409, "conflict".to_owned()));
        for wrong in [json!({ "name": "", "role": "office" }), json!({ "name": "Eva", "role": "owner" })] {
            assert_eq!(office.post("/people", cookie, &wrong).status, 400, "{wrong}");
        }

        let id = people[1]["id"].as_str().unwrap().to_owned();
        let again = office.post(&format!("/people/{id}/invitation"), cookie, &json!({}));
        assert_eq!(again.status, 200);
        office.enrol(&token_of(again.json()["link"].as_str().unwrap()));
        assert_eq!(office.get("/people", cookie).json()[1]["passkeys"], 2);

        assert_eq!(office.call("DELETE", &format!("/people/{id}"), cookie, &json!({})).status, 204);
        assert_eq!(office.get("/me", Some(&luis.cookie)).status, 401);
        assert_eq!(office.call("DELETE", &format!("/people/{id}"), cookie, &json!({})).status, 404);
        // The name is free again.
        let anew = office.post("/people", cookie, &json!({ "name": "Luis Gil", "role": "office" }));
        assert_eq!(anew.status, 201);
    });
}

#[test]
fn the_last_administrator_stays() {
    on_both_stores(|office| {
        let (ana, eva) = (office.colleague("Ana", "admin"), office.colleague("Eva", "admin"));
        let id = |who: &str| office.get("/me", Some(who)).json()["id"].as_str().unwrap().to_owned();
        let (of_ana, of_eva) = (id(&ana.cookie), id(&eva.cookie));
        // Each removes the other at the same moment.
        let statuses = std::thread::scope(|scope| {
            let office = &*office;
            let remove = |cookie: String, id: String| {
                scope.spawn(move || {
                    office.call("DELETE", &format!("/people/{id}"), Some(&cookie), &json!({})).status
                })
            };
            let removals =
                [remove(ana.cookie.clone(), of_eva.clone()), remove(eva.cookie.clone(), of_ana.clone())];
            removals.map(|thread| thread.join().unwrap())
        });
        assert_eq!(statuses.iter().filter(|status| **status == 204).count(), 1, "{statuses:?}");
        let (left, own) = if statuses[0] == 204 { (&ana, of_ana) } else { (&eva, of_eva) };
        let last = office.call("DELETE", &format!("/people/{own}"), Some(&left.cookie), &json!({}));
        assert_eq!((last.status, code(&last)), (409, "lastAdministrator".to_owned()));
    });
}
