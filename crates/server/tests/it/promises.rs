//! What texts promise must exist: links of the help area and the legal texts, the pages that answers tell of, and words
//! for capabilities.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use content::legal::{self, Document};
use kernel::Locale;

/// Documents about one thing; the rest of them is [`pages::PUBLIC`], and the other pages are files of the app.
const DOCUMENTS: [&str; 5] =
    ["/jobs/$slug", "/jobs/$slug/report", "/company/$slug", "/company/$slug/report", "/guides/$slug"];

/// Capabilities that appear one day: the page that each brings, and the words that may stand in a text only then.
const NOT_YET: [(&str, &[&str]); 4] = [
    ("/user/chat/$id", &["chat", "чат"]),
    ("/test", &["onlayn test", "онлайн-тест", "online test"]),
    ("/services", &["pullik xizmat", "платные услуги", "paid services", "payme", "click"]),
    ("/push", &["push", "пуш"]),
];

/// Texts that say themselves that something does not exist.
const DENIALS: [&str; 2] = ["hozir pullik xizmat yoʻq", "no paid services"];

/// Texts of screens that promise to tell something, and the notices that keep the promise.
const TOLD: [(&str, &[&str]); 11] = [
    ("vacancy_form_done_text", &["vacancy_approved", "vacancy_rejected"]),
    ("vacancy_form_done_hours", &["vacancy_approved", "vacancy_rejected"]),
    (
        "my_vacancies_waiting_text",
        &["vacancy_approved", "vacancy_rejected", "edit_approved", "edit_rejected"],
    ),
    ("vacancy_report_sent", &["complaint_upheld", "complaint_dismissed"]),
    ("verification_step_staff_text", &["company_verified", "company_verification_refused"]),
    ("response_silence", &["application_no_answer"]),
    ("response_done_silence", &["application_no_answer"]),
    ("applications_next_silence", &["application_no_answer"]),
    ("interviews_empty_mine", &["interview_offered", "interview_marked"]),
    ("interviews_remind", &["interview_tomorrow", "interview_soon", "interview_team_tomorrow"]),
    ("signin_search_why", &["new_in_search", "new_vacancies"]),
];

/// What such texts say in Uzbek.
const TELLING: [&str; 7] =
    ["aytamiz", "xabar qila", "xabar bera", "bildiramiz", "xabarnomaga", "eslatamiz", "darrov yozamiz"];

/// Every page a person can open, as a route: `/profile/applications/$id`.
fn routes() -> BTreeSet<String> {
    let documents = DOCUMENTS.into_iter().chain(pages::PUBLIC);
    let mut routes: BTreeSet<String> = documents.map(str::to_owned).collect();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/routes"), &mut routes);
    routes
}

fn collect(folder: &Path, routes: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, routes);
            continue;
        }
        let source = std::fs::read_to_string(&path).unwrap();
        let named = source.split_once("createFileRoute('").and_then(|(_, rest)| rest.split_once('\''));
        let Some((named, _)) = named else { continue };
        // `/_default/user/notices` is `/user/notices`: layouts have no part in addresses.
        let parts: Vec<&str> =
            named.split('/').filter(|part| !part.is_empty() && !part.starts_with('_')).collect();
        routes.insert(format!("/{}", parts.join("/")));
    }
}

fn exists(routes: &BTreeSet<String>, path: &str) -> bool {
    let fits = |route: &String| {
        let (route, path): (Vec<&str>, Vec<&str>) = (route.split('/').collect(), path.split('/').collect());
        let same = |(one, other): (&&str, &&str)| one == other || one.starts_with('$');
        route.len() == path.len() && route.iter().zip(&path).all(same)
    };
    routes.iter().any(fits)
}

/// All pages of content in one language.
fn texts(locale: Locale) -> Vec<content::Page> {
    let now = "2026-11-19T00:00:00Z".parse().unwrap();
    let help =
        content::HELP_PAGES.into_iter().map(|slug| content::find_page(slug, None, locale, now).unwrap().page);
    let legal = Document::ALL
        .into_iter()
        .map(|document| legal::versions(document).last().unwrap().page(locale).clone());
    let guides = content::guides::guides(locale).map(|guide| guide.page.clone());
    help.chain(legal).chain(guides).collect()
}

#[test]
fn every_link_of_a_text_leads_to_a_page() {
    let routes = routes();
    assert!(exists(&routes, "/jobs/create") && !exists(&routes, "/user/nothing"));
    let mut checked = 0;
    for locale in Locale::ALL {
        for page in texts(locale) {
            for link in page.html.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                if link.starts_with("https://") || link.starts_with("mailto:") {
                    continue;
                }
                let (_, path) = Locale::split_path(link);
                assert!(exists(&routes, path), "{} {locale:?}: {link}", page.slug);
                checked += 1;
            }
        }
    }
    assert!(checked > 100, "{checked}");
}

#[test]
fn every_answer_of_the_help_tells_of_pages_that_exist() {
    let routes = routes();
    for page in texts(Locale::Uz) {
        for answer in &page.answers {
            for route in &answer.needs {
                assert!(routes.contains(route), "{}: {} tells of {route}", page.slug, answer.heading);
            }
        }
    }
}

#[test]
fn texts_about_a_capability_appear_with_it() {
    let routes = routes();
    for locale in Locale::ALL {
        for page in texts(locale) {
            let mut text = format!("{} {} {}", page.title, page.description, page.html).to_lowercase();
            for denial in DENIALS {
                text = text.replace(denial, "");
            }
            let letters = |word: char| !word.is_alphabetic() && !matches!(word, 'ʻ' | 'ʼ' | '-');
            for (route, words) in NOT_YET.iter().filter(|(route, _)| !routes.contains(*route)) {
                for promised in *words {
                    let starts = |part: &str| part.starts_with(promised);
                    let is_there = if promised.contains(' ') {
                        text.contains(promised)
                    } else {
                        text.split(letters).any(starts)
                    };
                    assert!(
                        !is_there,
                        "{} {locale:?} tells of “{promised}”, but there is no {route}",
                        page.slug
                    );
                }
            }
        }
    }
}

/// A new text that promises to tell something fails here until somebody names the notice that does.
#[test]
fn whoever_is_promised_news_finds_it_in_the_bell() {
    let told: BTreeMap<&str, &[&str]> = TOLD.into_iter().collect();
    let catalogue = server::messages::catalogue();
    let notices: BTreeSet<&str> = catalogue.keys(Locale::Uz).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/uz/web");
    let mut found = BTreeSet::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let source = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        let texts: BTreeMap<String, serde_json::Value> = serde_json::from_str(&source).unwrap();
        let promises = texts.into_iter().filter(|(key, text)| {
            let text = text.to_string();
            !key.starts_with("ui_demo") && TELLING.iter().any(|word| text.contains(word))
        });
        found.extend(promises.map(|(key, _)| key));
    }
    for key in &found {
        let kept =
            told.get(key.as_str()).unwrap_or_else(|| panic!("{key} promises news: which notice is it?"));
        for what in *kept {
            assert!(notices.contains(format!("bell_{what}").as_str()), "{key}: no notice {what}");
        }
    }
    let gone: Vec<&&str> = told.keys().filter(|key| !found.contains(**key)).collect();
    assert!(gone.is_empty(), "these promise nothing any more: {gone:?}");
}
