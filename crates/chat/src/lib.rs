//! The conversation of an application: a company and a candidate write to each other (decisions C4).
//!
//! * [`rules`]: who may write, what may still be changed. [`held`]: a conversation whose row is locked.
//! * [`write`]: sending to one or to many, editing, deleting. [`read`], [`block`]: what else a side does.
//! * [`files`], [`transfer`]: files in messages. [`moderated`]: complaints.
//! * [`list`], [`view`]: reading. [`notices`]: who is told of messages that wait.
//!
//! **Invariant.** The numbers of a conversation's messages have no gaps and follow the order of the commits, and a message
//! is stored once however often it is sent: whoever writes holds the application and then the conversation, and
//! `chat_messages_one_per_client_id` decides.

mod block;
pub mod demo;
pub mod files;
mod held;
mod list;
pub mod moderated;
pub mod notices;
mod read;
pub mod refusal;
pub mod rules;
mod transfer;
mod view;
mod write;

use platform::App;
use queue::Registry;
use utoipa_axum::router::OpenApiRouter;

pub use notices::ALL as NOTICES;
pub use refusal::Refusal;

kernel::id! {
    /// A message.
    pub MessageId
}

pub fn routes() -> OpenApiRouter<App> {
    let mut routes = OpenApiRouter::new()
        .merge(list::routes())
        .merge(view::routes())
        .merge(write::routes())
        .merge(transfer::routes())
        .merge(read::routes())
        .merge(block::routes())
        .merge(moderated::routes());
    kernel::limit_items(routes.get_openapi_mut(), &write::ITEM_LIMITS);
    routes
}

pub fn jobs(registry: &mut Registry<App>) {
    notices::jobs(registry);
    files::jobs(registry);
    moderated::jobs(registry);
}
