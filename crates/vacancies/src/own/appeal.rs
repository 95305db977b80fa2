//! `POST /my/jobs/{slug}/appeal`: the owner objects to the taking down of a vacancy, once (decisions C13).

use axum::Json;
use axum::extract::State;
use content::{LetterId, NewLetter, Topic, write_letter};
use jiff::Timestamp;
use platform::session::rights::RunVacancies;
use platform::wording::ErrorBody;
use platform::{App, Body, Lang, Member, Path, Result};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::store;
use crate::drafts::Done;
use crate::locked;
use crate::refusal::{self, Refusal};
use crate::state::Actor;

kernel::text! {
    /// Why a vacancy should not have been taken down, for staff.
    pub TakingDownAppeal, chars 10..=1000, plain
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct VacancyAppealIn {
    pub text: TakingDownAppeal,
}

/// The newest taking down of a vacancy that has not come back since.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = VacancyTakenDown)]
pub struct TakenDown {
    pub at: Timestamp,
    /// The number of the strike that the company got with it.
    pub strike: Option<u8>,
    pub appealed_at: Option<Timestamp>,
}

impl TakenDown {
    /// From the history of a vacancy, newest first.
    pub(super) fn find(events: &[store::EventRow]) -> Option<Self> {
        let place = events.iter().position(|event| event.what == "taken_down")?;
        let (since, down) = (&events[..place], &events[place]);
        let strike = since.iter().find_map(|event| match event.what.as_str() {
            "strike_1" => Some(1),
            "strike_2" => Some(2),
            "strike_3" => Some(3),
            _ => None,
        });
        let appealed_at = since.iter().find(|event| event.what == "appealed").map(|event| event.at);
        Some(Self { at: down.at, strike, appealed_at })
    }
}

/// Objects to the taking down of a vacancy. Staff reads it with the other letters and answers by phone.
#[utoipa::path(post, path = "/my/jobs/{slug}/appeal", tag = "vacancies", params(("slug" = String, Path)),
    request_body = VacancyAppealIn,
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn appeal_taking_down(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Member<RunVacancies>,
    Path(slug): Path<String>,
    Body(body): Body<VacancyAppealIn>,
) -> Result<Json<Done>> {
    let now = app.clock.now();
    let mut tx = me.begin(&app).await?;
    let locked = locked::hold_own(&mut tx, me.company_id, &slug, now).await?;
    let events = store::list_events(&mut tx, locked.id).await?;
    let is_down = store::is_taken_down(&mut tx, locked.id).await?;
    let Some(down) = TakenDown::find(&events).filter(|_| is_down) else {
        return Err(refusal::wrong_state(&locked.state.allowed(Actor::Owner)));
    };
    if down.appealed_at.is_some() {
        return Err(Refusal::AppealSent.into());
    }
    let from = store::find_sender(&mut tx, me.company_id, me.user_id).await?;
    // Staff finds the vacancy by its address.
    let message = format!("{} (/jobs/{})\n\n{}", locked.title, locked.slug, body.text.as_str());
    let letter = NewLetter {
        id: LetterId::new(),
        name: &from.company,
        reply_to: &from.phone,
        topic: Topic::Employer,
        message: &message,
        locale,
        created_at: now,
    };
    write_letter(&mut tx, &letter).await?;
    locked::store::insert_event(&mut tx, locked.id, "appealed", Some(me.user_id), now).await?;
    tx.commit().await?;
    Ok(Json(Done { status: true }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taking_down_is_told_with_its_strike_and_its_appeal() {
        let at = |second| Timestamp::from_second(second).unwrap();
        let history = |codes: &[&str]| -> Vec<store::EventRow> {
            let newest_first = codes.iter().enumerate().rev();
            newest_first
                .map(|(n, what)| store::EventRow { at: at(n as i64), what: (*what).to_owned() })
                .collect()
        };
        let find = |codes: &[&str]| TakenDown::find(&history(codes));
        assert_eq!(find(&["submitted", "approved"]), None);
        let down = |second, strike| TakenDown { at: at(second), strike, appealed_at: None };
        assert_eq!(find(&["approved", "taken_down"]), Some(down(1, None)));
        assert_eq!(find(&["approved", "taken_down", "strike_2"]), Some(down(1, Some(2))));
        assert_eq!(
            find(&["approved", "taken_down", "strike_1", "appealed"]),
            Some(TakenDown { appealed_at: Some(at(3)), ..down(1, Some(1)) })
        );
        let twice = ["taken_down", "strike_1", "appealed", "edited", "approved", "taken_down"];
        assert_eq!(find(&twice), Some(down(5, None)), "an appeal belongs to its taking down");
    }
}
