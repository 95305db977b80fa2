//! Saved vacancies of a candidate (wire: wishlist), at most five hundred. A vacancy that is no longer open stays in
//! the list, marked as such; one that staff took down is not shown.

mod change;
mod list;
mod store;

use platform::App;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(crate) use accounts::people::lock_candidate;
pub use change::{FavouriteIn, Liked, LikedOrRefused};
pub use list::{FavouriteCard, FavouritesOut, list_favourites};

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(change::add_favourite))
        .routes(routes!(change::remove_favourite))
        .routes(routes!(list::view_favourites))
}
