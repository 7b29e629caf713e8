//! Responses to an enquiry that was sent without JavaScript: a redirect to the success page, or the form again.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, header};
use axum::response::IntoResponse;
use torre_base::language::Language;
use torre_leads::request::lead_request::LeadRequest;

use crate::app::App;
use crate::returned_form::ReturnedForm;
use crate::submission_error::{FormPurpose, SubmissionError};

const SUCCESS: &str = "success";

pub fn success(app: &App, language: Language) -> Response<Body> {
    let target = app.publisher.site().content.routes.href(SUCCESS, language);
    let location = HeaderValue::from_str(&target).unwrap_or(HeaderValue::from_static("/"));
    let headers =
        [(header::LOCATION, location), (header::CACHE_CONTROL, HeaderValue::from_static("no-store"))];
    (StatusCode::SEE_OTHER, headers).into_response()
}

pub async fn with_errors(
    app: &App,
    headers: &HeaderMap,
    sent: &LeadRequest,
    error: &SubmissionError,
    language: Language,
) -> Response<Body> {
    let form = ReturnedForm {
        purpose: FormPurpose::Enquiry,
        form: &sent.form,
        origin: &sent.origen_url,
        values: sent.form_values(),
        message: &sent.message,
    };
    form.respond(app, headers, error, language).await
}
