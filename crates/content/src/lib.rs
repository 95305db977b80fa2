//! Content: guides, pages of the help area, the terms and the privacy policy, the nightly figures of the product, and
//! letters from the contacts page.
//!
//! Pages are Markdown files in `content`, three languages each, embedded in the binary. Letters are rows of
//! `contact_messages`; staff reads them with `ishbor admin letters`.

mod contact;
pub mod faq;
pub mod guides;
pub mod legal;
mod letter;
mod markdown;
mod notices;
mod page;
mod pages;
mod search;
pub mod transparency;

use platform::App;
use queue::Registry;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use guides::{Guide, GuideTag};
pub use letter::store::{NewLetter, insert_letter as write_letter};
pub use letter::{Letter, LetterId, LetterText, Topic, list_open_letters, mark_answered};
pub use markdown::Part;
pub use notices::{LegalNotice, LegalNoticesOut, list_notices};
pub use page::{Answer, Page};
pub use pages::{ALL as HELP_PAGES, PageOut, find_page};

pub fn jobs(registry: &mut Registry<App>) {
    transparency::jobs(registry);
}

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(pages::view_page))
        .routes(routes!(guides::read::list_guides))
        .routes(routes!(guides::read::view_guide))
        .routes(routes!(notices::list_legal_notices))
        .routes(routes!(contact::send_letter))
}
