//! Demo applications: the demo employer has candidates in every stage, the demo candidate has applications in every
//! state, and some other companies have enough responses for an answer record.
//!
//! Randomness comes from the seed alone, and dates are counted back from a given moment.

mod fate;
mod store;

use std::collections::HashMap;

use accounts::demo::{CANDIDATE, CUSTOMER};
use dictionaries::Snapshot;
use jiff::{SignedDuration, Timestamp};
use kernel::Locale;
use kernel::chance::Chance;
use kernel::clock::tashkent;
use kernel::words::{ApplicationReason, ApplicationSource, EndedBy, QuestionKind};
use resumes::ResumeId;
use resumes::profile::{CopyCard, Reader, Resume, ResumeCopy};
use serde::Deserialize;
use serde_json::{Value, json};
use sqlx::PgConnection;
use vacancies::VacancyId;
use vacancies::content::Content;
use vacancies::responses::count_response;

use crate::questions::StoredAnswer;
use crate::respond::searched;
use fate::{FATES, Fate};
use store::{ResumeRow, VacancyRow};

pub use store::insert_events;

const TEXTS: &str = include_str!("../../../../data/demo/applications.json");

/// Applicants of each open vacancy of the demo employer.
const OF_VACANCY: usize = 24;
/// Vacancies of the demo employer that have applicants.
const VACANCIES: usize = 4;
/// Companies with an answer record, and their responses.
const COMPANIES: usize = 30;
const OF_COMPANY: usize = 14;

#[derive(Deserialize)]
struct Texts {
    letters: Vec<String>,
    invitations: Vec<String>,
    refusals: Vec<String>,
    comments: Vec<String>,
    answers: Vec<String>,
}

/// Generates the applications and returns how many exist now.
pub async fn fill(db: &mut PgConnection, words: &Snapshot, seed: u64, now: Timestamp) -> anyhow::Result<u64> {
    let texts: Texts = serde_json::from_str(TEXTS)?;
    let vacancies = store::list_vacancies(db, CUSTOMER, VACANCIES, COMPANIES).await?;
    let people = store::list_resumes(db, CANDIDATE).await?;
    let ids: Vec<ResumeId> = people.iter().map(|row| row.id).collect();
    let resumes = resumes::profile::list_by_ids(db, &ids).await?;
    let mut maker = Maker {
        // A different seed from those of the other parts, or they would draw the same numbers.
        chance: Chance::new(seed ^ 0x6170_706C_6963_6174),
        reader: Reader { words, locale: Locale::default(), now },
        texts,
        resumes: resumes.into_iter().map(|resume| (resume.id, resume)).collect(),
        now,
        rows: Vec::new(),
        sent: Vec::new(),
        events: Vec::new(),
        comments: Vec::new(),
    };
    maker.fill(&vacancies, &people)?;
    let made = maker.rows.len() as u64;
    for (vacancy, created) in &maker.sent {
        count_response(db, *vacancy, created.to_zoned(tashkent()).date()).await?;
    }
    store::insert(db, &json!(maker.rows), &json!(maker.events), &json!(maker.comments)).await?;
    crate::answers::store::count_records(
        db,
        now - crate::answers::RECORD,
        now - SignedDuration::from_hours(7 * 24),
        now,
    )
    .await?;
    store::set_promises(db, CUSTOMER).await?;
    Ok(made)
}

struct Maker<'a> {
    chance: Chance,
    reader: Reader<'a>,
    texts: Texts,
    resumes: HashMap<ResumeId, Resume>,
    now: Timestamp,
    rows: Vec<Value>,
    /// Responses, for the counters of their vacancies.
    sent: Vec<(VacancyId, Timestamp)>,
    events: Vec<Value>,
    comments: Vec<Value>,
}

impl Maker<'_> {
    fn fill(&mut self, vacancies: &[VacancyRow], people: &[ResumeRow]) -> anyhow::Result<()> {
        let (mine, others): (Vec<_>, Vec<_>) = vacancies.iter().partition(|row| row.is_demo);
        let (me, strangers): (Vec<_>, Vec<_>) = people.iter().partition(|row| row.is_demo);
        let spheres: HashMap<ResumeId, Vec<String>> =
            self.resumes.iter().map(|(id, resume)| (*id, resume.content.form().sphere.clone())).collect();
        let fits = |person: &ResumeRow, vacancy: &VacancyRow| {
            let wanted = vacancy.content["sphere"].as_array().map(Vec::as_slice).unwrap_or_default();
            let known = spheres.get(&person.id).map(Vec::as_slice).unwrap_or_default();
            wanted.iter().filter_map(Value::as_str).any(|sphere| known.iter().any(|one| one == sphere))
        };
        // Each applies once, where the work fits as long as there is somebody.
        let mut free = strangers;
        let mut person = |vacancy: &VacancyRow| {
            let at = free.iter().position(|person| fits(person, vacancy));
            (!free.is_empty()).then(|| free.remove(at.unwrap_or_default()))
        };
        for vacancy in mine {
            for place in 0..OF_VACANCY {
                let fate = &FATES[place % FATES.len()];
                let Some(person) = person(vacancy) else { return Ok(()) };
                self.apply(vacancy, person, fate)?;
            }
        }
        // The demo candidate: one in each state, each with another company.
        let mut seen = std::collections::HashSet::new();
        let mut once: Vec<&VacancyRow> = others.clone();
        once.retain(|row| seen.insert(row.company_id));
        if let Some(me) = me.first() {
            once.sort_by_key(|row| !fits(me, row));
        }
        for (fate, vacancy) in FATES.iter().zip(once) {
            if let Some(me) = me.first() {
                self.apply(vacancy, me, fate)?;
            }
        }
        for vacancy in others {
            for _ in 0..OF_COMPANY {
                let fate = self.chance.below(FATES.len());
                let Some(person) = person(vacancy) else { return Ok(()) };
                self.apply(vacancy, person, &FATES[fate])?;
            }
        }
        Ok(())
    }

    fn apply(&mut self, vacancy: &VacancyRow, person: &ResumeRow, fate: &Fate) -> anyhow::Result<()> {
        let Some(resume) = self.resumes.get(&person.id) else { return Ok(()) };
        let copy = ResumeCopy::of(resume);
        let Some(card) = CopyCard::of(&copy, person.id, self.reader) else { return Ok(()) };
        let is_response = fate.source == ApplicationSource::Response;
        let letter =
            (is_response && self.chance.percent(60)).then(|| pick(&mut self.chance, &self.texts.letters));
        let content: Content = serde_json::from_value(vacancy.content.clone())?;
        let answers = if is_response { self.answers(&content) } else { Vec::new() };
        let times = fate.times(&mut self.chance, self.now);
        let id = self.chance.id_at(times.created);
        let message = match (fate.is_offered(), fate.is_refused()) {
            (_, true) => Some(pick(&mut self.chance, &self.texts.refusals)),
            (true, _) => Some(pick(&mut self.chance, &self.texts.invitations)),
            _ => None,
        };
        for (kind, actor, at, from, to) in fate.events(&times) {
            let text =
                matches!(kind, "offered" | "invited" | "rejected").then_some(message.as_deref()).flatten();
            let text = text.filter(|_| actor == "customer");
            self.events.push(json!({
                "application_id": id, "kind": kind, "actor": actor, "at": at, "from_stage": from, "to_stage": to,
                "text": text,
            }));
        }
        if vacancy.is_demo && times.viewed.is_some() && self.chance.percent(40) {
            let at = times.acted.max(times.created);
            self.comments.push(json!({
                "id": self.chance.id_at(at), "application_id": id,
                "text": pick(&mut self.chance, &self.texts.comments), "created_at": at,
            }));
        }
        if is_response {
            self.sent.push((vacancy.id, times.created));
        }
        let salary = card.salary.filter(|pay| pay.currency == kernel::Currency::default());
        self.rows.push(json!({
            "id": id, "vacancy_id": vacancy.id, "company_id": vacancy.company_id, "candidate_id": person.candidate_id,
            "resume_id": person.id, "source": fate.source.code(), "status": crate::state::status_of(fate.stage).code(),
            "stage": fate.stage.code(), "letter": letter, "words": searched(&card, letter.as_deref(), &answers),
            "answers": answers, "snapshot": copy, "spheres": copy.form().sphere,
            "salary": salary.and_then(|pay| pay.amount), "card": card, "message": message,
            "ended_by": fate.ended_by.map(EndedBy::code), "reason": fate.reason.map(ApplicationReason::code),
            "created_at": times.created, "status_at": times.status, "stage_at": times.stage,
            "viewed_at": times.viewed, "answered_at": times.answered, "acted_at": times.acted,
            "accepted_at": times.accepted,
        }));
        Ok(())
    }

    fn answers(&mut self, content: &Content) -> Vec<StoredAnswer> {
        let mut answers = Vec::new();
        for question in &content.questions {
            let answer = match question.kind {
                QuestionKind::Text => pick(&mut self.chance, &self.texts.answers),
                QuestionKind::YesNo => if self.chance.percent(80) { "yes" } else { "no" }.to_owned(),
                QuestionKind::Number => (1 + self.chance.below(9)).to_string(),
                QuestionKind::Choice => pick(&mut self.chance, &question.options),
            };
            answers.push(StoredAnswer {
                question: question.text.clone(),
                kind: question.kind,
                must_answer: question.must_answer,
                answer: Some(answer),
            });
        }
        answers
    }
}

fn pick(chance: &mut Chance, texts: &[String]) -> String {
    texts.get(chance.below(texts.len().max(1))).cloned().unwrap_or_default()
}
