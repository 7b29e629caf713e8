//! The hyper service of one connection: from the response cache where it knows the answer, through the router otherwise.

use std::convert::Infallible;
use std::future::{Ready, ready};
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{HeaderValue, Request, Response, StatusCode, header};
use axum::response::IntoResponse;
use bytes::Bytes;
use futures_util::future::Either;
use http_body_util::{Either as EitherBody, Full};
use hyper::body::Incoming;
use hyper::service::Service;
use tower::ServiceExt;
use tracing::Instrument;

use crate::application::Application;
use crate::context::ThreadContext;
use crate::peer::Peer;
use crate::request_id;
use crate::request_id::RequestId;
use crate::response_cache::key::CacheKey;

/// No response takes this long: an enquiry waits 12 seconds at most, a page 2.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);

type Reply = Response<EitherBody<Full<Bytes>, Body>>;

pub(crate) struct RequestService<A: Application> {
    pub context: Arc<ThreadContext<A>>,
    pub peer: SocketAddr,
}

impl<A: Application> Service<Request<Incoming>> for RequestService<A> {
    type Response = Reply;
    type Error = Infallible;
    type Future = Either<
        Ready<Result<Reply, Infallible>>,
        Pin<Box<dyn Future<Output = Result<Reply, Infallible>> + Send>>,
    >;

    fn call(&self, mut request: Request<Incoming>) -> Self::Future {
        let started = Instant::now();
        if let Some(response) = cached(&self.context, &request) {
            self.context.counters.cache_hit();
            self.context.counters.answered(response.status(), started.elapsed());
            return Either::Left(ready(Ok(response.map(EitherBody::Left))));
        }
        request.extensions_mut().insert(Peer(self.peer));
        let context = Arc::clone(&self.context);
        Either::Right(Box::pin(async move {
            let response = route(&context, request).await;
            context.counters.answered(response.status(), started.elapsed());
            Ok(response.map(EitherBody::Right))
        }))
    }
}

fn cached<A: Application>(
    context: &ThreadContext<A>,
    request: &Request<Incoming>,
) -> Option<Response<Full<Bytes>>> {
    if !context.has_cache() {
        return None;
    }
    let key = CacheKey::of::<A, _>(request)?;
    context.cached(&key, |cached| cached.to_response(request.headers()))
}

async fn route<A: Application>(context: &ThreadContext<A>, request: Request<Incoming>) -> Response<Body> {
    // Load shedding: with more at once than can be answered soon, some are told so at once, instead of all waiting.
    let Ok(_permit) = context.concurrency_limit.try_acquire() else {
        context.counters.shed();
        return overloaded(&context.app);
    };
    let key = context.pending_key(&request);
    let id = RequestId::next();
    // The path alone: a query may hold what a visitor typed.
    let span = tracing::info_span!("request", %id, method = %request.method(), path = request.uri().path());
    let handling = context.router.clone().oneshot(request.map(Body::new)).instrument(span);
    let Ok(Ok(mut response)) = tokio::time::timeout(REQUEST_TIMEOUT, handling).await else {
        tracing::warn!("a request was given up after {} seconds", REQUEST_TIMEOUT.as_secs());
        return overloaded(&context.app);
    };
    if let Some(key) = key {
        context.cache_response(key, &mut response);
    }
    // After caching: a response that is given again is not this request's any more.
    if let Some(value) = id.header() {
        response.headers_mut().insert(request_id::HEADER, value);
    }
    response
}

fn overloaded(app: &impl Application) -> Response<Body> {
    let headers = [(header::RETRY_AFTER, "2"), (header::CACHE_CONTROL, "no-store")];
    let mut response =
        (StatusCode::SERVICE_UNAVAILABLE, headers, "too many requests at once; try again\n").into_response();
    let plain = HeaderValue::from_static("text/plain; charset=utf-8");
    response.headers_mut().insert(header::CONTENT_TYPE, plain);
    app.secure(response.headers_mut());
    response
}
