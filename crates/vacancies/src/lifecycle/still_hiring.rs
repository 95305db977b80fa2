//! "Still hiring?": the question is sent as a message and answered with one tap on a signed link.
//!
//! The link needs no sign-in. It contains the vacancy and the day its month ends, so a link for an earlier month or
//! for another vacancy is invalid. GET requests change nothing, because mail scanners open every link they see.

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use jiff::civil::Date;
use kernel::clock::tashkent;
use kernel::words::Lifecycle;
use notifications::send_event_links;
use platform::rate::Limit;
use platform::wording::ErrorBody;
use platform::{App, Body, ClientAddr, Error, Query, Result};
use queue::Job;
use secrets::Keys;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::News;
use super::store::{self, AskedRow};
use crate::locked::store::{insert_event, set_state};
use crate::state::{Action, Actor};
use crate::{VacancyId, locked};

const LABEL: &str = "still-hiring";
const VIEWS: Limit = Limit::per_minute("still_hiring_view", 60);
const ANSWERS: Limit = Limit::per_minute("still_hiring_answer", 60);

/// Asks the owner on the first chosen channel that works. The link is generated here and not stored.
#[derive(Debug, Serialize, Deserialize)]
pub struct AskStillHiring {
    pub(super) vacancy: VacancyId,
}

impl Job<App> for AskStillHiring {
    const NAME: &'static str = "ask_still_hiring";
    const MAX_ATTEMPTS: u32 = 5;

    fn key(&self) -> Option<String> {
        Some(self.vacancy.to_string())
    }

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let asked = store::find_asked(&mut *app.db.acquire().await?, self.vacancy).await?;
        // Answered, closed or expired during the quiet hours: there is nothing to ask.
        let Some(asked) = asked.filter(|row| row.question_state(app.clock.now()) == QuestionState::Asked)
        else {
            return Ok(());
        };
        let Some(ends_on) = asked.ends_on() else { return Ok(()) };
        let token = token(app.shared::<Keys>(), self.vacancy, ends_on);
        let links =
            [("yes", format!("/hiring/{token}?answer=yes")), ("no", format!("/hiring/{token}?answer=no"))];
        let notice = News::StillHiring.to(asked.owner).arg("title", &asked.title);
        send_event_links(app, &notice, &links).await
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct TokenQuery {
    /// The token of the link.
    pub token: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = StillHiringAnswer)]
pub enum Answer {
    Yes,
    No,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = StillHiringIn)]
pub struct AnswerIn {
    #[schema(max_length = 200)]
    pub token: String,
    pub answer: Answer,
}

/// The state of the question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = StillHiringState)]
pub enum QuestionState {
    /// Nobody has answered yet.
    Asked,
    Yes,
    /// The vacancy is closed.
    No,
    /// The link is of an earlier month, or the vacancy is not there any more.
    Gone,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct StillHiring {
    pub title: String,
    pub slug: String,
    pub state: QuestionState,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct StillHiringOut {
    pub status: bool,
    pub data: StillHiring,
}

/// The question behind a link. Changes nothing.
#[utoipa::path(get, path = "/jobs/still-hiring", tag = "vacancies", params(TokenQuery),
    responses((status = 200, body = StillHiringOut), (status = 404, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn view_still_hiring(
    State(app): State<App>,
    from: ClientAddr,
    Query(TokenQuery { token }): Query<TokenQuery>,
) -> Result<Json<StillHiringOut>> {
    app.rate.take(VIEWS, from.0)?;
    let (id, ends_on) = read_token(app.shared::<Keys>(), &token).ok_or(Error::NotFound)?;
    let row = store::find_asked(&mut *app.db.acquire().await?, id).await?.ok_or(Error::NotFound)?;
    Ok(Json(answer(row, ends_on, app.clock.now())))
}

/// The owner's answer by link: `yes` keeps the vacancy, `no` closes it. A repeat changes nothing.
#[utoipa::path(post, path = "/jobs/still-hiring", tag = "vacancies", request_body = AnswerIn,
    responses((status = 200, body = StillHiringOut), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody),
        (status = 429, body = ErrorBody)))]
pub async fn answer_still_hiring(
    State(app): State<App>,
    from: ClientAddr,
    Body(body): Body<AnswerIn>,
) -> Result<Json<StillHiringOut>> {
    app.rate.take(ANSWERS, from.0)?;
    let (id, ends_on) = read_token(app.shared::<Keys>(), &body.token).ok_or(Error::NotFound)?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let locked = locked::hold(&mut tx, id, now).await?.ok_or(Error::NotFound)?;
    let row = store::find_asked(&mut tx, id).await?.ok_or(Error::NotFound)?;
    let is_open = row.ends_on() == Some(ends_on)
        && matches!(row.question_state(now), QuestionState::Asked | QuestionState::Yes);
    let closed = locked.state.after(Actor::Owner, Action::Close);
    match (body.answer, closed) {
        (Answer::Yes, _) if is_open && store::set_still_hiring(&mut tx, id, now).await? => {
            insert_event(&mut tx, id, "still_hiring", None, now).await?;
        }
        (Answer::No, Some(after)) if is_open => {
            set_state(&mut tx, id, after, now).await?;
            insert_event(&mut tx, id, "closed", None, now).await?;
        }
        _ => {}
    }
    let row = store::find_asked(&mut tx, id).await?.ok_or(Error::NotFound)?;
    tx.commit().await?;
    Ok(Json(answer(row, ends_on, now)))
}

fn answer(row: AskedRow, ends_on: Date, now: Timestamp) -> StillHiringOut {
    let is_this_month = row.ends_on() == Some(ends_on);
    let state = if is_this_month { row.question_state(now) } else { QuestionState::Gone };
    StillHiringOut { status: true, data: StillHiring { title: row.title, slug: row.slug, state } }
}

impl AskedRow {
    /// The day its month ends.
    fn ends_on(&self) -> Option<Date> {
        self.expires_at.map(|end| end.to_jiff().to_zoned(tashkent()).date())
    }

    fn question_state(&self, now: Timestamp) -> QuestionState {
        let is_over = self.expires_at.is_none_or(|end| end.to_jiff() <= now);
        match Lifecycle::parse(&self.lifecycle) {
            _ if !self.is_published || self.is_deleted => QuestionState::Gone,
            Some(Lifecycle::Closed) => QuestionState::No,
            Some(Lifecycle::Open | Lifecycle::Paused) if !is_over && self.is_still_hiring => {
                QuestionState::Yes
            }
            Some(Lifecycle::Open | Lifecycle::Paused) if !is_over => QuestionState::Asked,
            _ => QuestionState::Gone,
        }
    }
}

fn token(keys: &Keys, id: VacancyId, ends_on: Date) -> String {
    let text = format!("{id}.{ends_on}");
    format!("{text}.{}", keys.sign(LABEL, &text))
}

fn read_token(keys: &Keys, token: &str) -> Option<(VacancyId, Date)> {
    let (text, signature) = token.rsplit_once('.')?;
    if !keys.is_signed(LABEL, text, signature) {
        return None;
    }
    let (id, ends_on) = text.split_once('.')?;
    Some((id.parse().ok()?, ends_on.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_unchanged_token_is_accepted() {
        let keys = Keys::new(&[7; 32]).unwrap();
        let (id, day) = (VacancyId::new(), jiff::civil::date(2026, 12, 15));
        let made = token(&keys, id, day);
        assert_eq!(read_token(&keys, &made), Some((id, day)));
        let signature = made.rsplit_once('.').unwrap().1;
        for wrong in [
            String::new(),
            ".".to_owned(),
            "..".to_owned(),
            made[1..].to_owned(),
            made[..made.len() - 2].to_owned(),
            format!("{}.{day}.{signature}", VacancyId::new()),
            format!("{id}.2027-12-15.{signature}"),
            format!("{id}.{day}.{}", keys.sign("another", &format!("{id}.{day}"))),
        ] {
            assert_eq!(read_token(&keys, &wrong), None, "{wrong}");
        }
        assert_eq!(read_token(&Keys::new(&[8; 32]).unwrap(), &made), None);
    }
}
