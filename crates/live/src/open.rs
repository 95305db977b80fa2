//! `GET /live`: opens a socket.

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use jiff::Timestamp;
use kernel::FieldErrors;
use platform::rate::Limit;
use platform::session::cookie_value;
use platform::wording::ErrorBody;
use platform::{App, ClientAddr, Error, Query, Result};
use secrets::{Secret, Token};
use serde::Deserialize;
use sqlx::PgConnection;
use utoipa::IntoParams;

use crate::feeds::Live;
use crate::message::{Event, LiveMessage, Topic};
use crate::socket::{Start, run};
use crate::store::{self, TicketRow};
use crate::{HEARTBEAT, Origins};

/// Attempts of one address: many people may share it.
const FLOOD: Limit = Limit::per_minute("live_open", 600);

/// A page that has missed more loads everything anew.
const MOST_MISSED: usize = 500;

/// What a client says fits in a few bytes; chat will say more by calls of the API.
const LARGEST_MESSAGE: usize = 1024;

/// The usual 128 KB of each socket would be gigabytes.
const BUFFER: usize = 4 * 1024;
const MOST_UNSENT: usize = 256 * 1024;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct OpenQuery {
    /// From `POST /live/ticket`.
    pub ticket: Option<String>,
    /// The number of the last event that the page has seen: those after it are sent. Without it only new ones are.
    #[param(format = "int64")]
    pub from: Option<i64>,
}

/// Opens the live channel, a WebSocket: events with ids of what has changed for the ticket's owner. Only pages of this
/// site may open it. Close codes: 4401, the session is over; 1012, the server restarts; 1008, the client sent too much.
/// The ticket says who it is, so no token is sent.
#[utoipa::path(get, path = "/live", tag = "live", params(OpenQuery), security(()),
    responses((status = 101, body = LiveMessage, description = "Frames of the socket, as JSON texts"),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn open_live(
    State(app): State<App>,
    Extension(origins): Extension<Origins>,
    ClientAddr(address): ClientAddr,
    headers: HeaderMap,
    Query(query): Query<OpenQuery>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response> {
    if !origins.allow(&app.site, &headers) {
        return Err(Error::Forbidden);
    }
    app.rate.take(FLOOD, address)?;
    let secret = query.ticket.as_deref().and_then(Secret::parse).ok_or(Error::SignedOut)?;
    let live = app.shared::<Live>();
    let now = app.clock.now();
    let mut db = app.db.acquire().await?;
    let ticket = store::take_ticket(&mut db, &secret.hash(), now).await?.ok_or(Error::SignedOut)?;
    if !is_of_this_browser(&headers, &ticket) {
        return Err(Error::SignedOut);
    }
    let upgrade = upgrade.map_err(|_| Error::BadRequest(FieldErrors::new()))?;
    // What is told from now on reaches the seat, what was told before is read below; the socket skips what it gets twice.
    let seat = live.take_seat(ticket.user_id, ticket.session_id, ticket.last_seq)?;
    let start = find_start(&mut db, &ticket, query.from, now).await?;
    drop(db);
    let (stopping, open) = (live.stopping.clone(), live.open.clone());
    let upgrade = upgrade
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE)
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(MOST_UNSENT);
    let serve = move |socket: WebSocket| open.track_future(run(socket, seat, start, HEARTBEAT, stopping));
    Ok(upgrade.on_upgrade(serve))
}

/// A ticket that got into another person's browser opens nothing there. Clients that are no browsers have no cookie.
fn is_of_this_browser(headers: &HeaderMap, ticket: &TicketRow) -> bool {
    let session = cookie_value(headers, "token").and_then(Token::parse).map(|token| token.id);
    session.is_none_or(|id| id == ticket.session_id.as_uuid())
}

async fn find_start(
    db: &mut PgConnection,
    ticket: &TicketRow,
    from: Option<i64>,
    now: Timestamp,
) -> Result<Start> {
    // The session may have ended since the ticket was used, before the seat could hear of it.
    if !store::is_active(db, ticket.session_id, now).await? {
        return Err(Error::SignedOut);
    }
    let limit = MOST_MISSED as i64 + 1;
    let rows = store::list_stream(db, ticket.user_id, from.unwrap_or(i64::MAX), limit).await?;
    let last = rows.first().map_or(0, |row| row.last_seq);
    let missed = rows.into_iter().filter_map(|row| {
        let topic = Topic::parse(&row.topic?)?;
        Some(Event { seq: row.seq?, topic, data: row.data? })
    });
    Ok(begin(from, last, missed.collect()))
}

/// Where a socket begins: after the last event that the page has seen, if everything since is still there.
fn begin(from: Option<i64>, last: i64, missed: Vec<Event>) -> Start {
    let Some(from) = from else { return Start { seq: last, missed: Vec::new(), is_lost: false } };
    // Numbers are unique, so as many as there should be have no gap.
    let is_known = (0..=last).contains(&from);
    if is_known && missed.len() <= MOST_MISSED && last - from == missed.len() as i64 {
        return Start { seq: from, missed, is_lost: false };
    }
    Start { seq: last, missed: Vec::new(), is_lost: true }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_page_continues_where_it_was_or_begins_anew() {
        let many: Vec<i64> = (1..=MOST_MISSED as i64 + 1).collect();
        for (from, last, kept, expected) in [
            (None, 7, &[][..], (7, 0, false)),
            (Some(7), 7, &[], (7, 0, false)),
            (Some(0), 0, &[], (0, 0, false)),
            (Some(5), 7, &[6, 7], (5, 2, false)),
            // The next ones were deleted.
            (Some(3), 7, &[6, 7], (7, 0, true)),
            (Some(3), 7, &[], (7, 0, true)),
            // Unknown: of another account or another database.
            (Some(9), 7, &[], (7, 0, true)),
            (Some(-1), 0, &[], (0, 0, true)),
            (Some(i64::MAX), 7, &[], (7, 0, true)),
            (Some(0), 501, &many, (501, 0, true)),
            (Some(1), 501, &many[1..], (1, 500, false)),
        ] {
            let missed = kept.iter().map(|&seq| Event { seq, topic: Topic::Board, data: json!({}) });
            let start = begin(from, last, missed.collect());
            assert_eq!((start.seq, start.missed.len(), start.is_lost), expected, "{from:?} of {last}");
        }
    }
}
