//! A bounded pool for compression: work for a processor must not hold up a thread that serves visitors, and not more
//! of it may run at once than there are processors, or its buffers fill the memory.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::render_error::RenderError;

#[derive(Clone, Debug)]
pub struct CompressionPool(Arc<Semaphore>);

impl CompressionPool {
    /// `permits`: how many bodies may be compressed at the same time.
    pub fn new(permits: usize) -> CompressionPool {
        CompressionPool(Arc::new(Semaphore::new(permits)))
    }

    pub async fn run<T: Send + 'static>(
        &self,
        compress: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, RenderError> {
        let _permit = self.0.acquire().await?;
        Ok(tokio::task::spawn_blocking(compress).await?)
    }
}
