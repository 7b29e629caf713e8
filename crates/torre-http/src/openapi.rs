//! `GET /api/openapi.json`: the OpenAPI document.

use axum::Json;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityScheme};
use utoipa::openapi::{Content, ObjectBuilder, RefOr, ResponseBuilder, Type};
use utoipa::{Modify, OpenApi};

use crate::{country, leads, page_data, posts, subscription_link, subscriptions, tally_webhook, visits};

#[derive(OpenApi)]
#[openapi(
    info(title = "Torre", description = "The school's website, for programs."),
    paths(
        page_data::data,
        country::country,
        posts::all,
        posts::one,
        posts::related,
        leads::create,
        subscriptions::create,
        visits::count,
        subscription_link::spanish,
        subscription_link::press_spanish,
        subscription_link::english,
        subscription_link::press_english,
        tally_webhook::event
    ),
    modifiers(&Signature, &Shedding)
)]
struct Contract;

pub async fn contract() -> Json<utoipa::openapi::OpenApi> {
    Json(Contract::openapi())
}

/// What the form provider proves itself with.
struct Signature;

impl Modify for Signature {
    fn modify(&self, contract: &mut utoipa::openapi::OpenApi) {
        let about = "base64 of the HMAC-SHA256 of the body";
        let header = ApiKeyValue::with_description("Tally-Signature", about);
        let components = contract.components.get_or_insert_default();
        components.add_security_scheme("signature", SecurityScheme::ApiKey(ApiKey::Header(header)));
    }
}

/// Whatever is asked, with too many others at once the answer is 503, given before anybody looks at the question.
struct Shedding;

impl Modify for Shedding {
    fn modify(&self, contract: &mut utoipa::openapi::OpenApi) {
        for path in contract.paths.paths.values_mut() {
            for operation in [&mut path.get, &mut path.post].into_iter().flatten() {
                let busy = operation.responses.responses.entry("503".to_owned()).or_insert_with(|| {
                    let about = "Too many requests at once; Retry-After says when to come back";
                    RefOr::T(ResponseBuilder::new().description(about).build())
                });
                if let RefOr::T(busy) = busy {
                    let text = ObjectBuilder::new().schema_type(Type::String).build();
                    busy.content.insert("text/plain".to_owned(), Content::new(Some(text)));
                }
            }
        }
    }
}
