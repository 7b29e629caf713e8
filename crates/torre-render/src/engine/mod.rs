//! The JavaScript engine: React inside the server, in QuickJS on threads of its own, with limits on time, memory and
//! stack.

mod deadline;
pub mod limits;
pub mod pool;
mod runtime;
