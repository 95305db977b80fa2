//! `POST /applications/bulk`: one action for many applications. Each is done for itself: what is not possible for one
//! does not stop the others.

use axum::Json;
use axum::extract::State;
use kernel::{FieldError, FieldErrors};
use platform::session::rights::RunVacancies;
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Member, Result};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::EmployerMessage;
use super::reject::{RejectIn, reject};
use super::shift::{MoveIn, shift};
use crate::{ApplicationId, ColumnId};

/// Applications in one call at most.
pub(super) const MOST: usize = 100;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BulkIn {
    pub ids: Vec<ApplicationId>,
    /// Moves them there.
    #[serde(default)]
    pub column: Option<ColumnId>,
    #[serde(default)]
    pub message: Option<EmployerMessage>,
    /// Refuses them.
    #[serde(default)]
    pub reject: Option<RejectIn>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct BulkOut {
    pub status: bool,
    pub done: Vec<ApplicationId>,
    pub refused: Vec<BulkRefusal>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct BulkRefusal {
    pub id: ApplicationId,
    /// The code that the call for this one alone would have had.
    pub code: String,
}

/// What ends an action on many at once: the database is away, or the caller has lost the right meanwhile, so none of the
/// rest would succeed either.
pub fn stops_all(error: &Error) -> bool {
    matches!(error, Error::Unavailable | Error::Fault)
        || error.code() == platform::Refusal::NotAllowedInCompany.code()
}

/// Moves or refuses many applications; names those for which it was not possible.
#[utoipa::path(post, path = "/applications/bulk", tag = "applications", request_body = BulkIn,
    responses((status = 200, body = BulkOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub async fn change_applications(
    State(app): State<App>,
    me: Member<RunVacancies>,
    Body(body): Body<BulkIn>,
) -> Result<Json<BulkOut>> {
    let invalid = |field: &str, error: FieldError| Error::Invalid(FieldErrors::from((field, error)));
    if body.ids.len() > MOST {
        return Err(invalid("ids", FieldError::TooMany { max: MOST as i64 }));
    }
    if body.column.is_some() == body.reject.is_some() {
        return Err(invalid("column", FieldError::Required));
    }
    if let Some(refusal) = &body.reject {
        refusal.check().map_err(|inner| {
            let mut errors = FieldErrors::new();
            errors.extend("reject", inner);
            Error::Invalid(errors)
        })?;
    }
    // Always in the same order, each once: two people who do the same do not wait for each other.
    let mut ids = body.ids;
    ids.sort_unstable();
    ids.dedup();
    let mut out = BulkOut { status: true, done: Vec::new(), refused: Vec::new() };
    let mut left = ids.into_iter();
    while let Some(id) = left.next() {
        let done = match (&body.reject, body.column) {
            (Some(refusal), _) => reject(&app, &me, id, refusal).await,
            (None, Some(column)) => {
                let one = MoveIn { column, message: body.message.clone(), reason: None, confirm: false };
                shift(&app, &me, id, &one).await
            }
            (None, None) => return Err(invalid("column", FieldError::Required)),
        };
        match done {
            Ok(()) => out.done.push(id),
            // Who has changed already stays changed, so the response must say who.
            Err(error) if stops_all(&error) && out.done.is_empty() => return Err(error),
            Err(error) if stops_all(&error) => {
                let rest = std::iter::once(id).chain(left.by_ref());
                out.refused.extend(rest.map(|id| BulkRefusal { id, code: error.code().to_owned() }));
            }
            Err(error) => out.refused.push(BulkRefusal { id, code: error.code().to_owned() }),
        }
    }
    Ok(Json(out))
}
