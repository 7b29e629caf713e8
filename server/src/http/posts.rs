//! `GET /api/posts`: the blog as a service.

use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, Response, StatusCode};
use bytes::Bytes;
use serde::{Deserialize, Serialize};

use crate::content::post::{Post, PostCard, related};
use crate::http::app::App;
use crate::http::error::{ErrorBody, WebError};
use crate::http::respond::{Answer, CachePolicy, Vary};
use crate::language::Language;
use crate::render::compress::Variants;

const RELATED: usize = 3;
const MOST_RELATED: usize = 12;

#[derive(Deserialize, utoipa::IntoParams)]
pub struct PostsQuestion {
    /// `es` (the default) or `en`.
    lang: Option<String>,
    /// How many related posts; 3 by default, 12 at most.
    limit: Option<usize>,
}

impl PostsQuestion {
    fn language(&self) -> Result<Language, WebError> {
        match self.lang.as_deref() {
            Some(code) => Language::parse(code).ok_or(WebError::BadQuestion("lang is es or en")),
            None => Ok(Language::default()),
        }
    }
}

type Question = Result<Query<PostsQuestion>, QueryRejection>;

fn understood(question: Question) -> Result<PostsQuestion, WebError> {
    question.map(|Query(question)| question).map_err(|_| WebError::BadQuestion("expected ?lang=es&limit=3"))
}

/// Every post, newest first.
#[utoipa::path(get, path = "/api/posts", params(PostsQuestion), responses(
    (status = 200, body = Vec<PostCard>), (status = 304, description = "The browser's copy is still right"),
    (status = 400, body = ErrorBody),
))]
pub async fn all(
    State(app): State<App>,
    question: Question,
    headers: HeaderMap,
) -> Result<Response<Body>, WebError> {
    let language = understood(question)?.language()?;
    let site = app.publisher.site();
    let posts: Vec<PostCard> = site.content.local(language).posts.iter().map(Post::card).collect();
    json(&posts, &headers)
}

/// One post.
#[utoipa::path(get, path = "/api/posts/{id}", params(("id" = String, Path), PostsQuestion), responses(
    (status = 200, body = Post), (status = 304, description = "The browser's copy is still right"),
    (status = 400, body = ErrorBody), (status = 404, body = ErrorBody),
))]
pub async fn one(
    State(app): State<App>,
    Path(id): Path<String>,
    question: Question,
    headers: HeaderMap,
) -> Result<Response<Body>, WebError> {
    let language = understood(question)?.language()?;
    let site = app.publisher.site();
    let post = site.content.local(language).posts.iter().find(|post| post.id == id);
    json(post.ok_or(WebError::NoSuchThing("there is no such post"))?, &headers)
}

/// Posts that share tags with this one; empty when there is no such post.
#[utoipa::path(get, path = "/api/posts/{id}/related", params(("id" = String, Path), PostsQuestion), responses(
    (status = 200, body = Vec<PostCard>), (status = 304, description = "The browser's copy is still right"),
    (status = 400, body = ErrorBody),
))]
pub async fn like(
    State(app): State<App>,
    Path(id): Path<String>,
    question: Question,
    headers: HeaderMap,
) -> Result<Response<Body>, WebError> {
    let question = understood(question)?;
    let limit = question.limit.unwrap_or(RELATED).min(MOST_RELATED);
    let site = app.publisher.site();
    let posts = related(&site.content.local(question.language()?).posts, &id, limit);
    json(&posts.into_iter().map(Post::card).collect::<Vec<_>>(), &headers)
}

fn json<T: Serialize>(body: &T, headers: &HeaderMap) -> Result<Response<Body>, WebError> {
    let bytes =
        serde_json::to_vec(body).map_err(|_| WebError::NoSuchThing("the answer cannot be written"))?;
    let body = Variants::plain(Bytes::from(bytes));
    let answer = Answer {
        status: StatusCode::OK,
        content_type: "application/json",
        cache: CachePolicy::Revalidate,
        vary: Vary::Encoding,
        body: &body,
    };
    Ok(answer.to(headers))
}
