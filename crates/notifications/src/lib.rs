//! Notifies people of what concerns them, on the channels they chose.
//!
//! Everything that people are told is kept on the site for a while (`GET /notices`).
//!
//! Security notices are sent on every channel a person has: the Telegram chat, the confirmed e-mail address, and SMS
//! only if there is neither: then one of a kind an hour, within the day's budget ([`sms`]). Other events
//! ([`EventNotice`]) follow the person's own choices (`GET /me/notifications`); their messages are delayed until the end
//! of quiet hours.

mod choices;
mod event;
mod model;
mod notices;
mod notify;
mod send;
pub mod sms;
mod store;

use platform::App;
use queue::Registry;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use event::{EventNotice, morning_after, notify_event, ring, send_event_links};
pub use model::{Channel, Event, NoticeKind};
pub use notices::TidyNotices;
pub use notify::{Notice, notify, notify_chat, send_link};
pub use send::{SendDigest, SendNotice};
pub use sms::SmsBudget;

pub fn routes() -> OpenApiRouter<App> {
    let mut routes = OpenApiRouter::new()
        .routes(routes!(choices::view_choices, choices::set_choices))
        .merge(notices::routes());
    kernel::limit_items(routes.get_openapi_mut(), &choices::ITEM_LIMITS);
    kernel::limit_items(routes.get_openapi_mut(), &notices::ITEM_LIMITS);
    routes
}

pub fn jobs(registry: &mut Registry<App>) {
    registry.add::<SendNotice>();
    registry.add::<SendDigest>();
    notices::jobs(registry);
}
