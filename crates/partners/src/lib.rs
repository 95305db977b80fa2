//! Partners: organisations whose names stand in the footer of every page, and their logos on the home page. Staff keeps
//! the list in the console.
//!
//! Pages read it from memory ([`Partners`]), so no page needs the database for its footer.
//!
//! **Invariant.** A change names the version that its author saw; a newer one refuses it.

mod change;
pub mod demo;
mod logo;
mod memory;
mod order;
mod partner;
mod refusal;
mod store;

use platform::App;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use memory::{Partners, Shown, follow};
pub use refusal::Refusal;

kernel::id! {
    /// A partner.
    pub PartnerId
}

pub fn routes() -> OpenApiRouter<App> {
    let mut routes = OpenApiRouter::new()
        .routes(routes!(change::list_partners, change::add_partner))
        .routes(routes!(change::update_partner))
        .routes(routes!(change::remove_partner))
        .routes(routes!(logo::upload_partner_logo))
        .routes(routes!(order::order_partners));
    kernel::limit_items(routes.get_openapi_mut(), &order::ITEM_LIMITS);
    routes
}

/// The name of a partner in the audit log.
const PARTNER: &str = "partner";

/// Actions that this crate writes to the audit log.
pub mod actions {
    pub const ADDED: &str = "partner_added";
    pub const CHANGED: &str = "partner_changed";
    pub const REMOVED: &str = "partner_removed";
    pub const ORDERED: &str = "partners_ordered";

    /// Each has a text `audit_{action}` in three languages; a test checks that.
    pub const ALL: &[&str] = &[ADDED, CHANGED, REMOVED, ORDERED];
}
