//! The page of a company, as its members edit it. Everybody sees a change at once: `GET /companies/{slug}`.

mod check;
mod photos;
mod save;
mod store;

use axum::Json;
use axum::extract::State;
use dictionaries::Dictionaries;
use kernel::Locale;
use kernel::words::Benefit;
use platform::wording::ErrorBody;
use platform::{App, CompanyId, Customer, Lang, Result};
use screening::PublicText;
use serde::Serialize;
use sqlx::PgConnection;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;
use vacancies::public::company_page::{StoredOffice, known_benefits};
use vacancies::public::{CompanyLink, CompanyOffice, CompanyPhoto, CompanySize};

use store::PageRow;

pub(crate) use check::ITEM_LIMITS;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(view_own_page, save::save_own_page))
        .routes(routes!(photos::upload_page_photo))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct OwnPageOut {
    pub status: bool,
    pub data: OwnPage,
}

/// The page of the company in use.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnPage {
    pub about: OwnPageAbout,
    pub links: Vec<CompanyLink>,
    pub addresses: Vec<CompanyOffice>,
    pub benefits: Vec<Benefit>,
    /// In the order of the page.
    pub photos: Vec<CompanyPhoto>,
    /// The year in which the company was founded.
    pub year: Option<i16>,
    pub size: Option<CompanySize>,
    /// The pattern of the page, 0 to 5; null: chosen by the name.
    pub cloth: Option<u8>,
    /// Counts the saves; zero before the first one.
    pub version: i32,
}

/// The text about the company, by language.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnPageAbout {
    pub uz: Option<String>,
    pub ru: Option<String>,
    pub en: Option<String>,
}

/// What a page consists of, valid.
#[derive(Debug, PartialEq, Eq)]
struct Content {
    about: About,
    links: Vec<CompanyLink>,
    addresses: Vec<StoredOffice>,
    benefits: Vec<Benefit>,
    photos: Vec<Uuid>,
    year: Option<i16>,
    size: Option<CompanySize>,
    cloth: Option<u8>,
}

#[derive(Debug, Default, PartialEq, Eq)]
struct About {
    uz: Option<PublicText>,
    ru: Option<PublicText>,
    en: Option<PublicText>,
}

/// A page as it is stored.
struct Stored {
    content: Content,
    photos: Vec<CompanyPhoto>,
    version: i32,
}

/// The page of the company in use.
#[utoipa::path(get, path = "/company/page", tag = "companies",
    responses((status = 200, body = OwnPageOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn view_own_page(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Customer,
) -> Result<Json<OwnPageOut>> {
    let stored = load(&mut *app.db.acquire().await?, me.company_id).await?;
    Ok(Json(OwnPageOut { status: true, data: stored.shown(&app, locale) }))
}

async fn load(db: &mut PgConnection, company: CompanyId) -> Result<Stored> {
    let row = store::find_page(db, company).await?;
    let photos = store::list_placed_photos(db, company).await?;
    let photos: Vec<CompanyPhoto> =
        photos.iter().filter_map(|photo| CompanyPhoto::of(photo.id, &photo.file_key)).collect();
    let content = Content {
        about: about(&row),
        links: parsed(row.links)?,
        addresses: parsed(row.addresses)?,
        benefits: known_benefits(&row.benefits),
        photos: photos.iter().map(|photo| photo.id).collect(),
        year: row.owned_date.map(|day| day.to_jiff().year()),
        size: row.size.as_deref().and_then(CompanySize::parse),
        cloth: row.cloth.and_then(|cloth| u8::try_from(cloth).ok()),
    };
    Ok(Stored { content, photos, version: row.version })
}

/// Before the first save the text of the profile is the only one, in the language of the owner.
fn about(row: &PageRow) -> About {
    let stored = |locale: Locale| match &row.about {
        Some(texts) => texts[locale.code()].as_str().map(str::to_owned),
        None if row.owner_locale == locale.code() => row.profile_about.clone(),
        None => None,
    };
    let text = |locale| stored(locale).map(PublicText::stored);
    About { uz: text(Locale::Uz), ru: text(Locale::Ru), en: text(Locale::En) }
}

fn parsed<T: serde::de::DeserializeOwned>(stored: serde_json::Value) -> Result<T> {
    Ok(serde_json::from_value(stored).map_err(anyhow::Error::from)?)
}

impl Stored {
    fn shown(self, app: &App, locale: Locale) -> OwnPage {
        let words = app.shared::<Dictionaries>().now();
        let Self { content, photos, version } = self;
        let text = |text: Option<PublicText>| text.as_deref().map(str::to_owned);
        let offices = content.addresses.into_iter().map(|office| office.shown(&words, locale));
        OwnPage {
            about: OwnPageAbout {
                uz: text(content.about.uz),
                ru: text(content.about.ru),
                en: text(content.about.en),
            },
            links: content.links,
            addresses: offices.collect(),
            benefits: content.benefits,
            photos,
            year: content.year,
            size: content.size,
            cloth: content.cloth,
            version,
        }
    }
}
