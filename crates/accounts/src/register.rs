//! `POST /auth/register`: the single form of product §3 creates an account.
//!
//! The phone was confirmed before (`request_id` names the request), or its code comes with the form. Account,
//! profile, consents, picture and the used-up request are one transaction. A retry after a lost response signs in
//! instead: it names the same request and the same password.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use jiff::civil::Date;
use kernel::fields::{About, Address, CompanyName, PersonName, Position};
use kernel::words::{EducationLevel, Role, Sex};
use kernel::{Email, FieldError, FieldErrors, Locale, LoginPhone, Slug};
use platform::db::constraint;
use platform::rate::Limit;
use platform::{App, Body, CompanyId, Error, Lang, Origin, Refused, Result, UserId};
use secrets::{Code, Hasher, Password, Secret};
use serde::Deserialize;
use sqlx::PgConnection;
use utoipa::ToSchema;
use utoipa::openapi::schema::{Object, ObjectBuilder, Type};

use crate::codes::verify::{self, Named};
use crate::codes::{self, Purpose};
use crate::consent::{self, Consent};
use crate::history::{self, Event};
use crate::me::avatar;
use crate::password;
use crate::people::picture::Stored;
use crate::people::store::{self as people, NewUser, Pictured};
use crate::people::team;
use crate::people::{CandidateIn, CandidateProfile, CustomerIn, CustomerProfile, LanguageIn};
use crate::refusal::Refusal;
use crate::sign_in::guesses::Counters;
use crate::sign_in::{self, Opened, SignedOrRefused, login, social};

const FLOOD: Limit = Limit::per_minute("register", 30);

/// The form of product §3. Which fields are needed depends on the role.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RegisterIn {
    pub phone: LoginPhone,
    /// Not needed with a pending Telegram or Google account.
    #[serde(default)]
    pub password: Option<Password>,
    #[serde(default)]
    pub verification_code: Option<Code>,
    #[serde(default)]
    pub request_id: Option<String>,
    /// When absent: a form with a surname or spheres is a candidate's.
    #[serde(default)]
    pub role: Option<Role>,
    #[schema(schema_with = name_schema)]
    #[serde(default)]
    pub name: String,
    #[serde(default)]
    pub surname: Option<PersonName>,
    #[serde(default)]
    pub birthday: Option<Date>,
    #[serde(default)]
    pub sex: Option<Sex>,
    #[serde(default)]
    pub location: String,
    #[serde(default)]
    pub spheres: Vec<String>,
    #[serde(default)]
    pub education_level: Option<EducationLevel>,
    #[serde(default)]
    pub specialization: Option<Position>,
    #[serde(default)]
    pub languages: Vec<LanguageIn>,
    #[serde(default)]
    pub about: Option<About>,
    #[serde(default)]
    pub email: Option<Email>,
    /// A picture as `data:image/jpeg;base64,…`.
    #[serde(default)]
    pub avatar: Option<String>,
    #[serde(default)]
    pub address: Option<Address>,
    #[serde(default)]
    pub owned_date: Option<Date>,
    #[serde(default)]
    pub consents: Vec<Consent>,
    #[serde(default)]
    pub remember: bool,
    /// The secret of an invitation to the team of a company: an employer who joins it needs no company of his own.
    #[serde(default)]
    pub invitation: Option<String>,
    /// Also link the external account pending in this browser.
    #[serde(default)]
    pub social: bool,
}

/// The name of a company may be longer than that of a person.
fn name_schema() -> Object {
    let object = ObjectBuilder::new().schema_type(Type::String).max_length(Some(CompanyName::MAX));
    object.description(Some("Of the person, or of the company.")).build()
}

enum Profile {
    Candidate(CandidateProfile),
    Customer(CustomerProfile),
    /// Invited to the team of a company, which the person joins next.
    Invited,
}

/// Creates an account.
#[utoipa::path(post, path = "/auth/register", tag = "accounts", request_body = RegisterIn,
    responses((status = 200, body = SignedOrRefused), (status = 422, body = platform::wording::ErrorBody),
        (status = 429, body = platform::wording::ErrorBody)))]
pub async fn register(
    State(app): State<App>,
    Lang(locale): Lang,
    origin: Origin,
    headers: HeaderMap,
    Body(form): Body<RegisterIn>,
) -> Result<Response> {
    app.rate.take(FLOOD, &origin.address)?;
    let profile = form.profile(&app)?;
    let pending = if form.social { social::pending(&app, &headers) } else { None };
    form.check_password(pending.is_some())?;
    let upload = avatar::read_data_url(form.avatar.as_deref())?;
    let request = confirmed_request(&app, &form).await?;
    // Expensive work comes last: a stranger without a code must not make us hash or decode anything.
    let hash = match &form.password {
        Some(password) => Some(app.shared::<Hasher>().hash(password).await?),
        None => None,
    };
    let picture = avatar::draw(upload).await?;
    // Files are not part of the transaction: the picture is stored first and deleted if the account is not created.
    let stored = avatar::store(&app, picture).await?;
    let made =
        make(&app, &form, &profile, hash.as_deref(), &request, stored.as_ref(), locale, &origin, &headers)
            .await;
    let (user, opened) = match made {
        Ok(made) => made,
        Err(error) => {
            avatar::discard(&app, stored).await;
            return Err(error);
        }
    };
    let mut answer = sign_in::answer(&app, user, &opened, locale).await?;
    if pending.is_some() {
        social::forget_pending(&app, answer.headers_mut());
    }
    Ok(answer)
}

impl RegisterIn {
    fn role(&self) -> Role {
        let looks_like_person = self.surname.is_some() || !self.spheres.is_empty() || self.birthday.is_some();
        self.role.unwrap_or(if looks_like_person { Role::Candidate } else { Role::Customer })
    }

    /// Validates the profile of the role; all missing fields are reported at once.
    fn profile(&self, app: &App) -> Result<Profile> {
        let mut errors = FieldErrors::default();
        let name_problem = |problem: FieldError| {
            if self.name.trim().is_empty() { FieldError::Required } else { problem }
        };
        match self.role() {
            Role::Candidate => {
                let name = PersonName::parse(&self.name).map_err(name_problem);
                let name = errors.take("name", name);
                let surname = errors.take("surname", self.surname.clone().ok_or(FieldError::Required));
                let birthday = errors.take("birthday", self.birthday.ok_or(FieldError::Required));
                let sex = errors.take("sex", self.sex.ok_or(FieldError::Required));
                let level = errors.take("education_level", self.education_level.ok_or(FieldError::Required));
                let (Some(name), Some(surname), Some(birthday), Some(sex), Some(education_level)) =
                    (name, surname, birthday, sex, level)
                else {
                    return Err(Error::Invalid(errors));
                };
                let profile = CandidateIn {
                    name,
                    surname,
                    birthday,
                    sex,
                    location: self.location.clone(),
                    spheres: self.spheres.clone(),
                    education_level,
                    specialization: self.specialization.clone(),
                    languages: self.languages.clone(),
                    about: self.about.clone(),
                };
                profile.check(app).map(Profile::Candidate)
            }
            Role::Customer if self.invitation.is_some() => Ok(Profile::Invited),
            Role::Customer => {
                let name = CompanyName::parse(&self.name).map_err(name_problem);
                let Some(name) = errors.take("name", name) else { return Err(Error::Invalid(errors)) };
                let profile = CustomerIn {
                    name,
                    location: self.location.clone(),
                    address: self.address.clone(),
                    owned_date: self.owned_date,
                    about: self.about.clone(),
                };
                profile.check(app).map(Profile::Customer)
            }
        }
    }

    fn check_password(&self, has_other_way_in: bool) -> Result<()> {
        match &self.password {
            Some(given) => {
                let surname = self.surname.as_ref().map_or("", PersonName::as_str);
                password::check(given, self.phone.as_str(), &[&self.name, surname])
            }
            None if has_other_way_in => Ok(()),
            None => Err(password::problem("password", FieldError::Required)),
        }
    }
}

/// On this call a stale or wrong code is a refusal with status 200 at its field (decisions E).
async fn confirmed_request(app: &App, form: &RegisterIn) -> Result<Vec<u8>> {
    let named = match &form.request_id {
        Some(id) => Named::Id(id),
        None => Named::Phone(form.phone.as_str()),
    };
    let found = verify::ensure_verified(app, Purpose::Register, named, form.verification_code.as_ref()).await;
    found.map_err(in_form)
}

fn in_form(error: Error) -> Error {
    match error {
        Error::Refused(refused) if refused.is(Refusal::VerificationNotFound) => codes::not_found_in_form(),
        Error::Refused(refused) if refused.is(Refusal::WrongCode) => {
            refused.with_status_ok().at("verification_code").into()
        }
        other => other,
    }
}

#[expect(clippy::too_many_arguments, reason = "everything an account is made of, put together in one place")]
async fn make(
    app: &App,
    form: &RegisterIn,
    profile: &Profile,
    hash: Option<&str>,
    request: &[u8],
    picture: Option<&Stored>,
    locale: Locale,
    origin: &Origin,
    headers: &HeaderMap,
) -> Result<(UserId, Opened)> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let taken = verify::take(&mut tx, request, now).await.map_err(in_form)?;
    if taken.recipient != form.phone.as_str() {
        return Err(codes::not_found_in_form());
    }
    if taken.was_used {
        drop(tx);
        return repeat(app, form, origin, headers).await;
    }
    if let Some(invitation) = form.invitation.as_deref().filter(|_| matches!(profile, Profile::Invited)) {
        let hash = Secret::parse(invitation).map(|secret| secret.hash()).unwrap_or_default();
        if !team::is_open_invitation(&mut tx, &hash, form.phone.as_str(), now).await? {
            return Err(Refused::from(Refusal::InvitationOver).with_status_ok().at("invitation").into());
        }
    }
    consent::check(&taken.consents, &form.consents)?;
    let user = UserId::new();
    let new = NewUser {
        id: user,
        phone: form.phone.as_str(),
        email: form.email.as_ref(),
        password_hash: hash,
        role: form.role(),
        locale,
        now,
    };
    if let Some(email) = &form.email
        && people::is_email_of_another(&mut tx, user, &email.key()).await?
    {
        return Err(Refused::from(Refusal::EmailTaken).with_status_ok().at("email").into());
    }
    people::insert_user(&mut tx, &new).await.map_err(|error| match constraint(&error) {
        // Registered in the meantime: a stranger gets the same response as for a stale code.
        Some(people::ONE_PER_PHONE) => codes::not_found_in_form(),
        _ => Error::from(error),
    })?;
    let company = save_profile(&mut tx, user, profile, now).await?;
    if let Some(picture) = picture {
        let whose = match company {
            Some(company) => Pictured::Company(company),
            None => Pictured::Candidate(user),
        };
        people::set_avatar(&mut tx, whose, Some(picture.key()), now).await?;
    }
    consent::store_both(app, &mut tx, user, locale, origin).await?;
    history::note(&mut tx, user, Event::Registered, origin, now).await?;
    let opened =
        sign_in::open(app, &mut tx, user, form.remember, origin, sign_in::device(headers).as_ref()).await?;
    if form.social {
        social::link_pending(app, &mut tx, user, headers, origin).await?;
    }
    tx.commit().await?;
    Ok((user, opened))
}

/// Returns the company, if that is the profile.
async fn save_profile(
    db: &mut PgConnection,
    user: UserId,
    profile: &Profile,
    now: jiff::Timestamp,
) -> Result<Option<CompanyId>> {
    match profile {
        Profile::Candidate(profile) => {
            people::save_candidate(db, user, profile, now).await?;
            Ok(None)
        }
        Profile::Invited => Ok(None),
        Profile::Customer(profile) => {
            let slug = Slug::new(&profile.name, secrets::random_u32());
            Ok(Some(people::insert_company(db, user, slug.as_str(), profile, now).await?))
        }
    }
}

/// This very request created the account and the response was lost: the same password signs in. Guesses count like
/// guesses at sign-in. An account that has turned on the authenticator meanwhile is entered at the sign-in page only.
async fn repeat(
    app: &App,
    form: &RegisterIn,
    origin: &Origin,
    headers: &HeaderMap,
) -> Result<(UserId, Opened)> {
    let account = sign_in::store::find_sign_in(&mut *app.db.acquire().await?, form.phone.as_str()).await?;
    let account = account.filter(|account| account.totp_confirmed_at.is_none());
    let account = account.ok_or_else(codes::not_found_in_form)?;
    let counters = Counters::of(form.phone.as_str(), origin, None);
    counters.take(app).await?;
    let typed = form.password.as_ref().map_or("", Password::as_str);
    if !login::verify(app, account.password_hash.as_deref(), typed).await {
        return Err(codes::not_found_in_form());
    }
    let mut tx = app.db.begin().await?;
    counters.succeeded(&mut tx, app.clock.now()).await?;
    let device = sign_in::device(headers);
    let opened =
        sign_in::open_quietly(app, &mut tx, account.id, form.remember, origin, device.as_ref()).await?;
    tx.commit().await?;
    Ok((account.id, opened))
}
