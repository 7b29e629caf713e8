//! `GET /api/posts`: the blog as an API.

use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, Response, header};
use bytes::Bytes;
use serde::{Deserialize, Serialize};
use torre_base::language::Language;
use torre_content::post::{Post, PostCard};
use torre_render::compress::Variants;
use torre_render::site::Site;
use torre_render::site_files::SiteFile;

use crate::app::App;
use crate::error::{ErrorBody, WebError};
use crate::response;
use crate::site_documents::document;

const DEFAULT_RELATED: usize = 3;
const MAX_RELATED: usize = 12;
const MAX_LISTED: usize = 100;
/// More posts than anybody writes.
const MAX_OFFSET: usize = 1_000_000;

#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListQuery {
    /// `es` (the default) or `en`.
    #[param(value_type = Language, inline, required = false)]
    lang: Option<String>,
    /// How many posts; without it, every post there is, or with an offset the next 100.
    #[param(value_type = usize, required = false, minimum = 1, maximum = 100)]
    limit: Option<usize>,
    /// How many of the newest to leave out.
    #[param(value_type = usize, required = false, minimum = 0, maximum = 1_000_000)]
    offset: Option<usize>,
}

#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PostQuery {
    /// `es` (the default) or `en`.
    #[param(value_type = Language, inline, required = false)]
    lang: Option<String>,
}

#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct RelatedQuery {
    /// `es` (the default) or `en`.
    #[param(value_type = Language, inline, required = false)]
    lang: Option<String>,
    /// How many related posts; 3 by default.
    #[param(value_type = usize, required = false, minimum = 0, maximum = 12)]
    limit: Option<usize>,
}

type QueryResult<T> = Result<Query<T>, QueryRejection>;

fn parse_query<T>(query: QueryResult<T>) -> Result<T, WebError> {
    query.map(|Query(query)| query).map_err(|_| WebError::BadRequest("expected ?lang=es&limit=3"))
}

fn language(code: Option<&str>) -> Result<Language, WebError> {
    match code {
        Some(code) => Language::parse(code).ok_or(WebError::BadRequest("lang is es or en")),
        None => Ok(Language::default()),
    }
}

/// Posts, newest first: all of them, or a slice that names the next one in its `Link` header.
#[utoipa::path(get, path = "/api/posts", params(ListQuery), responses(
    (status = 200, body = Vec<PostCard>, headers(
        ("ETag" = String, description = "Send it back in If-None-Match"),
        ("Link" = Option<String>, description = "The next slice, rel=\"next\"; only with limit, and not on the last"),
    )),
    (status = 304, description = "The browser's copy is still right"),
    (status = 400, description = "The question cannot be understood", body = ErrorBody),
))]
pub async fn all(
    State(app): State<App>,
    query: QueryResult<ListQuery>,
    headers: HeaderMap,
) -> Result<Response<Body>, WebError> {
    let query = parse_query(query)?;
    let language = language(query.lang.as_deref())?;
    let offset = query.offset.unwrap_or(0);
    if offset > MAX_OFFSET {
        return Err(WebError::BadRequest("offset is 0 to 1000000"));
    }
    let Some(limit) = query.limit.or((offset > 0).then_some(MAX_LISTED)) else {
        return document(&app, SiteFile::Posts(language), "application/json", &headers).await;
    };
    if !(1..=MAX_LISTED).contains(&limit) {
        return Err(WebError::BadRequest("limit is 1 to 100"));
    }
    let site = app.publisher.site();
    let posts = &site.content.local(language).posts;
    let slice: Vec<PostCard> = posts.iter().skip(offset).take(limit).map(|post| post.card()).collect();
    let mut response = json(&slice, &headers, &site).await?;
    let next = offset + limit;
    if next < posts.len() {
        let link = format!("</api/posts?lang={language}&limit={limit}&offset={next}>; rel=\"next\"");
        response.headers_mut().extend(HeaderValue::from_str(&link).ok().map(|link| (header::LINK, link)));
    }
    Ok(response)
}

/// One post, with its text.
#[utoipa::path(get, path = "/api/posts/{id}", params(("id" = String, Path), PostQuery), responses(
    (status = 200, body = Post, headers(("ETag" = String, description = "Send it back in If-None-Match"))),
    (status = 304, description = "The browser's copy is still right"),
    (status = 400, description = "The question cannot be understood", body = ErrorBody),
    (status = 404, description = "There is no such post", body = ErrorBody),
))]
pub async fn one(
    State(app): State<App>,
    Path(id): Path<String>,
    query: QueryResult<PostQuery>,
    headers: HeaderMap,
) -> Result<Response<Body>, WebError> {
    let language = language(parse_query(query)?.lang.as_deref())?;
    let site = app.publisher.site();
    let post = site.content.local(language).posts.get(&id);
    json(&**post.ok_or(WebError::NotFound("there is no such post"))?, &headers, &site).await
}

/// Posts that share tags with this one; empty when there is no such post.
#[utoipa::path(get, path = "/api/posts/{id}/related", operation_id = "like", params(("id" = String, Path), RelatedQuery), responses(
    (status = 200, body = Vec<PostCard>, headers(("ETag" = String, description = "Send it back in If-None-Match"))),
    (status = 304, description = "The browser's copy is still right"),
    (status = 400, description = "The question cannot be understood", body = ErrorBody),
))]
pub async fn related(
    State(app): State<App>,
    Path(id): Path<String>,
    query: QueryResult<RelatedQuery>,
    headers: HeaderMap,
) -> Result<Response<Body>, WebError> {
    let query = parse_query(query)?;
    let limit = query.limit.unwrap_or(DEFAULT_RELATED);
    if limit > MAX_RELATED {
        return Err(WebError::BadRequest("limit is 0 to 12"));
    }
    let site = app.publisher.site();
    let posts = site.content.local(language(query.lang.as_deref())?).posts.related(&id, limit);
    json(&posts.into_iter().map(|post| post.card()).collect::<Vec<PostCard>>(), &headers, &site).await
}

async fn json<T: Serialize>(body: &T, headers: &HeaderMap, site: &Site) -> Result<Response<Body>, WebError> {
    let bytes = serde_json::to_vec(body).map_err(|_| WebError::NotFound("the answer cannot be written"))?;
    Ok(response::json(&Variants::plain(Bytes::from(bytes)), headers, &site.parts.compression).await)
}
