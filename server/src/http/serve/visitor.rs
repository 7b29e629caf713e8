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
use tower::ServiceExt;
use tracing::Instrument;

use crate::http::app::App;
use crate::http::client::Peer;
use crate::http::serve::counters::Counters;
use crate::http::serve::memo;
use crate::http::serve::request_id::{self, RequestId};

/// No answer takes this long: an enquiry waits 12 seconds at most, a page 2.
const PATIENCE: Duration = Duration::from_secs(30);

type Reply = Response<EitherBody<Full<Bytes>, Body>>;

/// What all connections of one serving thread share.
#[derive(Clone)]
pub(super) struct Door {
    pub app: App,
    pub router: Router,
    pub counters: Arc<Counters>,
}

pub(super) struct Visitor {
    pub door: Door,
    pub peer: SocketAddr,
}

impl Service<Request<Incoming>> for Visitor {
    type Response = Reply;
    type Error = Infallible;
    type Future = Either<
        Ready<Result<Reply, Infallible>>,
        Pin<Box<dyn Future<Output = Result<Reply, Infallible>> + Send>>,
    >;

    fn call(&self, mut request: Request<Incoming>) -> Self::Future {
        let started = Instant::now();
        if let Some(response) = memo::find(&request, self.door.app.publisher.version()) {
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

impl Door {
    async fn ask(&self, request: Request<Incoming>) -> Response<Body> {
        // More at once than can be answered soon: some are told so at once, instead of all waiting.
        let Ok(_turn) = self.app.turns.try_acquire() else {
            self.counters.shed();
            return self.busy();
        };
        let question = memo::question(&request, self.app.publisher.version());
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
        self.app.security.apply(response.headers_mut());
        response
    }
}
