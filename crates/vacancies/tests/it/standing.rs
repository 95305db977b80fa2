//! What an owner is told about a vacancy: its state in one word, what to do next, its history, an appeal.

use jiff::SignedDuration;
use serde_json::{Value, json};
use staff::StaffRole;
use testkit::{Person, World, vacancy_form};

async fn page(owner: &Person, slug: &str) -> Value {
    owner.get(&format!("/api/v1/my/jobs/{slug}")).await.expect(200).json()["data"].clone()
}

async fn in_list(owner: &Person) -> Value {
    owner.get("/api/v1/my/jobs").await.expect(200).json()["data"][0].clone()
}

fn told(vacancy: &Value) -> (&str, Option<&str>) {
    (vacancy["standing"].as_str().unwrap(), vacancy["next_action"].as_str())
}

async fn edit(owner: &Person, slug: &str, change: impl FnOnce(&mut Value)) -> Value {
    let own = page(owner, slug).await;
    let mut form = own["form"].clone();
    form["revision"] = own["revision"].clone();
    change(&mut form);
    owner.post(&format!("/api/v1/jobs/update/{slug}"), form).await.expect(200).json()
}

#[tokio::test]
async fn every_step_of_its_life_has_one_word_and_one_button() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.submit(&owner, vacancy_form()).await;
    assert_eq!(told(&in_list(&owner).await), ("waiting", None));
    w.reject(&slug, "misleading_pay").await;
    assert_eq!(told(&in_list(&owner).await), ("refused", Some("fix")));
    edit(&owner, &slug, |form| form["title"] = json!("Hisobchi")).await;
    w.approve(&slug).await;
    assert_eq!(told(&in_list(&owner).await), ("active", Some("share")));

    edit(&owner, &slug, |form| form["title"] = json!("Bosh hisobchi")).await;
    for seen in [in_list(&owner).await, page(&owner, &slug).await] {
        assert_eq!(told(&seen), ("active", Some("share")), "the earlier text is still public");
        assert_eq!(seen["edit"]["state"], "waiting");
    }
    w.reject(&slug, "unreadable").await;
    assert_eq!(told(&in_list(&owner).await), ("active", Some("fix")));
    edit(&owner, &slug, |form| form["title"] = json!("Hisobchi")).await;
    let back = page(&owner, &slug).await;
    assert_eq!(
        (told(&back), &back["edit"]),
        (("active", Some("share")), &json!(null)),
        "the edit is taken back"
    );

    let viewer = w.member(&owner, "viewer").await;
    owner.post(&format!("/api/v1/jobs/{slug}/pause"), json!({})).await.expect(200);
    assert_eq!(told(&page(&owner, &slug).await), ("paused", Some("resume")));
    assert_eq!(told(&page(&viewer, &slug).await), ("paused", None), "a viewer changes nothing");
    owner.post(&format!("/api/v1/jobs/{slug}/resume"), json!({})).await.expect(200);
    w.clock.advance(SignedDuration::from_hours(31 * 24));
    let owner = w.sign_in(&owner).await;
    assert_eq!(told(&in_list(&owner).await), ("expired", Some("prolong")));
    owner.post(&format!("/api/v1/jobs/{slug}/prolong"), json!({})).await.expect(200);
    assert_eq!(told(&in_list(&owner).await), ("active", Some("share")));
    owner.post(&format!("/api/v1/jobs/{slug}/close"), json!({})).await.expect(200);
    assert_eq!(told(&in_list(&owner).await), ("closed", Some("clone")));
}

#[tokio::test]
async fn asking_to_delete_the_account_hides_its_vacancies_until_it_is_taken_back() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    owner.post("/api/v1/me/delete", json!({})).await.expect(200);
    let hidden = in_list(&owner).await;
    assert_eq!(told(&hidden), ("out_of_sight", None));
    assert_eq!((&hidden["company_out"], &hidden["is_public"]), (&json!("leaving"), &json!(false)));
    w.guest().get(&format!("/api/v1/jobs/{slug}")).await.expect(410);
    owner.post("/api/v1/me/delete/undo", json!({})).await.expect(200);
    assert_eq!(told(&in_list(&owner).await), ("active", Some("share")));
    w.guest().get(&format!("/api/v1/jobs/{slug}")).await.expect(200);
}

#[tokio::test]
async fn a_draft_stands_above_the_vacancies_of_those_who_may_finish_it() {
    let w = World::new().await;
    let owner = w.customer().await;
    let viewer = w.member(&owner, "viewer").await;
    let draft =
        async |person: &Person| person.get("/api/v1/my/jobs").await.expect(200).json()["draft"].clone();
    assert_eq!(draft(&owner).await, json!(null));
    let form = json!({ "title": " Kassir ", "about": "Doʻkon" });
    owner.post("/api/v1/drafts/job", json!({ "step": "third", "form": form })).await.expect(200);
    let seen = draft(&owner).await;
    assert_eq!((&seen["title"], &seen["step"]), (&json!("Kassir"), &json!("third")));
    assert_eq!(draft(&viewer).await, json!(null));
}

#[tokio::test]
async fn hours_change_at_once_also_with_a_new_title() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let public =
        async || w.guest().get(&format!("/api/v1/jobs/{slug}")).await.expect(200).json()["data"].clone();
    let title = public().await["title"].clone();
    let sent = edit(&owner, &slug, |form| {
        form["title"] = json!("Yetakchi hisobchi");
        form["hours_from"] = json!("07:30");
        form["address"] = json!("Navoiy koʻchasi, 5");
    });
    let sent = sent.await;
    assert_eq!((&sent["applied"], &sent["vacancy_status"]), (&json!("partly"), &json!("moderating")));
    let seen = public().await;
    assert_eq!((&seen["hours_from"], &seen["address"]), (&json!("07:30"), &json!("Navoiy koʻchasi, 5")));
    assert_eq!(seen["title"], title);

    // The moderator compares with the text that is public now, and a refusal takes no hours back.
    let moderator = w.staff(StaffRole::Moderator).await;
    let revision = w.waiting_revision(&slug).await;
    let view = moderator.get(&format!("/api/v1/staff/moderation/{revision}")).await.expect(200).json();
    assert_eq!(view["data"]["before"]["hours_from"], "07:30");
    w.reject(&slug, "unreadable").await;
    assert_eq!(public().await["hours_from"], "07:30");

    // While a text waits or is refused, hours alone still change at once.
    let sent = edit(&owner, &slug, |form| form["hours_from"] = json!("08:00")).await;
    assert_eq!(sent["applied"], "partly", "the refused title goes to the moderators again");
    assert_eq!(public().await["hours_from"], "08:00");
    w.approve(&slug).await;
    let seen = public().await;
    assert_eq!((&seen["title"], &seen["hours_from"]), (&json!("Yetakchi hisobchi"), &json!("08:00")));
}

#[tokio::test]
async fn a_taking_down_is_told_with_its_strike_and_can_be_appealed_once() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let appeal = format!("/api/v1/my/jobs/{slug}/appeal");
    let words = json!({ "text": "Depozit soʻramaymiz, formaga toʻlaymiz." });
    owner.post(&appeal, words.clone()).await.expect_code(409, "wrong_state");
    let report = json!({ "reason": "fee" });
    w.candidate().await.post(&format!("/api/v1/jobs/{slug}/report"), report).await.expect(200);
    let verdict = json!({ "verdict": "upheld", "reasons": [{ "code": "fee_or_deposit", "field": "about" }], "strike": true });
    let decide = format!("/api/v1/staff/complaints/vacancy/{slug}/decide");
    w.staff(StaffRole::Moderator).await.post(&decide, verdict).await.expect(200);

    let seen = page(&owner, &slug).await;
    assert_eq!(told(&seen), ("taken_down", Some("fix")));
    assert_eq!(
        (&seen["taken_down"]["strike"], &seen["taken_down"]["appealed_at"]),
        (&json!(1), &json!(null))
    );
    assert_eq!(seen["reasons"][0]["field"], "about");

    owner.post(&appeal, json!({ "text": "Yoʻq" })).await.expect_field("text");
    w.customer().await.post(&appeal, words.clone()).await.expect_code(404, "not_found");
    w.member(&owner, "viewer").await.post(&appeal, words.clone()).await.expect(403);
    owner.post(&appeal, words.clone()).await.expect(200);
    owner.post(&appeal, words).await.expect_code(409, "appeal_sent");
    assert!(page(&owner, &slug).await["taken_down"]["appealed_at"].is_string());
    let letters = content::list_open_letters(&w.app).await.unwrap();
    let [letter] = letters.as_slice() else { panic!("{letters:?}") };
    assert!(
        letter.message.contains(&slug) && letter.message.contains("Depozit soʻramaymiz"),
        "{}",
        letter.message
    );
    assert_eq!(letter.reply_to, owner.phone);

    // A new text that is refused is an ordinary refusal.
    edit(&owner, &slug, |form| form["title"] = json!("Kassir")).await;
    assert_eq!(told(&in_list(&owner).await), ("waiting", None));
    w.reject(&slug, "unreadable").await;
    let refused = page(&owner, &slug).await;
    assert_eq!((told(&refused), &refused["taken_down"]), (("refused", Some("fix")), &json!(null)));
}

/// An event without words would stand in the history as its code.
#[tokio::test]
async fn every_event_of_a_history_has_words_in_three_languages() {
    let w = World::new().await;
    let known: String = sqlx::query_scalar(
        "select pg_get_constraintdef(oid) from pg_constraint where conname = 'vacancy_events_what_is_known'",
    )
    .fetch_one(&w.db)
    .await
    .unwrap();
    let codes: Vec<&str> = known.split('\'').skip(1).step_by(2).collect();
    assert!(codes.contains(&"still_hiring") && codes.contains(&"strike_3"), "{codes:?}");
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let labels = std::fs::read_to_string(format!("{root}/web/src/i18n/labels-on-demand.ts")).unwrap();
    let events =
        std::fs::read_to_string(format!("{root}/web/src/features/company/history/events.ts")).unwrap();
    for code in codes {
        assert!(labels.contains(&format!("  {code}: m.my_vacancies_history_{code},")), "{code}");
        assert!(events.contains(&format!("  {code}: m.company_event_{code},")), "{code}");
        for locale in ["uz", "ru", "en"] {
            for (file, prefix) in
                [("my-vacancies", "my_vacancies_history"), ("company-page", "company_event")]
            {
                let texts =
                    std::fs::read_to_string(format!("{root}/locales/{locale}/web/{file}.json")).unwrap();
                let texts: Value = serde_json::from_str(&texts).unwrap();
                assert!(texts[format!("{prefix}_{code}")].is_string(), "{locale}: {prefix}_{code}");
            }
        }
    }
}

#[tokio::test]
async fn the_journal_tells_decisions_in_words_and_leads_to_the_vacancy() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.submit(&owner, vacancy_form()).await;
    let revision = w.waiting_revision(&slug).await;
    w.reject(&slug, "misleading_pay").await;
    let admin = w.staff(StaffRole::Admin).await.lang("en");
    let journal = admin.get("/api/v1/staff/audit?action=vacancy_rejected").await.expect(200).json();
    let event = &journal["data"][0];
    assert_eq!(event["note"], "new text · reason: Misleading pay");
    assert_eq!(event["object"]["name"], "Bosh hisobchi");
    assert_eq!(event["object"]["path"], format!("/admin/moderation/{revision}"));
}
