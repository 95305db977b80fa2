//! The card of a vacancy, which every list shows. Callers that found vacancy ids fetch the cards here, so that a
//! single SQL statement decides what is public.

mod store;

use accounts::people::Picture;
use dictionaries::{Dictionaries, Snapshot};
use jiff::Timestamp;
use kernel::words::{ApplicationStatus, Experience, VacancyKind, WorkType};
use kernel::{Currency, Locale, Salary, SalaryIn, Tax};
use platform::{App, CandidateId, CompanyId, Result};
use serde::Serialize;
use sqlx::PgConnection;
use utoipa::ToSchema;

use crate::VacancyId;

pub(crate) use store::CardRow;

#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct VacancyCard {
    pub id: VacancyId,
    pub slug: String,
    pub title: String,
    /// Slugs, the main one first.
    pub sphere: Vec<String>,
    pub profession: Option<String>,
    pub location: String,
    pub location_name: String,
    pub work_type: Vec<WorkType>,
    pub experience: Experience,
    /// Null when the owner hides it.
    pub salary: Option<Salary>,
    #[serde(rename = "type")]
    pub kind: VacancyKind,
    pub published_at: Option<Timestamp>,
    pub customer: CustomerCard,
    /// The requesting candidate has saved it.
    pub liked: bool,
    /// The requesting candidate has opened its contacts.
    pub contacted: bool,
    /// The status of the requesting candidate's application.
    pub responded: Option<ApplicationStatus>,
}

/// The company on a card.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CustomerCard {
    pub slug: String,
    pub name: String,
    pub avatar: Option<Picture>,
    pub is_verified: bool,
    /// How it answers candidates; null as long as there is nothing to tell.
    pub answers: Option<CompanyAnswers>,
}

/// What a company promises, and how it really answers (decisions J10, J13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct CompanyAnswers {
    /// It promises an answer within so many days.
    pub promise_days: Option<i32>,
    /// Percent of the responses of the last 90 days that were answered. Null if there were fewer than ten.
    pub share: Option<i32>,
    /// Half of its answers came faster. Null like `share`.
    pub median_hours: Option<i32>,
}

/// Fewer responses say nothing about a company.
const LEAST_RESPONSES: i32 = 10;

impl CompanyAnswers {
    pub fn of(promise_days: Option<i32>, due: i32, answered: i32, median_hours: Option<i32>) -> Option<Self> {
        let is_known = due >= LEAST_RESPONSES;
        let share = is_known.then(|| answered.saturating_mul(100) / due);
        let found = Self { promise_days, share, median_hours: median_hours.filter(|_| is_known) };
        (found.promise_days.is_some() || is_known).then_some(found)
    }
}

/// The viewer of a card. It affects only `liked`, `contacted` and `responded`, never what the card shows.
#[derive(Debug, Clone, Copy)]
pub struct Reader {
    pub locale: Locale,
    pub candidate: Option<CandidateId>,
}

/// Cards of public vacancies, in the order of the ids. An id that is not public (any more) is left out.
pub async fn list_public_cards(
    app: &App,
    db: &mut PgConnection,
    ids: &[VacancyId],
    reader: Reader,
) -> Result<Vec<VacancyCard>> {
    let rows = store::list_public(db, ids, reader.candidate, app.clock.now()).await?;
    let words = app.shared::<Dictionaries>().now();
    Ok(rows.into_iter().map(|row| row.card(&words, reader.locale, Pay::AsPublished)).collect())
}

/// Cards of a company's own vacancies, public or not, with the pay the owner typed.
pub async fn list_own_cards(
    app: &App,
    db: &mut PgConnection,
    company: CompanyId,
    ids: &[VacancyId],
    locale: Locale,
) -> Result<Vec<VacancyCard>> {
    let rows = store::list_own(db, company, ids).await?;
    let words = app.shared::<Dictionaries>().now();
    Ok(rows.into_iter().map(|row| row.card(&words, locale, Pay::AsTyped)).collect())
}

/// Whether a hidden salary is left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pay {
    AsPublished,
    AsTyped,
}

impl CardRow {
    pub(crate) fn card(self, words: &Snapshot, locale: Locale, pay: Pay) -> VacancyCard {
        let is_shown = pay == Pay::AsTyped || !self.hide_salary;
        VacancyCard {
            id: self.id,
            salary: is_shown.then(|| self.salary()),
            location_name: place(words, &self.location, locale),
            work_type: self.work_types.iter().filter_map(|code| WorkType::parse(code)).collect(),
            experience: Experience::parse(&self.experience).unwrap_or(Experience::None),
            kind: VacancyKind::parse(&self.kind).unwrap_or(VacancyKind::Standard),
            published_at: self.published_at.map(jiff_sqlx::Timestamp::to_jiff),
            customer: CustomerCard {
                slug: self.company_slug,
                name: self.company_name,
                avatar: self.company_avatar.as_deref().and_then(Picture::of),
                is_verified: self.is_verified,
                answers: CompanyAnswers::of(
                    self.promise_days,
                    self.answers_due.unwrap_or_default(),
                    self.answered.unwrap_or_default(),
                    self.median_hours,
                ),
            },
            slug: self.slug,
            title: self.title,
            sphere: self.spheres,
            profession: self.profession,
            location: self.location,
            liked: self.liked,
            contacted: self.contacted,
            responded: self.responded.as_deref().and_then(ApplicationStatus::parse),
        }
    }

    fn salary(&self) -> Salary {
        let form = SalaryIn {
            agreement: self.salary_min.is_none(),
            min_salary: self.salary_min,
            max_salary: self.salary_max,
            currency: Currency::parse(&self.currency).unwrap_or_default(),
            tax: Tax::parse(&self.tax).unwrap_or_default(),
        };
        Salary::check(&form).unwrap_or_else(|_| crate::content::by_interview())
    }
}

/// `Toshkent, Chilonzor`: a district alone says too little on a card.
pub fn place(words: &Snapshot, slug: &str, locale: Locale) -> String {
    let Some(place) = words.location(slug) else { return slug.to_owned() };
    let name = place.short.get(locale);
    match words.parent(place) {
        Some(parent) if parent.short.get(locale) != name => format!("{}, {name}", parent.short.get(locale)),
        _ => name.to_owned(),
    }
}
