//! A thread pool of QuickJS runtimes. Rendering is work for a processor, so it never happens on the threads that serve
//! visitors. A runtime that failed is thrown away and built anew: the next page starts from a clean one.

use std::sync::Arc;
use std::thread;

use flume::RecvTimeoutError;
use tokio::sync::oneshot;

use crate::engine::limits::EngineLimits;
use crate::engine::runtime::JsRuntime;
use crate::render_error::RenderError;

const THREAD_STACK: usize = 8 * 1024 * 1024;

struct Job {
    data: String,
    result: oneshot::Sender<Result<String, RenderError>>,
}

/// A handle to the threads; they end when the last handle is gone.
#[derive(Clone, Debug)]
pub struct EnginePool {
    jobs: flume::Sender<Job>,
}

impl EnginePool {
    pub fn start(bundle: &Arc<str>, limits: EngineLimits) -> std::io::Result<EnginePool> {
        let (jobs, queue) = flume::unbounded();
        for number in 0..limits.threads {
            let (queue, bundle) = (queue.clone(), Arc::clone(bundle));
            thread::Builder::new()
                .name(format!("render-{number}"))
                .stack_size(THREAD_STACK)
                .spawn(move || work(&queue, &bundle, limits))?;
        }
        Ok(EnginePool { jobs })
    }

    /// Renders page data (JSON) to the HTML of the page's body.
    pub async fn render(&self, data: String) -> Result<String, RenderError> {
        let (sender, result) = oneshot::channel();
        self.jobs.send(Job { data, result: sender }).map_err(|_| RenderError::EngineStopped)?;
        result.await.map_err(|_| RenderError::EngineStopped)?
    }
}

fn work(queue: &flume::Receiver<Job>, bundle: &str, limits: EngineLimits) {
    let mut loaded = None;
    loop {
        let job = match queue.recv_timeout(limits.idle) {
            Ok(job) => job,
            Err(RecvTimeoutError::Timeout) => {
                loaded = None;
                continue;
            }
            Err(RecvTimeoutError::Disconnected) => return,
        };
        let runtime = loaded.take().map_or_else(|| JsRuntime::load(bundle, limits), Ok);
        let result = runtime.and_then(|runtime| {
            let html = runtime.render(job.data)?;
            // Only one that has not failed is used again.
            loaded = Some(runtime);
            Ok(html)
        });
        // Whoever asked may have gone; the next job does not care.
        let _ = job.result.send(result);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const BUNDLE: &str = r#"
        globalThis.torre = { render(json) {
            const page = JSON.parse(json);
            if (page.does === "count") { return String(globalThis.count = (globalThis.count ?? 0) + 1); }
            if (page.does === "throw") { throw new Error("no such section"); }
            if (page.does === "loop") { for (;;) {} }
            if (page.does === "eat") { const eaten = []; for (;;) eaten.push(new Array(10000).fill(1)); }
            if (page.does === "recurse") { const down = (n) => down(n + 1) + 1; return String(down(0)); }
            return `<p>${page.title}</p>`;
        } };
    "#;

    fn engine() -> EnginePool {
        engine_idle_after(Duration::from_secs(60))
    }

    fn engine_idle_after(idle: Duration) -> EnginePool {
        let limits =
            EngineLimits { time: Duration::from_millis(200), memory: 32 * 1024 * 1024, threads: 1, idle };
        EnginePool::start(&BUNDLE.into(), limits).unwrap()
    }

    async fn count(engine: &EnginePool) -> String {
        engine.render(r#"{"does":"count"}"#.to_owned()).await.unwrap()
    }

    #[tokio::test]
    async fn an_engine_at_work_is_kept() {
        let engine = engine();
        assert_eq!([count(&engine).await, count(&engine).await], ["1", "2"]);
    }

    #[tokio::test]
    async fn an_engine_without_work_is_let_go_and_the_next_page_gets_a_new_one() {
        let engine = engine_idle_after(Duration::from_millis(1));
        assert_eq!(count(&engine).await, "1");
        // Until it has been let go, the same one counts on.
        while count(&engine).await != "1" {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    async fn fails_then_recovers(does: &str) -> String {
        let engine = engine();
        let error = engine.render(format!(r#"{{"does":"{does}"}}"#)).await.unwrap_err().to_string();
        let after = engine.render(r#"{"title":"Torre"}"#.to_owned()).await.unwrap();
        assert_eq!(after, "<p>Torre</p>");
        error
    }

    #[tokio::test]
    async fn a_page_that_throws_names_the_error_and_the_engine_recovers() {
        let error = fails_then_recovers("throw").await;
        assert!(error.contains("no such section"), "{error}");
        assert!(error.contains("render"), "the stack is part of the message: {error}");
    }

    #[tokio::test]
    async fn a_page_that_never_ends_is_stopped_and_the_engine_recovers() {
        let error = fails_then_recovers("loop").await;
        assert!(error.contains("stopped after 200 ms"), "{error}");
    }

    #[tokio::test]
    async fn a_page_that_eats_memory_is_stopped_and_the_engine_recovers() {
        fails_then_recovers("eat").await;
    }

    #[tokio::test]
    async fn a_page_that_recurses_without_end_is_stopped_and_the_engine_recovers() {
        fails_then_recovers("recurse").await;
    }
}
