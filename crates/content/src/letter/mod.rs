//! A letter from the contacts page.

pub(crate) mod store;

use jiff::Timestamp;
use kernel::{Email, FieldError, Phone};
use platform::{App, Result};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

kernel::id! {
    /// A letter to us.
    pub LetterId
}

kernel::text! {
    /// The text of a letter.
    pub LetterText, chars 10..=2000, plain
}

kernel::text! {
    /// Where to answer: a phone number or an e-mail address.
    pub ReplyTo, chars 5..=254, line
}

impl ReplyTo {
    /// A normalized phone number, or an e-mail address.
    pub fn address(&self) -> Result<String, FieldError> {
        let text = self.as_str();
        if text.contains('@') {
            Email::parse(text).map(|email| email.as_str().to_owned())
        } else {
            Phone::contact(text).map(|phone| phone.as_str().to_owned())
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ContactTopic)]
pub enum Topic {
    Candidate,
    Employer,
    Problem,
    Other,
}

impl Topic {
    pub const ALL: [Self; 4] = [Self::Candidate, Self::Employer, Self::Problem, Self::Other];

    pub fn code(self) -> &'static str {
        match self {
            Self::Candidate => "candidate",
            Self::Employer => "employer",
            Self::Problem => "problem",
            Self::Other => "other",
        }
    }
}

/// A letter as staff reads it.
#[derive(Debug)]
pub struct Letter {
    pub id: LetterId,
    pub name: String,
    pub reply_to: String,
    pub topic: String,
    pub message: String,
    pub locale: String,
    pub created_at: Timestamp,
}

/// Unanswered letters, oldest first.
pub async fn list_open_letters(app: &App) -> Result<Vec<Letter>> {
    Ok(store::list_open_letters(&mut *app.db.acquire().await?).await?)
}

/// False if there is no such open letter.
pub async fn mark_answered(app: &App, id: LetterId) -> Result<bool> {
    let now = app.clock.now();
    Ok(store::set_answered(&mut *app.db.acquire().await?, id, now).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reply_address_is_a_phone_or_an_email() {
        for (typed, expected) in [
            ("90 123-45-67", Ok("+998901234567")),
            (" malika@example.uz ", Ok("malika@example.uz")),
            ("malika@", Err(FieldError::InvalidEmail)),
            ("12345", Err(FieldError::InvalidPhone)),
        ] {
            let address = ReplyTo::parse(typed).unwrap().address();
            assert_eq!(address, expected.map(str::to_owned), "{typed}");
        }
    }
}
