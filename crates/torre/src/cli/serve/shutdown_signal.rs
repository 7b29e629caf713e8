//! The signals that end the program: SIGINT and SIGTERM.

use tokio::signal::unix::{SignalKind, signal};

pub(super) async fn shutdown_signal() {
    let interrupted = tokio::signal::ctrl_c();
    match signal(SignalKind::terminate()) {
        Ok(mut terminated) => {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
        }
        Err(error) => {
            tracing::warn!("SIGTERM cannot be heard: {error}");
            let _ = interrupted.await;
        }
    }
}
