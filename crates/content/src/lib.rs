//! Content: pages of the help area and letters from the contacts page.
//!
//! Help pages are Markdown files in `content/help`, three languages each, that travel inside the binary. Letters are
//! rows of `contact_messages`; staff reads them with `ishbor admin letters`.

mod contact;
mod letter;
mod page;
mod pages;
mod store;

use platform::App;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use letter::{Letter, LetterId, Topic, list_open_letters, mark_answered};
pub use page::{Page, PageOut};
pub use pages::{ALL as HELP_PAGES, find_page};

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(pages::view_page)).routes(routes!(contact::send_letter))
}
