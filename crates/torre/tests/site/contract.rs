//! The contract describes the blog's service as it is: every status it names is given, every answer has its shape.

use serde_json::Value;

use crate::support::Torre;

/// Follows a reference inside the document.
fn resolved<'a>(contract: &'a Value, schema: &'a Value) -> &'a Value {
    let target = schema["$ref"].as_str().and_then(|target| contract.pointer(target.trim_start_matches('#')));
    target.unwrap_or(schema)
}

fn check(contract: &Value, schema: &Value, answer: &Value, at: &str) {
    let schema = resolved(contract, schema);
    if let Some(choices) = schema["oneOf"].as_array() {
        let not_null = choices.iter().find(|choice| choice["type"] != "null").unwrap();
        if !answer.is_null() {
            check(contract, not_null, answer, at);
        }
        return;
    }
    let kinds = match &schema["type"] {
        Value::Array(kinds) => kinds.clone(),
        kind => vec![kind.clone()],
    };
    let kind = match answer {
        Value::Array(_) => "array",
        Value::Object(_) => "object",
        Value::String(_) => "string",
        Value::Number(_) => "integer",
        Value::Bool(_) => "boolean",
        Value::Null => "null",
    };
    assert!(kinds.iter().any(|known| known == kind), "{at} is {kind}, described as {kinds:?}");
    for (index, item) in answer.as_array().into_iter().flatten().enumerate() {
        check(contract, &schema["items"], item, &format!("{at}[{index}]"));
    }
    let Some(fields) = answer.as_object() else { return };
    for (name, value) in fields {
        let described = &schema["properties"][name];
        assert!(!described.is_null(), "{at}.{name} is not described");
        check(contract, described, value, &format!("{at}.{name}"));
    }
    for name in schema["required"].as_array().into_iter().flatten() {
        assert!(fields.contains_key(name.as_str().unwrap()), "{at}.{name} is required and not there");
    }
}

#[test]
fn every_answer_of_the_blog_service_is_as_the_contract_describes_it() {
    let torre = Torre::shared();
    let contract: Value = serde_json::from_str(&torre.get("/api/openapi.json").body).unwrap();
    let post = "requisitos-controlador-aereo";
    for (path, good, bad) in [
        ("/api/posts", "?lang=en&limit=2".to_owned(), "?lang=fr"),
        ("/api/posts/{id}", String::new(), "?lang=fr"),
        ("/api/posts/{id}/related", "?limit=2".to_owned(), "?limit=some"),
    ] {
        let address = path.replace("{id}", post);
        let described = contract["paths"][path]["get"]["responses"].as_object().unwrap();
        let fresh = torre.get(&format!("{address}{good}"));
        let etag = fresh.header("etag").to_owned();
        assert!(described["200"]["headers"]["ETag"].is_object() && etag.starts_with("W/\""), "{path}");
        // 503 is what any request may get when there are too many at once: `tests/trust` brings it about.
        for (status, response) in described.iter().filter(|(status, _)| *status != "503") {
            let answer = match status.as_str() {
                "200" => torre.get(&format!("{address}{good}")),
                "304" => torre.get_with(&format!("{address}{good}"), &[("if-none-match", &etag)]),
                "400" => torre.get(&format!("{address}{bad}")),
                "404" => torre.get(&path.replace("{id}", "nadie")),
                // A status nobody knows how to get is not given: the next line says so.
                _ => torre.get(&address),
            };
            assert_eq!(answer.status.to_string(), *status, "{path}");
            let schema = &response["content"]["application/json"]["schema"];
            if answer.body.is_empty() {
                assert!(schema.is_null(), "{path} {status} has no body");
            } else {
                assert_eq!(answer.header("content-type"), "application/json");
                check(&contract, schema, &serde_json::from_str(&answer.body).unwrap(), path);
            }
        }
        assert_eq!(described.contains_key("404"), torre.get(&path.replace("{id}", "nadie")).status == 404);
    }
}
