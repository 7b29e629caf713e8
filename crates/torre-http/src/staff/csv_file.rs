//! A table that the browser keeps as a file.

use axum::body::Body;
use axum::http::{HeaderValue, Response, header};

/// `name`: without its ending.
pub(super) fn csv_file(name: &str, body: Body) -> Response<Body> {
    let mut response = Response::new(body);
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/csv; charset=utf-8"));
    if let Ok(disposition) = HeaderValue::from_str(&format!("attachment; filename=\"{name}.csv\"")) {
        headers.insert(header::CONTENT_DISPOSITION, disposition);
    }
    response
}
