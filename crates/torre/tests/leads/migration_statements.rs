//! Migrations read as statements: which of them, or of what their triggers do, would disturb the version before.

use std::collections::BTreeSet;

/// Words, names and signs of one statement, in capitals, without comments and the contents of texts. Bodies of functions and
/// triggers are part of it.
type Statement = Vec<String>;

/// What is wrong with a migration; nothing, where it only adds.
pub fn faults(sql: &str) -> Vec<String> {
    let statements = statements(sql);
    let made: BTreeSet<&str> = statements.iter().filter_map(|statement| made(statement)).collect();
    statements.iter().filter_map(|statement| fault(statement, &statements, &made)).collect()
}

fn fault(statement: &Statement, migration: &[Statement], made: &BTreeSet<&str>) -> Option<String> {
    let text = statement.join(" ");
    // Whoever reads by an index reads the same without it.
    if text.starts_with("DROP INDEX ") {
        return None;
    }
    if text.starts_with("DROP TRIGGER ") && is_trigger_made_again(statement, migration) {
        return None;
    }
    if text.starts_with("DROP TABLE ") && is_search_index_made_again(statement, migration) {
        return None;
    }
    let kinds = [
        "CREATE TABLE ",
        "CREATE VIRTUAL TABLE ",
        "CREATE VIEW ",
        "CREATE INDEX ",
        "CREATE FUNCTION ",
        "CREATE TRIGGER ",
        "INSERT INTO ",
        "SET LOCAL STATEMENT_TIMEOUT ",
    ];
    let is_unique_of_own = text.starts_with("CREATE UNIQUE INDEX ")
        && after(statement, "ON").is_some_and(|table| made.contains(table));
    if !kinds.iter().any(|kind| text.starts_with(kind)) && !is_unique_of_own && !is_added_column(statement) {
        return Some(format!("does more than add: {text}"));
    }
    // One that comes before could refuse or change what others write.
    if text.starts_with("CREATE TRIGGER ") && statement.get(3).map(String::as_str) != Some("AFTER") {
        return Some(format!("a trigger that does not come after: {text}"));
    }
    let is_foul = |word: &String| ["DROP", "TRUNCATE", "RAISE", "RENAME"].contains(&word.as_str());
    if statement.iter().any(is_foul)
        || (statement[0] != "ALTER" && statement.iter().any(|word| word == "ALTER"))
    {
        return Some(format!("does more than add: {text}"));
    }
    let foreign = written(statement).into_iter().find(|table| !made.contains(table));
    foreign.map(|table| format!("writes {table}, which is not its own: {text}"))
}

/// The same migration makes a trigger of that name; what it does is looked at as with any other.
fn is_trigger_made_again(dropped: &Statement, migration: &[Statement]) -> bool {
    let made = |statement: &Statement| after(statement, "TRIGGER") == dropped.last().map(String::as_str);
    migration.iter().any(|statement| statement[0] == "CREATE" && made(statement))
}

/// An index of words whose texts stand in a table of their own: made again and filled from them, it finds what it found.
fn is_search_index_made_again(dropped: &Statement, migration: &[Statement]) -> bool {
    let Some(name) = dropped.last() else { return false };
    let made = format!("CREATE VIRTUAL TABLE {name} USING FTS5 ");
    let filled = format!("INSERT INTO {name} ( {name} ) VALUES ");
    let any = |is: &dyn Fn(&str) -> bool| migration.iter().any(|statement| is(&statement.join(" ")));
    any(&|text| text.starts_with(&made) && text.contains(" CONTENT = "))
        && any(&|text| text.starts_with(&filled))
}

/// One column, which those who do not know it need not fill.
fn is_added_column(statement: &Statement) -> bool {
    let has = |words: &str| statement.join(" ").contains(words);
    let shape = (&*statement[0], statement.get(1).map(String::as_str), statement.get(3).map(String::as_str));
    shape == ("ALTER", Some("TABLE"), Some("ADD"))
        && statement.get(4).is_some_and(|word| word == "COLUMN")
        && !statement.iter().any(|word| word == ",")
        && (!has("NOT NULL") || has("DEFAULT"))
}

/// The table that a statement makes.
fn made(statement: &Statement) -> Option<&str> {
    let is_made = statement[0] == "CREATE" && ["TABLE", "VIRTUAL"].contains(&statement.get(1)?.as_str());
    if is_made { after(statement, "TABLE") } else { None }
}

/// Every table that a statement writes, by itself or when it is triggered.
fn written(statement: &Statement) -> Vec<&str> {
    let mut tables = Vec::new();
    for (index, word) in statement.iter().enumerate() {
        let next = |steps: usize| statement.get(index + steps).map_or("", String::as_str);
        let before = index.checked_sub(1).map_or("", |before| statement[before].as_str());
        match word.as_str() {
            "INSERT" if next(1) == "INTO" => tables.push(next(2)),
            "DELETE" if next(1) == "FROM" => tables.push(next(2)),
            // Events of triggers, locks of rows, and the second half of an insertion.
            "UPDATE" if ["AFTER", "OR", "KEY", "FOR", "DO", "ON"].contains(&before) => {}
            "UPDATE" => tables.push(next(1)),
            "MERGE" | "REPLACE" if next(1) == "INTO" => tables.push(next(2)),
            _ => {}
        }
    }
    tables
}

fn after<'a>(statement: &'a Statement, word: &str) -> Option<&'a str> {
    let index = statement.iter().position(|known| known == word)?;
    statement.get(index + 1).map(String::as_str)
}

fn statements(sql: &str) -> Vec<Statement> {
    let (mut statements, mut statement) = (Vec::new(), Statement::new());
    let mut in_body = false;
    for word in words(sql) {
        let is_trigger = statement.get(1).is_some_and(|word| word == "TRIGGER");
        match word.as_str() {
            "$$" => in_body = !in_body,
            "BEGIN" if is_trigger => in_body = true,
            "END" if is_trigger => in_body = false,
            ";" if !in_body => statements.push(std::mem::take(&mut statement)),
            _ => statement.push(word),
        }
    }
    assert!(statement.is_empty(), "unfinished: {}", statement.join(" "));
    statements
}

fn words(sql: &str) -> Vec<String> {
    let without_comments = sql.lines().map(|line| line.split("-- ").next().unwrap_or_default());
    let sql = without_comments.collect::<Vec<_>>().join("\n").to_uppercase();
    let mut words = Vec::new();
    let mut rest = sql.as_str();
    while let Some(first) = rest.chars().next() {
        let is_name = |letter: char| letter.is_alphanumeric() || letter == '_';
        let length = match first {
            '\'' => 1 + rest[1..].find('\'').unwrap() + 1,
            '$' if rest.starts_with("$$") => 2,
            _ if is_name(first) => rest.find(|letter| !is_name(letter)).unwrap_or(rest.len()),
            _ => first.len_utf8(),
        };
        match first {
            '\'' => words.push("''".to_owned()),
            _ if first.is_whitespace() => {}
            _ => words.push(rest[..length].to_owned()),
        }
        rest = &rest[length..];
    }
    words
}

#[test]
fn whatever_disturbs_the_version_before_is_found() {
    for wrong in [
        "DROP TABLE leads;",
        "UPDATE leads SET name = 'x';",
        "DELETE FROM leads;",
        "TRUNCATE leads;",
        "INSERT INTO leads (id) VALUES ('x');",
        "ALTER TABLE leads RENAME COLUMN name TO title;",
        "ALTER TABLE leads ALTER COLUMN name SET NOT NULL;",
        "ALTER TABLE leads ADD COLUMN weather TEXT NOT NULL;",
        "ALTER TABLE leads ADD COLUMN weather TEXT, DROP COLUMN name;",
        "ALTER TABLE leads ADD CONSTRAINT short CHECK (LENGTH(name) < 3);",
        "CREATE UNIQUE INDEX names ON leads (name);",
        "CREATE OR REPLACE FUNCTION lower(a TEXT) RETURNS TEXT AS $$ SELECT a $$;",
        "DROP TRIGGER t;",
        "DROP TABLE words; CREATE TABLE words (text TEXT);",
        "DROP TABLE words; CREATE VIRTUAL TABLE words USING fts5(text);",
        "DROP TABLE words; CREATE VIRTUAL TABLE words USING fts5(text, content = 'texts');",
        "DROP TABLE leads; CREATE VIRTUAL TABLE words USING fts5(text, content = 'texts');",
        "DROP TRIGGER t; CREATE TRIGGER t BEFORE INSERT ON leads BEGIN SELECT 1; END;",
        "CREATE TRIGGER t BEFORE INSERT ON leads BEGIN SELECT 1; END;",
        "CREATE TRIGGER t AFTER INSERT ON leads BEGIN DELETE FROM leads WHERE id = new.id; END;",
        "CREATE TRIGGER t AFTER INSERT ON leads BEGIN SELECT RAISE(ABORT, 'no'); END;",
        "CREATE TABLE own (a TEXT); CREATE TRIGGER t AFTER INSERT ON leads BEGIN INSERT INTO own VALUES (''); UPDATE leads SET name = ''; END;",
        "CREATE FUNCTION f() RETURNS TRIGGER AS $$ BEGIN UPDATE leads SET name = ''; RETURN NULL; END $$;",
    ] {
        assert_eq!(faults(wrong).len(), 1, "{wrong}: {:?}", faults(wrong));
    }
}

#[test]
fn what_only_adds_is_left_alone() {
    let adds = "-- DROP TABLE leads;
        ALTER TABLE leads ADD COLUMN priority BIGINT NOT NULL DEFAULT 0;
        CREATE TABLE own (lead_id TEXT REFERENCES leads (id) ON DELETE CASCADE, text TEXT DEFAULT 'DROP; it''s');
        CREATE UNIQUE INDEX own_texts ON own (text);
        INSERT INTO own SELECT id, name FROM leads;
        DROP TABLE words;
        CREATE VIRTUAL TABLE words USING fts5(text, content = 'own');
        INSERT INTO words (words) VALUES ('rebuild');
        DROP TRIGGER t;
        CREATE TRIGGER t AFTER UPDATE OF name ON leads BEGIN
            UPDATE own SET text = new.name WHERE lead_id = new.id;
            DELETE FROM own WHERE text = '';
        END;
        CREATE FUNCTION f() RETURNS TRIGGER AS $$ BEGIN
            INSERT INTO own VALUES (NEW.id, '') ON CONFLICT (text) DO UPDATE SET text = ''; RETURN NULL;
        END $$;";
    assert_eq!(faults(adds), Vec::<String>::new());
}
