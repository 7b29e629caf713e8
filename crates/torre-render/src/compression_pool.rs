//! A bounded pool for compression: work for a processor must not hold up a thread that serves visitors, and not more
//! of it may run at once than there are processors, or its buffers fill the memory.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::detached_thread;
use crate::render_error::RenderError;

#[derive(Clone, Debug)]
pub struct CompressionPool {
    permits: Arc<Semaphore>,
    large_permit: Arc<Semaphore>,
}

impl CompressionPool {
    /// `permits`: how many bodies may be compressed at the same time.
    pub fn new(permits: usize) -> CompressionPool {
        CompressionPool {
            permits: Arc::new(Semaphore::new(permits)),
            large_permit: Arc::new(Semaphore::new(1)),
        }
    }

    pub async fn run<T: Send + 'static>(
        &self,
        compress: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, RenderError> {
        let permit = Arc::clone(&self.permits).acquire_owned().await?;
        let compress = move || {
            // Until it is done, also when whoever asked has gone: who asks and goes again and again starts no more.
            let _permit = permit;
            compress()
        };
        Ok(tokio::task::spawn_blocking(compress).await?)
    }

    /// For what takes seconds: one at a time, pages do not wait behind it, and nor does the end of the program.
    pub async fn run_large<T: Send + 'static>(
        &self,
        compress: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, RenderError> {
        let permit = Arc::clone(&self.large_permit).acquire_owned().await?;
        let compress = move || {
            let _permit = permit;
            compress()
        };
        Ok(detached_thread::run("compress", compress).await?)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn a_body_counts_until_it_is_compressed_also_when_nobody_waits_for_it() {
        let pool = CompressionPool::new(1);
        let (finish, finished) = mpsc::channel::<()>();
        let asked = pool.run(move || finished.recv().is_ok());
        assert!(tokio::time::timeout(std::time::Duration::from_millis(50), asked).await.is_err());
        assert_eq!(pool.permits.available_permits(), 0);
        finish.send(()).unwrap();
        assert_eq!(pool.run(|| "next").await.unwrap(), "next");
    }

    #[tokio::test]
    async fn a_page_does_not_wait_for_a_large_body() {
        let pool = CompressionPool::new(1);
        let (finish, finished) = mpsc::channel::<()>();
        let large = tokio::spawn({
            let pool = pool.clone();
            async move { pool.run_large(move || finished.recv().is_ok()).await }
        });
        assert_eq!(pool.run(|| "page").await.unwrap(), "page");
        finish.send(()).unwrap();
        assert!(large.await.unwrap().unwrap());
    }
}
