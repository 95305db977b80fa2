//! Demo interviews: of the demo employer's applicants and of the demo candidate, in every state, as the stage of the
//! application says. Randomness comes from the seed alone, dates from a given moment.

mod store;

use accounts::demo::{CANDIDATE, CUSTOMER};
use applications::interview::rules::Status;
use jiff::civil::time;
use jiff::{SignedDuration, Timestamp, ToSpan as _};
use kernel::chance::Chance;
use kernel::clock::tashkent;
use kernel::words::{ApplicationStage, EndedBy};
use serde_json::{Value, json};
use sqlx::PgConnection;
use store::Applied;

use crate::view::Kind;

const PLACES: [&str; 3] =
    ["Toshkent, Amir Temur shoh koʻchasi 42, 3-qavat", "Toshkent, Bobur koʻchasi 10", "Chilonzor 9, 5-uy"];
const LINKS: [&str; 2] = ["https://meet.google.com/abc-defg-hij", "https://us05web.zoom.us/j/81234567890"];
const NOTES: [&str; 3] = [
    "Pasportingizni olib keling. Kutib qolamiz!",
    "Возьмите с собой паспорт и диплом. Вход со двора.",
    "Suhbat taxminan yarim soat davom etadi. Savollaringizni tayyorlab keling.",
];
const ASKED: &str = "Ertaga soat 15:00 dan keyin boʻladimi?";

/// What has become of an interview of an open application.
#[derive(Clone, Copy)]
struct Fate {
    status: Status,
    /// From today.
    day: i32,
    hour: i8,
    is_confirmed: bool,
    asks_other: bool,
}

const fn fate(status: Status, day: i32, hour: i8) -> Fate {
    Fate { status, day, hour, is_confirmed: false, asks_other: false }
}

/// One in each state first.
const FATES: [Fate; 12] = [
    Fate { is_confirmed: true, ..fate(Status::Marked, 0, 17) },
    fate(Status::Offered, 2, 10),
    Fate { is_confirmed: true, ..fate(Status::Marked, -1, 15) },
    fate(Status::DidNotCome, -1, 10),
    fate(Status::Cancelled, 1, 16),
    fate(Status::Came, -2, 11),
    Fate { asks_other: true, ..fate(Status::Marked, 2, 14) },
    fate(Status::Marked, 1, 11),
    Fate { is_confirmed: true, ..fate(Status::Marked, 3, 9) },
    Fate { asks_other: true, ..fate(Status::Offered, 4, 11) },
    Fate { is_confirmed: true, ..fate(Status::Came, -1, 17) },
    fate(Status::Marked, 5, 15),
];

/// Those of the demo candidate: a time to choose first, then one that is settled.
const MINE: [Fate; 2] =
    [fate(Status::Offered, 1, 10), Fate { is_confirmed: true, ..fate(Status::Marked, 2, 16) }];

/// Generates the interviews and returns how many there are now.
pub async fn fill(db: &mut PgConnection, seed: u64, now: Timestamp) -> anyhow::Result<u64> {
    let applied = store::list_applied(db, CUSTOMER, CANDIDATE).await?;
    // A different seed from those of the other parts, or they would draw the same numbers.
    let chance = Chance::new(seed ^ 0x696e_7465_7276_6965);
    let mut maker =
        Maker { chance, now, rows: Vec::new(), slots: Vec::new(), people: Vec::new(), events: Vec::new() };
    let (mut own, mut mine) = (FATES.iter().cycle(), MINE.iter().cycle());
    for one in &applied {
        match ApplicationStage::parse(&one.stage) {
            Some(ApplicationStage::Interview) if one.is_mine => maker.open(one, mine.next().copied()),
            Some(ApplicationStage::Interview) => maker.open(one, own.next().copied()),
            Some(ApplicationStage::Hired) => maker.came(one),
            Some(ApplicationStage::Rejected) if one.has_declined => maker.declined(one),
            _ => {}
        }
    }
    let made = maker.rows.len() as u64;
    store::insert(db, &json!(maker.rows), &json!(maker.slots), &json!(maker.people)).await?;
    applications::demo::insert_events(db, &json!(maker.events)).await?;
    Ok(made)
}

struct Maker {
    chance: Chance,
    now: Timestamp,
    rows: Vec<Value>,
    slots: Vec<Value>,
    people: Vec<Value>,
    events: Vec<Value>,
}

/// What differs between the interviews.
struct Written<'a> {
    status: Status,
    start: Option<Timestamp>,
    created: Timestamp,
    updated: Timestamp,
    confirmed: Option<Timestamp>,
    asked: Option<Timestamp>,
    cancelled: Option<(Timestamp, EndedBy)>,
    slots: &'a [Timestamp],
}

impl Maker {
    /// A full hour of a day in Tashkent.
    fn at(&self, day: i32, hour: i8) -> Timestamp {
        let date = self.now.to_zoned(tashkent()).date().saturating_add(day.days());
        let zoned = date.to_datetime(time(hour, 0, 0, 0)).to_zoned(tashkent());
        zoned.map_or(self.now, |zoned| zoned.timestamp())
    }

    /// Of an application in the stage of interviews.
    fn open(&mut self, one: &Applied, fate: Option<Fate>) {
        let (Some(fate), Some(created)) = (fate, one.answered_at) else { return };
        let mut start = self.at(fate.day, fate.hour);
        let is_past = fate.day < 0;
        // What should be today is tomorrow if the day is nearly over.
        while !is_past && start <= self.now + SignedDuration::from_mins(30) {
            start += SignedDuration::from_hours(24);
        }
        let answered = one.accepted_at.unwrap_or(created);
        let is_offered = fate.status == Status::Offered;
        let is_over = matches!(fate.status, Status::Came | Status::DidNotCome);
        let ended = start + SignedDuration::from_hours(1);
        let slots: Vec<Timestamp> = if is_offered {
            (0..3).map(|day| start + SignedDuration::from_hours(25 * day)).collect()
        } else {
            Vec::new()
        };
        let confirmed = (fate.is_confirmed || is_over).then_some(answered);
        let asked = fate.asks_other.then_some(answered);
        let cancelled = (fate.status == Status::Cancelled).then_some((answered, EndedBy::Customer));
        self.write(
            one,
            &Written {
                status: fate.status,
                start: (!is_offered).then_some(start),
                created,
                updated: if is_over { ended } else { answered },
                confirmed,
                asked,
                cancelled,
                slots: &slots,
            },
        );
        let start = (!is_offered).then_some(start);
        let set = if is_offered { "interview_offered" } else { "interview_marked" };
        self.event(one, set, "customer", created, start, None);
        if let Some(at) = confirmed {
            self.event(one, "interview_confirmed", "candidate", at, start, None);
        }
        if let Some(at) = asked {
            self.event(one, "interview_other_time", "candidate", at, start, Some(ASKED));
        }
        if let Some((at, _)) = cancelled {
            self.event(one, "interview_cancelled", "customer", at, start, None);
        }
        if is_over {
            self.event(one, &format!("interview_{}", fate.status.code()), "customer", ended, start, None);
        }
    }

    /// Of somebody who was hired afterwards.
    fn came(&mut self, one: &Applied) {
        let Some(created) = one.answered_at else { return };
        let middle = created + (one.status_at.duration_since(created) / 2);
        let date = middle.to_zoned(tashkent()).date();
        let Ok(start) = date.to_datetime(time(11, 0, 0, 0)).to_zoned(tashkent()) else { return };
        let start = start.timestamp();
        let ended = start + SignedDuration::from_hours(1);
        if start <= created || ended >= one.status_at {
            return;
        }
        let confirmed = created + (start.duration_since(created) / 2);
        self.write(
            one,
            &Written {
                status: Status::Came,
                start: Some(start),
                created,
                updated: ended,
                confirmed: Some(confirmed),
                asked: None,
                cancelled: None,
                slots: &[],
            },
        );
        self.event(one, "interview_marked", "customer", created, Some(start), None);
        self.event(one, "interview_confirmed", "candidate", confirmed, Some(start), None);
        self.event(one, "interview_came", "customer", ended, Some(start), None);
    }

    /// Times were offered, and the candidate has declined the invitation.
    fn declined(&mut self, one: &Applied) {
        let Some(created) = one.answered_at else { return };
        self.write(
            one,
            &Written {
                status: Status::Cancelled,
                start: None,
                created,
                updated: one.status_at,
                confirmed: None,
                asked: None,
                cancelled: Some((one.status_at, EndedBy::Candidate)),
                slots: &[],
            },
        );
        self.event(one, "interview_offered", "customer", created, None, None);
    }

    fn write(&mut self, one: &Applied, written: &Written<'_>) {
        let id = json!(self.chance.id_at(written.created));
        let kind = *self.chance.of(&[Kind::Office, Kind::Office, Kind::Online, Kind::Phone]);
        let minutes = *self.chance.of(&[30, 30, 45, 60]);
        let place = (kind == Kind::Office).then(|| *self.chance.of(&PLACES));
        let link = (kind == Kind::Online).then(|| *self.chance.of(&LINKS));
        let note = self.chance.percent(60).then(|| *self.chance.of(&NOTES));
        let end = written.start.map(|start| start + SignedDuration::from_mins(minutes));
        let ask_text = written.asked.map(|_| ASKED);
        self.rows.push(json!({
            "id": id, "application_id": one.id, "kind": kind.code(), "place": place, "link": link,
            "duration_minutes": minutes, "note": note, "start_at": written.start, "end_at": end,
            "status": written.status.code(), "marked_at": written.start.map(|_| written.created),
            "confirmed_at": written.confirmed, "asked_at": written.asked, "ask_text": ask_text,
            "cancelled_at": written.cancelled.map(|(at, _)| at),
            "cancelled_by": written.cancelled.map(|(_, by)| by.code()),
            "created_at": written.created, "updated_at": written.updated,
        }));
        for start in written.slots {
            self.slots.push(json!({
                "id": self.chance.id_at(written.created), "interview_id": id, "start_at": start,
            }));
        }
        // The owner, and every second time a recruiter too.
        let count = 1 + i32::from(self.chance.percent(50));
        self.people.push(json!({ "interview_id": id, "company_id": one.company_id, "count": count }));
    }

    fn event(
        &mut self,
        one: &Applied,
        kind: &str,
        actor: &str,
        at: Timestamp,
        interview_at: Option<Timestamp>,
        text: Option<&str>,
    ) {
        self.events.push(json!({
            "application_id": one.id, "kind": kind, "actor": actor, "at": at, "interview_at": interview_at,
            "text": text,
        }));
    }
}
