//! Demo resumes: one for each demo candidate, in three languages, each of which passes the validation of the form. The
//! demo candidate of the sign-in hint has a complete one that employers have looked at, and a draft.
//!
//! Randomness comes from the seed alone, and dates are counted back from a given moment.

mod store;
mod texts;
mod writer;

use dictionaries::Snapshot;
use jiff::{SignedDuration, Timestamp};
use kernel::Slug;
use kernel::chance::Chance;
use kernel::clock::tashkent;
use serde_json::{Value, json};
use sqlx::PgConnection;

use crate::check::Content;
use crate::completeness::completeness;
use crate::own::Copies;
use crate::visibility::{Group, Visibility};
use store::PersonRow;
use texts::Texts;
use writer::Writer;

/// Rows of one statement.
const AT_ONCE: usize = 1_000;
const HOUR: SignedDuration = SignedDuration::from_hours(1);
/// The newest was renewed just now, the oldest this many hours ago.
const OLDEST_HOURS: usize = 60 * 24;
/// Companies that have looked at the resume of the demo candidate.
const VIEWERS: i64 = 9;

/// Generates the resumes and returns how many exist now.
pub async fn fill(db: &mut PgConnection, words: &Snapshot, seed: u64, now: Timestamp) -> anyhow::Result<u64> {
    let texts = Texts::read()?;
    let today = now.to_zoned(tashkent()).date();
    let mut maker = Maker {
        // A different seed from those of the other parts, or they would draw the same numbers.
        chance: Chance::new(seed ^ 0x7265_7375_6D65_7321),
        writer: Writer { words, texts: &texts, today },
        now,
        made: 0,
    };
    let people = store::list_people(db).await?;
    let mut rows = Vec::new();
    for person in &people {
        let is_first = person.phone == accounts::demo::CANDIDATE;
        let row = maker.resume(person, is_first)?;
        if is_first {
            rows.push(maker.draft(person)?);
        }
        rows.push(row);
        if rows.len() >= AT_ONCE {
            store::insert_resumes(db, &json!(std::mem::take(&mut rows))).await?;
        }
    }
    store::insert_resumes(db, &json!(rows)).await?;
    store::insert_views(db, accounts::demo::CANDIDATE, VIEWERS, now).await?;
    Ok(maker.made)
}

struct Maker<'a> {
    chance: Chance,
    writer: Writer<'a>,
    now: Timestamp,
    made: u64,
}

impl Maker<'_> {
    fn resume(&mut self, person: &PersonRow, is_whole: bool) -> anyhow::Result<Value> {
        let form = self.writer.write(&mut self.chance, person, is_whole)?;
        // A test checks that every form is valid; doing it here would take most of the time.
        let content = Content::stored(form);
        let is_active = is_whole || self.chance.percent(93);
        let visibility = if is_whole { Visibility::Employers } else { self.visibility() };
        let hidden = if is_whole { Vec::new() } else { self.hidden() };
        let hours = if is_whole { 1 } else { self.chance.below(OLDEST_HOURS) as i32 };
        Ok(self.row(person, &content, is_active, (visibility, &hidden), hours))
    }

    /// The draft that the demo candidate has begun.
    fn draft(&mut self, person: &PersonRow) -> anyhow::Result<Value> {
        let form = self.writer.write(&mut self.chance, person, false)?;
        let begun = crate::form::ResumeForm {
            position: form.position,
            sphere: form.sphere,
            name: form.name,
            surname: form.surname,
            ..Default::default()
        };
        Ok(self.row(person, &Content::stored(begun), false, (Visibility::Employers, &[]), 30))
    }

    fn visibility(&mut self) -> Visibility {
        match self.chance.below(100) {
            0..90 => Visibility::Employers,
            90..95 => Visibility::Blacklist,
            95..98 => Visibility::Link,
            _ => Visibility::Nobody,
        }
    }

    fn hidden(&mut self) -> Vec<Group> {
        match self.chance.below(100) {
            0..6 => vec![Group::Name],
            6..10 => vec![Group::Employers],
            10..12 => vec![Group::Name, Group::Employers],
            12..18 => vec![Group::Email],
            _ => Vec::new(),
        }
    }

    fn row(
        &mut self,
        person: &PersonRow,
        content: &Content,
        is_active: bool,
        (visibility, hidden): (Visibility, &[Group]),
        hours: i32,
    ) -> Value {
        self.made += 1;
        let at = self.now - HOUR * hours;
        let created_at = at - HOUR * (1 + self.chance.below(20 * 24) as i32);
        let copies = Copies::of(content, false, self.writer.today);
        // Multiplying by an odd factor is a bijection, so no two tails are the same.
        let tail = (self.made as u32).wrapping_mul(0x9E37_79B1);
        let public_at = is_active.then_some(at);
        json!({
            "id": self.chance.id_at(created_at), "candidate_id": person.id,
            "slug": Slug::new(&copies.position, tail).as_str(),
            "status": if is_active { "active" } else { "draft" }, "revision": 2, "step": "eighth",
            "form": content.form(), "position": copies.position, "spheres": copies.spheres,
            "location": Some(copies.location).filter(|slug| !slug.is_empty()), "work_types": copies.work_types,
            "salary": copies.salary, "currency": copies.currency, "hide_salary": copies.hide_salary,
            "languages": copies.languages, "licences": copies.licences, "words": copies.words,
            "experience_months": copies.experience_months, "is_working": copies.is_working,
            "completeness": completeness(content.form(), false).percent,
            "visibility": visibility.code(), "hidden": hidden.iter().map(|group| group.code()).collect::<Vec<_>>(),
            "in_force_at": public_at, "published_at": public_at, "renewed_at": public_at,
            "created_at": created_at, "updated_at": at, "reasons": [],
        })
    }
}
