//! The guides themselves: complete, alike in three languages, and found by what people type.

use std::collections::HashSet;

use super::*;

fn everywhere() -> impl Iterator<Item = (&'static Guide, Locale)> {
    Locale::ALL.into_iter().flat_map(|locale| guides(locale).map(move |guide| (guide, locale)))
}

#[test]
fn every_file_of_the_folder_is_a_guide() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/guides");
    let mut files = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let slug = name.split('.').next().unwrap();
        assert!(find_guide(slug, Locale::Uz).is_some(), "{name} is not in the list of guides");
        files += 1;
    }
    assert_eq!(files, 3 * guides(Locale::Uz).count());
}

#[test]
fn every_guide_is_whole() {
    for (guide, locale) in everywhere() {
        let (slug, page) = (guide.slug(), &guide.page);
        assert!(page.words.chars().count() > 2_000, "{slug} {locale:?} is nearly empty");
        assert!(!page.html.contains("<h1"), "{slug}: the title is the only first-level heading");
        assert!(!page.html.contains("<th></th>"), "{slug} {locale:?}: a column of a table has no name");
        assert!((40..=170).contains(&page.description.chars().count()), "{slug} {locale:?} description");
        assert!(page.title.chars().count() <= 60, "{slug} {locale:?} title");
        assert!(guide.parts().len() >= 2 && (3..=15).contains(&guide.minutes), "{slug} {locale:?}");
        let ids: HashSet<&str> = guide.parts().iter().map(|part| part.id.as_str()).collect();
        assert_eq!(ids.len(), guide.parts().len(), "{slug} {locale:?}: two headings share an anchor");
        assert!(ids.iter().all(|id| id.len() > 2), "{slug} {locale:?}: {ids:?}");
        let others = related(guide, locale);
        assert_eq!(others.len(), guide.related.len(), "{slug}: a related guide does not exist");
        assert!((2..=3).contains(&others.len()), "{slug}");
        assert!(others.iter().all(|other| other.slug() != slug), "{slug} leads to itself");
        assert!(!guide.tags.is_empty(), "{slug} has no tag");
    }
    for tag in GuideTag::ALL {
        assert_eq!(GuideTag::parse(tag.code()), Some(tag));
        assert!(guides(Locale::Uz).any(|guide| guide.tags.contains(&tag)), "nothing is about {tag:?}");
    }
}

/// Whoever changes one language has to change the others.
#[test]
fn languages_say_the_same() {
    let count = |guide: &Guide, what: &str| guide.page.html.matches(what).count();
    for (guide, locale) in everywhere() {
        let uzbek = find_guide(guide.slug(), Locale::Uz).unwrap();
        let name = format!("{} {locale:?}", guide.slug());
        assert_eq!(guide.parts().len(), uzbek.parts().len(), "{name}");
        assert_eq!((&guide.tags, &guide.related), (&uzbek.tags, &uzbek.related), "{name}");
        assert_eq!(guide.updated_on(), uzbek.updated_on(), "{name}");
        for what in ["<h3", "<li>", "<tr>", "<blockquote>", "<p>"] {
            assert_eq!(count(guide, what), count(uzbek, what), "{name}: {what}");
        }
        let links = |guide: &Guide| -> Vec<String> {
            let links = guide.page.html.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
            let mut links: Vec<String> = links.map(|link| Locale::split_path(link).1.to_owned()).collect();
            links.sort();
            links
        };
        assert_eq!(links(guide), links(uzbek), "{name}");
    }
}

#[test]
fn links_stay_in_the_language_and_lead_to_guides_that_exist() {
    for (guide, locale) in everywhere() {
        for link in guide.page.html.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            if link.starts_with("https://") {
                continue;
            }
            let (of, path) = Locale::split_path(link);
            assert_eq!(of, locale, "{}: {link} leaves the language of the page", guide.slug());
            if let Some(slug) = path.strip_prefix("/guides/") {
                assert!(find_guide(slug, locale).is_some(), "{}: {link}", guide.slug());
            }
        }
    }
}

#[test]
fn texts_keep_the_rules_of_typography() {
    for (guide, locale) in everywhere() {
        let page = &guide.page;
        let name = format!("{} {locale:?}", guide.slug());
        let text = format!("{}\n{}\n{}", page.title, page.description, without_tags(&page.html));
        assert!(!text.contains("&quot;") && !text.contains("&#39;"), "{name}: a straight quote");
        let letters: Vec<char> = text.chars().collect();
        for (at, around) in letters.windows(3).enumerate() {
            let [before, sign, after] = *around else { continue };
            let is_wrong = match sign {
                'ʻ' => !matches!(before, 'o' | 'O' | 'g' | 'G'),
                'ʼ' => matches!(before, 'o' | 'O' | 'g' | 'G'),
                '‘' | '\'' | '"' => true,
                '’' => locale != Locale::En,
                '“' | '”' => locale != Locale::En,
                '«' | '»' => locale == Locale::En,
                // Groups of digits are kept together, ranges have an en dash.
                ' ' | ',' => before.is_ascii_digit() && is_group(&letters[at + 2..]),
                '-' => before.is_ascii_digit() && after.is_ascii_digit(),
                _ => false,
            };
            assert!(!is_wrong, "{name}: {before}{sign}{after}");
        }
        for unit in ["soʻm", "сум", "UZS"] {
            assert!(!text.contains(&format!("0 {unit}")), "{name}: a line may break before {unit}");
        }
    }
}

/// The text with a line break for each tag: cells of a table are no groups of digits.
fn without_tags(html: &str) -> String {
    let texts = html.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
    texts.collect::<Vec<_>>().join("\n")
}

/// Whether exactly three digits follow: «5 000», and not «2 yil, 10 kun».
fn is_group(after: &[char]) -> bool {
    after.iter().take_while(|letter| letter.is_ascii_digit()).count() == 3
}

#[test]
fn the_next_guide_goes_round() {
    let all: Vec<&Guide> = guides(Locale::Ru).collect();
    let first = all[0];
    let last = all[all.len() - 1];
    assert_eq!(next(first, Locale::Ru).slug(), all[1].slug());
    assert_eq!(next(last, Locale::En).slug(), first.slug());
}

#[test]
fn guides_are_found_in_any_script_and_spelling() {
    for (query, tag, locale, first) in [
        ("rezyume", None, Locale::Uz, "first-resume"),
        ("Резюме", None, Locale::Uz, "first-resume"),
        ("меҳнат шартномаси", None, Locale::Uz, "labour-contract"),
        ("mehnat shartnomasi", None, Locale::Uz, "labour-contract"),
        ("qo'ng'iroq", None, Locale::Uz, "phone-and-messages"),
        ("қўнғироқ", None, Locale::Uz, "phone-and-messages"),
        ("mexnat shartnomasi", None, Locale::Uz, "labour-contract"),
        ("собеседованию", None, Locale::Ru, "interview"),
        ("зарплатой", Some(GuideTag::Interview), Locale::Ru, "salary-talk"),
        ("FRAUDSTER", None, Locale::En, "advance-payment"),
        // Found in another language, shown in the reader's.
        ("sinov muddati", None, Locale::En, "probation"),
        // In the body alone.
        ("INPS", None, Locale::Uz, "net-and-gross"),
    ] {
        let found = find_guides(query, tag, locale);
        let slugs: Vec<&str> = found.iter().map(|guide| guide.slug()).collect();
        assert_eq!(slugs.first(), Some(&first), "{query}: {slugs:?}");
        let home = find_guide(first, locale).unwrap();
        assert!(std::ptr::eq(found[0], home), "{query} is shown in another language");
    }
    for nothing in ["qwrtpsdf", "rezyume qwrtpsdf", "?!", &"qwrtpsdf".repeat(700)] {
        assert!(find_guides(nothing, None, Locale::Uz).is_empty(), "{nothing}");
    }
    assert_eq!(find_guides("  ", None, Locale::Ru).len(), guides(Locale::Ru).count());
    for tag in GuideTag::ALL {
        let found = find_guides("", Some(tag), Locale::En);
        assert!(!found.is_empty() && found.iter().all(|guide| guide.tags.contains(&tag)), "{tag:?}");
    }
    assert!(
        find_guides("rezyume", Some(GuideTag::Law), Locale::Uz)
            .iter()
            .all(|one| one.tags.contains(&GuideTag::Law))
    );
}
