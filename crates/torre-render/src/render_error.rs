//! Error type of rendering: why a page or a site file cannot be rendered.

use std::time::Duration;

use tokio::sync::AcquireError;
use tokio::task::JoinError;

#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    #[error("the render engine has stopped")]
    EngineStopped,
    #[error("the engine could not be made: {0}")]
    EngineSetup(#[source] rquickjs::Error),
    /// The message of a JavaScript exception, with its stack.
    #[error("{0}")]
    Script(String),
    #[error("stopped after {} ms: {message}", limit.as_millis())]
    TimedOut { limit: Duration, message: String },
    #[error("the page failed to render a moment ago")]
    FailedRecently,
    #[error("the page has no data")]
    NoData,
    #[error("the page has no head")]
    NoHead,
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    #[error(transparent)]
    PoolClosed(#[from] AcquireError),
    #[error(transparent)]
    Compression(#[from] JoinError),
    #[error(transparent)]
    Thread(#[from] std::io::Error),
}
