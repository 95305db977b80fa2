use std::collections::BTreeSet;

use jiff::SignedDuration;

use super::*;

fn source(published: &str, effective: &str) -> Source {
    let file = format!(
        "title: T\ndescription: D\npublished_at: {published}\neffective_at: {effective}\nchanges: C\n\nText.\n"
    );
    let (file, version) = (&*file.leak(), &*published.to_owned().leak());
    Source { version, files: [file; 3] }
}

fn invented() -> Vec<Version> {
    let sources = [
        source("2026-01-01", "2026-01-04"),
        source("2026-03-01", "2026-03-10"),
        // Published before the one above took effect.
        source("2026-03-05", "2026-03-20"),
    ];
    sources.iter().map(|source| Version::read(Document::Terms, source).unwrap()).collect()
}

#[test]
fn the_current_and_announced_versions_depend_on_the_time() {
    let versions = invented();
    // Midnight in Tashkent is 19:00 UTC of the day before.
    let cases = [
        ("2025-06-01T00:00:00Z", "2026-01-01", None),
        ("2026-01-02T00:00:00Z", "2026-01-01", Some("2026-01-01")),
        ("2026-01-03T18:59:59Z", "2026-01-01", Some("2026-01-01")),
        ("2026-01-03T19:00:00Z", "2026-01-01", None),
        ("2026-02-28T18:59:59Z", "2026-01-01", None),
        ("2026-02-28T19:00:00Z", "2026-01-01", Some("2026-03-01")),
        ("2026-03-06T00:00:00Z", "2026-01-01", Some("2026-03-01")),
        ("2026-03-09T18:59:59Z", "2026-01-01", Some("2026-03-01")),
        ("2026-03-09T19:00:00Z", "2026-03-01", Some("2026-03-05")),
        ("2026-03-19T19:00:00Z", "2026-03-05", None),
        ("2030-01-01T00:00:00Z", "2026-03-05", None),
    ];
    for (now, current, upcoming) in cases {
        let now = now.parse().unwrap();
        assert_eq!(in_force(&versions, now).version, current, "{now}");
        assert_eq!(announced(&versions, now).map(|version| version.version), upcoming, "{now}");
    }
}

#[test]
fn a_version_is_coming_then_in_force_then_past() {
    let versions = invented();
    let at = |now: &str| -> Vec<Standing> {
        let now = now.parse().unwrap();
        versions.iter().map(|version| standing(&versions, version, now)).collect()
    };
    use Standing::{Coming, InForce, Past};
    assert_eq!(at("2025-06-01T00:00:00Z"), [Coming, Coming, Coming]);
    assert_eq!(at("2026-02-01T00:00:00Z"), [InForce, Coming, Coming]);
    assert_eq!(at("2026-03-12T00:00:00Z"), [Past, InForce, Coming]);
    assert_eq!(at("2026-03-25T00:00:00Z"), [Past, Past, InForce]);
}

#[test]
fn an_error_names_the_wrong_file() {
    let mut uneven = source("2026-01-01", "2026-01-04");
    uneven.files[2] = source("2026-01-01", "2026-01-05").files[2];
    let problem = |source: &Source| Version::read(Document::Privacy, source).unwrap_err().to_string();
    assert!(problem(&uneven).contains("legal/privacy/2026-01-01: the languages name different days"));
    let renamed = Source { version: "2026-02-02", ..source("2026-01-01", "2026-01-04") };
    assert!(problem(&renamed).contains("published on 2026-01-01"));
}

#[test]
fn people_have_three_days_to_read_a_change() {
    for document in Document::ALL {
        for version in versions(document) {
            let notice = version.effective_at.duration_since(version.published_at);
            assert!(
                notice >= SignedDuration::from_hours(3 * 24),
                "{document:?} {}: {notice}",
                version.version
            );
        }
    }
}

#[test]
fn versions_are_in_chronological_order() {
    for document in Document::ALL {
        let all = versions(document);
        assert!(!all.is_empty());
        for pair in all.windows(2) {
            assert!(pair[0].published_at < pair[1].published_at, "{document:?} {}", pair[1].version);
            assert!(pair[0].effective_at < pair[1].effective_at, "{document:?} {}", pair[1].version);
            assert_ne!(pair[0].digest, pair[1].digest);
        }
        assert!(all.iter().all(|version| version.digest.len() == 64));
    }
}

/// A file that is not listed would never take effect, and nothing else would notice.
#[test]
fn every_file_of_the_folder_is_listed() {
    for document in Document::ALL {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../../content/legal")
            .join(document.code());
        let found: BTreeSet<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        let listed: BTreeSet<String> = versions(document)
            .iter()
            .flat_map(|version| Locale::ALL.map(|locale| format!("{}.{}.md", version.version, locale.code())))
            .collect();
        assert_eq!(found, listed);
    }
}

/// The same articles in the same order, so that "article 5" means the same in three languages.
#[test]
fn the_languages_have_the_same_articles() {
    for document in Document::ALL {
        for version in versions(document) {
            let articles = Locale::ALL.map(|locale| {
                let page = version.page(locale);
                let html = &page.html;
                let number = |title: &str| title.chars().take_while(char::is_ascii_digit).collect::<String>();
                let numbers: Vec<String> = page.parts.iter().map(|part| number(&part.title)).collect();
                (numbers, html.matches("<li>").count(), html.matches("<tr>").count())
            });
            assert!(articles[0].0.len() > 5, "{document:?}: {articles:?}");
            assert!(articles.iter().all(|one| *one == articles[0]), "{document:?}: {articles:?}");
        }
    }
}
