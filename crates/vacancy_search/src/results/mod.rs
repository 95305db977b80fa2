//! One search: parsed, run on the index, answered with cards that the database confirms.
//!
//! The index returns ids. [`vacancies::card::list_public_cards`] checks again whether a vacancy may be shown, so a
//! stale index may miss something, but never shows what is gone. For guests the confirmed cards are cached until a
//! change notification ([`Cards`]).

mod answer;
mod api;
mod cache;
mod labels;
mod near;
mod parsed_query;
mod store;

use std::ops::Range;
use std::sync::Arc;

use jiff::Timestamp;
use kernel::Locale;
use platform::db::Db;
use platform::{App, Meta, PageQuery, Result};
use rates::Rates;
use search_engine::index::{self, Correction, Filters, SearchHits, SearchRequest};
use search_index::{CorrectionOut, Knowledge, SharedKnowledge};
use sqlx::PgConnection;
use uuid::Uuid;
use vacancies::VacancyId;
use vacancies::card::Reader;
use vacancies::public::{self, Filter};

pub use answer::{Applied, FacetValue, FacetsOut, FoundVacancies, Near, Way};
pub use api::{cached_list, routes};
pub use cache::Cache;
pub use labels::Labels;

use crate::engine::vacancy_schema::{CURRENCIES, Facets, VACANCIES, VacancyFilters};
use crate::engine::{Cards, Engine, SharedCard};
use crate::search_params::{FilterKey, SearchParams, Sort};
use parsed_query::ParsedQuery;

/// Paid ones on a page at most (decisions F3).
const ADS: usize = 3;

/// A search in progress.
struct Search<'a> {
    app: &'a App,
    reader: Reader,
    parsed: ParsedQuery,
    filters: VacancyFilters,
    /// The same for the index.
    index_filters: Filters,
    /// The value of one unit of each currency.
    rates: [f64; CURRENCIES],
    knowledge: Arc<Knowledge>,
}

/// One page of results.
pub async fn find(
    app: &App,
    db: &mut Db<'_>,
    params: &SearchParams,
    page: PageQuery,
    wants_facets: bool,
    reader: Reader,
) -> Result<FoundVacancies> {
    let company = match &params.company {
        Some(slug) => store::find_company(db.get().await?, slug, app.clock.now()).await?,
        None => None,
    };
    let search = Search::begin(app, db, params, company.as_ref().map(|row| row.id.into()), reader).await?;
    let words = labels::words(app);
    let labels = Labels::new(app, &words, reader.locale);
    let applied = labels.applied(&search.parsed, company.as_ref().map(|row| row.name.as_str()));
    if params.company.is_some() && company.is_none() {
        return Ok(search.nothing(page, applied));
    }
    let listed = search.list(db, page, wants_facets).await?;
    let (near, ways) = match listed.meta.total {
        0 if page.page() == 1 => near::find(&search, db, &applied).await?,
        _ => (None, Vec::new()),
    };
    let rates = app.shared::<Rates>().now();
    let day = search.parsed.params.pay_floor.and_then(|_| rates.all().iter().map(|rate| rate.day).min());
    let typed = search.parsed.parsed.corrections.iter().chain(&listed.corrections);
    Ok(FoundVacancies {
        status: true,
        data: listed.cards,
        ads: listed.ads,
        meta: listed.meta,
        facets: listed.facets.map(|facets| labels.facets(facets, &search.parsed.params)),
        applied,
        words: search.parsed.parsed.words.clone(),
        corrections: typed.map(CorrectionOut::from).collect(),
        relaxed: listed.relaxed,
        near,
        ways,
        rate_on: day,
    })
}

/// The number of results, and the facet counts.
pub async fn count(
    app: &App,
    db: &mut Db<'_>,
    params: &SearchParams,
    reader: Reader,
) -> Result<(u64, Option<FacetsOut>)> {
    let Some(search) = Search::of(app, db, params, reader).await? else { return Ok((0, None)) };
    let words = labels::words(app);
    let labels = Labels::new(app, &words, reader.locale);
    match search.ask(search.question(0, 0, true)).await? {
        Some(found) => {
            let facets = found.facets.map(Facets::from);
            let facets = facets.map(|facets| labels.facets(facets, &search.parsed.params));
            Ok((found.total as u64, facets))
        }
        None => Ok((search.search_in_postgres(db, PageQuery::default()).await?.1, None)),
    }
}

/// The number of matches published since. Partial matches, with a word left out, do not count.
pub async fn count_since(
    app: &App,
    db: &mut PgConnection,
    params: &SearchParams,
    since: Timestamp,
    reader: Reader,
) -> Result<u64> {
    let db = &mut Db::from(db);
    let Some(mut search) = Search::of(app, db, params, reader).await? else { return Ok(0) };
    let filters = &mut search.filters;
    filters.published_since = filters.published_since.max(Some(since.as_second()));
    search.index_filters = filters.filters();
    match search.ask(search.question(0, 0, false)).await? {
        Some(found) if found.relaxed => Ok(0),
        Some(found) => Ok(found.total as u64),
        None => Ok(search.search_in_postgres(db, PageQuery::default()).await?.1),
    }
}

/// The default name of a saved search: its words, then its filters.
pub async fn name(
    app: &App,
    db: &mut PgConnection,
    params: &SearchParams,
    locale: Locale,
    longest: usize,
) -> Result<String> {
    let company = match &params.company {
        Some(slug) => store::find_company(db, slug, app.clock.now()).await?,
        None => None,
    };
    let words = labels::words(app);
    let applied = Labels::new(app, &words, locale)
        .applied(&ParsedQuery::of(app, params), company.as_ref().map(|row| row.name.as_str()));
    // Filters that come from the words are not repeated.
    let filters = applied.into_iter().filter(|one| one.typed.is_none()).map(|one| one.label);
    let text = Some(params.text.clone()).filter(|text| !text.is_empty());
    let parts: Vec<String> = text.into_iter().chain(filters).collect();
    if parts.is_empty() {
        return Ok(app.catalogue.text(locale, "search_everything"));
    }
    Ok(parts.join(", ").chars().take(longest).collect::<String>().trim_end().to_owned())
}

/// The parts of a list.
struct Listed {
    cards: Vec<SharedCard>,
    ads: Vec<SharedCard>,
    meta: Meta,
    facets: Option<Facets>,
    corrections: Vec<Correction>,
    relaxed: bool,
}

impl<'a> Search<'a> {
    /// `None` when the requested company does not exist or is not visible.
    async fn of(
        app: &'a App,
        db: &mut Db<'_>,
        params: &SearchParams,
        reader: Reader,
    ) -> Result<Option<Self>> {
        let company = match &params.company {
            Some(slug) => match store::find_company(db.get().await?, slug, app.clock.now()).await? {
                Some(row) => Some(row.id.into()),
                None => return Ok(None),
            },
            None => None,
        };
        Self::begin(app, db, params, company, reader).await.map(Some)
    }

    async fn begin(
        app: &'a App,
        db: &mut Db<'_>,
        params: &SearchParams,
        company: Option<Uuid>,
        reader: Reader,
    ) -> Result<Self> {
        let engine = app.shared::<Engine>();
        let parsed = ParsedQuery::of(app, params);
        let rates = app.shared::<Rates>().now();
        let mut filters = parsed.params.filters(&rates, app.clock.now().as_second(), company);
        filters.excluded_companies = engine.out_of_sight().to_vec();
        if let Some(candidate) = reader.candidate {
            let db = db.get().await?;
            filters.excluded = store::list_hidden_vacancies(db, candidate).await?;
            filters.excluded_companies.extend(store::list_hidden_companies(db, candidate).await?);
        }
        Ok(Self {
            app,
            reader,
            index_filters: filters.filters(),
            filters,
            rates: parsed_query::worth(&rates),
            parsed,
            knowledge: app.shared::<SharedKnowledge>().now(),
        })
    }

    fn filters_without(&self, key: FilterKey) -> VacancyFilters {
        let params = self.parsed.params.clone().without(key);
        let company = self.filters.company.filter(|_| params.company.is_some());
        let filters =
            params.filters(&self.app.shared::<Rates>().now(), self.app.clock.now().as_second(), company);
        VacancyFilters {
            excluded: self.filters.excluded.clone(),
            excluded_companies: self.filters.excluded_companies.clone(),
            ..filters
        }
    }

    fn sort(&self) -> index::Sort<'_> {
        match self.parsed.params.sort() {
            Sort::Pay => index::Sort::Highest { number: VACANCIES.pay, rates: &self.rates },
            Sort::Relevance if self.parsed.tree().is_some() => index::Sort::Relevance,
            Sort::Relevance | Sort::Newest => index::Sort::Latest(VACANCIES.published_at),
        }
    }

    async fn list(&self, db: &mut Db<'_>, page: PageQuery, wants_facets: bool) -> Result<Listed> {
        if let Some(filter) = self.simple() {
            // Newest first in a sphere or a place follows a PostgreSQL index, which is many times faster.
            let (cards, meta) =
                public::list_vacancies(self.app, db.get().await?, &filter, page, self.reader).await?;
            let found = self
                .ask(SearchRequest { promoted: self.ads(page), ..self.question(0, 0, wants_facets) })
                .await?;
            let SearchHits { promoted, facets, .. } = found.unwrap_or_default();
            let ads = promoted.into_iter().map(VacancyId::from);
            let ads: Vec<_> = ads.filter(|id| cards.iter().all(|card| card.id != *id)).collect();
            let ads = if ads.is_empty() || cards.is_empty() {
                Vec::new()
            } else {
                Cards::list(self.app, db, &ads, self.reader).await?
            };
            let cards = cards.into_iter().map(SharedCard::new).collect::<Result<_>>()?;
            let facets = facets.map(Facets::from);
            return Ok(Listed { cards, ads, meta, facets, corrections: Vec::new(), relaxed: false });
        }
        let (offset, limit) = (page.offset() as usize, page.per_page() as usize);
        let question =
            SearchRequest { promoted: self.ads(page), ..self.question(offset, limit, wants_facets) };
        let (mut ids, total, found) = match self.ask(question).await? {
            Some(found) => {
                (found.ids.iter().map(|id| VacancyId::from(*id)).collect(), found.total as u64, found)
            }
            None => {
                let (ids, total): (Vec<_>, _) = self.search_in_postgres(db, page).await?;
                (ids, total, SearchHits::default())
            }
        };
        let listed = ids.len();
        let ads = found.promoted.iter().map(|id| VacancyId::from(*id));
        let ads: Vec<_> = ads.filter(|id| listed > 0 && !ids.contains(id)).collect();
        ids.extend(&ads);
        let cards = Cards::list(self.app, db, &ids, self.reader).await?;
        let (ads, cards): (Vec<_>, Vec<_>) = cards.into_iter().partition(|card| ads.contains(&card.id));
        // Results that the database did not confirm are not counted either.
        let total = total.saturating_sub((listed - cards.len()) as u64);
        let SearchHits { facets, corrections, relaxed, .. } = found;
        let facets = facets.map(Facets::from);
        Ok(Listed { cards, ads, meta: page.meta(total), facets, corrections, relaxed })
    }

    /// Lists that the database serves fastest: no words, and at most one sphere, place or company.
    fn simple(&self) -> Option<Filter> {
        let params = &self.parsed.params;
        let one = |values: &[String]| values.first().cloned();
        let filter = Filter {
            sphere: one(&params.spheres),
            location: one(&params.locations),
            company: params.company.clone(),
        };
        let simple = SearchParams {
            text: params.text.clone(),
            as_typed: params.as_typed,
            sort: params.sort,
            spheres: filter.sphere.iter().cloned().collect(),
            locations: filter.location.iter().cloned().collect(),
            company: filter.company.clone(),
            ..SearchParams::default()
        };
        let is_plain = self.parsed.tree().is_none() && matches!(self.sort(), index::Sort::Latest(_));
        let hides = self.reader.candidate.is_some()
            && (!self.filters.excluded.is_empty()
                || self.filters.excluded_companies.len() > self.app.shared::<Engine>().out_of_sight().len());
        (is_plain && !hides && *params == simple).then_some(filter)
    }

    /// The request to the index.
    fn question(&self, offset: usize, limit: usize, facets: bool) -> SearchRequest<'_> {
        SearchRequest {
            query: self.parsed.tree(),
            synonyms: &self.knowledge.synonyms,
            filters: &self.index_filters,
            sort: self.sort(),
            offset,
            limit,
            promoted: 0..0,
            facets,
            corrections: !self.parsed.params.as_typed,
            now: self.app.clock.now().as_second(),
        }
    }

    /// Which paid vacancies a page shows. Empty when the visitor chose an order: then the list must follow it exactly.
    fn ads(&self, page: PageQuery) -> Range<usize> {
        let first = (page.page() as usize - 1) * ADS;
        if self.parsed.params.sort.is_none() { first..first + ADS } else { 0..0 }
    }

    /// `None` when there is no index.
    async fn ask(&self, question: SearchRequest<'_>) -> Result<Option<SearchHits>> {
        Ok(self.app.shared::<Engine>().live().search(self.app, &question).await?)
    }

    async fn search_in_postgres(&self, db: &mut Db<'_>, page: PageQuery) -> Result<(Vec<VacancyId>, u64)> {
        let words = self.parsed.parsed.words.split_whitespace();
        let words = words.filter(|word| !word.starts_with('-')).map(like).collect::<Vec<_>>();
        let (offset, limit) = (i64::from(page.offset()), i64::from(page.per_page()));
        let now = self.app.clock.now();
        let rows = store::list_by_title(db.get().await?, &words, &self.filters, now, offset, limit).await?;
        let total = rows.first().map_or(0, |(_, total)| *total);
        Ok((rows.into_iter().map(|(id, _)| id).collect(), u64::try_from(total).unwrap_or_default()))
    }

    fn nothing(self, page: PageQuery, applied: Vec<Applied>) -> FoundVacancies {
        FoundVacancies {
            status: true,
            data: Vec::new(),
            ads: Vec::new(),
            meta: page.meta(0),
            facets: None,
            applied,
            words: self.parsed.parsed.words,
            corrections: Vec::new(),
            relaxed: false,
            near: None,
            ways: Vec::new(),
            rate_on: None,
        }
    }
}

/// A LIKE pattern that finds the word anywhere in a title, with wildcards escaped.
fn like(word: &str) -> String {
    let word = word.trim_matches('"').replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
    format!("%{word}%")
}
