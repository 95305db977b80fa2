//! `GET /candidates`: employers look for candidates.

mod store;
mod wanted;

use axum::Json;
use axum::extract::State;
use dictionaries::Dictionaries;
use kernel::Currency;
use kernel::words::{Experience, WorkType};
use platform::wording::ErrorBody;
use platform::{App, Customer, Error, Lang, Meta, PageQuery, Query, Result};
use rates::Rates;
use resumes::ResumeId;
use resumes::candidates::{cards, check_company};
use resumes::form::Licence;
use resumes::profile::{CandidateCard, Surface};
use search_engine::index::{self, SearchHits, SearchRequest};
use search_index::{CorrectionOut, SharedKnowledge};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::engine::ResumeIndex;
use crate::engine::resume_schema::RESUMES;
use wanted::Wanted;

/// What an employer looks for. Every parameter narrows the list.
#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct CandidatesQuery {
    /// Words in any script and language, with typing errors: of the position, the skills, earlier positions and the
    /// text about the person. Places, pay, work types and experience among them become filters.
    pub q: Option<String>,
    /// Slug of a sphere.
    pub sphere: Option<String>,
    /// Slug of a place; a region includes its districts.
    pub location: Option<String>,
    pub work_type: Option<WorkType>,
    /// Years of experience at least; `none` for candidates without any.
    pub experience: Option<Experience>,
    /// Code of a language.
    pub language: Option<String>,
    /// The highest expected pay. Candidates who hide theirs are not found by it.
    #[param(minimum = 1)]
    pub salary_to: Option<i64>,
    /// The currency of `salary_to`.
    pub currency: Option<Currency>,
    /// A category of the driving licence.
    pub licence: Option<Licence>,
    /// When the candidate was here last, by whole days in Tashkent: nobody who was here within that time is left out.
    #[param(inline)]
    pub seen: Option<SeenWithin>,
    /// Default: by relevance when there are words, else the last renewed first.
    #[param(inline)]
    pub sort: Option<CandidateSort>,
    /// Counted from 1.
    #[param(format = "uint32")]
    pub page: Option<u32>,
    /// Default 20, maximum 100.
    #[param(format = "uint32")]
    pub per_page: Option<u32>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeenWithin {
    Day,
    Week,
    Month,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CandidateSort {
    Relevance,
    /// The last renewed first.
    Fresh,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct FoundCandidates {
    pub status: bool,
    pub data: Vec<CandidateCard>,
    pub meta: Meta,
    pub corrections: Vec<CorrectionOut>,
    /// No candidate has all the words; these have some of them.
    pub relaxed: bool,
}

/// Candidates whom this company may see.
#[utoipa::path(get, path = "/candidates", tag = "resumes", params(CandidatesQuery),
    responses((status = 200, body = FoundCandidates), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub async fn find_candidates(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Customer,
    Query(query): Query<CandidatesQuery>,
) -> Result<Json<FoundCandidates>> {
    let words = app.shared::<Dictionaries>().now();
    let knowledge = app.shared::<SharedKnowledge>().now();
    let now = app.clock.now();
    let wanted = Wanted::of(&query, &words, &knowledge.gazetteer, now).map_err(Error::Invalid)?;
    let page = PageQuery { page: query.page, per_page: query.per_page };
    let rates = app.shared::<Rates>().now();
    let filters = wanted.filters(&me, &rates).filters();
    let request = SearchRequest {
        query: wanted.tree(),
        synonyms: &knowledge.synonyms,
        filters: &filters,
        sort: match query.sort {
            None | Some(CandidateSort::Relevance) if wanted.tree().is_some() => index::Sort::Relevance,
            _ => index::Sort::Latest(RESUMES.renewed_at),
        },
        offset: page.offset() as usize,
        limit: page.per_page() as usize,
        promoted: 0..0,
        facets: false,
        corrections: true,
        now: now.as_second(),
    };
    let mut db = app.db.acquire().await?;
    check_company(&app, &mut db, me.company_id).await?;
    let found = app.shared::<ResumeIndex>().live.search(&app, &request).await?;
    let (ids, total, hits) = match found {
        Some(hits) => (hits.ids.iter().map(|id| ResumeId::from_uuid(*id)).collect(), hits.total as u64, hits),
        None => {
            let (ids, total): (Vec<_>, _) =
                store::list_candidates(&mut db, me.company_id, &wanted, &words, &rates, page).await?;
            (ids, total, SearchHits::default())
        }
    };
    let data = cards(&app, &mut db, &me, &ids, Surface::List, locale).await?;
    // Results that the table of access does not confirm are not counted either.
    let total = total.saturating_sub((ids.len() - data.len()) as u64);
    let corrections = wanted.parsed.corrections.iter().chain(&hits.corrections);
    Ok(Json(FoundCandidates {
        status: true,
        data,
        meta: page.meta(total),
        corrections: corrections.map(CorrectionOut::from).collect(),
        relaxed: hits.relaxed,
    }))
}
