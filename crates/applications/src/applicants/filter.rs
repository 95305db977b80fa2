//! What an employer looks for among applications (decisions G12): the same for the list, the board and the export.

use jiff::civil::Date;
use jiff::{SignedDuration, Timestamp};
use kernel::clock::tashkent;
use kernel::uzbek::fold;
use kernel::words::{ApplicationStage, Recommendation};
use kernel::{FieldError, FieldErrors};
use platform::{App, CompanyId, Error, PageQuery, Result};
use serde::Deserialize;
use sqlx::PgConnection;
use utoipa::{IntoParams, ToSchema};

use crate::answers::{OWN_DAYS, store as answers};

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ApplicantSort)]
pub enum Sort {
    #[default]
    Newest,
    Oldest,
    /// Those that have waited longest for an answer first.
    Due,
}

impl Sort {
    pub const fn code(self) -> &'static str {
        match self {
            Self::Newest => "newest",
            Self::Oldest => "oldest",
            Self::Due => "due",
        }
    }
}

#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ApplicantQuery {
    /// Slug of a vacancy; all without it.
    pub vacancy: Option<String>,
    #[param(inline)]
    pub stage: Option<ApplicationStage>,
    /// Words in name, position, letter and answers.
    #[param(max_length = 200)]
    pub q: Option<String>,
    pub sphere: Option<String>,
    /// Wanted pay in soum at most.
    pub salary_max: Option<i64>,
    /// The caller thinks so. The opinions of others are shown only beside one's own.
    #[param(inline)]
    pub recommendation: Option<Recommendation>,
    pub since: Option<Date>,
    /// Nobody has opened it yet.
    pub unread: Option<bool>,
    /// Waits longer for an answer than promised.
    pub late: Option<bool>,
    #[param(inline)]
    pub sort: Option<Sort>,
    #[param(format = "uint32")]
    pub page: Option<u32>,
    #[param(format = "uint32")]
    pub per_page: Option<u32>,
}

/// The same, as SQL takes it.
#[derive(Debug, Clone)]
pub struct Found {
    pub company: CompanyId,
    pub vacancy: Option<String>,
    pub stage: Option<ApplicationStage>,
    pub patterns: Option<Vec<String>>,
    pub sphere: Option<String>,
    pub salary_max: Option<i64>,
    pub recommendation: Option<Recommendation>,
    pub since: Option<Timestamp>,
    pub is_unread: bool,
    /// Set if only late ones are wanted.
    pub late_before: Option<Timestamp>,
    pub sort: Sort,
    /// A response older than this should have been answered.
    pub due_before: Timestamp,
    /// Days until an answer is due, and whether that is a public promise.
    pub answer_days: i32,
    pub is_promise: bool,
}

/// Words beyond these are ignored.
const MOST_WORDS: usize = 8;
/// Of `q`.
const MOST_CHARS: usize = 200;

impl ApplicantQuery {
    pub fn page(&self) -> PageQuery {
        PageQuery { page: self.page, per_page: self.per_page }
    }

    pub async fn found(self, app: &App, db: &mut PgConnection, company: CompanyId) -> Result<Found> {
        let q = self.q.unwrap_or_default();
        if q.chars().count() > MOST_CHARS {
            let error = FieldError::TooLong { max: MOST_CHARS as i64 };
            return Err(Error::Invalid(FieldErrors::from(("q", error))));
        }
        let promise = answers::find_promise(db, company).await?;
        let answer_days = promise.unwrap_or(OWN_DAYS);
        let due_before = app.clock.now() - SignedDuration::from_hours(24 * i64::from(answer_days));
        let start = |day: Date| day.to_zoned(tashkent()).ok().map(|zoned| zoned.timestamp());
        Ok(Found {
            company,
            vacancy: self.vacancy.filter(|slug| !slug.is_empty()),
            stage: self.stage,
            patterns: patterns(&q),
            sphere: self.sphere.filter(|slug| !slug.is_empty()),
            salary_max: self.salary_max,
            recommendation: self.recommendation,
            since: self.since.and_then(start),
            is_unread: self.unread.unwrap_or_default(),
            late_before: self.late.unwrap_or_default().then_some(due_before),
            sort: self.sort.unwrap_or_default(),
            due_before,
            answer_days,
            is_promise: promise.is_some(),
        })
    }
}

/// A pattern for each folded word; all of them must be found.
pub fn patterns(text: &str) -> Option<Vec<String>> {
    let folded = fold(text);
    let escaped = |word: &str| word.replace('\\', r"\\").replace('%', r"\%").replace('_', r"\_");
    let patterns = folded.split_whitespace().take(MOST_WORDS).map(|word| format!("%{}%", escaped(word)));
    Some(patterns.collect::<Vec<_>>()).filter(|patterns| !patterns.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_become_patterns() {
        for (typed, expected) in [
            ("  ", None),
            ("Malika", Some(vec!["%malika%"])),
            ("Bosh  hisobchi", Some(vec!["%bosh%", "%hisobchi%"])),
        ] {
            let expected = expected.map(|words| words.into_iter().map(str::to_owned).collect::<Vec<_>>());
            assert_eq!(patterns(typed), expected, "{typed:?}");
        }
        assert!(patterns("100%_").unwrap().iter().all(|pattern| !pattern.contains("%_%")));
    }
}
