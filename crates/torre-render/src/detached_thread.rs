//! Work on a thread that nobody waits for when the program ends. A runtime waits for its blocking tasks before it goes,
//! and a read from a folder that no longer answers may never end.

use std::{io, thread};

use tokio::sync::oneshot;

pub(crate) async fn run<T: Send + 'static>(
    name: &str,
    work: impl FnOnce() -> T + Send + 'static,
) -> io::Result<T> {
    let (sender, result) = oneshot::channel();
    // Whoever asked may have gone.
    thread::Builder::new().name(name.to_owned()).spawn(move || _ = sender.send(work()))?;
    result.await.map_err(|_| io::Error::other(format!("the thread \"{name}\" panicked")))
}
