//! What is posted to a mailed link: a button of its page, or the one click of a mail program (RFC 8058).

use axum::http::{HeaderMap, header};
use torre_leads::subscriptions::topic::Topic;
use utoipa::ToSchema;

const ONE_CLICK: (&str, &str) = ("List-Unsubscribe", "One-Click");
const ACTION: &str = "action";
const TOPIC: &str = "topic";
/// As many as one address can have.
const MAX_TOPICS: usize = 24;

/// For the contract; the handler reads the form itself.
#[derive(ToSchema)]
#[expect(dead_code, reason = "describes a form")]
pub struct ButtonPress {
    /// What a button of the page says: `confirm` or `unsubscribe`. Not looked at beside the one click.
    #[schema(value_type = Value, required = false)]
    action: Option<String>,
    /// With `confirm`, once or several times: the topics that the page showed. Not looked at beside the one click.
    #[schema(value_type = Value, required = false)]
    topic: Option<Vec<String>>,
    /// What a mail program says in the place of a button. It ends the subscription and does nothing else.
    #[schema(rename = "List-Unsubscribe", pattern = "^One-Click$")]
    one_click: Option<String>,
}

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Press {
    /// A mail program, which reads no page.
    OneClick,
    Unsubscribe,
    Confirm(Vec<Topic>),
}

impl Press {
    /// None: no button says this. The one click wins over everything that stands beside it.
    pub(crate) fn read(headers: &HeaderMap, body: &[u8]) -> Option<Press> {
        let kind = headers.get(header::CONTENT_TYPE)?.to_str().ok()?;
        match kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase().as_str() {
            "application/x-www-form-urlencoded" => read_form(body),
            // Only mail programs send this, with one field.
            "multipart/form-data" => is_one_click(body).then_some(Press::OneClick),
            _ => None,
        }
    }
}

fn read_form(body: &[u8]) -> Option<Press> {
    let fields: Vec<_> = form_urlencoded::parse(body).collect();
    let value = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_ref());
    if let Some(one_click) = value(ONE_CLICK.0) {
        return (one_click == ONE_CLICK.1).then_some(Press::OneClick);
    }
    let topics = fields.iter().filter(|(key, _)| key == TOPIC).map(|(_, topic)| Topic::parse(topic));
    let topics: Vec<Topic> = topics.collect::<Option<_>>()?;
    match value(ACTION)? {
        "unsubscribe" => Some(Press::Unsubscribe),
        "confirm" if (1..=MAX_TOPICS).contains(&topics.len()) => Some(Press::Confirm(topics)),
        _ => None,
    }
}

fn is_one_click(body: &[u8]) -> bool {
    let body = String::from_utf8_lossy(body);
    let Some((_, part)) = body.split_once(&format!("name=\"{}\"", ONE_CLICK.0)) else { return false };
    let Some((_, value)) = part.split_once("\r\n\r\n") else { return false };
    value.lines().next() == Some(ONE_CLICK.1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn pressed(kind: &'static str, body: &str) -> Option<Press> {
        let headers = HeaderMap::from_iter([(header::CONTENT_TYPE, HeaderValue::from_static(kind))]);
        Press::read(&headers, body.as_bytes())
    }

    const FORM: &str = "application/x-www-form-urlencoded";
    const MULTIPART: &str = "multipart/form-data; boundary=b";

    #[test]
    fn a_mail_program_can_only_end_a_subscription() {
        let multipart =
            "--b\r\nContent-Disposition: form-data; name=\"List-Unsubscribe\"\r\n\r\nOne-Click\r\n--b--\r\n";
        assert_eq!(pressed(FORM, "List-Unsubscribe=One-Click"), Some(Press::OneClick));
        assert_eq!(pressed(MULTIPART, multipart), Some(Press::OneClick));
        let both = "action=confirm&topic=call&List-Unsubscribe=One-Click";
        assert_eq!(pressed(FORM, both), Some(Press::OneClick));
        assert_eq!(pressed(MULTIPART, "--b\r\nname=\"action\"\r\n\r\nconfirm\r\n--b--"), None);
    }

    #[test]
    fn a_button_says_what_it_does() {
        assert_eq!(pressed(FORM, "action=unsubscribe"), Some(Press::Unsubscribe));
        let topics = vec![Topic::Call, Topic::Canarias];
        assert_eq!(pressed(FORM, "action=confirm&topic=call&topic=canarias"), Some(Press::Confirm(topics)));
        for nothing in [
            "",
            "action=confirm",
            "action=confirm&topic=x",
            "action=other",
            "List-Unsubscribe=no",
            "topic=call",
        ] {
            assert_eq!(pressed(FORM, nothing), None, "{nothing}");
        }
        assert_eq!(pressed("application/json", "{\"action\":\"unsubscribe\"}"), None);
    }
}
