//! The interface of the fast path where there is none: systems without `memfd_create` and `sendfile` to sockets.

pub(crate) mod memory_file {
    use std::io;

    pub(crate) const MOST_FILES: usize = 0;

    pub(crate) enum MemoryFile {}

    impl MemoryFile {
        pub(crate) fn holding(_body: &[u8]) -> io::Result<MemoryFile> {
            Err(io::ErrorKind::Unsupported.into())
        }
    }
}

pub(crate) mod serve_cached {
    use std::io;

    use tokio::net::TcpStream;
    use tokio::sync::watch;

    use crate::application::Application;
    use crate::context::ThreadContext;

    /// Leaves every connection to hyper.
    pub(crate) async fn serve_cached<A: Application>(
        stream: TcpStream,
        _context: &ThreadContext<A>,
        _stop: watch::Receiver<bool>,
    ) -> io::Result<Option<TcpStream>> {
        Ok(Some(stream))
    }
}
