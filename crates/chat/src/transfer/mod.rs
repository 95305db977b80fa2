//! Files of messages come and go: uploaded for the next message, and opened by the two sides of the conversation.

mod download;
mod upload;

use platform::App;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(upload::upload_chat_file)).routes(routes!(download::open_chat_file))
}
