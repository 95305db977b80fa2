//! What employers see and do over HTTP.

use jiff::SignedDuration;
use serde_json::{Value, json};
use testkit::{Person, World};

fn at(resume: &Value, call: &str) -> String {
    format!("/api/v1/candidates/{}{call}", resume["slug"].as_str().unwrap())
}

fn own(resume: &Value, call: &str) -> String {
    format!("/api/v1/resume/{}/{call}", resume["id"].as_str().unwrap())
}

fn company(person: &Person) -> String {
    person.user["customer"]["slug"].as_str().unwrap().to_owned()
}

async fn set_visibility(
    owner: &Person,
    resume: &Value,
    visibility: &str,
    companies: &[String],
    hidden: &[&str],
) {
    let body = json!({ "visibility": visibility, "companies": companies, "hidden": hidden });
    owner.post(&own(resume, "visibility"), body).await.expect(200);
}

#[tokio::test]
async fn a_list_decides_which_employers_see_a_resume() {
    let w = World::new().await;
    let (me, one, other) = (w.candidate().await, w.customer().await, w.customer().await);
    let resume = w.resume(&me, |_| {}).await;
    let listed = [company(&one)];
    for (visibility, companies, of_one, of_other) in [
        ("employers", &[][..], 200, 200),
        ("blacklist", &listed[..], 404, 200),
        ("whitelist", &listed[..], 200, 404),
        ("link", &[][..], 404, 404),
        ("nobody", &[][..], 404, 404),
    ] {
        set_visibility(&me, &resume, visibility, companies, &[]).await;
        for (employer, status) in [(&one, of_one), (&other, of_other)] {
            employer.get(&at(&resume, "")).await.expect(status);
            for call in ["/contacts", "/save"] {
                employer.post(&at(&resume, call), json!({})).await.expect(status);
            }
            let found = employer.get("/api/v1/candidates").await.expect(200).json();
            assert_eq!(found["meta"]["total"], i32::from(status == 200), "{visibility}: {found}");
            let top = employer.get("/api/v1/top-candidates").await.expect(200).json();
            assert_eq!(top["data"].as_array().unwrap().len(), usize::from(status == 200), "{visibility}");
            // What was saved before is not in the list while it is hidden.
            let saved = employer.get("/api/v1/candidates/saved").await.expect(200).json();
            assert_eq!(saved["meta"]["total"], i32::from(status == 200), "{visibility}: {saved}");
        }
        // Whoever is kept out could come as a guest.
        let top = w.guest().get("/api/v1/top-candidates").await.expect(200).json();
        assert_eq!(top["data"].as_array().unwrap().len(), usize::from(visibility == "employers"));
        me.get(&at(&resume, "")).await.expect(200);
    }
    let view = me.get(&format!("/api/v1/resume/{}", resume["id"].as_str().unwrap())).await.expect(200).json();
    assert_eq!(view["data"]["visibility"], "nobody");
    assert_eq!(view["data"]["companies"], json!([]));
}

#[tokio::test]
async fn visibility_is_checked() {
    let w = World::new().await;
    let (me, employer) = (w.candidate().await, w.customer().await);
    let resume = w.resume(&me, |_| {}).await;
    let path = own(&resume, "visibility");
    me.post(&path, json!({ "visibility": "whitelist" })).await.expect_field("companies");
    let unknown = json!({ "visibility": "blacklist", "companies": [company(&employer), "nowhere"] });
    me.post(&path, unknown).await.expect_field("companies.1");
    let many: Vec<String> = (0..101).map(|n| format!("c{n}")).collect();
    let body = json!({ "visibility": "blacklist", "companies": many });
    assert_eq!(
        me.post(&path, body).await.expect(422).json()["errors"]["companies"].as_array().unwrap().len(),
        1
    );
    let many =
        json!({ "visibility": "employers", "hidden": ["name", "name", "name", "name", "name", "name"] });
    me.post(&path, many).await.expect_field("hidden");
    let twice = json!({ "visibility": "blacklist", "companies": [company(&employer), company(&employer)] });
    let data = me.post(&path, twice).await.expect(200).json();
    assert_eq!(data["data"]["companies"].as_array().unwrap().len(), 1);
    // A copy is hidden from the same companies.
    let copy = me.post(&own(&resume, "clone"), json!({})).await.expect(200).json();
    assert_eq!(
        (&copy["data"]["visibility"], &copy["data"]["companies"]),
        (&json!("blacklist"), &data["data"]["companies"])
    );
}

#[tokio::test]
async fn drafts_removed_and_leaving_are_not_shown() {
    let w = World::new().await;
    let (me, employer) = (w.candidate().await, w.customer().await);
    let draft = w.draft_resume(&me, testkit::resume_form()).await;
    employer.get(&at(&draft, "")).await.expect(404);
    let resume = w.resume(&me, |_| {}).await;
    employer.get(&at(&resume, "")).await.expect(200);
    me.post(&own(&resume, "unpublish"), json!({})).await.expect(200);
    employer.get(&at(&resume, "")).await.expect(404);
    let second = w.resume(&me, |_| {}).await;
    me.post("/api/v1/me/delete", json!({})).await.expect(200);
    employer.get(&at(&second, "")).await.expect(404);
    assert_eq!(employer.get("/api/v1/candidates").await.expect(200).json()["meta"]["total"], 0);
    assert_eq!(w.guest().get("/api/v1/top-candidates").await.expect(200).json()["data"], json!([]));
    me.post("/api/v1/me/delete/undo", json!({})).await.expect(200);
    employer.get(&at(&second, "")).await.expect(200);
}

#[tokio::test]
async fn other_people_see_nothing() {
    let w = World::new().await;
    let (me, other) = (w.candidate().await, w.candidate().await);
    let resume = w.resume(&me, |_| {}).await;
    w.guest().get(&at(&resume, "")).await.expect(401);
    other.get(&at(&resume, "")).await.expect(404);
    other.get("/api/v1/candidates").await.expect_code(403, "wrong_role");
    let mine = me.get(&at(&resume, "")).await.expect(200).json();
    assert_eq!(
        (&mine["data"]["contacts"]["is_open"], &mine["data"]["openings"]),
        (&json!(true), &json!(null))
    );
}

/// Somebody with both profiles is no candidate of his own company (decisions C11).
#[tokio::test]
async fn nobody_is_a_candidate_of_his_own_company() {
    let w = World::new().await;
    let me = w.candidate().await;
    let resume = w.resume(&me, |_| {}).await;
    let customer = json!({ "name": "Nilufar Tikuv", "location": "samarqand" });
    me.post("/api/v1/me/role", json!({ "role": "customer", "customer": customer })).await.expect(200);
    assert_eq!(me.get("/api/v1/candidates").await.expect(200).json()["meta"]["total"], 0);
    me.get(&at(&resume, "")).await.expect(200);
    for call in ["/contacts", "/save"] {
        me.post(&at(&resume, call), json!({})).await.expect(404);
    }
    me.post(&at(&resume, "/report"), json!({ "reason": "other" })).await.expect(404);
    let views: i64 = sqlx::query_scalar("select count(*) from resume_views").fetch_one(&w.db).await.unwrap();
    assert_eq!(views, 0);
}

#[tokio::test]
async fn a_company_pays_once_for_a_person_and_learns_nothing_of_nameless_resumes() {
    let w = World::new().await;
    let (me, employer, other) = (w.candidate().await, w.customer().await, w.customer().await);
    let (first, second) = (w.resume(&me, |_| {}).await, w.resume(&me, |_| {}).await);
    employer.post(&at(&first, "/contacts"), json!({})).await.expect(200);
    let is_open = async |viewer: &Person| {
        viewer.get(&at(&second, "")).await.expect(200).json()["data"]["contacts"]["is_open"] == true
    };
    assert!(is_open(&employer).await, "the person's contacts are known");
    assert!(!is_open(&other).await);
    let opened = employer.post(&at(&second, "/contacts"), json!({})).await.expect(200).json();
    assert_eq!(opened["left"]["left"], 49, "the second resume costs nothing");
    let seen = me.get(&own(&second, "views")).await.expect(200).json();
    let opened_at: Vec<bool> =
        seen["data"].as_array().unwrap().iter().map(|row| row["contacts_opened_at"].is_string()).collect();
    assert_eq!(
        opened_at.iter().filter(|is_open| **is_open).count(),
        1,
        "its owner sees to whom they are open: {seen}"
    );
    let hide = json!({ "visibility": "employers", "companies": [], "hidden": ["name"] });
    me.post(&format!("/api/v1/resume/{}/visibility", second["id"].as_str().unwrap()), hide).await.expect(200);
    assert!(!is_open(&employer).await, "it must not tell whose it is");
}

#[tokio::test]
async fn contacts_are_opened_once_and_the_candidate_sees_it() {
    let w = World::new().await;
    let (me, employer) = (w.candidate().await, w.customer().await);
    let resume = w.resume(&me, |_| {}).await;
    let email = "update users set email = 'malika@xat.uz', email_key = 'malika@xat.uz', email_verified_at = now() where phone = $1";
    sqlx::query(email).bind(&me.phone).execute(&w.db).await.unwrap();
    let seen = employer.get(&at(&resume, "")).await.expect(200).json()["data"].take();
    let own_phone = seen["contacts"]["phone_masked"].as_str().unwrap().to_owned();
    assert_eq!(
        seen["contacts"],
        json!({ "phone_masked": own_phone, "is_open": false, "phones": [], "email": null, "social_links": [] })
    );
    assert_eq!((&seen["openings"]["left"], &seen["openings"]["of"]), (&json!(50), &json!(50)));
    assert_eq!(seen["openings"]["renews_at"], "2026-03-31T19:00:00Z");
    for _ in 0..2 {
        let opened = employer.post(&at(&resume, "/contacts"), json!({})).await.expect(200).json();
        assert_eq!(opened["data"]["phones"], json!([me.phone, "+998901234567"]));
        assert_eq!(opened["data"]["email"], "malika@pochta.uz");
        assert_eq!(opened["left"]["left"], 49);
    }
    let again = employer.get(&at(&resume, "")).await.expect(200).json();
    assert_eq!(again["data"]["contacts"]["is_open"], true);
    w.run_jobs().await;
    let letters = w.outbox().into_iter().filter(|message| message.to == "malika@xat.uz").count();
    assert_eq!(letters, 1, "the candidate hears of it once");
    w.clock.advance(SignedDuration::from_hours(1));
    let second = w.customer().await;
    second.get(&at(&resume, "")).await.expect(200);
    let views = me.get(&own(&resume, "views")).await.expect(200).json();
    assert_eq!((&views["meta"]["total"], views["data"].as_array().unwrap().len()), (&json!(2), 2));
    assert_eq!(views["data"][0]["contacts_opened_at"], json!(null));
    assert_eq!(views["data"][1]["company"]["slug"], company(&employer));
    assert!(views["data"][1]["contacts_opened_at"].is_string(), "{views}");
    let listed = me.get("/api/v1/resume").await.expect(200).json();
    assert_eq!(listed["data"][0]["views_7_days"], json!([0, 0, 0, 0, 0, 0, 2]));
    assert_eq!(listed["data"][0]["contacts_opened"], 1);
}

#[tokio::test]
async fn hidden_contacts_stay_hidden_and_cost_nothing_if_all_are() {
    let w = World::new().await;
    let (me, employer) = (w.candidate().await, w.customer().await);
    let resume = w.resume(&me, |_| {}).await;
    set_visibility(&me, &resume, "employers", &[], &["phones", "email", "links"]).await;
    let opened = employer.post(&at(&resume, "/contacts"), json!({})).await.expect(200).json();
    assert_eq!(opened["data"], json!({ "phones": [], "email": null, "social_links": [] }));
    assert_eq!(opened["left"]["left"], 50, "nothing was opened");
    set_visibility(&me, &resume, "employers", &[], &["phones", "links"]).await;
    let opened = employer.post(&at(&resume, "/contacts"), json!({})).await.expect(200).json();
    assert_eq!(opened["data"], json!({ "phones": [], "email": "malika@pochta.uz", "social_links": [] }));
    assert_eq!(opened["left"]["left"], 49);
}

#[tokio::test]
async fn a_view_counts_once_a_day() {
    let w = World::new().await;
    let (me, mut employer) = (w.candidate().await, w.customer().await);
    let resume = w.resume(&me, |_| {}).await;
    for _ in 0..2 {
        for _ in 0..3 {
            employer.get(&at(&resume, "")).await.expect(200);
        }
        w.clock.advance(SignedDuration::from_hours(24));
        employer = w.sign_in(&employer).await;
    }
    let me = w.sign_in(&me).await;
    let listed = me.get("/api/v1/resume").await.expect(200).json();
    assert_eq!(listed["data"][0]["views_7_days"], json!([0, 0, 0, 0, 1, 1, 0]));
}

#[tokio::test]
async fn the_plan_limits_openings_also_under_concurrency() {
    let w = World::new().await;
    let employer = w.customer().await;
    sqlx::query("update limits set contact_openings = 3").execute(&w.db).await.unwrap();
    let mut paths = Vec::new();
    for _ in 0..6 {
        let me = w.candidate().await;
        paths.push(at(&w.resume(&me, |_| {}).await, "/contacts"));
    }
    let opening: Vec<_> = paths
        .iter()
        .map(|path| {
            let (client, path) = (employer.client.clone(), path.clone());
            tokio::spawn(async move { client.post(&path, json!({})).await })
        })
        .collect();
    let mut opened = 0;
    for one in opening {
        let reply = one.await.unwrap();
        match reply.status.as_u16() {
            200 => opened += 1,
            _ => {
                let refused = reply.expect_code(409, "no_openings_left").json();
                assert_eq!(
                    (&refused["of"], &refused["renews_at"]),
                    (&json!(3), &json!("2026-03-31T19:00:00Z"))
                );
            }
        }
    }
    assert_eq!(opened, 3);
    let notices = employer.get("/api/v1/notices").await.expect(200).json();
    let told: Vec<&str> = notices["data"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|notice| notice["path"] == "/candidates")
        .map(|notice| notice["text"].as_str().unwrap())
        .collect();
    assert_eq!(told, ["Bu oy kontakt ochish imkoniyati tugadi. 01.04.2026 kuni yangilanadi"]);
    // A new month.
    w.clock.advance(SignedDuration::from_hours(28 * 24));
    let employer = w.sign_in(&employer).await;
    let closed: Vec<u16> = {
        let mut statuses = Vec::new();
        for path in &paths {
            statuses.push(employer.post(path, json!({})).await.status.as_u16());
        }
        statuses
    };
    assert_eq!(closed, [200; 6], "three were open already, three are new");
}

#[tokio::test]
async fn a_blocked_company_sees_no_candidates() {
    let w = World::new().await;
    let (me, employer) = (w.candidate().await, w.customer().await);
    let resume = w.resume(&me, |_| {}).await;
    employer.post(&at(&resume, "/save"), json!({})).await.expect(200);
    sqlx::query("update companies set active = false").execute(&w.db).await.unwrap();
    for path in ["/api/v1/candidates".to_owned(), "/api/v1/candidates/saved".to_owned(), at(&resume, "")] {
        employer.get(&path).await.expect_code(403, "company_blocked");
    }
    for call in ["/contacts", "/save"] {
        employer.post(&at(&resume, call), json!({})).await.expect_code(403, "company_blocked");
    }
    let top = employer.get("/api/v1/top-candidates").await.expect(200).json();
    assert_eq!(top["data"][0]["name"], "Malika K.", "as for a guest");
}

#[tokio::test]
async fn saving_is_idempotent_and_shown_everywhere() {
    let w = World::new().await;
    let (me, employer) = (w.candidate().await, w.customer().await);
    let resume = w.resume(&me, |_| {}).await;
    for (call, is_saved) in [("/save", true), ("/save", true), ("/unsave", false), ("/unsave", false)] {
        employer.post(&at(&resume, call), json!({})).await.expect(200);
        assert_eq!(employer.get(&at(&resume, "")).await.expect(200).json()["data"]["is_saved"], is_saved);
        let found = employer.get("/api/v1/candidates").await.expect(200).json();
        assert_eq!(found["data"][0]["is_saved"], is_saved);
        let saved = employer.get("/api/v1/candidates/saved").await.expect(200).json();
        assert_eq!(saved["meta"]["total"], i32::from(is_saved));
    }
    employer.post("/api/v1/candidates/nobody-000000/unsave", json!({})).await.expect(200);
    employer.post("/api/v1/candidates/nobody-000000/save", json!({})).await.expect(404);
}

#[tokio::test]
async fn guests_get_short_names_and_no_photos() {
    let w = World::new().await;
    let (me, employer) = (w.candidate().await, w.customer().await);
    let resume = w.resume(&me, |_| {}).await;
    let card = |reply: testkit::Reply| reply.expect(200).json()["data"][0].take();
    let guest = card(w.guest().get("/api/v1/top-candidates").await);
    assert_eq!((&guest["name"], &guest["last_job"]["company"]), (&json!("Malika K."), &json!(null)));
    let seen = card(employer.get("/api/v1/top-candidates").await);
    assert_eq!(
        (&seen["name"], &seen["last_job"]["company"]),
        (&json!("Malika Karimova"), &json!("Anor Savdo"))
    );
    set_visibility(&me, &resume, "employers", &[], &["name"]).await;
    for client in [&w.guest(), &employer.client] {
        let hidden = card(client.get("/api/v1/top-candidates").await);
        assert_eq!(
            (&hidden["name"], &hidden["is_anonymous"], &hidden["photo"]),
            (&json!("M. K."), &json!(true), &json!(null))
        );
    }
}

#[tokio::test]
async fn a_share_link_works_until_it_is_revoked() {
    let w = World::new().await;
    let me = w.candidate().await;
    let resume = w.resume(&me, |_| {}).await;
    set_visibility(&me, &resume, "link", &[], &["employers"]).await;
    let make = || async {
        let made = me.post(&own(&resume, "link"), json!({})).await.expect(200).json();
        let url = made["data"]["url"].as_str().unwrap().to_owned();
        let token = url.strip_prefix("http://ishbor.test/resume/shared/").unwrap();
        format!("/api/v1/resume/shared/{token}")
    };
    let first = make().await;
    let seen = w.guest().get(&first).await.expect(200);
    assert_eq!(seen.header("cache-control"), "no-store");
    let seen = seen.json()["data"].take();
    assert_eq!((&seen["name"], &seen["employment"][0]["company"]), (&json!("Malika"), &json!(null)));
    assert_eq!((&seen["contacts"]["is_open"], &seen["contacts"]["phones"]), (&json!(false), &json!([])));
    let second = make().await;
    w.guest().get(&first).await.expect(404);
    w.guest().get(&second).await.expect(200);
    // Nobody means nobody.
    set_visibility(&me, &resume, "nobody", &[], &[]).await;
    w.guest().get(&second).await.expect(404);
    set_visibility(&me, &resume, "employers", &[], &[]).await;
    w.guest().get(&second).await.expect(200);
    assert_eq!(
        me.post(&own(&resume, "link/revoke"), json!({})).await.expect(200).json()["data"],
        json!(null)
    );
    w.guest().get(&second).await.expect(404);
    w.guest().get("/api/v1/resume/shared/guessed").await.expect(404);
}

#[tokio::test]
async fn answers_for_interviews_need_a_consent() {
    let w = World::new().await;
    let (me, other, employer) = (w.candidate().await, w.candidate().await, w.customer().await);
    let resume = w.resume(&me, |_| {}).await;
    let path = own(&resume, "interview-data");
    assert_eq!(me.get(&path).await.expect(200).json()["data"], json!(null));
    let body = json!({ "consent": true, "birth_place": "Kanareykaobod", "social_status": "married",
                       "previous_workplace_phone": "90 123 45 67" });
    let stored = me.post(&path, body).await.expect(200).json();
    assert_eq!(stored["data"]["previous_workplace_phone"], "+998901234567");
    assert_eq!(me.get(&path).await.expect(200).json(), stored);
    other.get(&path).await.expect(404);
    for reply in [
        employer.get(&at(&resume, "")).await,
        employer.post(&at(&resume, "/contacts"), json!({})).await,
        employer.get("/api/v1/candidates?q=hisobchi").await,
        me.get(&format!("/api/v1/resume/{}", resume["id"].as_str().unwrap())).await,
    ] {
        assert!(!reply.expect(200).text().contains("Kanareykaobod"));
    }
    let bad = json!({ "consent": true, "previous_workplace_phone": "12" });
    me.post(&path, bad).await.expect_field("previous_workplace_phone");
    me.post(&path, json!({ "consent": false, "birth_place": "Kanareykaobod" })).await.expect(200);
    let rows: i64 =
        sqlx::query_scalar("select count(*) from resume_interview_data").fetch_one(&w.db).await.unwrap();
    assert_eq!(rows, 0);
}

#[tokio::test]
async fn three_complaints_hide_a_resume_and_staff_returns_it() {
    let w = World::new().await;
    let me = w.candidate().await;
    let resume = w.resume(&me, |_| {}).await;
    let other = w.resume(&me, |_| {}).await;
    let report = json!({ "reason": "not_real", "text": "Bu odam emas" });
    for n in 0..3 {
        let employer = w.customer().await;
        employer.post(&at(&resume, "/report"), report.clone()).await.expect(200);
        let status = if n < 2 { 409 } else { 404 };
        employer.post(&at(&resume, "/report"), report.clone()).await.expect(status);
    }
    let employer = w.customer().await;
    employer.get(&at(&resume, "")).await.expect(404);
    let moderator = w.staff(staff::StaffRole::Moderator).await;
    let listed = moderator.get("/api/v1/staff/complaints").await.expect(200).json();
    assert_eq!(
        (&listed["data"][0]["target"], &listed["data"][0]["company"]),
        (&json!("resume"), &json!(null))
    );
    assert_eq!(listed["data"][0]["is_hidden"], true);
    // The moderator reads it without contacts.
    let reported = format!("/api/v1/staff/resumes/{}", resume["slug"].as_str().unwrap());
    let read = moderator.get(&reported).await.expect(200).json();
    moderator.get(&format!("/api/v1/staff/resumes/{}", other["slug"].as_str().unwrap())).await.expect(404);
    assert_eq!(
        (&read["data"]["name"], &read["data"]["contacts"]["phone_masked"]),
        (&json!("Malika"), &json!(null))
    );
    let path = format!("/api/v1/staff/complaints/resume/{}/decide", resume["slug"].as_str().unwrap());
    let verdict = json!({ "verdict": "upheld", "reasons": [{ "code": "unreadable", "field": "about", "text": "Aniq yozing" }] });
    moderator.post(&path, verdict).await.expect(200);
    let mine = me.get(&format!("/api/v1/resume/{}", resume["id"].as_str().unwrap())).await.expect(200).json();
    assert_eq!(mine["data"]["status"], "draft");
    assert!(mine["data"]["note"].as_str().unwrap().contains("Aniq yozing"), "{mine}");
    let again = json!({ "revision": mine["data"]["revision"] });
    let published = me.post(&own(&resume, "publish"), again).await.expect(200).json();
    assert_eq!(published["data"]["note"], json!(null));
    employer.get(&at(&resume, "")).await.expect(200);
}
