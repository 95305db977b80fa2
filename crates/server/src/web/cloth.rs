//! `/cloth/{tile}/{hash}.svg` and `/cloth/{tile}/{hash}-band.svg`: a company's own cloth. The address contains all that
//! the picture depends on, so browsers keep it and nothing is looked up.

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use platform::{Error, Result};

pub async fn picture(Path((tile, name)): Path<(String, String)>) -> Result<Response> {
    let svg = poster::cloth_picture(&tile, &name).ok_or(Error::NotFound)?;
    let headers =
        [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=31536000")];
    Ok((headers, svg).into_response())
}
