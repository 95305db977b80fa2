//! `POST /chats/{id}/report`: a complaint about what the other side has written.

use applications::ApplicationId;
use applications::side::Side;
use axum::Json;
use axum::extract::State;
use moderation::complaints::{ComplaintIn, ComplaintOut, report};
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Path, Result, Viewer};

use super::Messages;
use crate::view::is_of;

/// Reports what the other side has written; moderators get a copy of it and of nothing else. One complaint per person and
/// conversation, ten a day. 404 if the other side has written nothing.
#[utoipa::path(post, path = "/chats/{id}/report", tag = "chat", params(("id" = ApplicationId, Path)),
    request_body = ComplaintIn,
    responses((status = 200, body = ComplaintOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody),
        (status = 429, body = ErrorBody)))]
pub async fn report_chat(
    State(app): State<App>,
    me: Viewer,
    side: Side,
    Path(id): Path<ApplicationId>,
    Body(body): Body<ComplaintIn>,
) -> Result<Json<ComplaintOut>> {
    let mut tx = side.begin(&app).await?;
    let is_ours = is_of(&mut tx, &side, id).await?;
    drop(tx);
    if !is_ours {
        return Err(Error::NotFound);
    }
    let other = match side {
        Side::Candidate(_) => Messages::OfCompany,
        Side::Company(_) => Messages::OfCandidate,
    };
    report(&app, &other, &id.to_string(), &me, &body).await
}
