//! Demo vacancies: every profession, three languages, salaries and places that are realistic for Uzbekistan. None of
//! it is real data.
//!
//! Randomness comes from the seed alone. Dates are counted back from a given moment, because a vacancy is open for a
//! month: with fixed dates all of them would have expired. The same seed, moment and number produce the same rows on
//! every machine.

mod companies;
mod fate;
mod store;
mod texts;
mod visits;
mod wanted;
mod writer;

use accounts::demo::Places;
use dictionaries::{Profession, Snapshot};
use jiff::Timestamp;
use kernel::Slug;
use kernel::chance::Chance;
use kernel::words::VacancyKind;
use moderation::StoredReason;
use serde_json::json;
use sqlx::PgConnection;
use uuid::Uuid;

use crate::content::Content;
use companies::{Companies, Company};
use fate::{Fate, History};
use store::{EventRow, RevisionRow, VacancyRow};
use texts::{Flaw, Texts};
use visits::Visits;
use wanted::Wanted;
use writer::Writer;

/// Maximum number of rows held in memory before they are written.
const AT_ONCE: usize = 5_000;
/// Keeps the moderation queue small enough to look through at every demo size: at most this many new texts, and one
/// in `RISKY_EVERY` of them with a finding.
const MOST_WAITING: usize = 40;
const RISKY_EVERY: usize = 3;
const MOST_EDITED: usize = 15;
/// One in this many is promoted: enough for most searches to show an ad.
const PAID_EVERY: usize = 100;

/// The vacancies of the demo employer's company: one for each state that its pages can show.
const FIRST_COMPANY: [(&str, Fate); 5] = [
    ("sales-manager", Fate::Seasoned),
    ("office-manager", Fate::Open),
    ("accountant", Fate::Waiting),
    ("call-centre-operator", Fate::Refused),
    ("storekeeper", Fate::Expired),
];

/// Those of them that the recruiter of the company runs; its owner runs the others.
const RUN_BY_RECRUITER: [&str; 2] = ["office-manager", "accountant"];

/// Rows that are inserted together.
#[derive(Default)]
struct Batch {
    vacancies: Vec<VacancyRow>,
    revisions: Vec<RevisionRow>,
    events: Vec<EventRow>,
}

impl Batch {
    async fn write(&mut self, db: &mut PgConnection) -> anyhow::Result<()> {
        store::insert_vacancies(db, &self.vacancies).await?;
        store::insert_revisions(db, &self.revisions).await?;
        store::insert_events(db, &self.events).await?;
        *self = Self::default();
        Ok(())
    }
}

/// Generates this many vacancies for the demo companies and returns how many exist now.
pub async fn fill(
    db: &mut PgConnection,
    words: &Snapshot,
    seed: u64,
    now: Timestamp,
    count: usize,
) -> anyhow::Result<u64> {
    let texts = Texts::read()?;
    let mut companies = Companies::of(store::list_companies(db).await?, &texts, count)?;
    let mut maker = Maker::new(words, &texts, seed, now);
    let mut batch = Batch::default();
    let (mut of_recruiter, first) = (Vec::new(), companies.first().id);
    for (slug, fate) in FIRST_COMPANY {
        let profession = words.profession(slug).ok_or_else(|| anyhow::anyhow!("no profession {slug}"))?;
        let made = maker.make(&mut batch, companies.first(), profession, None, fate)?;
        maker.visits.add_own(&mut maker.chance, &made, now);
        of_recruiter.extend(RUN_BY_RECRUITER.contains(&slug).then_some(made.id));
    }
    let mut wanted = Wanted::new(words);
    for _ in FIRST_COMPANY.len()..count {
        let (profession, place, fate) = match wanted.next(&mut maker.chance) {
            Some((profession, place)) => (profession, place, Fate::Open),
            None => (maker.profession(), None, maker.fate()),
        };
        let sphere = &profession.sphere_slug;
        let is_everywhere = texts.spheres.get(sphere).is_some_and(|sphere| sphere.everywhere);
        let company = companies.choose(&mut maker.chance, sphere, is_everywhere);
        let made = maker.make(&mut batch, company, profession, place, fate)?;
        maker.visits.offer(&made);
        if batch.vacancies.len() == AT_ONCE {
            batch.write(db).await?;
        }
    }
    batch.write(db).await?;
    store::set_runner(db, &of_recruiter, accounts::demo::RECRUITER).await?;
    store::set_doers(db, first).await?;
    let candidates = store::list_candidates(db, visits::MOST_CANDIDATES).await?;
    let (favourites, days) = maker.visits.finish(&mut maker.chance, &candidates, now);
    store::insert_favourites(db, &favourites).await?;
    store::insert_days(db, &days).await?;
    Ok(maker.made as u64)
}

/// The part of a generated vacancy that the visitor statistics need.
struct Made {
    id: Uuid,
    fate: Fate,
    published_at: Option<Timestamp>,
    expires_at: Option<Timestamp>,
}

struct Maker<'a> {
    chance: Chance,
    now: Timestamp,
    words: &'a Snapshot,
    texts: &'a Texts,
    writer: Writer<'a>,
    places: Places,
    /// Spheres with their weights.
    weights: Vec<(&'a str, usize)>,
    visits: Visits,
    made: usize,
    waiting: usize,
    edited: usize,
}

impl<'a> Maker<'a> {
    fn new(words: &'a Snapshot, texts: &'a Texts, seed: u64, now: Timestamp) -> Self {
        let weights = texts.spheres.iter().map(|(slug, sphere)| (slug.as_str(), sphere.weight)).collect();
        Self {
            // A different seed from that of the demo people, or both would draw the same numbers.
            chance: Chance::new(seed ^ 0x7661_6361_6E63_6965),
            now,
            words,
            texts,
            writer: Writer { words, texts },
            places: Places::of(words),
            weights,
            visits: Visits::default(),
            made: 0,
            waiting: 0,
            edited: 0,
        }
    }

    /// A random profession; common spheres are picked more often.
    fn profession(&mut self) -> &'a Profession {
        let mut left = self.chance.below(self.weights.iter().map(|(_, weight)| weight).sum());
        let mut chosen = self.weights[0].0;
        for (sphere, weight) in &self.weights {
            chosen = sphere;
            if left < *weight {
                break;
            }
            left -= weight;
        }
        let of_sphere: Vec<&Profession> =
            self.words.professions.iter().filter(|profession| profession.sphere_slug == chosen).collect();
        // The common professions of a sphere come first, so take the smaller of two random numbers.
        let (one, other) = (self.chance.below(of_sphere.len()), self.chance.below(of_sphere.len()));
        of_sphere[one.min(other)]
    }

    fn fate(&mut self) -> Fate {
        match Fate::choose(&mut self.chance) {
            Fate::Waiting if self.waiting >= MOST_WAITING => Fate::Open,
            Fate::Edited if self.edited >= MOST_EDITED => Fate::Open,
            fate => fate,
        }
    }

    fn make(
        &mut self,
        batch: &mut Batch,
        company: &Company,
        profession: &Profession,
        place: Option<String>,
        fate: Fate,
    ) -> anyhow::Result<Made> {
        let is_at_home = self.chance.percent(75);
        let place = match place {
            Some(place) => place,
            None if is_at_home => company.location.clone(),
            None => self.places.choose(&mut self.chance).to_owned(),
        };
        let flaw = self.flaw(fate);
        let (content, flawed_field) =
            self.writer.write(&mut self.chance, company, profession, &place, flaw)?;
        let history = fate.history(&mut self.chance, self.now);
        let id = self.chance.id_at(history.created_at);
        self.made += 1;
        self.waiting += usize::from(fate == Fate::Waiting);
        self.edited += usize::from(fate == Fate::Edited);
        let mut first = self.revision(id, 1, content, history.created_at);
        let public_revision = fate.is_published().then_some(first.id);
        batch.vacancies.push(self.row(id, company, &first.content, public_revision, &history));
        first.decided_at = history.decided_at;
        first.state = match history.decided_at {
            None => "waiting",
            Some(_) if fate == Fate::Refused => "rejected",
            Some(_) => "approved",
        };
        if fate == Fate::Refused {
            first.reasons = json!([self.reason(flaw.zip(flawed_field), company)]);
        }
        let mut revisions = vec![first];
        if fate == Fate::Edited {
            let edit = edited(&revisions[0].content);
            revisions.push(self.revision(id, 2, edit, history.submitted_at));
        }
        for revision in revisions.iter_mut().filter(|revision| revision.state == "waiting" || flaw.is_some())
        {
            let risk = screening::risk::look(&revision.content.parts());
            revision.risk = i32::try_from(risk.score)?;
            revision.findings = crate::publish::findings(&risk);
        }
        batch.revisions.append(&mut revisions);
        for (at, what) in history.events {
            batch.events.push(EventRow { id: self.chance.id_at(at), vacancy_id: id, at, what });
        }
        Ok(Made { id, fate, published_at: history.published_at, expires_at: history.expires_at })
    }

    /// Some waiting and many refused vacancies contain a line that the rules forbid.
    fn flaw(&mut self, fate: Fate) -> Option<&'a Flaw> {
        let is_flawed = match fate {
            Fate::Waiting => self.waiting % RISKY_EVERY == 1,
            Fate::Refused => self.made < FIRST_COMPANY.len() || self.chance.percent(50),
            _ => false,
        };
        let texts: &'a Texts = self.texts;
        is_flawed.then(|| self.chance.of(&texts.flaws))
    }

    fn reason(&mut self, flaw: Option<(&Flaw, String)>, company: &Company) -> StoredReason {
        match flaw {
            Some((flaw, field)) => StoredReason {
                code: flaw.code,
                field: Some(field),
                text: Some(flaw.note.get(company.locale).to_owned()),
            },
            None => {
                let reason = self.chance.of(&self.texts.reasons);
                StoredReason {
                    code: reason.code,
                    field: reason.field.clone(),
                    text: Some(reason.text.get(company.locale).to_owned()),
                }
            }
        }
    }

    fn revision(&mut self, vacancy: Uuid, number: i32, content: Content, at: Timestamp) -> RevisionRow {
        RevisionRow {
            id: self.chance.id_at(at),
            vacancy_id: vacancy,
            number,
            content,
            state: "waiting",
            risk: 0,
            findings: json!([]),
            submitted_at: at,
            decided_at: None,
            reasons: json!([]),
        }
    }

    fn row(
        &self,
        id: Uuid,
        company: &Company,
        content: &Content,
        public_revision: Option<Uuid>,
        history: &History,
    ) -> VacancyRow {
        // Multiplying by an odd factor is a bijection, so no two tails are the same.
        let tail = (self.made as u32).wrapping_mul(0x9E37_79B1);
        let is_paid = self.made % PAID_EVERY == PAID_EVERY / 2;
        let kind = if is_paid { VacancyKind::Top } else { VacancyKind::Standard };
        VacancyRow {
            id,
            company_id: company.id.as_uuid(),
            slug: Slug::new(&content.title, tail).to_string(),
            kind: kind.code(),
            status: history.status.code(),
            lifecycle: history.lifecycle.code(),
            public_revision,
            title: content.title.clone(),
            spheres: content.sphere.clone(),
            profession: content.profession.clone(),
            location: content.location.clone(),
            work_types: content.work_type.iter().map(|kind| kind.code()).collect(),
            experience: content.experience.code(),
            salary_min: content.salary.min_salary,
            salary_max: content.salary.max_salary,
            currency: content.salary.currency.code(),
            tax: content.salary.tax.code(),
            hide_salary: content.hide_salary,
            submitted_at: history.submitted_at,
            published_at: history.published_at,
            expires_at: history.expires_at,
            asked_at: history.asked_at,
            warned_at: history.warned_at,
            still_hiring_at: history.still_hiring_at,
            created_at: history.created_at,
            updated_at: history.updated_at,
        }
    }
}

/// The waiting edit of a vacancy: a higher salary and one task less.
fn edited(before: &Content) -> Content {
    let mut after = before.clone();
    after.tasks.truncate(before.tasks.len().saturating_sub(1).max(1));
    let raised = |amount: i64| amount / 10 * 11;
    after.salary.min_salary = before.salary.min_salary.map(raised);
    after.salary.max_salary = before.salary.max_salary.map(raised);
    after
}
