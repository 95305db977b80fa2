//! The same search without one of its filters, whether it came from a parameter or from typed words.

use vacancy_search::results::Applied;
use vacancy_search::search_params::{FilterKey, SearchParams};

/// Without one value of a filter.
pub fn without_value(params: &SearchParams, applied: &Applied) -> SearchParams {
    let mut left = params.clone();
    if let Some(rest) = &applied.q_without {
        left.text.clone_from(rest);
    }
    let value = &applied.value;
    let other = |list: &mut Vec<String>| list.retain(|one| one != value);
    match applied.key {
        FilterKey::Sphere => other(&mut left.spheres),
        FilterKey::Profession => other(&mut left.professions),
        FilterKey::Location => other(&mut left.locations),
        FilterKey::Language => other(&mut left.languages),
        FilterKey::WorkType => left.work_types.retain(|one| one.code() != value),
        FilterKey::Experience => left.experience.retain(|one| one.code() != value),
        FilterKey::Education => left.educations.retain(|one| one.code() != value),
        key => left = left.without(key),
    }
    left
}

/// Without all values of a filter.
pub fn without_key(params: &SearchParams, applied: &[Applied], key: FilterKey) -> SearchParams {
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

/// Without the free text: of the words only those stay that were understood as filters.
pub fn without_words(params: &SearchParams, applied: &[Applied]) -> SearchParams {
    let mut typed: Vec<&str> = Vec::new();
    for words in applied.iter().filter_map(|one| one.typed.as_deref()) {
        if !typed.contains(&words) {
            typed.push(words);
        }
    }
    SearchParams { text: typed.join(" "), ..params.clone() }
}

/// Without all filters: the free text and the order stay, words that were understood as filters go with them.
pub fn cleared(params: &SearchParams, applied: &[Applied], words: &str) -> SearchParams {
    let is_typed = applied.iter().any(|one| one.typed.is_some());
    let text = if is_typed { words } else { &params.text };
    SearchParams { text: text.to_owned(), sort: params.sort, ..SearchParams::default() }
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

    fn search() -> (SearchParams, [Applied; 4]) {
        let params = SearchParams {
            text: "toshkent samarqand haydovchi".into(),
            locations: vec!["navoiy-viloyati".into()],
            only_with_pay: true,
            ..SearchParams::default()
        };
        let applied = [
            applied(FilterKey::Location, "navoiy-viloyati", None),
            applied(FilterKey::Location, "samarqand", Some(("samarqand", "toshkent haydovchi"))),
            applied(FilterKey::Location, "toshkent-shahri", Some(("toshkent", "samarqand haydovchi"))),
            applied(FilterKey::WithSalary, "true", None),
        ];
        (params, applied)
    }

    #[test]
    fn a_removed_filter_leaves_the_url_and_the_words() {
        let (params, said) = search();
        assert_eq!(without_key(&params, &said, FilterKey::Location).query(), "q=haydovchi&with_salary=true");
        let left = without_key(&params, &said, FilterKey::WithSalary).query();
        assert_eq!(left, "q=toshkent+samarqand+haydovchi&location=navoiy-viloyati");
    }

    #[test]
    fn a_removed_value_leaves_the_others() {
        let (params, said) = search();
        let left = |at: usize| without_value(&params, &said[at]).query();
        assert_eq!(left(0), "q=toshkent+samarqand+haydovchi&with_salary=true");
        assert_eq!(left(1), "q=toshkent+haydovchi&location=navoiy-viloyati&with_salary=true");
        assert_eq!(left(3), "q=toshkent+samarqand+haydovchi&location=navoiy-viloyati");
    }

    #[test]
    fn without_the_words_the_filters_stay() {
        let (params, said) = search();
        let left = without_words(&params, &said).query();
        assert_eq!(left, "q=samarqand+toshkent&location=navoiy-viloyati&with_salary=true");
        assert_eq!(without_words(&params, &said[3..]).query(), "location=navoiy-viloyati&with_salary=true");
    }

    #[test]
    fn clearing_keeps_the_free_words() {
        let (params, said) = search();
        assert_eq!(cleared(&params, &said, "haydovchi").query(), "q=haydovchi");
        assert_eq!(cleared(&params, &said[3..], "x").query(), "q=toshkent+samarqand+haydovchi");
    }
}
