//! The hyper service of one connection: from the response cache where it knows the answer, through the router otherwise.

use std::convert::Infallible;
use std::future::{Ready, ready};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
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

use crate::activity::Activity;
use crate::application::Application;
use crate::context::ThreadContext;
use crate::host;
use crate::peer::Peer;
use crate::request_body::{self, NoRoom};
use crate::request_id::{self, RequestId};
use crate::response_cache::key::CacheKey;

/// No response takes this long: an enquiry waits 12 seconds at most, a page 2.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);

const OVERLOADED: &str = "too many requests at once; try again\n";
const UNFINISHED: &str = "too many unfinished requests from this address; try again\n";

type Reply = Response<EitherBody<Full<Bytes>, Body>>;

pub(crate) struct RequestService<A: Application> {
    pub context: Arc<ThreadContext<A>>,
    pub activity: Arc<Activity>,
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
        if !host::is_valid(&request) {
            let response = bad_host(&self.context.app);
            self.context.counters.answered(response.status(), started.elapsed());
            return Either::Left(ready(Ok(response.map(EitherBody::Left))));
        }
        if let Some(response) = cached(&self.context, &request) {
            self.context.counters.cache_hit();
            self.context.counters.answered(response.status(), started.elapsed());
            self.activity.touch();
            return Either::Left(ready(Ok(response.map(EitherBody::Left))));
        }
        let in_flight = self.activity.begin();
        request.extensions_mut().insert(Peer(self.peer));
        let context = Arc::clone(&self.context);
        Either::Right(Box::pin(async move {
            let response = match with_body(&context, request).await {
                Ok(request) => route(&context, request).await,
                Err(NoRoom) => refused(&context.app, StatusCode::TOO_MANY_REQUESTS, UNFINISHED),
            };
            context.counters.answered(response.status(), started.elapsed());
            drop(in_flight);
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

/// The request with its whole body: until it is there, the request has no turn that another could use.
async fn with_body<A: Application>(
    context: &ThreadContext<A>,
    request: Request<Incoming>,
) -> Result<Request<Body>, NoRoom> {
    let (mut head, body) = request.into_parts();
    if let Some(most) = context.app.body_limit(&head) {
        let peer =
            head.extensions.get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.0.ip());
        let client = context.app.client(peer, &head.headers);
        let body = request_body::receive(body, most, client, &context.limits.bodies).await?;
        head.extensions.insert(body);
    }
    Ok(Request::from_parts(head, Body::empty()))
}

async fn route<A: Application>(context: &ThreadContext<A>, request: Request<Body>) -> Response<Body> {
    // Load shedding: with more at once than can be answered soon, some are told so at once, instead of all waiting.
    let Ok(_permit) = context.turns(request.uri().path()).try_acquire() else {
        context.counters.shed();
        return refused(&context.app, StatusCode::SERVICE_UNAVAILABLE, OVERLOADED);
    };
    let key = context.pending_key(&request);
    let id = RequestId::next();
    // The path alone: a query may hold what a visitor typed.
    let span = tracing::info_span!("request", %id, method = %request.method(), path = request.uri().path());
    let handling = context.router.clone().oneshot(request).instrument(span);
    let Ok(Ok(mut response)) = tokio::time::timeout(REQUEST_TIMEOUT, handling).await else {
        tracing::warn!("a request was given up after {} seconds", REQUEST_TIMEOUT.as_secs());
        return refused(&context.app, StatusCode::SERVICE_UNAVAILABLE, OVERLOADED);
    };
    context.app.secure(response.headers_mut());
    if let Some(key) = key {
        context.cache_response(key, &mut response);
    }
    // After caching: a response that is given again is not this request's any more.
    if let Some(value) = id.header() {
        response.headers_mut().insert(request_id::HEADER, value);
    }
    response
}

fn refused(app: &impl Application, status: StatusCode, reason: &'static str) -> Response<Body> {
    let headers = [
        (header::RETRY_AFTER, "2"),
        (header::CACHE_CONTROL, "no-store"),
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
    ];
    let mut response = (status, headers, reason).into_response();
    app.secure(response.headers_mut());
    response
}

fn bad_host(app: &impl Application) -> Response<Full<Bytes>> {
    let mut response = Response::new(Full::from("a request names one host\n"));
    *response.status_mut() = StatusCode::BAD_REQUEST;
    let plain = HeaderValue::from_static("text/plain; charset=utf-8");
    response.headers_mut().insert(header::CONTENT_TYPE, plain);
    // Who and what is meant is in doubt: nothing more is read from here.
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    app.secure(response.headers_mut());
    response
}
