//! Notes.

use serde_json::json;

use crate::enquirer::{history, note, patch, shown, write};
use crate::office_server::{code, on_both_stores};

const FIRST: &str = "0190a1b2-0000-7000-8000-000000000001";
const SECOND: &str = "6f1f7f6a-7d2c-4d55-9d5e-2f6a1c9b0a11";

#[test]
fn a_note_that_is_sent_twice_is_written_once() {
    on_both_stores(|office| {
        let (ana, eva) = (office.colleague("Ana", "office"), office.colleague("Eva", "office"));
        let (id, other) = (write(office, &json!({})), write(office, &json!({})));
        let written = json!({ "id": FIRST, "text": " Llamar mañana\r\na las 10 " });
        let first = note(office, &ana, &id, &written);
        assert_eq!(first.status, 201, "{}", first.text());
        let again = note(office, &ana, &id, &written);
        assert_eq!((again.status, again.json()), (200, first.json()));
        assert_eq!(
            (&first.json()["kind"], &first.json()["text"]),
            (&json!("note"), &json!("Llamar mañana\na las 10"))
        );
        for (who, enquiry, text) in [
            (&ana, &id, "otra cosa"),
            (&eva, &id, "Llamar mañana\na las 10"),
            (&ana, &other, "Llamar mañana\na las 10"),
        ] {
            let taken = note(office, who, enquiry, &json!({ "id": FIRST, "text": text }));
            assert_eq!((taken.status, code(&taken)), (409, "conflict".to_owned()), "{text}");
        }
        assert_eq!(note(office, &eva, &id, &json!({ "id": SECOND, "text": "Hecho" })).status, 201);
        let one = shown(office, &ana, &id);
        let notes: Vec<_> =
            history(&one, "note").iter().map(|item| (&item["text"], &item["who"]["name"])).collect();
        assert_eq!(
            notes,
            [(&json!("Llamar mañana\na las 10"), &json!("Ana")), (&json!("Hecho"), &json!("Eva"))]
        );
        assert_eq!((office.count("lead_notes"), office.count("audit WHERE action = 'noteAdded'")), (2, 2));
    });
}

#[test]
fn a_note_stands_in_nobodys_way() {
    on_both_stores(|office| {
        let (ana, eva) = (office.colleague("Ana", "office"), office.colleague("Eva", "office"));
        let id = write(office, &json!({}));
        note(office, &eva, &id, &json!({ "id": FIRST, "text": "x" }));
        assert_eq!(patch(office, &ana, &id, &json!({ "version": 0, "status": "answered" })).status, 200);
    });
}

#[test]
fn a_note_is_text_of_a_sensible_length_with_an_id_of_its_own() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "office");
        let id = write(office, &json!({}));
        for (wrong, fields) in [
            (json!({ "id": FIRST, "text": " \n\u{0} " }), json!({ "text": "missing" })),
            (json!({ "id": FIRST, "text": "ñ".repeat(5001) }), json!({ "text": "tooLong" })),
            (json!({ "id": "1", "text": "x" }), json!({ "id": "invalid" })),
            (
                json!({ "id": "0190a1b2-0000-1000-8000-000000000001", "text": "x" }),
                json!({ "id": "invalid" }),
            ),
        ] {
            let answer = note(office, &ana, &id, &wrong);
            assert_eq!((answer.status, &answer.json()["fields"]), (400, &fields));
        }
        for wrong in [
            json!({ "id": FIRST }),
            json!({ "id": FIRST, "text": 1 }),
            json!({ "id": FIRST, "text": "x", "at": 1 }),
        ] {
            assert_eq!(note(office, &ana, &id, &wrong).status, 400, "{wrong}");
        }
        assert_eq!(note(office, &ana, &id, &json!({ "id": FIRST, "text": "x".repeat(70_000) })).status, 413);
        let nowhere = note(office, &ana, SECOND, &json!({ "id": FIRST, "text": "x" }));
        assert_eq!((nowhere.status, code(&nowhere)), (404, "notFound".to_owned()));
        assert_eq!(office.count("lead_notes"), 0);
        let longest = json!({ "id": FIRST, "text": "ñ".repeat(5000) });
        assert_eq!(note(office, &ana, &id, &longest).status, 201);
    });
}
