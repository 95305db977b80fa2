//! `GET /jobs/{slug}`: a vacancy with everything that is public about it.
//!
//! Questions, contacts and a hidden salary are left out here, so no caller has to do it.

use axum::Json;
use axum::extract::State;
use dictionaries::{Dictionaries, Snapshot};
use jiff::Timestamp;
use kernel::words::{ApplicationStatus, Experience, LanguageLevel, VacancyKind, WorkHours, WorkType};
use kernel::{Locale, Salary};
use platform::wording::ErrorBody;
use platform::{App, Lang, MaybeViewer, Path, Refused, Result, Viewer};
use serde::Serialize;
use serde_json::json;
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::similar::{cards_like, region};
use super::store;
use crate::VacancyId;
use crate::card::{self, CustomerCard, Reader, VacancyCard};
use crate::content::{Abroad, Content, Details};
use crate::refusal::Refusal;

/// A public vacancy: its card and the rest of the approved text.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Vacancy {
    pub id: VacancyId,
    pub slug: String,
    pub title: String,
    /// The main sphere.
    pub category_id: String,
    /// Slugs, the main one first.
    pub sphere: Vec<String>,
    pub sphere_names: Vec<SphereName>,
    pub profession: Option<String>,
    pub profession_name: Option<String>,
    pub location: String,
    pub location_name: String,
    pub region_name: String,
    pub address: Option<String>,
    pub work_type: Vec<WorkType>,
    pub work_hours: WorkHours,
    pub hours_from: Option<String>,
    pub hours_to: Option<String>,
    /// Null when the owner hides it.
    pub salary: Option<Salary>,
    pub about: String,
    pub requirements: Vec<String>,
    pub tasks: Vec<String>,
    pub advantages: Vec<String>,
    pub experience: Experience,
    pub languages: Vec<LanguageName>,
    #[serde(flatten)]
    pub details: Details,
    pub required_question: bool,
    /// Number of questions to candidates.
    pub question_count: usize,
    /// The vacancy has a phone or a link to show.
    pub has_contacts: bool,
    pub has_link: bool,
    pub abroad: Option<Abroad>,
    #[serde(rename = "type")]
    pub kind: VacancyKind,
    pub published_at: Option<Timestamp>,
    pub updated_at: Timestamp,
    pub expires_at: Option<Timestamp>,
    pub customer: VacancyCustomer,
    pub liked: bool,
    /// The requesting candidate has opened its contacts.
    pub contacted: bool,
    /// The status of the requesting candidate's application.
    pub responded: Option<ApplicationStatus>,
    /// It belongs to the company of the requesting person.
    pub is_own: bool,
}

#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = VacancySphereName)]
pub struct SphereName {
    pub slug: String,
    pub name: String,
}

#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = VacancyLanguageName)]
pub struct LanguageName {
    pub language: String,
    pub name: String,
    pub level: Option<LanguageLevel>,
}

/// The company of a vacancy, as shown on its page.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct VacancyCustomer {
    #[serde(flatten)]
    pub card: CustomerCard,
    pub location_name: String,
    pub open_vacancies: u64,
    /// The first words about the company.
    pub about_short: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct VacancyOut {
    pub status: bool,
    pub data: Vacancy,
}

/// The result of looking up a vacancy's slug.
pub enum VacancyLookup {
    Public(Box<Vacancy>),
    /// It was public once. Nothing of it is shown any more, only similar vacancies.
    Gone {
        similar: Vec<VacancyCard>,
    },
    /// No such vacancy was ever public.
    Nowhere,
}

/// A public vacancy.
#[utoipa::path(get, path = "/jobs/{slug}", tag = "vacancies", params(("slug" = String, Path)),
    responses((status = 200, body = VacancyOut), (status = 404, body = ErrorBody),
        (status = 410, body = ErrorBody, description = "It was public earlier; `similar` has cards of others")))]
pub async fn view_vacancy(
    State(app): State<App>,
    Lang(locale): Lang,
    MaybeViewer(viewer): MaybeViewer,
    Path(slug): Path<String>,
) -> Result<Json<VacancyOut>> {
    let mut db = app.db.acquire().await?;
    let reader = super::reader(locale, viewer.as_ref());
    match find_vacancy(&app, &mut db, &slug, reader, viewer.as_ref()).await? {
        VacancyLookup::Public(data) => Ok(Json(VacancyOut { status: true, data: *data })),
        VacancyLookup::Gone { similar } => {
            Err(Refused::from(Refusal::Gone).extra("similar", json!(similar)).into())
        }
        VacancyLookup::Nowhere => Err(platform::Error::NotFound),
    }
}

pub async fn find_vacancy(
    app: &App,
    db: &mut PgConnection,
    slug: &str,
    reader: Reader,
    viewer: Option<&Viewer>,
) -> Result<VacancyLookup> {
    let now = app.clock.now();
    let row = store::find_vacancy(db, slug, now).await?.filter(|row| row.was_public);
    let Some(row) = row else { return Ok(VacancyLookup::Nowhere) };
    if let (true, Some(content)) = (row.is_listed, row.content)
        && let Some(card) = card::list_public_cards(app, db, &[row.id], reader).await?.pop()
    {
        let content: Content = serde_json::from_value(content).map_err(anyhow::Error::from)?;
        let mut vacancy = put_together(app, db, card, content, reader.locale).await?;
        vacancy.updated_at = row.updated_at.to_jiff();
        vacancy.expires_at = row.expires_at.map(jiff_sqlx::Timestamp::to_jiff);
        vacancy.is_own = viewer.and_then(|viewer| viewer.company_id) == Some(row.company_id);
        return Ok(VacancyLookup::Public(Box::new(vacancy)));
    }
    let main_sphere = row.spheres.first().map(String::as_str);
    let similar =
        cards_like(app, db, row.id, main_sphere, row.profession.as_deref(), &row.location, reader).await?;
    Ok(VacancyLookup::Gone { similar })
}

/// Preview for the owner: the page that a text would produce if it were approved now. `card` is that of the stored
/// vacancy.
pub(crate) async fn preview(
    app: &App,
    db: &mut PgConnection,
    card: &VacancyCard,
    content: &Content,
    locale: Locale,
) -> Result<Vacancy> {
    let words = app.shared::<Dictionaries>().now();
    let card = VacancyCard {
        title: content.title.clone(),
        sphere: content.sphere.clone(),
        profession: content.profession.clone(),
        location_name: card::place(&words, &content.location, locale),
        location: content.location.clone(),
        work_type: content.work_type.clone(),
        experience: content.experience,
        salary: (!content.hide_salary).then(|| content.salary()),
        ..card.clone()
    };
    let vacancy = put_together(app, db, card, content.clone(), locale).await?;
    Ok(Vacancy { is_own: true, ..vacancy })
}

async fn put_together(
    app: &App,
    db: &mut PgConnection,
    card: VacancyCard,
    content: Content,
    locale: Locale,
) -> Result<Vacancy> {
    let words = app.shared::<Dictionaries>().now();
    let now = app.clock.now();
    let strip = store::find_company_strip(db, &card.customer.slug, locale, now).await?;
    let names = Names { words: &words, locale };
    let has_link = content.for_communication_link.is_some();
    Ok(Vacancy {
        category_id: card.sphere.first().cloned().unwrap_or_default(),
        sphere_names: card.sphere.iter().map(|slug| names.sphere(slug)).collect(),
        profession_name: card.profession.as_deref().and_then(|slug| names.profession(slug)),
        region_name: names.place(region(&words, &card.location)),
        languages: content.languages.into_iter().map(|one| names.language(one)).collect(),
        customer: VacancyCustomer {
            card: card.customer,
            location_name: card::place(&words, &strip.location, locale),
            open_vacancies: u64::try_from(strip.open_vacancies).unwrap_or_default(),
            about_short: strip.about.as_deref().map(first_words),
        },
        id: card.id,
        slug: card.slug,
        title: card.title,
        sphere: card.sphere,
        profession: card.profession,
        location: card.location,
        location_name: card.location_name,
        work_type: card.work_type,
        experience: card.experience,
        salary: card.salary,
        kind: card.kind,
        published_at: card.published_at,
        liked: card.liked,
        contacted: card.contacted,
        responded: card.responded,
        address: content.address,
        work_hours: content.work_hours,
        hours_from: content.hours_from,
        hours_to: content.hours_to,
        about: content.about,
        requirements: content.requirements,
        tasks: content.tasks,
        advantages: content.advantages,
        details: content.details,
        required_question: content.required_question,
        question_count: content.questions.len(),
        has_contacts: has_link || content.for_communication_phone.is_some(),
        has_link,
        abroad: content.abroad,
        updated_at: now,
        expires_at: None,
        is_own: false,
    })
}

/// Names of dictionary entries in one language. An unknown slug is returned as it is.
struct Names<'a> {
    words: &'a Snapshot,
    locale: Locale,
}

impl Names<'_> {
    fn sphere(&self, slug: &str) -> SphereName {
        let known = self.words.sphere(slug);
        let name = known.map_or(slug, |sphere| sphere.names.get(self.locale));
        SphereName { slug: slug.to_owned(), name: name.to_owned() }
    }

    fn profession(&self, slug: &str) -> Option<String> {
        let known = self.words.profession(slug);
        known.map(|profession| profession.names.get(self.locale).to_owned())
    }

    fn place(&self, slug: &str) -> String {
        let known = self.words.location(slug);
        known.map_or(slug, |place| place.names.get(self.locale)).to_owned()
    }

    fn language(&self, one: crate::content::Language) -> LanguageName {
        let name = self.words.term_name("language", &one.language, self.locale).unwrap_or(&one.language);
        LanguageName { name: name.to_owned(), language: one.language, level: one.level }
    }
}

/// Fits two lines on a phone.
const SHORT: usize = 160;

/// The first words of a text, cut between words.
fn first_words(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let Some((end, _)) = line.char_indices().nth(SHORT) else { return line };
    let whole = line[..end].rfind(' ').map_or(&line[..end], |space| &line[..space]);
    format!("{}…", whole.trim_end_matches([',', '.', ';', ':', '-', '–', '—', ' ']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_words_end_with_a_whole_word() {
        assert_eq!(first_words("Biz  non\nyopamiz."), "Biz non yopamiz.");
        let long = "Samarqandda oʻn yildan beri ishlaymiz, ".repeat(9);
        let short = first_words(&long);
        assert!(short.chars().count() <= SHORT + 1);
        let before = short.trim_end_matches('…');
        assert!(long.starts_with(before) && long[before.len()..].starts_with([' ', ',']), "{short}");
        assert_eq!(first_words(&"й".repeat(300)).chars().count(), SHORT + 1);
    }
}
