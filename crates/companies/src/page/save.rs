//! `POST /company/page`: a member saves the page.

use accounts::people::{picture, set_founded};
use axum::Json;
use axum::extract::State;
use dictionaries::Dictionaries;
use kernel::{FieldError, FieldErrors};
use platform::session::rights::EditPage;
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Lang, Member, Refused, Result};
use serde_json::json;

use super::check::PageIn;
use super::{Content, OwnPageOut, load, store};
use crate::Refusal;
use crate::events::{self, What};
use crate::store::lock_company;

/// Saves the whole page. If it has changed since the version that this one is based on, the response is 409 with `page`.
#[utoipa::path(post, path = "/company/page", tag = "companies", request_body = PageIn,
    responses((status = 200, body = OwnPageOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn save_own_page(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Member<EditPage>,
    Body(body): Body<PageIn>,
) -> Result<Json<OwnPageOut>> {
    let now = app.clock.now();
    let version = body.version;
    let new = body.check(&app.shared::<Dictionaries>().now(), app.clock.today())?;
    let mut tx = me.begin(&app).await?;
    lock_company(&mut tx, me.company_id).await?;
    let stored = load(&mut tx, me.company_id).await?;
    let parts = changed_parts(&stored.content, &new);
    // Also a retry whose first response was lost.
    if parts.is_empty() {
        return Ok(Json(OwnPageOut { status: true, data: stored.shown(&app, locale) }));
    }
    if stored.version != version {
        let page = stored.shown(&app, locale);
        return Err(Refused::from(Refusal::VersionConflict).extra("page", json!(page)).into());
    }
    check_photos(&new, &store::list_photo_ids(&mut tx, me.company_id).await?)?;
    store::save_page(&mut tx, me.company_id, &new, now).await?;
    let gone = store::place_photos(&mut tx, me.company_id, me.user_id, &new.photos).await?;
    set_founded(&mut tx, me.company_id, new.year, now).await?;
    let detail = json!({ "parts": parts });
    events::record(&mut tx, me.company_id, Some(me.user_id), What::PageChanged, detail, now).await?;
    let saved = load(&mut tx, me.company_id).await?;
    tx.commit().await?;
    for key in gone {
        picture::discard(&app, &key).await;
    }
    Ok(Json(OwnPageOut { status: true, data: saved.shown(&app, locale) }))
}

fn changed_parts(old: &Content, new: &Content) -> Vec<&'static str> {
    let parts = [
        ("about", old.about != new.about),
        ("links", old.links != new.links),
        ("addresses", old.addresses != new.addresses),
        ("benefits", old.benefits != new.benefits),
        ("photos", old.photos != new.photos),
        ("year", old.year != new.year),
        ("size", old.size != new.size),
        ("cloth", old.cloth != new.cloth),
    ];
    parts.into_iter().filter(|(_, is_changed)| *is_changed).map(|(part, _)| part).collect()
}

fn check_photos(new: &Content, known: &[uuid::Uuid]) -> Result<()> {
    let mut errors = FieldErrors::default();
    for (index, id) in new.photos.iter().enumerate() {
        if !known.contains(id) {
            errors.push(format!("photos.{index}"), FieldError::Unknown);
        }
    }
    if errors.is_empty() { Ok(()) } else { Err(Error::Invalid(errors)) }
}
