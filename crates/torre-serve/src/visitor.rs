//! One connection's requests: from memory where the answer is known, through the router otherwise.

use std::convert::Infallible;
use std::future::{Ready, ready};
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderValue, Request, Response, StatusCode, header};
use axum::response::IntoResponse;
use bytes::Bytes;
use futures_util::future::Either;
use http_body_util::{Either as EitherBody, Full};
use hyper::body::Incoming;
use hyper::service::Service;
use tokio::sync::Semaphore;
use tower::ServiceExt;
use tracing::Instrument;

use crate::application::Application;
use crate::counters::Counters;
use crate::memo;
use crate::peer::Peer;
use crate::request_id;
use crate::request_id::RequestId;
use crate::settings::Settings;

/// No answer takes this long: an enquiry waits 12 seconds at most, a page 2.
const PATIENCE: Duration = Duration::from_secs(30);

type Reply = Response<EitherBody<Full<Bytes>, Body>>;

/// What all connections of one serving thread share.
#[derive(Clone)]
pub(super) struct Door<A> {
    pub app: A,
    pub router: Router,
    pub settings: Settings,
    /// Requests that are being handled; remembered answers need no turn.
    pub turns: Arc<Semaphore>,
    pub counters: Arc<Counters>,
}

pub(super) struct Visitor<A> {
    pub door: Door<A>,
    pub peer: SocketAddr,
}

impl<A: Application> Service<Request<Incoming>> for Visitor<A> {
    type Response = Reply;
    type Error = Infallible;
    type Future = Either<
        Ready<Result<Reply, Infallible>>,
        Pin<Box<dyn Future<Output = Result<Reply, Infallible>> + Send>>,
    >;

    fn call(&self, mut request: Request<Incoming>) -> Self::Future {
        let started = Instant::now();
        if let Some(response) = memo::find(&request, self.door.app.version()) {
            self.door.counters.remembered();
            self.door.counters.answered(response.status(), started.elapsed());
            return Either::Left(ready(Ok(response.map(EitherBody::Left))));
        }
        request.extensions_mut().insert(Peer(self.peer));
        let door = self.door.clone();
        Either::Right(Box::pin(async move {
            let response = door.ask(request).await;
            door.counters.answered(response.status(), started.elapsed());
            Ok(response.map(EitherBody::Right))
        }))
    }
}

impl<A: Application> Door<A> {
    async fn ask(&self, request: Request<Incoming>) -> Response<Body> {
        // More at once than can be answered soon: some are told so at once, instead of all waiting.
        let Ok(_turn) = self.turns.try_acquire() else {
            self.counters.shed();
            return self.busy();
        };
        let question = memo::question(&request, self.app.version());
        let id = RequestId::next();
        // The path alone: a query may hold what a visitor typed.
        let span =
            tracing::info_span!("request", %id, method = %request.method(), path = request.uri().path());
        let answer = self.router.clone().oneshot(request.map(Body::new)).instrument(span);
        let Ok(Ok(mut response)) = tokio::time::timeout(PATIENCE, answer).await else {
            tracing::warn!("a request was given up after {} seconds", PATIENCE.as_secs());
            return self.busy();
        };
        if let Some(question) = question {
            memo::keep(question, &mut response);
        }
        // After keeping: an answer that is given again is not this request's any more.
        if let Some(value) = id.header() {
            response.headers_mut().insert(request_id::HEADER, value);
        }
        response
    }

    fn busy(&self) -> Response<Body> {
        let headers = [(header::RETRY_AFTER, "2"), (header::CACHE_CONTROL, "no-store")];
        let mut response =
            (StatusCode::SERVICE_UNAVAILABLE, headers, "too many requests at once; try again\n")
                .into_response();
        let plain = HeaderValue::from_static("text/plain; charset=utf-8");
        response.headers_mut().insert(header::CONTENT_TYPE, plain);
        self.app.secure(response.headers_mut());
        response
    }
}
