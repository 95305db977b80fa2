//! What the vacancy asks for.

use dictionaries::Snapshot;
use kernel::Currency;
use kernel::words::{EducationLevel, Experience, LanguageLevel, WorkType};
use platform::{App, Result};
use rates::Rates;
use resumes::profile::Reader;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;
use vacancies::content::Content;

/// What the vacancy asks, as its owner wrote it. Empty parts ask for nothing.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = VacancyDemands)]
pub struct Demands {
    /// Null: by agreement.
    pub pay: Option<OfferedPay>,
    pub experience: Option<Experience>,
    pub location_name: Option<String>,
    pub work_type: Vec<WorkType>,
    pub education_level: Option<EducationLevel>,
    pub languages: Vec<AskedLanguage>,
    pub requirements: Vec<String>,
}

#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct OfferedPay {
    pub min: Option<i64>,
    pub max: Option<i64>,
    pub currency: Currency,
}

#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct AskedLanguage {
    pub language: String,
    pub level: Option<LanguageLevel>,
}

/// The same, to compare with.
pub struct Demand {
    content: Option<Content>,
    /// In soum.
    pub min: Option<i64>,
    pub max: Option<i64>,
}

impl Demand {
    pub fn read(app: &App, content: Option<Value>) -> Result<Self> {
        let content: Option<Content> =
            content.map(serde_json::from_value).transpose().map_err(anyhow::Error::from)?;
        let pay = content.as_ref().map(|content| content.salary).filter(|pay| !pay.agreement);
        let uzs = |amount: Option<i64>| Some(app.shared::<Rates>().to_uzs(amount?, pay?.currency));
        Ok(Self {
            min: uzs(pay.and_then(|pay| pay.min_salary)),
            max: uzs(pay.and_then(|pay| pay.max_salary)),
            content,
        })
    }

    pub fn experience(&self) -> Experience {
        self.content.as_ref().map_or(Experience::None, |content| content.experience)
    }

    pub fn work_type(&self) -> &[WorkType] {
        self.content.as_ref().map_or(&[], |content| &content.work_type)
    }

    pub fn is_remote(&self) -> bool {
        self.work_type().contains(&WorkType::Remote)
    }

    pub fn location(&self) -> Option<&str> {
        self.content.as_ref().map(|content| content.location.as_str())
    }

    pub fn education_level(&self) -> Option<EducationLevel> {
        self.content.as_ref()?.details.education_level
    }

    pub fn languages(&self) -> &[vacancies::content::Language] {
        self.content.as_ref().map_or(&[], |content| &content.languages)
    }

    pub fn requirements(&self) -> &[String] {
        self.content.as_ref().map_or(&[], |content| &content.requirements)
    }

    pub fn shown(&self, reader: Reader<'_>) -> Demands {
        let pay = self.content.as_ref().map(|content| content.salary).filter(|pay| !pay.agreement);
        let place = self.location().and_then(|slug| reader.words.place(slug));
        let asked = |one: &vacancies::content::Language| AskedLanguage {
            language: one.language.clone(),
            level: one.level,
        };
        Demands {
            pay: pay.map(|pay| OfferedPay {
                min: pay.min_salary,
                max: pay.max_salary,
                currency: pay.currency,
            }),
            experience: Some(self.experience()).filter(|asked| *asked != Experience::None),
            location_name: place.map(|place| place.names.get(reader.locale).to_owned()),
            work_type: self.work_type().to_vec(),
            education_level: self.education_level(),
            languages: self.languages().iter().map(asked).collect(),
            requirements: self.requirements().to_vec(),
        }
    }
}

/// The region of a place, or the place itself if it is one.
pub fn region(words: &Snapshot, slug: &str) -> Option<String> {
    let mut place = words.place(slug)?;
    while let Some(parent) = words.parent(place) {
        place = parent;
    }
    Some(place.slug.clone())
}
