//! Consent of a person: two separate checkboxes, each stored with the version of its text.

mod store;

use kernel::{FieldError, FieldErrors, Locale};
use platform::{App, Error, Origin, Result, UserId};
use secrets::Keys;
use serde::{Deserialize, Serialize};
use sqlx::PgConnection;
use utoipa::ToSchema;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Consent {
    /// The terms of use.
    Terms,
    /// The use of personal data as the privacy policy says.
    Privacy,
}

impl Consent {
    pub const ALL: [Self; 2] = [Self::Terms, Self::Privacy];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Terms => "terms",
            Self::Privacy => "privacy",
        }
    }

    const fn document(self) -> content::legal::Document {
        match self {
            Self::Terms => content::legal::Document::Terms,
            Self::Privacy => content::legal::Document::Privacy,
        }
    }
}

/// Both are required, whether they were given at the start or come with the form.
pub(crate) fn check(at_start: &[String], in_form: &[Consent]) -> Result<()> {
    let is_given =
        |consent: &Consent| in_form.contains(consent) || at_start.iter().any(|code| code == consent.code());
    if Consent::ALL.iter().all(is_given) {
        return Ok(());
    }
    let mut errors = FieldErrors::default();
    errors.push("consents", FieldError::Required);
    Err(Error::Invalid(errors))
}

/// Stores both with the versions in force, the language in which they were read and a keyed hash of the address.
pub(crate) async fn store_both(
    app: &App,
    db: &mut PgConnection,
    user: UserId,
    locale: Locale,
    origin: &Origin,
) -> Result<()> {
    let now = app.clock.now();
    let fingerprint = app.shared::<Keys>().fingerprint("consent-address", &origin.address);
    for consent in Consent::ALL {
        let version = content::legal::current(consent.document(), now);
        store::insert_consent(db, user, consent.code(), version.version, now, locale, &fingerprint).await?;
    }
    Ok(())
}
