//! Decisions of moderators and of the rules.

use jiff::SignedDuration;
use kernel::Clock as _;
use serde_json::{Value, json};
use staff::StaffRole;
use testkit::{Client, Person, Reply, World, vacancy_form};
use tokio::task::JoinSet;

/// Gives the person an email address for notifications.
pub async fn give_email(w: &World, person: &Person, locale: &str) -> String {
    let email = format!("{}@pochta.uz", &person.phone[1..]);
    sqlx::query("update users set email = $1, email_key = $1, email_verified_at = now(), locale = $2 where phone = $3")
        .bind(&email)
        .bind(locale)
        .bind(&person.phone)
        .execute(&w.db)
        .await
        .unwrap();
    email
}

/// Messages sent to an address, newest first. Runs due jobs before.
pub async fn messages_to(w: &World, to: &str) -> Vec<String> {
    w.run_jobs().await;
    w.outbox().into_iter().filter(|message| message.to == to).map(|message| message.text).collect()
}

pub async fn count(w: &World, sql: &'static str, slug: &str) -> i64 {
    sqlx::query_scalar(sql).bind(slug).fetch_one(&w.db).await.unwrap()
}

const DECISIONS: &str = "select count(*) from vacancy_events e join vacancies v on v.id = e.vacancy_id
    where v.slug = $1 and e.what in ('approved', 'rejected', 'edit_rejected', 'taken_down')";
const JOURNAL: &str = "select count(*) from audit_events where object_kind = 'vacancy' and object_id = $1";

fn form(title: &str) -> Value {
    let mut form = vacancy_form();
    form["title"] = json!(title);
    form
}

async fn decide(moderator: &Client, revision: &str, verdict: &str) -> Reply {
    let path = format!("/api/v1/staff/moderation/{revision}/{verdict}");
    let body = if verdict == "reject" { json!({ "reasons": [{ "code": "unreadable" }] }) } else { json!({}) };
    moderator.post(&path, body).await
}

#[tokio::test(flavor = "multi_thread")]
async fn of_fifty_concurrent_decisions_one_counts() {
    let w = World::new().await;
    let owner = w.customer().await;
    let email = give_email(&w, &owner, "en").await;
    let slug = w.submit(&owner, vacancy_form()).await;
    let revision = w.waiting_revision(&slug).await;
    let moderators = [w.staff(StaffRole::Moderator).await, w.staff(StaffRole::Admin).await];
    let mut calls = JoinSet::new();
    for turn in 0..50 {
        let (moderator, revision) = (moderators[turn % 2].clone(), revision.clone());
        let verdict = if turn % 4 < 2 { "approve" } else { "reject" };
        calls.spawn(async move { decide(&moderator, &revision, verdict).await });
    }
    let mut won = 0;
    for reply in calls.join_all().await {
        match reply.status.as_u16() {
            200 => won += 1,
            409 => {
                let body = reply.expect_code(409, "already_decided").json();
                assert_eq!(body["decided_by"], "Sardor Karimov", "{body}");
            }
            // On a machine with two cores, one of fifty concurrent requests may get no connection.
            503 => {}
            other => panic!("{other}: {}", reply.text()),
        }
    }
    assert_eq!(won, 1);
    assert_eq!(count(&w, DECISIONS, &slug).await, 1);
    assert_eq!(count(&w, JOURNAL, &slug).await, 1);
    assert_eq!(messages_to(&w, &email).await.len(), 1);
}

/// Whichever comes first: the public text was approved, and exactly the owner's newest text waits.
#[tokio::test(flavor = "multi_thread")]
async fn a_concurrent_edit_and_approval_publish_only_approved_text() {
    let w = World::new().await;
    let owner = w.customer().await;
    let moderator = w.staff(StaffRole::Moderator).await;
    let (mut edited_first, mut approved_first) = (0, 0);
    for turn in 0..12 {
        let slug = w.submit(&owner, form(&format!("Hisobchi {turn}"))).await;
        let revision = w.waiting_revision(&slug).await;
        let mut new = form("Yangi sarlavha");
        new["revision"] = json!(1);
        let update = format!("/api/v1/jobs/update/{slug}");
        let (edit, approval) =
            tokio::join!(owner.post(&update, new), decide(&moderator, &revision, "approve"));
        edit.expect(200);
        let title: Option<String> = sqlx::query_scalar(
            "select r.content->>'title' from vacancies v left join vacancy_revisions r
             on r.id = v.public_revision and r.state = 'approved' where v.slug = $1",
        )
        .bind(&slug)
        .fetch_one(&w.db)
        .await
        .unwrap();
        match approval.status.as_u16() {
            200 => {
                approved_first += 1;
                assert_eq!(title, Some(format!("Hisobchi {turn}")));
            }
            _ => {
                approval.expect_code(409, "superseded");
                edited_first += 1;
                assert_eq!(title, None);
            }
        }
        let waiting = "select count(*) from vacancy_revisions r join vacancies v on v.id = r.vacancy_id
            where v.slug = $1 and r.state = 'waiting' and r.content->>'title' = 'Yangi sarlavha'";
        assert_eq!(count(&w, waiting, &slug).await, 1);
        owner.post(&format!("/api/v1/jobs/destroy/{slug}"), json!({})).await.expect(200);
    }
    assert_eq!(edited_first + approved_first, 12);
}

#[tokio::test]
async fn rules_approve_only_clean_texts_of_proven_companies() {
    let w = World::new().await;
    let owner = w.customer().await;
    let company = owner.user["customer"]["slug"].as_str().unwrap();
    let submit = async |title: &str, about: &str| {
        let mut form = form(title);
        form["ignore_duplicates"] = json!(true);
        if !about.is_empty() {
            form["about"] = json!(about);
        }
        let sent = owner.post("/api/v1/jobs/create", form).await.expect(200).json();
        let slug = sent["slug"].as_str().unwrap().to_owned();
        owner.post(&format!("/api/v1/jobs/destroy/{slug}"), json!({})).await.expect(200);
        sent["vacancy_status"].as_str().unwrap().to_owned()
    };
    let verify = async |verified: bool| {
        let admin = w.staff(StaffRole::Admin).await;
        let path = format!("/api/v1/staff/companies/{company}/verify");
        let why = json!({ "verified": verified, "evidence": "document", "reason": "other", "note": "Sinov" });
        admin.post(&path, why).await.expect(200);
    };
    verify(true).await;
    let first = w.vacancy(&owner, |form| form["title"] = json!("Kassir")).await;
    w.vacancy(&owner, |form| form["title"] = json!("Oshpaz")).await;
    // An edit that needs no moderator does not count as an approved text.
    let mut moved = form("Kassir");
    moved["revision"] = json!(1);
    moved["address"] = json!("Navoiy koʻchasi, 1");
    let answer = owner.post(&format!("/api/v1/jobs/update/{first}"), moved).await.expect(200).json();
    assert_eq!(answer["applied"], "now", "{answer}");
    assert_eq!(submit("Sotuvchi", "").await, "moderating", "two approvals are not three");
    w.vacancy(&owner, |form| form["title"] = json!("Haydovchi")).await;
    assert_eq!(submit("Sotuvchi", "").await, "approved");
    let risky = "Ishga kirish uchun oldindan toʻlov qilinadi, keyin hujjatlaringizni rasmiylashtiramiz.";
    assert_eq!(submit("Sotuvchi", risky).await, "moderating", "the text is risky");
    let upheld = |days: i64| {
        let at = w.clock.now() - SignedDuration::from_hours(days * 24);
        sqlx::query(
            "insert into complaints (id, company_id, reporter_id, reason, created_at, verdict, decided_at)
             select gen_random_uuid(), c.id, c.user_id, 'fraud', $2::text::timestamptz, 'upheld', $2::text::timestamptz
             from companies c where c.slug = $1
             on conflict (kind, subject_id, reporter_id) do update set decided_at = excluded.decided_at",
        )
        .bind(company.to_owned())
        .bind(at.to_string())
        .execute(&w.db)
    };
    upheld(89).await.unwrap();
    assert_eq!(submit("Sotuvchi", "").await, "moderating", "a complaint was upheld");
    upheld(91).await.unwrap();
    assert_eq!(submit("Sotuvchi", "").await, "approved", "the complaint is old");
    verify(false).await;
    owner.post(&format!("/api/v1/jobs/destroy/{first}"), json!({})).await.expect(200);
    assert_eq!(submit("Sotuvchi", "").await, "moderating", "the company is not verified");
    let by_rules: i64 = sqlx::query_scalar(
        "select count(*) from audit_events where action = 'vacancy_approved' and actor_kind = 'system'",
    )
    .fetch_one(&w.db)
    .await
    .unwrap();
    assert_eq!(by_rules, 2);
}

#[tokio::test]
async fn owners_are_notified_of_every_decision_in_their_language() {
    let w = World::new().await;
    let owner = w.customer().await;
    let email = give_email(&w, &owner, "ru").await;
    let slug = w.submit(&owner, vacancy_form()).await;
    w.reject(&slug, "unreadable").await;
    let page = format!("/ru/profile/my-vacancies/{slug}");
    let newest = messages_to(&w, &email).await.remove(0);
    assert!(newest.contains("пока не опубликована") && newest.contains(&page), "{newest}");
    let seen =
        owner.client.clone().lang("ru").get(&format!("/api/v1/my/jobs/{slug}")).await.expect(200).json();
    let reason = &seen["data"]["reasons"][0];
    assert_eq!(
        (&reason["code"], &reason["title"]),
        (&json!("unreadable"), &json!("Текст невозможно понять"))
    );
    assert!(reason["fix"].as_str().unwrap().starts_with("Перепишите"), "{reason}");

    let edit = async |title: &str, revision: i32| {
        let mut form = form(title);
        form["revision"] = json!(revision);
        owner.post(&format!("/api/v1/jobs/update/{slug}"), form).await.expect(200);
    };
    edit("Hisobchi", 1).await;
    w.approve(&slug).await;
    let newest = messages_to(&w, &email).await.remove(0);
    assert!(newest.contains("«Hisobchi» опубликована"), "{newest}");
    edit("Katta hisobchi", 2).await;
    w.reject(&slug, "wrong_sphere").await;
    let newest = messages_to(&w, &email).await.remove(0);
    assert!(newest.contains("прежний остаётся"), "{newest}");
    let public = w.guest().get(&format!("/api/v1/jobs/{slug}")).await.expect(200).json();
    assert_eq!(public["data"]["title"], "Hisobchi");
    edit("Katta hisobchi, Toshkent", 3).await;
    w.approve(&slug).await;
    assert!(messages_to(&w, &email).await[0].contains("Новый текст"));

    let moderator = w.staff(StaffRole::Moderator).await;
    let path = format!("/api/v1/staff/vacancies/{slug}/take-down");
    let body = json!({ "reasons": [{ "code": "misleading_pay", "field": "salary.min_salary", "text": "Juda katta" }] });
    moderator.post(&path, body.clone()).await.expect(200);
    moderator.post(&path, body).await.expect_code(409, "wrong_state");
    assert!(messages_to(&w, &email).await[0].contains("снята с сайта"));
    let choices = owner.get("/api/v1/me/notifications").await.expect(200).json();
    let mut choices = json!({ "events": choices["events"], "quiet": choices["quiet"] });
    for row in choices["events"].as_array_mut().unwrap() {
        row["email"] = json!(row["event"] != "moderation");
    }
    owner.post("/api/v1/me/notifications", choices).await.expect(200);
    let before = messages_to(&w, &email).await.len();
    edit("Katta hisobchi, yana", 4).await;
    w.approve(&slug).await;
    assert_eq!(messages_to(&w, &email).await.len(), before, "the owner wants no letters about this");
}

#[tokio::test]
async fn messages_in_quiet_hours_wait_for_the_morning() {
    let w = World::new().await;
    // The queue uses the clock of the database, so the test's night must be in the future.
    w.clock.set("2040-01-10T12:00:00Z".parse().unwrap());
    let owner = w.customer().await;
    let email = give_email(&w, &owner, "uz").await;
    let slug = w.submit(&owner, vacancy_form()).await;
    w.clock.set("2040-01-10T17:30:00Z".parse().unwrap());
    w.approve(&slug).await;
    assert_eq!(messages_to(&w, &email).await.len(), 0, "it is half past ten in the evening");
    w.clock.set("2040-01-11T03:00:00Z".parse().unwrap());
    assert_eq!(messages_to(&w, &email).await.len(), 1, "it is eight in the morning");
}

#[tokio::test]
async fn a_taken_down_vacancy_is_republished_as_new_with_a_new_text() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let mut edit = form("Hisobchi");
    edit["revision"] = json!(1);
    let update = format!("/api/v1/jobs/update/{slug}");
    owner.post(&update, edit.clone()).await.expect(200);
    let moderator = w.staff(StaffRole::Moderator).await;
    let waiting = w.waiting_revision(&slug).await;
    let body = json!({ "reasons": [{ "code": "fee_or_deposit" }] });
    moderator.post(&format!("/api/v1/staff/vacancies/{slug}/take-down"), body).await.expect(200);
    w.guest().get(&format!("/api/v1/jobs/{slug}")).await.expect(410);
    decide(&moderator, &waiting, "approve").await.expect_code(409, "already_decided");
    let own = owner.get(&format!("/api/v1/my/jobs/{slug}")).await.expect(200).json();
    assert_eq!((&own["data"]["status"], &own["data"]["is_public"]), (&json!("rejected"), &json!(false)));
    assert_eq!(own["data"]["reasons"][0]["code"], "fee_or_deposit");
    w.clock.advance(SignedDuration::from_hours(48));
    edit["revision"] = json!(2);
    edit["title"] = json!("Buxgalter");
    w.sign_in(&owner).await.post(&update, edit).await.expect(200);
    w.approve(&slug).await;
    let public = w.guest().get(&format!("/api/v1/jobs/{slug}")).await.expect(200).json();
    assert_eq!(public["data"]["published_at"], w.clock.now().to_string());
    let end = w.clock.now() + SignedDuration::from_hours(30 * 24);
    assert_eq!(public["data"]["expires_at"], end.to_string());
}

#[tokio::test]
async fn reasons_are_checked_at_their_fields() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.submit(&owner, vacancy_form()).await;
    let revision = w.waiting_revision(&slug).await;
    let moderator = w.staff(StaffRole::Moderator).await;
    let path = format!("/api/v1/staff/moderation/{revision}/reject");
    let reject = async |reasons: Value| moderator.post(&path, json!({ "reasons": reasons })).await;
    reject(json!([])).await.expect_field("reasons");
    reject(json!([{ "code": "unreadable" }, { "code": "duplicate", "field": "owner" }]))
        .await
        .expect_field("reasons.1.field");
    reject(json!([{ "code": "unreadable", "text": "a".repeat(501) }])).await.expect_field("reasons.0.text");
    reject(json!([{ "code": "ugly" }])).await.expect_code(400, "bad_request");
    reject(json!([{ "code": "unreadable", "field": "requirements.1", "text": " Qayta yozing " }]))
        .await
        .expect(200);
    let seen = moderator.get(&format!("/api/v1/staff/moderation/{revision}")).await.expect(200).json();
    let line = &seen["data"]["revisions"][0];
    assert_eq!(
        line["reasons"],
        json!([{ "code": "unreadable", "field": "requirements.1", "text": "Qayta yozing" }])
    );
    assert_eq!((&line["state"], &line["decided_by"]), (&json!("rejected"), &json!("Sardor Karimov")));
}

#[tokio::test]
async fn the_queue_lists_the_riskiest_first_and_shows_changes() {
    let w = World::new().await;
    let (owner, other) = (w.customer().await, w.customer().await);
    let live = w.vacancy(&owner, |form| form["title"] = json!("Kassir")).await;
    let plain = w.submit(&owner, form("Oshpaz")).await;
    w.clock.advance(SignedDuration::from_mins(5));
    let mut risky = form("Kuryer");
    risky["about"] = json!("Ishga kirish uchun oldindan toʻlov qilinadi, keyin hujjatlaringizni olamiz.");
    let risky = w.submit(&other, risky).await;
    let mut edit = form("Katta kassir");
    edit["revision"] = json!(1);
    owner.post(&format!("/api/v1/jobs/update/{live}"), edit).await.expect(200);
    let moderator = w.staff(StaffRole::Moderator).await;
    let queue = moderator.get("/api/v1/staff/moderation").await.expect(200).json();
    let slugs: Vec<&str> =
        queue["data"].as_array().unwrap().iter().map(|row| row["slug"].as_str().unwrap()).collect();
    assert_eq!(slugs, [&risky, &plain, &live]);
    assert_eq!((&queue["waiting"], &queue["meta"]["total"]), (&json!(3), &json!(3)));
    assert!(queue["data"][0]["findings"].as_array().unwrap().contains(&json!("fee_or_deposit")), "{queue}");
    assert_eq!(queue["data"][2]["is_edit"], true);
    assert_eq!(queue["data"][2]["title"], "Katta kassir");
    let id = queue["data"][2]["revision_id"].as_str().unwrap();
    let seen = moderator.get(&format!("/api/v1/staff/moderation/{id}")).await.expect(200).json();
    let data = &seen["data"];
    assert_eq!(
        (&data["before"]["title"], &data["form"]["title"]),
        (&json!("Kassir"), &json!("Katta kassir"))
    );
    let history: Vec<_> = data["history"].as_array().unwrap().iter().map(|row| row["what"].clone()).collect();
    assert_eq!(history, [json!("submitted"), json!("approved"), json!("edited")]);
    assert_eq!(data["company"]["vacancies_approved"], 1);
    owner.post(&format!("/api/v1/jobs/destroy/{plain}"), json!({})).await.expect(200);
    let queue = moderator.get("/api/v1/staff/moderation").await.expect(200).json();
    assert_eq!(queue["waiting"], 2, "a deleted vacancy leaves the queue");
}

#[tokio::test]
async fn the_usual_wait_is_shown_after_five_decisions() {
    let w = World::new().await;
    let wait = async |owner: &Person| {
        let owner = w.sign_in(owner).await;
        owner.get("/api/v1/my/jobs").await.expect(200).json()["usual_hours"].clone()
    };
    let owners = [w.customer().await, w.customer().await];
    for (turn, minutes) in [10, 70, 90, 100, 5000].into_iter().enumerate() {
        assert_eq!(wait(&owners[0]).await, Value::Null, "{turn} decisions are too few");
        let slug = w.submit(&w.sign_in(&owners[turn % 2]).await, form(&format!("Ishchi {turn}"))).await;
        w.clock.advance(SignedDuration::from_mins(minutes));
        w.approve(&slug).await;
    }
    w.clock.advance(SignedDuration::from_mins(2));
    assert_eq!(wait(&owners[0]).await, 2, "the median is an hour and a half");
}

#[tokio::test]
async fn template_syntax_in_a_title_stays_as_typed_in_messages() {
    let w = World::new().await;
    for locale in ["uz", "ru", "en"] {
        let owner = w.customer().await;
        let email = give_email(&w, &owner, locale).await;
        let title = "Kassir {site} {slug} {{x}} %s ${y} <b>";
        let slug = w.vacancy(&owner, |form| form["title"] = json!(title)).await;
        let newest = messages_to(&w, &email).await.remove(0);
        assert!(newest.contains(title), "{newest}");
        assert!(newest.contains(&slug), "{newest}");
    }
}
