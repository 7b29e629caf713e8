//! `GET /api/pages`: the data of a page, for a navigation inside the browser.

use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, Response};
use serde::Deserialize;
use torre_base::language::Language;
use torre_base::page_key::PageKey;
use torre_base::routes::{PageId, path_of};
use torre_content::page::POST_TEMPLATE;
use torre_content::post_path::canonical_path;
use torre_pages::blog_pages::page_of_list;
use torre_render::site::Site;

use crate::app::App;
use crate::error::{ErrorBody, WebError};
use crate::response::json;

#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PageQuery {
    /// The path of the page, as in the address bar; of the blog's list also with its `?page=2`.
    #[param(example = "/cursos")]
    path: String,
    /// `es` or `en`; without it, the language of the address.
    #[param(value_type = Language, inline, required = false)]
    lang: Option<String>,
}

/// The data of a page, for a navigation inside the browser.
#[utoipa::path(get, path = "/api/pages", tag = "pages", params(PageQuery), responses(
    (status = 200, description = "The page's data", content_type = "application/json"),
    (status = 304, description = "The browser's copy is still right"),
    (status = 400, description = "The question cannot be understood", body = ErrorBody),
    (status = 404, description = "There is no such page", body = ErrorBody),
    (status = 500, description = "The page cannot be rendered", body = String, content_type = "text/html"),
))]
pub async fn data(
    State(app): State<App>,
    query: Result<Query<PageQuery>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Response<Body>, WebError> {
    let Ok(Query(query)) = query else {
        return Err(WebError::BadRequest("expected ?path=/cursos&lang=es"));
    };
    let asked = match query.lang.as_deref() {
        Some(code) => Some(Language::parse(code).ok_or(WebError::BadRequest("lang is es or en"))?),
        None => None,
    };
    let site = app.publisher.site();
    let (page, address) = page_at(&site, &query.path)?;
    let language = Language::decide(asked, None, address);
    let ready = site.data(&PageKey { page, language }).await.map_err(|_| WebError::Render(language))?;
    let ready = ready.ok_or(WebError::NotFound("there is no such page"))?;
    Ok(json(&ready, &headers, &site.parts.compression).await)
}

/// The page at an address with its query, and the language the address speaks.
fn page_at(site: &Site, address: &str) -> Result<(PageId, Option<Language>), WebError> {
    let path = path_of(address);
    if let Some(route) = site.content.routes.find(&canonical_path(path)) {
        let query = address.split_once('?').map(|(_, query)| query);
        let page = page_of_list(&route.page, query).unwrap_or_else(|| route.page.clone());
        return Ok((page, route.language));
    }
    // Every blog address is a page: without a post behind it, one that says so.
    let blog = path.starts_with("/blog/").then(|| (POST_TEMPLATE.to_owned(), None));
    blog.ok_or(WebError::NotFound("there is no such page"))
}
