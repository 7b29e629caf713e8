//! Searching the queue: every word by its beginning, without accents and capitals, in everything that was written.

use serde_json::json;
use torre_office::enquiries::search_words::SearchWords;

use crate::office_server::{OfficeServer, on_both_stores, prepare};
use crate::sent::{id, numbers, sent};

#[test]
fn words_are_found_wherever_they_stand() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        let answers = json!([{ "label": "Horario", "value": "Tardes de otoño" }, { "label": "Vía", "value": ["Tren", "Metro"] }]);
        office.store([
            sent(1)
                .with("name", "José Núñez Ibáñez")
                .with("email", "j.nunez@correo.example")
                .with("phone", "+34 600 123 456"),
            sent(2)
                .with("message", "¿Cuánto cuesta la HABILITACIÓN completa?")
                .with("phone", "600999888")
                .with("language", "en"),
            sent(3).with("company", "Aeródromos O'Hara & Söhne").with("fields", answers.to_string()),
            sent(4).with("message", "100% _cierto_ \"entre comillas\" a-b C:\\d").with("fields", "no json"),
            sent(5).with("name", "Pe\u{301}rez").with("done_at", 1_795_000_000_000_i64),
            sent(6).with("name", "東京 Ⓐ"),
        ]);
        office.note(&id(2), "Llamó ayer, volverá el miércoles");
        let found = |query: &str| {
            let query: String = form_urlencoded::byte_serialize(query.as_bytes()).collect();
            let mut found = office.listed(&ana.cookie, &format!("view=all&q={query}"));
            found.sort_unstable();
            found
        };
        for (query, expected) in [
            ("nunez", vec![1]),
            ("NÚÑ", vec![1]),
            ("ibanez jose", vec![1]),
            ("jose habilitacion", vec![]),
            ("J.Nunez@correo.example", vec![1]),
            ("600123456", vec![1]),
            ("600 12 34", vec![1]),
            ("+34 600-123-456", vec![1]),
            ("0034600999888", vec![2]),
            ("34 600 999 888", vec![2]),
            ("600", vec![1, 2]),
            ("habilitacion COMPL", vec![2]),
            ("miercoles", vec![2]),
            ("llamo cuesta", vec![2]),
            ("o'hara", vec![3]),
            ("sohne aerod", vec![3]),
            ("otono", vec![3]),
            ("metro tren", vec![3]),
            ("horario", vec![]),
            ("label", vec![]),
            ("entre \"comillas", vec![4]),
            ("cierto 100%", vec![4]),
            ("pérez", vec![5]),
            ("Pe\u{301}re", vec![5]),
            ("bilitacion", vec![]),
            ("NOT OR AND NEAR(", vec![]),
            ("¿?", vec![]),
            ("東", vec![6]),
            ("京", vec![]),
            ("  ", vec![1, 2, 3, 4, 5, 6]),
        ] {
            assert_eq!(found(query), expected, "{query}");
        }
        assert_eq!(office.listed(&ana.cookie, "view=waiting&language=es&q=600"), [1]);
        assert_eq!(office.listed(&ana.cookie, "view=waiting&q=perez"), Vec::<usize>::new());
    });
}

/// SQLite's index refuses a word that its tokenizer takes for several: they are looked for one by one.
#[test]
fn no_letter_of_any_script_makes_a_search_fail() {
    let office = OfficeServer::started(prepare(&[]));
    let ana = office.colleague("Ana", "admin");
    office.store([sent(1).with("name", "हिन्दी"), sent(2).with("name", "ह")]);
    let query: String = form_urlencoded::byte_serialize("हिन्द".as_bytes()).collect();
    assert_eq!(office.listed(&ana.cookie, &format!("view=all&q={query}")), [1]);
    let letters: Vec<char> = ('!'..=char::MAX).filter(|letter| letter.is_alphanumeric()).collect();
    assert!(letters.len() > 100_000);
    office.on_database(async |connection| {
        for some in letters.chunks(100) {
            let text: String = some.iter().map(|letter| format!(" a{letter}b {letter} {letter}c")).collect();
            let words = SearchWords::parse(&text).unwrap();
            let found =
                sqlx::query("SELECT rowid FROM lead_words WHERE lead_words MATCH $1").bind(words.fts5());
            let found = found.fetch_all(&mut *connection).await;
            assert!(found.is_ok(), "{text}: {:?}", found.err());
        }
    });
}

#[test]
fn the_index_follows_what_is_changed_and_erased() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        office.store([sent(1), sent(2)]);
        office.note(&id(1), "primera palabra");
        office.note(&id(1), "segunda palabra");
        let found = |word: &str| office.listed(&ana.cookie, &format!("view=all&q={word}"));
        assert_eq!((found("primera"), found("segunda")), (vec![1], vec![1]));
        office.change(&format!("UPDATE leads SET name = 'Zacarías', done_at = 7 WHERE id = '{}'", id(1)));
        assert_eq!((found("zacarias"), found("segunda")), (vec![1], vec![1]));
        office.change("DELETE FROM lead_notes WHERE text LIKE 'primera%'");
        assert_eq!((found("primera"), found("segunda")), (vec![], vec![1]));
        office.torre.cli_text(&["leads", "erase", "--email", "p1@example.com", "--yes"]);
        assert_eq!((found("zacarias"), found("palabra"), found("persona")), (vec![], vec![], vec![2]));
        assert_eq!(office.count("lead_texts"), 1);
    });
}

/// A page of a word that many have is read in another way than one of a word that few have: what is found is the same.
#[test]
fn a_word_that_nearly_all_have_is_listed_in_the_order_of_the_queue() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        office.change(
            "INSERT INTO leads (id, received_at, form, language, name, email, email_key, message, phone, company, interest, \
             page, policy_version, done_at) WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers \
             WHERE n < 4500) SELECT '0190a1b2-0000-7000-8000-0000000' || CAST(10000 + n AS TEXT), n, 'contact', 'es', \
             CASE n % 1000 WHEN 0 THEN 'rara' ELSE 'corriente' END, '', '', 'frecuente', '', '', '', '', '1', \
             CASE n % 2 WHEN 0 THEN n ELSE NULL END FROM numbers",
        );
        let first = office.queue(&ana.cookie, "view=waiting&q=frec");
        let odd: Vec<usize> = (1..200).step_by(2).map(|number| 10_000 + number).collect();
        assert_eq!(numbers(&first), odd[..50]);
        let next = first["next"].as_str().unwrap();
        assert_eq!(office.listed(&ana.cookie, &format!("view=waiting&q=frec&after={next}")), odd[50..100]);
        assert_eq!(office.listed(&ana.cookie, "view=all&q=frecuente+rara"), [14_000, 13_000, 12_000, 11_000]);
        assert_eq!(office.listed(&ana.cookie, "view=done&q=rara"), [14_000, 13_000, 12_000, 11_000]);
    });
}
