//! Suggestions over the real list of professions: typed in three languages, two scripts and with errors, the right
//! profession must be among the first.

use search_engine::{SuggestEntry, SuggestIndex};

use crate::world::{self, Names, Profession};

fn professions() -> Vec<Profession> {
    world::spheres().into_iter().flat_map(|sphere| sphere.professions).collect()
}

fn index(professions: &[Profession]) -> SuggestIndex {
    SuggestIndex::build((0..).zip(professions).map(|(id, profession)| {
        let Names { uz, ru, en, .. } = &profession.names;
        let names = [uz, ru, en].into_iter().chain(&profession.aliases).cloned().collect();
        SuggestEntry { id, names, weight: 1 }
    }))
}

#[test]
fn people_find_their_profession() {
    let professions = professions();
    let index = index(&professions);
    for (query, slug) in [
        ("dasturchi", "software-developer"),
        ("дастурчи", "software-developer"),
        ("программист", "software-developer"),
        ("програмист", "software-developer"),
        ("o'qituvchi", "teacher"),
        ("oqituvchi", "teacher"),
        ("uqituvchi", "teacher"),
        ("укитувчи", "teacher"),
        ("учитель", "teacher"),
        ("teachers", "teacher"),
        ("haydovchi", "driver"),
        ("xaydovchi", "driver"),
        ("хайдовчи", "driver"),
        ("buhgalter", "accountant"),
        ("бухгалтеры", "accountant"),
        ("tikuvchilar", "seamstress"),
    ] {
        let found: Vec<&str> =
            index.find(query, 8).iter().map(|hit| professions[hit.id as usize].slug.as_str()).collect();
        assert!(found.contains(&slug), "{query}: {found:?}");
    }
}

#[test]
fn every_profession_is_first_under_each_of_its_names() {
    let professions = professions();
    let index = index(&professions);
    for profession in &professions {
        for name in [&profession.names.uz, &profession.names.ru, &profession.names.en] {
            // Two professions may share a name in one language; then either may come first.
            let leader = &professions[index.find(name, 1)[0].id as usize];
            let shares =
                [&leader.names.uz, &leader.names.ru, &leader.names.en].into_iter().chain(&leader.aliases);
            let key = kernel::uzbek::fold(name);
            assert!(
                shares.map(|other| kernel::uzbek::fold(other)).any(|other| other == key),
                "{name}: {}",
                leader.slug
            );
        }
    }
}
