//! The list as a table: as the screen shows it, safe for spreadsheets, right in a Spanish Excel.

use crate::office_server::{OfficeServer, on_both_stores};
use crate::sent::{id, sent};
use crate::support::Answer;

fn csv(office: &OfficeServer, cookie: &str, query: &str) -> Answer {
    office.torre.get_with(&format!("/api/staff/enquiries.csv?{query}"), &[("Cookie", cookie)])
}

/// Cells by rows, as RFC 4180 has them.
pub fn table(text: &str) -> Vec<Vec<String>> {
    let (mut rows, mut row, mut cell, mut quoted) = (Vec::new(), Vec::new(), String::new(), false);
    let mut letters = text.strip_prefix('\u{feff}').unwrap().chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => cell.extend(letters.next()),
            '"' => quoted = !quoted,
            ';' if !quoted => row.push(std::mem::take(&mut cell)),
            '\r' if !quoted => {
                assert_eq!(letters.next(), Some('\n'));
                row.push(std::mem::take(&mut cell));
                rows.push(std::mem::take(&mut row));
            }
            other => cell.push(other),
        }
    }
    assert!(row.is_empty() && cell.is_empty() && !quoted, "it ends with a line");
    rows
}

#[test]
fn a_table_has_what_the_list_has() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        let me = office.id_of(&ana.cookie);
        office.store([
            sent(1)
                .with("name", "=HYPERLINK(\"http://evil\")")
                .with("company", "@SUM(1;2)")
                .with("phone", "+34 600 000 000")
                .with("message", "uno; dos\n\"tres\"\u{1b}[31m")
                .with("campaign_source", "-2+3"),
            sent(2).with("owner_id", me.as_str()).with("status", "in-progress").with("interest", "block-1"),
            sent(3).with("suspicion", "links"),
        ]);
        let answer = csv(office, &ana.cookie, "view=waiting");
        assert_eq!(answer.status, 200, "{}", answer.body);
        assert_eq!(answer.header("content-type"), "text/csv; charset=utf-8");
        let disposition = answer.header("content-disposition");
        assert!(disposition.starts_with("attachment; filename=\"consultas-20"), "{disposition}");
        assert_eq!(answer.header("cache-control"), "no-store");
        let rows = table(&answer.body);
        assert_eq!(rows.len(), 3, "{rows:?}");
        assert_eq!(
            rows[0][..5],
            ["identificador", "recibida (hora de Madrid)", "formulario", "idioma", "nombre"]
        );
        let column = |name: &str| rows[0].iter().position(|known| known == name).unwrap();
        assert_eq!(rows[1][column("nombre")], "'=HYPERLINK(\"http://evil\")");
        assert_eq!(rows[1][column("organización")], "'@SUM(1;2)");
        assert_eq!(rows[1][column("teléfono")], "'+34 600 000 000");
        assert_eq!(rows[1][column("mensaje")], "uno; dos\n\"tres\"[31m");
        assert_eq!(rows[1].last().unwrap(), "'-2+3");
        assert_eq!(rows[1][column("recibida (hora de Madrid)")], "21/09/2026 16:14");
        assert_eq!(
            (&rows[2][0], &rows[2][column("interés")]),
            (&id(2), &"Bloque 1: Básico y Torre".to_owned())
        );
        assert_eq!(rows[2][17], "Ana");
        assert_eq!(office.actions(&ana)[0], "exported");
    });
}

#[test]
fn a_long_table_is_whole_and_filtered_as_the_list_is() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        office.change(
            "INSERT INTO leads (id, received_at, form, language, name, email, email_key, message, phone, company, interest, \
             page, policy_version) WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1203) \
             SELECT '0190a1b2-0000-7000-8000-0000000' || CAST(10000 + n AS TEXT), 1800000000000 + n / 10, 'contact', \
             CASE n % 3 WHEN 0 THEN 'en' ELSE 'es' END, 'x', '', '', 'palabra', '', '', '', '', '1' FROM numbers",
        );
        for (query, lines) in [
            ("view=all", 1203),
            ("view=all&language=en", 401),
            ("view=waiting&q=pal", 1203),
            ("view=done", 0),
            ("q=%3F", 0),
        ] {
            let rows = table(&csv(office, &ana.cookie, query).body);
            let mut ids: Vec<&String> = rows[1..].iter().map(|row| &row[0]).collect();
            ids.sort_unstable();
            ids.dedup();
            assert_eq!((rows.len() - 1, ids.len()), (lines, lines), "{query}");
        }
        assert_eq!(csv(office, &ana.cookie, "after=1.a").status, 400);
        assert_eq!(csv(office, &ana.cookie, "view=none").status, 400);
    });
}

#[test]
fn only_administrators_take_the_list_with_them() {
    let office = OfficeServer::start();
    let (ana, luis) = (office.colleague("Ana", "admin"), office.colleague("Luis", "office"));
    assert_eq!(csv(&office, &luis.cookie, "").status, 403);
    assert_eq!(csv(&office, "", "").status, 401);
    assert!(!office.actions(&ana).contains(&"exported".to_owned()));
}
