//! Notes above the list of vacancies: how the typed words were interpreted, the link to undo that, and alternatives
//! when nothing matches. The web app has the same in `features/jobs`.

use jiff::civil::Date;
use kernel::Args;
use vacancy_search::results::{Applied, FoundVacancies};
use vacancy_search::search_params::{FilterKey, SearchParams};

use super::cards::Card;
use super::texts::Texts;

/// An active filter.
pub struct Chip {
    pub label: String,
    pub remove: String,
}

impl Chip {
    /// A filter that was derived from typed words also shows those words.
    pub fn of(applied: &Applied, t: &Texts<'_>) -> Self {
        let label = match &applied.typed {
            Some(typed) => filled(t, "jobs_filter_typed", &[("filter", &applied.label), ("typed", typed)]),
            None => applied.label.clone(),
        };
        Self { label, remove: t.with("jobs_filter_remove", "filter", &applied.label) }
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
            cards: Card::list(&near.data, t),
            href: href(&without(params, &found.applied, near.without)),
            show: t.count("jobs_near_show", near.total),
        })
    }
}

/// The same search without one filter, both as a parameter and in the typed words.
fn without(params: &SearchParams, applied: &[Applied], key: FilterKey) -> SearchParams {
    let mut left = params.clone();
    let typed = applied.iter().filter(|one| one.key == key && one.typed.is_some());
    for (place, one) in typed.enumerate() {
        // `q_without` is the text without that filter's words. If several values were typed, it is used for the
        // first, and the words of the others are removed one by one.
        left.text = match (&one.q_without, &one.typed) {
            (Some(rest), _) if place == 0 => rest.clone(),
            (_, Some(words)) => left.text.replacen(words.as_str(), "", 1).trim().to_owned(),
            _ => left.text,
        };
    }
    left.without(key)
}

fn filled(t: &Texts<'_>, key: &str, values: &[(&str, &str)]) -> String {
    let args = values.iter().fold(Args::new(), |args, (name, value)| args.text(name, *value));
    t.catalogue().format(t.locale(), key, &args)
}

/// `15.11.2026`.
fn written(day: Date) -> String {
    day.strftime("%d.%m.%Y").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn applied(key: FilterKey, value: &str, said: Option<(&str, &str)>) -> Applied {
        Applied {
            key,
            value: value.to_owned(),
            label: value.to_owned(),
            typed: said.map(|(typed, _)| typed.to_owned()),
            q_without: said.map(|(_, rest)| rest.to_owned()),
        }
    }

    #[test]
    fn a_removed_filter_leaves_the_url_and_the_words() {
        let params = SearchParams {
            text: "toshkent samarqand haydovchi".into(),
            locations: vec!["navoiy-viloyati".into()],
            only_with_pay: true,
            ..SearchParams::default()
        };
        let said = [
            applied(FilterKey::Location, "navoiy-viloyati", None),
            applied(FilterKey::Location, "samarqand", Some(("samarqand", "toshkent haydovchi"))),
            applied(FilterKey::Location, "toshkent-shahri", Some(("toshkent", "samarqand haydovchi"))),
            applied(FilterKey::WithSalary, "true", None),
        ];
        assert_eq!(without(&params, &said, FilterKey::Location).query(), "q=haydovchi&with_salary=true");
        let left = without(&params, &said, FilterKey::WithSalary).query();
        assert_eq!(left, "q=toshkent+samarqand+haydovchi&location=navoiy-viloyati");
    }
}
