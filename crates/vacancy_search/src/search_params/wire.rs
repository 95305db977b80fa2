//! The query parameters of a search.

use kernel::FieldErrors;
use platform::PageQuery;
use serde::Deserialize;
use url::form_urlencoded;
use utoipa::IntoParams;
use utoipa::openapi::schema::{ObjectBuilder, Type};

use super::LONGEST_TEXT;

/// Nothing of it is checked yet. Several values of one name are one list; names that mean nothing to us (marks of
/// other people's letters) are passed over.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SearchQuery {
    /// The search text, in any script. Places, pay and work types in it become filters.
    #[param(value_type = Option<SearchText>, inline)]
    pub q: Option<String>,
    /// Slugs of spheres, comma-separated.
    pub sphere: Option<String>,
    /// Slugs of professions, comma-separated.
    pub profession: Option<String>,
    /// Slugs or names of places, comma-separated; places inside them are included.
    pub location: Option<String>,
    /// `fulltime`, `remote`, `partial`, `hybrid`, comma-separated. Also as `work`.
    pub work_type: Option<String>,
    /// `none`, `1`, `3`, `5`, comma-separated: each includes the years up to the next.
    pub experience: Option<String>,
    /// `secondary`, `incomplete_higher`, `higher`, comma-separated.
    pub education: Option<String>,
    /// Slugs of languages, comma-separated.
    pub language: Option<String>,
    /// Minimum pay per month.
    pub salary: Option<String>,
    /// The currency of `salary`: `UZS` (default), `USD` or `RUB`.
    pub currency: Option<String>,
    /// `true`: only vacancies with a visible pay.
    pub with_salary: Option<String>,
    /// Days since publication: 1, 3, 7, 30.
    pub period: Option<String>,
    /// `false`: only vacancies that accept responses without a resume.
    pub resume_required: Option<String>,
    /// Slug of a company.
    pub company: Option<String>,
    /// `relevance`, `new`, `salary`.
    pub sort: Option<String>,
    /// `true`: words are searched as typed, without corrections or recognised filters.
    pub as_typed: Option<String>,
    /// `false`: without facet counts.
    pub facets: Option<String>,
    /// Counted from 1.
    #[param(value_type = Option<u32>, format = "uint32")]
    pub page: Option<String>,
    /// Default 20, maximum 100.
    #[param(value_type = Option<u32>, format = "uint32")]
    pub per_page: Option<String>,
}

/// The schema of a text with its limit: attributes of parameters accept literals only.
struct SearchText;

kernel::__schema!(
    SearchText,
    ObjectBuilder::new().schema_type(Type::String).max_length(Some(LONGEST_TEXT)).build()
);

impl SearchQuery {
    /// Parses a query string (the part after `?`).
    pub fn read(query: &str) -> Self {
        let mut read = Self::default();
        for (name, value) in form_urlencoded::parse(query.as_bytes()) {
            let Some(field) = read.field(&name) else { continue };
            match field {
                Some(values) => {
                    values.push(',');
                    values.push_str(&value);
                }
                None => *field = Some(value.into_owned()),
            }
        }
        read
    }

    fn field(&mut self, name: &str) -> Option<&mut Option<String>> {
        Some(match name {
            "q" => &mut self.q,
            "sphere" => &mut self.sphere,
            "profession" => &mut self.profession,
            "location" => &mut self.location,
            "work_type" | "work" => &mut self.work_type,
            "experience" => &mut self.experience,
            "education" => &mut self.education,
            "language" => &mut self.language,
            "salary" => &mut self.salary,
            "currency" => &mut self.currency,
            "with_salary" => &mut self.with_salary,
            "period" => &mut self.period,
            "resume_required" => &mut self.resume_required,
            "company" => &mut self.company,
            "sort" => &mut self.sort,
            "as_typed" => &mut self.as_typed,
            "facets" => &mut self.facets,
            "page" => &mut self.page,
            "per_page" => &mut self.per_page,
            _ => return None,
        })
    }

    /// Rejects values that are not numbers; a page beyond the last one is treated as the last one.
    pub fn paging(&self) -> Result<PageQuery, FieldErrors> {
        let mut errors = FieldErrors::new();
        let mut number = |field: &'static str, given: Option<&str>| {
            let given = given?;
            let is_number =
                (1..=20).contains(&given.len()) && given.bytes().all(|byte| byte.is_ascii_digit());
            let number = is_number.then(|| given.parse().unwrap_or(u32::MAX));
            errors.take(field, number.ok_or(kernel::FieldError::Invalid))
        };
        let (page, per_page) =
            (number("page", self.page.as_deref()), number("per_page", self.per_page.as_deref()));
        errors.into_result(PageQuery { page, per_page })
    }

    pub fn has_facets(&self) -> bool {
        self.facets.as_deref() != Some("false")
    }
}
