//! TOML as a JSON value, and its mistakes in an editor's words. What can be read around a mistake is read: the rest of
//! the file is checked too.

use std::ops::Range;

use serde_json::{Map, Number, Value};
use toml::de::{DeTable, DeValue};

use crate::toml_faults::SyntaxFault;

/// The value, and the first mistake: what comes after one is guesswork.
pub fn parse(text: &str) -> (Value, Option<SyntaxFault>) {
    let (table, errors) = DeTable::parse_recoverable(text);
    let value = Value::Object(object(table.get_ref(), text));
    let first = errors.into_iter().min_by_key(|error| error.span().map_or(0, |span| span.start));
    let fault =
        first.map(|error| SyntaxFault::new(text, error.span().unwrap_or(0..text.len()), error.message()));
    (value, fault)
}

fn object(table: &DeTable<'_>, text: &str) -> Map<String, Value> {
    let entries = table.iter();
    entries
        .map(|(key, inner)| (key.get_ref().to_string(), value(inner.get_ref(), inner.span(), text)))
        .collect()
}

fn value(read: &DeValue<'_>, bytes: Range<usize>, text: &str) -> Value {
    match read {
        DeValue::String(string) => Value::String(string.to_string()),
        DeValue::Integer(integer) => i64::from_str_radix(integer.as_str(), integer.radix())
            .map_or(Value::Null, |number| Value::Number(number.into())),
        DeValue::Float(float) => {
            let number = float.as_str().parse().ok().and_then(Number::from_f64);
            number.map_or(Value::Null, Value::Number)
        }
        DeValue::Boolean(truth) => Value::Bool(*truth),
        // A day without quotes is as good as one with them.
        DeValue::Datetime(_) => Value::String(text.get(bytes).unwrap_or_default().to_owned()),
        DeValue::Array(items) => {
            Value::Array(items.iter().map(|item| value(item.get_ref(), item.span(), text)).collect())
        }
        DeValue::Table(table) => Value::Object(object(table, text)),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_stands_around_a_mistake_is_read() {
        let (value, fault) = parse("code = \"B1\"\nseats = doce\nmonths = \"6\"\n");
        assert_eq!(value, json!({ "code": "B1", "seats": "doce", "months": "6" }));
        assert_eq!(fault.unwrap().bytes, 20..24);
    }

    #[test]
    fn every_kind_of_value_is_read() {
        let text = "a = 1_000\nb = -2.5\nc = true\nd = 2027-03-15\ne = [{ x = 0x1F }]\n[f]\ng = 'h'\n";
        let (value, fault) = parse(text);
        assert_eq!(fault, None);
        assert_eq!(
            value,
            json!({ "a": 1000, "b": -2.5, "c": true, "d": "2027-03-15", "e": [{ "x": 31 }], "f": { "g": "h" } })
        );
    }
}
