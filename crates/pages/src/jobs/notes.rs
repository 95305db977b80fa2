//! Notes above the list of vacancies: how the typed words were interpreted, the link to undo that, and alternatives
//! when nothing matches.

use jiff::civil::Date;
use kernel::{Args, Locale};
use vacancy_search::results::{Applied, FoundVacancies, Way};
use vacancy_search::search_params::{FilterKey, SearchParams};

use super::removal::{without_key, without_words};
use crate::cards::Card;
use crate::texts::Texts;

/// An active filter.
pub struct Chip {
    pub label: String,
    pub remove: String,
    /// The same search without it.
    pub href: String,
}

impl Chip {
    /// A filter that was derived from typed words also shows those words.
    pub fn of(applied: &Applied, href: String, t: &Texts<'_>) -> Self {
        let label = match &applied.typed {
            Some(typed) => filled(t, "jobs_filter_typed", &[("filter", &applied.label), ("typed", typed)]),
            None => applied.label.clone(),
        };
        Self { label, remove: t.with("jobs_filter_remove", "filter", &applied.label), href }
    }
}

#[derive(Default)]
pub struct Notes {
    /// An intro for pages that people reach from a search engine.
    pub about: Option<String>,
    pub said: Vec<String>,
    /// URL and text of the link to the same words without this interpretation.
    pub way_back: Option<(String, String)>,
    pub is_relaxed: bool,
    pub rate: Option<String>,
}

impl Notes {
    pub fn of(
        params: &SearchParams,
        found: &FoundVacancies,
        is_landing: bool,
        t: &Texts<'_>,
        href: impl Fn(&SearchParams) -> String,
    ) -> Self {
        let corrected = found
            .corrections
            .iter()
            .map(|one| filled(t, "jobs_corrected", &[("typed", &one.typed), ("used", &one.used)]));
        let as_typed = params.as_typed.then(|| t.get("jobs_as_typed_on"));
        let is_understood =
            !found.corrections.is_empty() || found.applied.iter().any(|one| one.typed.is_some());
        let other = SearchParams { as_typed: !params.as_typed, ..params.clone() };
        let way = if params.as_typed { "jobs_as_typed_off" } else { "jobs_as_typed" };
        Self {
            about: is_landing.then(|| about(&found.applied, t)).flatten(),
            said: corrected.chain(as_typed).collect(),
            way_back: (is_understood || params.as_typed).then(|| (href(&other), t.get(way))),
            is_relaxed: found.relaxed,
            rate: found.rate_on.map(|day| t.with("jobs_rate_on", "date", &written(day))),
        }
    }
}

fn about(applied: &[Applied], t: &Texts<'_>) -> Option<String> {
    let label = |key| applied.iter().find(|one| one.key == key).map(|one| one.label.as_str());
    match (label(FilterKey::Sphere), label(FilterKey::Location)) {
        (Some(sphere), Some(place)) => {
            Some(filled(t, "jobs_landing_both", &[("sphere", sphere), ("place", place)]))
        }
        (Some(sphere), None) => Some(t.with("jobs_landing_sphere", "sphere", sphere)),
        (None, Some(place)) => Some(t.with("jobs_landing_place", "place", place)),
        (None, None) => None,
    }
}

/// Results without the filter that excludes the most.
pub struct NearJobs {
    pub title: String,
    pub cards: Vec<Card>,
    pub href: String,
    pub show: String,
}

impl NearJobs {
    pub fn of(
        params: &SearchParams,
        found: &FoundVacancies,
        t: &Texts<'_>,
        href: impl Fn(&SearchParams) -> String,
    ) -> Option<Self> {
        let near = found.near.as_ref()?;
        Some(Self {
            title: t.with("jobs_near_title", "filter", &near.label),
            cards: Card::rows(&near.data, t),
            href: href(&without_key(params, &found.applied, near.without)),
            show: t.count("jobs_near_show", near.total),
        })
    }
}

/// What a search that found nothing asked for, and how to find something.
pub struct Nothing {
    pub text: String,
    /// Address and text of the same search without one condition.
    pub ways: Vec<(String, String)>,
}

/// More than these make the choice no easier.
const MOST_WAYS: usize = 4;

impl Nothing {
    /// `None` for a search without conditions.
    pub fn of(
        params: &SearchParams,
        found: &FoundVacancies,
        t: &Texts<'_>,
        href: impl Fn(&SearchParams) -> String,
    ) -> Option<Self> {
        let quoted = |words: &String| match t.locale() {
            Locale::En => format!("“{words}”"),
            Locale::Uz | Locale::Ru => format!("«{words}»"),
        };
        let words = Some(&found.words).filter(|words| !words.is_empty()).map(quoted);
        let labels = found.applied.iter().map(|one| one.label.clone());
        let asked: Vec<String> = words.into_iter().chain(labels).collect();
        if asked.is_empty() {
            return None;
        }
        let way = |way: &Way| {
            let left = match way.without {
                Some(key) => without_key(params, &found.applied, key),
                None => without_words(params, &found.applied),
            };
            let count = t.count("jobs_count", way.total);
            let text = filled(t, "jobs_empty_way", &[("filter", &way.label), ("count", &count)]);
            (href(&left), text)
        };
        Some(Self {
            text: t.with("jobs_empty_for", "what", &asked.join(", ")),
            ways: found.ways.iter().take(MOST_WAYS).map(way).collect(),
        })
    }
}

fn filled(t: &Texts<'_>, key: &str, values: &[(&str, &str)]) -> String {
    let args = values.iter().fold(Args::new(), |args, (name, value)| args.text(name, *value));
    t.catalogue().format(t.locale(), key, &args)
}

/// `15.11.2026`.
fn written(day: Date) -> String {
    day.strftime("%d.%m.%Y").to_string()
}
