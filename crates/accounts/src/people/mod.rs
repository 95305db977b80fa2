//! People as the API shows them to themselves: the user with both profiles.

pub mod picture;
mod profile;
pub(crate) mod store;
pub mod team;

use jiff::Timestamp;
use jiff::civil::Date;
use kernel::Locale;
use kernel::words::{CompanyRight, EducationLevel, LanguageLevel, MemberRole, Role, Sex};
use platform::session::rights;
use platform::{App, CandidateId, CompanyId, Error, Result, UserId};
use serde::{Deserialize, Serialize};
use sqlx::PgConnection;
use utoipa::ToSchema;

pub use picture::{Picture, read_large};
pub use profile::{CandidateEdit, CandidateIn, CustomerEdit, CustomerIn, LanguageIn, check_birthday};
pub(crate) use profile::{CandidateProfile, CustomerProfile, ITEM_LIMITS};
pub use store::{lock_candidate, set_founded};
pub use team::{CompanyInUse, InvitingCompany, TeamInvitation, Workplace};

use dictionaries::Dictionaries;

/// How often the active profile may be changed (decisions C11).
pub(crate) const ROLE_CHANGE_EVERY: jiff::SignedDuration = jiff::SignedDuration::from_hours(24);

/// The signed-in person.
#[derive(Debug, Serialize, ToSchema)]
pub struct User {
    pub id: UserId,
    pub phone: String,
    pub phone_verified_at: Timestamp,
    pub email: Option<String>,
    pub email_verified_at: Option<Timestamp>,
    /// The active profile.
    pub role: Role,
    /// The phone is confirmed.
    pub verified: bool,
    pub candidate: Option<CandidateOut>,
    /// The company in use.
    pub customer: Option<CustomerOut>,
    /// All companies that the person works in.
    pub companies: Vec<Workplace>,
    /// Teams that wait for an answer of the person.
    pub team_invitations: Vec<TeamInvitation>,
    pub locale: Locale,
    pub has_password: bool,
    pub has_totp: bool,
    pub telegram: Option<TelegramName>,
    /// The active role, if its profile is not filled yet.
    pub unfinished: Option<Role>,
    /// When the role may be changed again; null means now.
    pub role_free_at: Option<Timestamp>,
    /// When the account will be erased, if deletion was requested.
    pub delete_at: Option<Timestamp>,
    pub created_at: Timestamp,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct TelegramName {
    pub name: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CandidateOut {
    pub id: CandidateId,
    pub name: String,
    pub surname: String,
    pub birthday: Date,
    pub sex: Sex,
    pub location: String,
    pub location_name: String,
    pub spheres: Vec<String>,
    pub education_level: EducationLevel,
    pub specialization: Option<String>,
    pub languages: Vec<LanguageSkill>,
    pub about: Option<String>,
    pub avatar: Option<Picture>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CustomerOut {
    pub id: CompanyId,
    pub slug: String,
    pub name: String,
    pub address: Option<String>,
    pub location: String,
    pub location_name: String,
    pub owned_date: Option<Date>,
    pub about: Option<String>,
    /// False: suspended by staff.
    pub active: bool,
    pub is_verified: bool,
    pub avatar: Option<Picture>,
    /// What the person is there, and may do.
    pub role: MemberRole,
    pub can: Vec<CompanyRight>,
}

/// A language a person speaks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct LanguageSkill {
    pub language: String,
    pub level: Option<LanguageLevel>,
}

/// Loads the whole user. If it is missing, it was erased a moment ago.
pub(crate) async fn load(app: &App, db: &mut PgConnection, id: UserId, locale: Locale) -> Result<User> {
    let row = store::find_user(db, id).await?.ok_or(Error::SignedOut)?;
    let candidate = match store::find_candidate(db, id).await? {
        Some(row) => Some(candidate(app, db, row, locale).await?),
        None => None,
    };
    let customer = team::find_company_in_use(db, id).await?.map(|found| customer(app, found, locale));
    let role = Role::parse(&row.role).ok_or(Error::Fault)?;
    let is_finished = match role {
        Role::Candidate => candidate.is_some(),
        Role::Customer => customer.is_some(),
    };
    let role_free_at = row.role_changed_at.map(|at| at.to_jiff() + ROLE_CHANGE_EVERY);
    Ok(User {
        id,
        phone: row.phone,
        phone_verified_at: row.phone_verified_at,
        email: row.email,
        email_verified_at: row.email_verified_at.map(jiff_sqlx::Timestamp::to_jiff),
        role,
        verified: true,
        candidate,
        customer,
        companies: team::list_workplaces(db, id).await?,
        team_invitations: team::list_invitations(db, id, app.clock.now()).await?,
        locale: Locale::parse(&row.locale).unwrap_or_default(),
        has_password: row.has_password,
        has_totp: row.has_totp,
        telegram: row.telegram_name.map(|name| TelegramName { name }),
        unfinished: (!is_finished).then_some(role),
        role_free_at: role_free_at.filter(|at| *at > app.clock.now()),
        delete_at: row.delete_at.map(jiff_sqlx::Timestamp::to_jiff),
        created_at: row.created_at,
    })
}

fn place(app: &App, slug: &str, locale: Locale) -> String {
    let dictionaries = app.shared::<Dictionaries>().now();
    dictionaries.location(slug).map_or_else(|| slug.to_owned(), |place| place.names.get(locale).to_owned())
}

async fn candidate(
    app: &App,
    db: &mut PgConnection,
    row: store::CandidateRow,
    locale: Locale,
) -> Result<CandidateOut> {
    let languages = serde_json::from_value(row.languages).map_err(anyhow::Error::from)?;
    Ok(CandidateOut {
        id: row.id,
        name: row.name,
        surname: row.surname,
        birthday: row.birthday,
        sex: Sex::parse(&row.sex).ok_or(Error::Fault)?,
        location_name: place(app, &row.location, locale),
        location: row.location,
        spheres: store::list_spheres(db, row.id).await?,
        education_level: EducationLevel::parse(&row.education_level).ok_or(Error::Fault)?,
        specialization: row.specialization,
        languages,
        about: row.about,
        avatar: row.avatar.as_deref().and_then(Picture::of),
    })
}

fn customer(app: &App, found: CompanyInUse, locale: Locale) -> CustomerOut {
    let CompanyInUse { company: row, is_verified, role } = found;
    CustomerOut {
        id: row.id,
        slug: row.slug,
        name: row.name,
        address: row.address,
        location_name: place(app, &row.location, locale),
        location: row.location,
        owned_date: row.owned_date.map(jiff_sqlx::Date::to_jiff),
        about: row.about,
        active: row.active,
        is_verified,
        avatar: row.avatar.as_deref().and_then(Picture::of),
        role,
        can: rights::rights_of(role),
    }
}
