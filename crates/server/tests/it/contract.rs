//! Generated files are up to date, and every code has its text in three languages.

use kernel::{FieldError, Locale};

fn root(path: &str) -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

#[test]
fn openapi_json_is_fresh() {
    let fresh = server::contract::document().to_pretty_json().unwrap();
    let committed = std::fs::read_to_string(root("openapi.json")).unwrap();
    assert!(committed.trim() == fresh.trim(), "openapi.json is stale: run `make generate`");
    assert!(fresh.contains("\"openapi\": \"3.1.0\""));
}

#[test]
fn limits_of_the_specification_reach_the_contract() {
    let document = serde_json::to_value(server::contract::document()).unwrap();
    let schema = |name: &str| document["components"]["schemas"][name].clone();
    assert_eq!(schema("About")["minLength"], 30);
    assert_eq!(schema("PersonName")["maxLength"], kernel::fields::PersonName::MAX);
    assert_eq!(schema("WorkType")["enum"], serde_json::json!(["fulltime", "remote", "partial", "hybrid"]));
    assert_eq!(schema("Experience")["enum"][3], "3");
    assert_eq!(schema("ErrorCode")["enum"].as_array().unwrap().len(), server::openapi::codes().len());
}

#[test]
fn all_languages_have_the_same_messages() {
    let problems = server::messages::catalogue().problems();
    assert!(problems.is_empty(), "{problems:#?}");
}

/// Two capabilities with one code would share its text, and clients could not tell them apart.
#[test]
fn every_code_is_declared_once() {
    let mut codes = server::openapi::codes();
    let all = codes.len();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), all);
}

/// A missing text silently falls back to Uzbek or to its key, so it must be checked for.
#[test]
fn every_code_field_problem_and_word_has_a_text() {
    let catalogue = server::messages::catalogue();
    let mut keys: Vec<String> =
        server::openapi::codes().iter().map(|code| format!("refusal_{code}")).collect();
    let limits = ["open_vacancies", "contacts", "responses", "invitations", "complaints"];
    keys.extend(limits.map(|what| format!("limit_{what}")));
    keys.extend(FieldError::SAMPLES.iter().map(|problem| problem.key().to_owned()));
    for (list, codes) in kernel::words::LISTS {
        keys.extend(codes.iter().map(|code| format!("{list}_{code}")));
    }
    keys.extend(content::Topic::ALL.iter().map(|topic| format!("contact_topic_{}", topic.code())));
    keys.extend(kernel::Currency::ALL.iter().map(|currency| format!("currency_{}", currency.code())));
    let outcomes =
        [&vacancies::moderated::OUTCOMES[..], &resumes::moderated::OUTCOMES, &[chat::moderated::CLOSED]];
    let outcomes = outcomes.concat();
    let actions = staff::audit::actions::ALL.iter().chain(moderation::ACTIONS);
    let actions = actions.chain([&accounts::company_status::MARK_RESTS]);
    let actions = actions.chain(&companies::verification::ACTIONS);
    let actions =
        actions.chain(vacancy_search::synonyms::actions::ALL).chain(partners::actions::ALL).copied();
    let actions = actions.chain([chat::moderated::MESSAGES_OPENED]);
    let actions = actions.chain(outcomes.iter().map(|outcome| outcome.action));
    keys.extend(actions.map(|action| format!("audit_{action}")));
    let notices = moderation::NOTICES.iter().copied().chain(accounts::company_status::NOTICES);
    let notices = notices.chain(vacancies::lifecycle::News::ALL.iter().map(|news| news.code()));
    let notices = notices.chain(companies::notices::ALL).chain(applications::NOTICES);
    let notices = notices.chain(interviews::NOTICES).chain(chat::NOTICES);
    let notices = notices.chain(outcomes.iter().map(|outcome| outcome.notice));
    keys.extend(notices.map(|what| format!("notice_{what}")));
    keys.push("notice_several".to_owned());
    keys.extend(["calendar_summary", "calendar_candidate"].map(str::to_owned));
    keys.push(format!("notice_{}", resumes::candidates::CONTACTS_OPENED));
    // Only in the bell.
    let limits = [resumes::candidates::OPENINGS_FEW, resumes::candidates::OPENINGS_USED];
    keys.extend(limits.map(|what| format!("bell_{what}")));
    keys.push(format!("notice_{}", accounts::company_status::MARK_RESTS));
    let digest = ["notice_new_vacancies", "notice_new_vacancies_all", "notice_new_vacancies_stop"];
    keys.extend(digest.map(str::to_owned));
    keys.extend(["digest_line", "digest_more", "search_everything"].map(str::to_owned));
    keys.extend(["bell_new_in_search", "bell_new_vacancies"].map(str::to_owned));
    let reasons = kernel::words::RefusalReason::ALL;
    keys.extend(reasons.iter().map(|reason| format!("{}_fix", reason.label_key())));
    let reasons = kernel::words::VerificationReason::ALL;
    keys.extend(reasons.iter().map(|reason| format!("{}_fix", reason.label_key())));
    for locale in Locale::ALL {
        let known: std::collections::HashSet<&str> = catalogue.keys(locale).collect();
        let missing: Vec<&String> = keys.iter().filter(|key| !known.contains(key.as_str())).collect();
        assert!(missing.is_empty(), "{locale:?} lacks {missing:?}");
    }
}

/// A notice on the site has a page beside it, not an address within its text.
#[test]
fn notices_on_the_site_contain_no_links() {
    let catalogue = server::messages::catalogue();
    let keys: std::collections::HashSet<&str> = catalogue.keys(Locale::Uz).collect();
    let links = ["{site}", "{link}", "{yes}", "{no}", "{all}", "{stop}"];
    // These are messages only.
    let messages = ["sign_in_link", "several"];
    let mut checked = 0;
    for locale in Locale::ALL {
        for key in &keys {
            let has_link = links.iter().any(|link| catalogue.text(locale, key).contains(link));
            if let Some(what) = key.strip_prefix("notice_")
                && has_link
                && !messages.contains(&what)
            {
                assert!(keys.contains(format!("bell_{what}").as_str()), "{key} has no text for the site");
                checked += 1;
            }
            assert!(!has_link || !key.starts_with("bell_"), "{locale:?}: {key}");
        }
    }
    assert!(checked > 60, "{checked}");
}

/// Uzbek is written with U+02BB in oʻ and gʻ and with U+02BC elsewhere; other characters split words in search.
#[test]
fn uzbek_texts_use_the_right_apostrophes() {
    let catalogue = server::messages::catalogue();
    for key in catalogue.keys(Locale::Uz) {
        let text = catalogue.text(Locale::Uz, key);
        for bad in ['\'', '‘', '’', '`', '´'] {
            assert!(!text.contains(bad), "{key}: {text}");
        }
        for (before, sign) in text.chars().zip(text.chars().skip(1)) {
            let is_o_or_g = matches!(before, 'o' | 'O' | 'g' | 'G');
            let fits = match sign {
                'ʻ' => is_o_or_g,
                'ʼ' => !is_o_or_g,
                _ => true,
            };
            assert!(fits, "{key}: {text}");
        }
    }
}

#[test]
fn every_variable_of_the_configuration_is_in_the_manual() {
    let read = |file: &str| std::fs::read_to_string(root(&format!("crates/server/src/{file}.rs"))).unwrap();
    let config = read("config");
    let code = format!("{}{}", read("outside"), config.split("#[cfg(test)]").next().unwrap());
    let manual = std::fs::read_to_string(root(".env.example")).unwrap();
    let quoted = code
        .split('"')
        .filter(|text| text.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_'));
    let variables: Vec<&str> =
        quoted.filter(|text| text.starts_with("ISHBOR_") || *text == "DATABASE_URL").collect();
    assert!(variables.len() > 15, "{variables:?}");
    let missing: Vec<&&str> = variables.iter().filter(|name| !manual.contains(&format!("{name}="))).collect();
    assert!(missing.is_empty(), ".env.example lacks {missing:?}");
    for line in manual.lines().filter_map(|line| line.trim_start_matches("# ").split_once('=')) {
        let (name, _) = line;
        let is_variable = name.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_');
        assert!(!is_variable || variables.contains(&name), ".env.example has {name}, which nothing reads");
    }
}

/// A migration that is interrupted leaves nothing behind and runs again at the next start.
#[test]
fn every_migration_is_one_transaction() {
    assert!(server::database::MIGRATOR.iter().count() > 10);
    let wrong: Vec<_> = server::database::MIGRATOR.iter().filter(|migration| migration.no_tx).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}
