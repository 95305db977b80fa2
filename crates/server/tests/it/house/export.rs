//! The export of a person's own data leaves nothing out unseen.

use std::collections::BTreeSet;

use super::tables::OWNERS;

/// Tables that the export does not read, and why it need not.
const NOT_EXPORTED: [(&str, &str); 50] = [
    ("jobs", "work to do; what it is about is in other tables"),
    ("job_ticks", "schedules"),
    ("idempotency_keys", "responses of the last day, under hashes"),
    ("live_streams", "numbers"),
    ("live_events", "ids of what changed in the last day"),
    ("live_tickets", "hashes that open one socket"),
    ("locations", "a dictionary"),
    ("spheres", "a dictionary"),
    ("professions", "a dictionary"),
    ("dictionary_terms", "a dictionary"),
    ("dictionary_seeds", "digests of dictionaries"),
    ("contact_messages", "letters of guests; nobody has proved that the address in them is his"),
    ("transparency_figures", "figures of everybody"),
    ("partners", "organisations"),
    ("exchange_rates", "public"),
    ("sms_digests", "notices of the last hour; they are in `notices`"),
    ("sms_messages", "what SMS cost, without their texts"),
    ("code_requests", "hashes and counters of codes that are over in minutes"),
    ("sign_in_links", "hashes of secrets"),
    ("sign_in_failures", "counters against guessing"),
    ("known_devices", "hashes of browsers; sign-ins are in `account_events`"),
    ("recovery_codes", "hashes of secrets"),
    ("telegram_link_keys", "secrets of minutes"),
    ("telegram_updates", "numbers of updates that were read"),
    ("telegram_sign_ins", "hashes of sign-ins that were used"),
    ("limits", "rules for everybody"),
    ("vacancy_events", "states of a vacancy, which has them in force"),
    ("vacancy_days", "counters"),
    ("vacancy_viewers", "fingerprints of two days that lead to nobody"),
    ("board_columns", "of the company"),
    ("company_answers", "figures of the company"),
    ("message_templates", "texts of the company"),
    ("interview_reminders", "that a notice was sent; it is in `notices`"),
    ("company_mark_decisions", "what staff decided about the company; its owner is told of it in `notices`"),
    ("held_approvals", "decisions of staff that wait for eight seconds"),
    ("company_transfers", "an offer of days; what comes of it is in `company_events`"),
    ("company_photos", "exported as files"),
    (
        "chat_reports",
        "copies of reported messages until a month after the decision; the messages are exported",
    ),
    ("search_changes", "ids of what changed"),
    ("search_forgotten", "ids of what is gone"),
    ("search_rebuilds", "state of the index"),
    ("search_nodes", "state of servers"),
    ("search_synonyms", "words"),
    ("search_queries", "counters of words, of nobody"),
    ("search_visitors", "fingerprints of two days that lead to nobody"),
    ("staff_members", "staff have accounts of their own"),
    ("staff_sessions", "staff have accounts of their own"),
    ("staff_failures", "counters against guessing"),
    ("audit_events", "what staff did; the person is told of it in `notices`"),
    ("demo_runs", "development only"),
];

#[test]
fn every_table_is_exported_or_holds_nothing_of_a_person() {
    let store = include_str!("../../../../accounts/src/me/export/store.rs");
    let (_, queries) = store.split_once("pub async fn list_export_parts").expect("the parts of the export");
    let words: Vec<&str> = queries.split(|c: char| !(c.is_ascii_lowercase() || c == '_')).collect();
    let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
    let read: BTreeSet<&str> =
        words.windows(2).filter(|pair| ["from", "join"].contains(&pair[0])).map(|pair| pair[1]).collect();
    let excused: BTreeSet<&str> = NOT_EXPORTED.iter().map(|(table, _)| *table).collect();
    let tables: BTreeSet<&str> = OWNERS.iter().flat_map(|(_, tables)| tables.iter().copied()).collect();
    // The export itself.
    let forgotten: Vec<_> = tables
        .iter()
        .filter(|table| !read.contains(*table) && !excused.contains(*table) && **table != "exports")
        .collect();
    assert!(forgotten.is_empty(), "neither exported nor excused: {forgotten:?}");
    let stale: Vec<_> =
        excused.iter().filter(|table| read.contains(*table) || !tables.contains(*table)).collect();
    assert!(stale.is_empty(), "excused, but exported or gone: {stale:?}");
}
