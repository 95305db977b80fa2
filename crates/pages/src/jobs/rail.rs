//! The filter column next to the list of vacancies, with a count for each value: fields of the search form.

use kernel::Currency;
use kernel::number::grouped;
use kernel::words::{EducationLevel, WorkType};
use vacancy_search::results::{Applied, FacetValue, FacetsOut, FoundVacancies};
use vacancy_search::search_params::{DAYS, FilterKey, SearchParams};

use crate::lists::{Lists, Named};
use crate::texts::Texts;

/// More values than these are collapsed.
const SHOWN: usize = 6;

pub struct Rail {
    /// Regions; if only a district is chosen, it is listed among them.
    pub places: Vec<Choice>,
    pub spheres: Vec<Choice>,
    pub districts: Option<Group>,
    pub currencies: Vec<Choice>,
    /// The minimum salary in groups of three digits, or empty.
    pub pay: String,
    pub groups: Vec<Group>,
    pub periods: Vec<Choice>,
    pub with_salary: Choice,
    pub no_resume: Choice,
    /// "Show 128 vacancies": the button of the sheet on phones.
    pub show: String,
}

/// One value of a filter.
pub struct Choice {
    pub value: String,
    pub label: String,
    /// `None` if there is no index to count with.
    pub count: Option<String>,
    pub is_chosen: bool,
    /// It was recognised in typed words: the text of the search without them. Taking the choice back must change the
    /// text, which only a script can do.
    pub typed_without: Option<String>,
}

impl Choice {
    /// A value that is its own label.
    pub fn plain(value: &str) -> Self {
        Self {
            value: value.to_owned(),
            label: value.to_owned(),
            count: None,
            is_chosen: false,
            typed_without: None,
        }
    }
}

/// A filter with its values.
pub struct Group {
    pub name: &'static str,
    pub title: String,
    pub shown: Vec<Choice>,
    pub rest: Vec<Choice>,
    /// "6 more".
    pub more: String,
    /// One of the collapsed values is chosen.
    pub is_open: bool,
}

/// The active filters, from the URL or from typed words.
struct Chosen<'a>(&'a [Applied]);

impl Chosen<'_> {
    fn has(&self, key: FilterKey, value: &str) -> bool {
        self.0.iter().any(|one| one.key == key && one.value == value)
    }

    fn typed_without(&self, key: FilterKey, value: &str) -> Option<String> {
        let typed = self.0.iter().find(|one| one.key == key && one.value == value && one.typed.is_some());
        typed.and_then(|one| one.q_without.clone())
    }

    fn choice(&self, key: FilterKey, value: &str, label: String) -> Choice {
        Choice {
            label,
            is_chosen: self.has(key, value),
            typed_without: self.typed_without(key, value),
            ..Choice::plain(value)
        }
    }

    fn named(&self, key: FilterKey, list: &[Named]) -> Vec<Choice> {
        list.iter().map(|one| self.choice(key, &one.slug, one.name.clone())).collect()
    }

    fn group(
        &self,
        key: FilterKey,
        (name, title): (&'static str, &str),
        values: Vec<FacetValue>,
        t: &Texts<'_>,
    ) -> Option<Group> {
        let values = values.into_iter().map(|value| Choice {
            count: Some(shown(value.count)),
            ..self.choice(key, &value.value, value.label)
        });
        let mut shown: Vec<Choice> = values.collect();
        let rest = shown.split_off(SHOWN.min(shown.len()));
        (!shown.is_empty()).then(|| Group {
            name,
            title: t.get(title),
            shown,
            more: t.with("jobs_more_values", "count", &rest.len().to_string()),
            is_open: rest.iter().any(|value| value.is_chosen),
            rest,
        })
    }
}

impl Rail {
    pub fn of(params: &SearchParams, found: Option<&FoundVacancies>, lists: &Lists, t: &Texts<'_>) -> Self {
        let applied = found.map_or(&[][..], |found| &found.applied);
        let facets = found.and_then(|found| found.facets.as_ref());
        let chosen = Chosen(applied);
        let is_region = |slug: &str| lists.regions.iter().any(|region| region.slug == slug);
        let values = |list: fn(&FacetsOut) -> &Vec<FacetValue>| facets.map(list).cloned().unwrap_or_default();
        let mut districts = values(|facets| &facets.location);
        districts.retain(|place| !is_region(&place.value));
        let mut work_types = values(|facets| &facets.work_type);
        work_types.sort_by_key(|one| WorkType::parse(&one.value));
        let mut educations = values(|facets| &facets.education);
        educations.sort_by_key(|one| EducationLevel::parse(&one.value));
        let (experience, professions, languages) = (
            values(|facets| &facets.experience),
            values(|facets| &facets.profession),
            values(|facets| &facets.language),
        );
        let groups = [
            chosen.group(FilterKey::WorkType, ("work", "jobs_work"), work_types, t),
            chosen.group(FilterKey::Experience, ("experience", "jobs_experience"), experience, t),
            chosen.group(FilterKey::Profession, ("profession", "jobs_profession"), professions, t),
            chosen.group(FilterKey::Education, ("education", "jobs_education"), educations, t),
            chosen.group(FilterKey::Language, ("language", "jobs_language"), languages, t),
        ];
        let currency = params.pay_floor.map(|(_, currency)| currency).unwrap_or_default();
        let flag = |key, value: &str, label: &str, count: Option<u64>| Choice {
            count: count.map(shown),
            ..chosen.choice(key, value, t.get(label))
        };
        Self {
            places: places(&chosen, applied, lists, is_region),
            spheres: chosen.named(FilterKey::Sphere, &lists.spheres),
            districts: chosen.group(FilterKey::Location, ("location", "jobs_districts"), districts, t),
            currencies: Currency::ALL
                .into_iter()
                .map(|one| Choice { is_chosen: one == currency, ..Choice::plain(one.code()) })
                .collect(),
            pay: params.pay_floor.map_or(String::new(), |(amount, _)| grouped(amount)),
            groups: groups.into_iter().flatten().collect(),
            periods: DAYS
                .into_iter()
                .map(|days| {
                    let label = t.get(&format!("jobs_period_{days}"));
                    chosen.choice(FilterKey::Period, &days.to_string(), label)
                })
                .collect(),
            with_salary: flag(
                FilterKey::WithSalary,
                "true",
                "jobs_with_salary",
                facets.map(|facets| facets.with_salary),
            ),
            no_resume: flag(
                FilterKey::ResumeRequired,
                "false",
                "jobs_resume_not_required",
                facets.map(|facets| facets.resume_not_required),
            ),
            show: t.count("jobs_show", found.map_or(0, |found| found.meta.total)),
        }
    }
}

/// At most one is marked as chosen, because the field shows a single value: the first chosen region, otherwise the
/// first chosen place.
fn places(
    chosen: &Chosen<'_>,
    applied: &[Applied],
    lists: &Lists,
    is_region: impl Fn(&str) -> bool,
) -> Vec<Choice> {
    let mut places = chosen.named(FilterKey::Location, &lists.regions);
    let first = applied.iter().find(|one| one.key == FilterKey::Location);
    let has_region = places.iter().any(|place| place.is_chosen);
    if let Some(district) = first.filter(|one| !has_region && !is_region(&one.value)) {
        places.insert(0, chosen.choice(FilterKey::Location, &district.value, district.label.clone()));
    }
    for other in places.iter_mut().filter(|place| place.is_chosen).skip(1) {
        other.is_chosen = false;
    }
    places
}

fn shown(count: u64) -> String {
    grouped(i64::try_from(count).unwrap_or(i64::MAX))
}
