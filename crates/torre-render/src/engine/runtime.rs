//! One QuickJS runtime with the bundle loaded.

use rquickjs::{CatchResultExt, Context, Ctx, Function, Object, Runtime};

use crate::engine::deadline::Deadline;
use crate::engine::limits::EngineLimits;
use crate::render_error::RenderError;

const MAX_SCRIPT_STACK: usize = 6 * 1024 * 1024;

/// Reading the bundle may take this many times as long as rendering a page.
const LOAD_TIME_FACTOR: u32 = 5;

/// What React expects of a browser and QuickJS does not have.
const PRELUDE: &str = include_str!("prelude.js");

pub(super) struct JsRuntime {
    context: Context,
    deadline: Deadline,
    // Kept last: the context must be dropped before its runtime.
    _runtime: Runtime,
}

impl JsRuntime {
    pub(super) fn load(bundle: &str, limits: EngineLimits) -> Result<JsRuntime, RenderError> {
        let runtime = Runtime::new().map_err(RenderError::EngineSetup)?;
        runtime.set_memory_limit(limits.memory);
        runtime.set_max_stack_size(MAX_SCRIPT_STACK);
        let deadline = Deadline::after(limits.time);
        deadline.reset_to(LOAD_TIME_FACTOR * limits.time);
        let interrupt = deadline.clone();
        runtime.set_interrupt_handler(Some(Box::new(move || interrupt.has_passed())));
        let context = Context::full(&runtime).map_err(RenderError::EngineSetup)?;
        context.with(|ctx| -> Result<(), RenderError> {
            expose_log(&ctx).map_err(RenderError::EngineSetup)?;
            for script in [PRELUDE, bundle] {
                ctx.eval::<(), _>(script).catch(&ctx).map_err(|error| deadline.error(error.to_string()))?;
            }
            Ok(())
        })?;
        Ok(JsRuntime { context, deadline, _runtime: runtime })
    }

    pub(super) fn render(&self, data: String) -> Result<String, RenderError> {
        self.deadline.reset();
        self.context.with(|ctx| {
            let render = ctx
                .globals()
                .get::<_, Object<'_>>("torre")
                .and_then(|torre| torre.get::<_, Function<'_>>("render"));
            let render = render.catch(&ctx).map_err(|error| RenderError::Script(error.to_string()))?;
            render.call((data,)).catch(&ctx).map_err(|error| self.deadline.error(error.to_string()))
        })
    }
}

/// `console` of the bundle writes to the server's log.
fn expose_log(ctx: &Ctx<'_>) -> rquickjs::Result<()> {
    let log =
        Function::new(ctx.clone(), |message: String| tracing::warn!(%message, "the page's script says"))?;
    ctx.globals().set("__log", log)
}
