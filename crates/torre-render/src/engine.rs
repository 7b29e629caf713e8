//! React inside the server: QuickJS on threads of its own, with limits on time, memory and stack.
//!
//! Rendering is work for a processor, so it never happens on the threads that serve visitors.
//! An engine that failed is thrown away and built anew: the next page starts from a clean one.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::RecvTimeoutError;
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use rquickjs::{CatchResultExt, Context, Ctx, Function, Object, Runtime};
use tokio::sync::oneshot;

const THREAD_STACK: usize = 8 * 1024 * 1024;
const SCRIPT_STACK: usize = 6 * 1024 * 1024;

/// Reading the bundle may take this many times as long as rendering a page.
const LOADING: u32 = 5;

/// What React expects of a browser and QuickJS does not have.
const PRELUDE: &str = include_str!("prelude.js");

#[derive(Clone, Copy, Debug)]
pub struct Limits {
    pub time: Duration,
    pub memory: usize,
    pub threads: usize,
    /// An engine that has had nothing to do for this long is let go: it holds ten megabytes, and a site whose pages are
    /// ready may not need it again before the next change. Who does need it waits until the bundle is read anew.
    pub idle: Duration,
}

/// A page that could not be rendered, with the JavaScript stack.
#[derive(Clone, Debug)]
pub struct RenderError(pub String);

impl std::fmt::Display for RenderError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for RenderError {}

struct Job {
    data: String,
    answer: oneshot::Sender<Result<String, RenderError>>,
}

/// A handle to the engine threads; they end when the last handle is gone.
#[derive(Clone, Debug)]
pub struct Engine {
    jobs: mpsc::Sender<Job>,
}

impl Engine {
    pub fn start(bundle: &Arc<str>, limits: Limits) -> std::io::Result<Engine> {
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        for number in 0..limits.threads {
            let (queue, bundle) = (Arc::clone(&queue), Arc::clone(bundle));
            thread::Builder::new()
                .name(format!("render-{number}"))
                .stack_size(THREAD_STACK)
                .spawn(move || work(&queue, &bundle, limits))?;
        }
        Ok(Engine { jobs })
    }

    /// Renders page data (JSON) to the HTML of the page's body.
    pub async fn render(&self, data: String) -> Result<String, RenderError> {
        let (answer, result) = oneshot::channel();
        let gone = || RenderError("the render engine has stopped".to_owned());
        self.jobs.send(Job { data, answer }).map_err(|_| gone())?;
        result.await.map_err(|_| gone())?
    }
}

fn work(queue: &Mutex<mpsc::Receiver<Job>>, bundle: &str, limits: Limits) {
    let mut script = None;
    loop {
        let job = match queue.lock() {
            Ok(queue) => queue.recv_timeout(limits.idle),
            Err(_) => return,
        };
        let job = match job {
            Ok(job) => job,
            Err(RecvTimeoutError::Timeout) => {
                script = None;
                continue;
            }
            Err(RecvTimeoutError::Disconnected) => return,
        };
        if script.is_none() {
            match Script::load(bundle, limits) {
                Ok(loaded) => script = Some(loaded),
                Err(error) => {
                    let _ = job.answer.send(Err(error));
                    continue;
                }
            }
        }
        let result = match &script {
            Some(script) => script.render(job.data),
            None => Err(RenderError("the engine could not be loaded".to_owned())),
        };
        if result.is_err() {
            script = None;
        }
        // Whoever asked may have gone; the next job does not care.
        let _ = job.answer.send(result);
    }
}

/// One QuickJS runtime with the bundle loaded.
struct Script {
    context: Context,
    clock: Clock,
    // Kept last: the context must be dropped before its runtime.
    _runtime: Runtime,
}

impl Script {
    fn load(bundle: &str, limits: Limits) -> Result<Script, RenderError> {
        let failed = |error: rquickjs::Error| RenderError(format!("the engine could not be made: {error}"));
        let runtime = Runtime::new().map_err(failed)?;
        runtime.set_memory_limit(limits.memory);
        runtime.set_max_stack_size(SCRIPT_STACK);
        let clock = Clock::new(limits.time);
        clock.start(LOADING * limits.time);
        let watch = clock.clone();
        runtime.set_interrupt_handler(Some(Box::new(move || watch.is_over())));
        let context = Context::full(&runtime).map_err(failed)?;
        context.with(|ctx| -> Result<(), RenderError> {
            expose_log(&ctx).map_err(failed)?;
            ctx.eval::<(), _>(PRELUDE).catch(&ctx).map_err(|error| clock.explain(error.to_string()))?;
            ctx.eval::<(), _>(bundle).catch(&ctx).map_err(|error| clock.explain(error.to_string()))
        })?;
        Ok(Script { context, clock, _runtime: runtime })
    }

    fn render(&self, data: String) -> Result<String, RenderError> {
        self.clock.start(self.clock.limit);
        self.context.with(|ctx| {
            let render = ctx
                .globals()
                .get::<_, Object<'_>>("torre")
                .and_then(|torre| torre.get::<_, Function<'_>>("render"));
            let render = render.catch(&ctx).map_err(|error| RenderError(error.to_string()))?;
            render.call((data,)).catch(&ctx).map_err(|error| self.clock.explain(error.to_string()))
        })
    }
}

/// `console` of the bundle writes to the server's log.
fn expose_log(ctx: &Ctx<'_>) -> rquickjs::Result<()> {
    let log =
        Function::new(ctx.clone(), |message: String| tracing::warn!(%message, "the page's script says"))?;
    ctx.globals().set("__log", log)
}

/// The time limit of one render, read by the interrupt handler.
#[derive(Clone)]
struct Clock {
    limit: Duration,
    ends: Arc<Mutex<Instant>>,
    expired: Arc<AtomicBool>,
}

impl Clock {
    fn new(limit: Duration) -> Clock {
        Clock { limit, ends: Arc::new(Mutex::new(Instant::now() + limit)), expired: Arc::default() }
    }

    fn start(&self, time: Duration) {
        self.expired.store(false, Ordering::Relaxed);
        if let Ok(mut ends) = self.ends.lock() {
            *ends = Instant::now() + time;
        }
    }

    fn is_over(&self) -> bool {
        let over = self.ends.lock().is_ok_and(|ends| Instant::now() > *ends);
        if over {
            self.expired.store(true, Ordering::Relaxed);
        }
        over
    }

    fn explain(&self, error: String) -> RenderError {
        if self.expired.load(Ordering::Relaxed) {
            return RenderError(format!("stopped after {} ms: {error}", self.limit.as_millis()));
        }
        RenderError(error)
    }
}

#[cfg(test)]
mod tests {
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

    fn engine() -> Engine {
        engine_idle_after(Duration::from_secs(60))
    }

    fn engine_idle_after(idle: Duration) -> Engine {
        let limits = Limits { time: Duration::from_millis(200), memory: 32 * 1024 * 1024, threads: 1, idle };
        Engine::start(&BUNDLE.into(), limits).unwrap()
    }

    async fn count(engine: &Engine) -> String {
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
