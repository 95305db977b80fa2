//! Writing a message to one candidate or to many, and changing it soon afterwards.

mod change;
mod many;
mod send;
mod store;

use kernel::{FieldError, FieldErrors, ItemLimit};
use platform::{App, Error, Result};
use screening::PublicText;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::rules::Standing;

kernel::text! {
    /// What one side writes to the other.
    pub ChatText, chars 1..=4000, plain
}

pub(crate) const ITEM_LIMITS: [ItemLimit; 1] = [ItemLimit::at_most("ChatMessagesIn", "messages", many::MOST)];

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(send::send_chat_message))
        .routes(routes!(many::send_chat_messages))
        .routes(routes!(many::list_chat_writing))
        .routes(routes!(change::update_chat_message))
        .routes(routes!(change::destroy_chat_message))
}

/// Before an invitation a message names no phone, handle, address or link (decisions B28).
fn screened(standing: &Standing, text: &ChatText) -> Result<()> {
    if standing.may_name_contacts() {
        return Ok(());
    }
    let invalid = |error: FieldError| Error::Invalid(FieldErrors::from(("text", error)));
    PublicText::screen(text.as_str()).map(drop).map_err(invalid)
}

/// The codes of what a reader is warned about.
fn warnings(text: &ChatText) -> Vec<String> {
    screening::message_warnings(text.as_str()).into_iter().map(|one| one.code().to_owned()).collect()
}
