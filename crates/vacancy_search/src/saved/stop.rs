//! `POST /searches/stop`: unsubscribe by a signed link. The link needs no sign-in and never expires; opening it
//! changes nothing, because mail scanners open every link they see.

use axum::Json;
use axum::extract::State;
use platform::rate::Limit;
use platform::wording::ErrorBody;
use platform::{App, Body, CandidateId, ClientAddr, Error, Result};
use secrets::Keys;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::store;

const LABEL: &str = "stop-digests";
const PER_ADDRESS: Limit = Limit::per_minute("stop_digests", 60);

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StopDigestsIn {
    /// The token of the link.
    #[schema(max_length = 200)]
    pub token: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct StopDigestsOut {
    pub status: bool,
}

/// Switches off the daily messages of all saved searches of the person who received the link. A repeat changes nothing.
#[utoipa::path(post, path = "/searches/stop", tag = "vacancies", request_body = StopDigestsIn,
    responses((status = 200, body = StopDigestsOut), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody),
        (status = 429, body = ErrorBody)))]
pub async fn stop_digests(
    State(app): State<App>,
    from: ClientAddr,
    Body(StopDigestsIn { token }): Body<StopDigestsIn>,
) -> Result<Json<StopDigestsOut>> {
    app.rate.take(PER_ADDRESS, from.0)?;
    let candidate = read_token(app.shared::<Keys>(), &token).ok_or(Error::NotFound)?;
    store::set_all_digests_off(&mut *app.db.acquire().await?, candidate).await?;
    Ok(Json(StopDigestsOut { status: true }))
}

pub(super) fn token(keys: &Keys, candidate: CandidateId) -> String {
    format!("{candidate}.{}", keys.sign(LABEL, &candidate.to_string()))
}

fn read_token(keys: &Keys, token: &str) -> Option<CandidateId> {
    let (candidate, signature) = token.rsplit_once('.')?;
    keys.is_signed(LABEL, candidate, signature).then(|| candidate.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_unchanged_token_is_accepted() {
        let keys = Keys::new(&[7; 32]).unwrap();
        let (malika, other) = (CandidateId::new(), CandidateId::new());
        let made = token(&keys, malika);
        assert_eq!(read_token(&keys, &made), Some(malika));
        let signature = made.rsplit_once('.').unwrap().1;
        for wrong in [
            String::new(),
            ".".to_owned(),
            made[1..].to_owned(),
            made[..made.len() - 2].to_owned(),
            format!("{other}.{signature}"),
            format!("{malika}.{}", keys.sign("another", &malika.to_string())),
        ] {
            assert_eq!(read_token(&keys, &wrong), None, "{wrong}");
        }
        assert_eq!(read_token(&Keys::new(&[8; 32]).unwrap(), &made), None);
    }
}
