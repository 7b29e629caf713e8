//! What goes by itself: with an enquiry everything that belongs to it, and who looked at one.

use serde_json::json;

use crate::enquirer::{change, note, own_id, write};
use crate::office_server::on_both_stores;
use crate::support::eventually;

#[test]
fn notes_changes_and_viewers_go_with_their_enquiry_and_contact_keeps_it() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "office");
        let who = own_id(office, &ana);
        let (old, noted, young) =
            (write(office, &json!({})), write(office, &json!({})), write(office, &json!({})));
        for (number, id) in [&old, &noted, &young].into_iter().enumerate() {
            change(office, &ana, id, json!({ "status": "answered" }));
            let note_id = format!("0190a1b2-0000-7000-8000-00000000000{number}");
            assert_eq!(note(office, &ana, id, &json!({ "id": note_id, "text": "nota" })).status, 201);
            office.change(&format!("INSERT INTO lead_viewers VALUES ('{id}', '{who}', 1)"));
        }
        let years = 3 * 366 * 24 * 60 * 60 * 1000_i64;
        for id in [&old, &noted] {
            office.change(&format!("UPDATE leads SET received_at = received_at - {years}, done_at = done_at - {years} WHERE id = '{id}'"));
            office.change(&format!(
                "UPDATE lead_changes SET changed_at = changed_at - {years} WHERE lead_id = '{id}'"
            ));
        }
        office.change(&format!(
            "UPDATE lead_notes SET written_at = written_at - {years} WHERE lead_id = '{old}'"
        ));
        office.torre.stop();
        office.torre.run();
        eventually("the old one is erased", || office.count("leads") == 2);
        assert_eq!((office.count("lead_notes"), office.count("lead_changes")), (2, 2));
        eventually("whoever looked long ago is forgotten", || office.count("lead_viewers") == 0);
    });
}

/// A reply is a contact: from then on the time counts anew.
#[test]
fn replies_go_with_their_enquiry_and_keep_it_until_then() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "office");
        let (old, answered) = (write(office, &json!({})), write(office, &json!({})));
        let (now, years) = (crate::sent::now(), 3 * 366 * 24 * 60 * 60 * 1000_i64);
        for (id, at) in [(&old, now - years), (&answered, now)] {
            office.change(&format!(
                "INSERT INTO replies (id, lead_id, staff_id, written_at, subject, text, state, attempts, next_at) \
                 VALUES ('{id}', '{id}', '{}', {at}, 'Re', 'Hola', 'sent', 1, 1)",
                own_id(office, &ana)
            ));
        }
        office.change(&format!("UPDATE leads SET received_at = received_at - {years}"));
        office.torre.stop();
        office.torre.run();
        eventually("the old one is erased", || office.count("leads") == 1);
        assert_eq!(
            (office.count("replies"), office.count(&format!("leads WHERE id = '{answered}'"))),
            (1, 1)
        );
    });
}
