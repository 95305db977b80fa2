//! The page of a company: saving, photos, and what the public sees.

use accounts::unused_files::DeleteUnusedFiles;
use axum::http::Method;
use bytes::Bytes;
use jiff::{SignedDuration, Timestamp};
use kernel::Clock as _;
use platform::files::FileKey;
use queue::Job as _;
use serde_json::{Value, json};
use staff::StaffRole;
use testkit::{Person, Reply, World};

const PAGE: &str = "/api/v1/company/page";

fn form() -> Value {
    json!({
        "about": {
            "uz": "Biz mebel yasaymiz va uni butun mamlakatga yetkazamiz.",
            "ru": "Мы делаем мебель и доставляем её по всей стране.",
            "en": null,
        },
        "links": [
            { "kind": "site", "url": "https://anor-savdo.uz" },
            { "kind": "telegram", "url": "https://t.me/anor_savdo" },
        ],
        "addresses": [{ "location": "samarqand-viloyati", "street": "Registon koʻchasi, 5" }],
        "benefits": ["official", "meals"],
        "photos": [], "year": 2016, "size": "11-50", "cloth": 3, "version": 0,
    })
}

async fn save(person: &Person, form: &Value) -> Value {
    person.post(PAGE, form.clone()).await.expect(200).json()["data"].take()
}

async fn view(person: &Person) -> Value {
    person.get(PAGE).await.expect(200).json()["data"].take()
}

async fn upload(person: &Person) -> Reply {
    let picture = testkit::png(600, 300).into();
    person.client.send(Method::POST, &format!("{PAGE}/photos"), Some("image/png"), picture).await
}

async fn public(w: &World, owner: &Person, lang: &str) -> Value {
    let path = format!("/api/v1/companies/{}", owner.user["customer"]["slug"].as_str().unwrap());
    w.guest().lang(lang).get(&path).await.expect(200).json()["company"].take()
}

async fn stored_files(w: &World) -> usize {
    let far: Timestamp = "2100-01-01T00:00:00Z".parse().unwrap();
    let large = w.files.list_before("photos", far).await.unwrap();
    assert_eq!(large.len(), w.files.list_before("photothumbs", far).await.unwrap().len());
    large.len()
}

#[tokio::test]
async fn a_page_is_saved_and_read_back() {
    let w = World::new().await;
    let owner = w.customer().await;
    let empty = view(&owner).await;
    assert_eq!((&empty["version"], &empty["year"]), (&json!(0), &json!(2015)), "{empty}");
    let saved = save(&owner, &form()).await;
    let expected = json!({
        "about": form()["about"], "links": form()["links"],
        "addresses": [{ "location": "samarqand-viloyati", "location_name": "Samarqand", "street": "Registon koʻchasi, 5" }],
        "benefits": ["official", "meals"], "photos": [], "year": 2016, "size": "11-50", "cloth": 3, "version": 1,
    });
    assert_eq!(saved, expected);
    assert_eq!(view(&owner).await, expected);
    // The year is that of the profile; a day in the same year stays.
    let founded =
        async || owner.get("/api/v1/me").await.expect(200).json()["user"]["customer"]["owned_date"].take();
    assert_eq!(founded().await, "2016-01-01");
    owner.post("/api/v1/company/update", json!({ "owned_date": "2016-05-17" })).await.expect(200);
    // A retry whose first response was lost changes nothing.
    assert_eq!(save(&owner, &form()).await["version"], 1);
    let mut next = form();
    next["version"] = json!(1);
    next["about"] = json!({});
    assert_eq!(save(&owner, &next).await["version"], 2);
    assert_eq!(founded().await, "2016-05-17");
    next["version"] = json!(2);
    next["year"] = json!(null);
    save(&owner, &next).await;
    assert_eq!(public(&w, &owner, "uz").await["about"], json!(null));
    assert_eq!(public(&w, &owner, "uz").await["owned_year"], json!(null));
}

#[tokio::test]
async fn every_wrong_field_is_named() {
    let w = World::new().await;
    let owner = w.customer().await;
    let office = json!({ "location": "samarqand-viloyati", "street": "Registon koʻchasi, 5" });
    for (part, value, field) in [
        ("about", json!({ "ru": "коротко" }), "about.ru"),
        (
            "about",
            json!({ "uz": "Savollar boʻyicha yozing: telegram @anor_savdo, javob beramiz" }),
            "about.uz",
        ),
        ("about", json!({ "de": "Wir bauen Möbel" }), "about.de"),
        ("links", json!([{ "kind": "site", "url": "javascript:alert(1)" }]), "links.0.url"),
        ("links", json!([{ "kind": "telegram", "url": "https://evil.uz/anor" }]), "links.0.url"),
        (
            "links",
            json!([{ "kind": "instagram", "url": "https://instagram.com@evil.uz/anor" }]),
            "links.0.url",
        ),
        (
            "links",
            json!([{ "kind": "site", "url": "https://a.uz" }, { "kind": "site", "url": "https://b.uz" }]),
            "links.1.kind",
        ),
        ("addresses", json!([{ "location": "atlantida", "street": "Dengiz, 1" }]), "addresses.0.location"),
        ("addresses", json!([office, { "location": "samarqand", "street": " " }]), "addresses.1.street"),
        (
            "addresses",
            json!([{ "location": "samarqand", "street": "tel. 90 123 45 67" }]),
            "addresses.0.street",
        ),
        ("addresses", json!([office, office]), "addresses.1.street"),
        ("addresses", json!(vec![office.clone(); 11]), "addresses"),
        ("benefits", json!(["meals", "sport", "meals"]), "benefits.2"),
        ("photos", json!(["0192b7a4-0000-7000-8000-000000000000"]), "photos.0"),
        ("year", json!(1799), "year"),
        ("year", json!(2100), "year"),
        ("cloth", json!(6), "cloth"),
    ] {
        let mut form = form();
        form[part] = value;
        owner.post(PAGE, form).await.expect_field(field);
    }
    // A code that is in no list is an error of the client, not of the person.
    for (part, value, field) in [
        ("links", json!([{ "kind": "github", "url": "https://github.com/anor" }]), "links.0.kind"),
        ("benefits", json!(["meals", "yacht"]), "benefits.1"),
        ("size", json!("12"), "size"),
    ] {
        let mut form = form();
        form[part] = value;
        let refused = owner.post(PAGE, form).await.expect_code(400, "bad_request").json();
        assert!(refused["errors"][field].is_array(), "{refused}");
    }
    let mut several = form();
    several["year"] = json!(1500);
    several["links"][0]["url"] = json!("https://nohost");
    several["addresses"][0]["location"] = json!("");
    let errors = owner.post(PAGE, several).await.expect(422).json();
    let named: Vec<&String> = errors["errors"].as_object().unwrap().keys().collect();
    assert_eq!(named, ["addresses.0.location", "links.0.url", "year"]);
    assert_eq!(view(&owner).await["version"], 0);
}

#[tokio::test]
async fn a_conflict_loses_nothing() {
    let w = World::new().await;
    let owner = w.customer().await;
    let recruiter = w.member(&owner, "recruiter").await;
    save(&owner, &form()).await;
    let mut other = form();
    other["benefits"] = json!(["sport"]);
    let refused = recruiter.post(PAGE, other.clone()).await.expect_code(409, "version_conflict").json();
    assert_eq!(refused["page"], view(&owner).await);
    assert_eq!(refused["page"]["benefits"], json!(["official", "meals"]));
    other["version"] = refused["page"]["version"].clone();
    assert_eq!(save(&recruiter, &other).await["benefits"], json!(["sport"]));
    let both = tokio::join!(
        async {
            let mut one = form();
            one["version"] = json!(2);
            one["cloth"] = json!(1);
            owner.post(PAGE, one).await.status.as_u16()
        },
        async {
            let mut one = form();
            one["version"] = json!(2);
            one["cloth"] = json!(2);
            recruiter.post(PAGE, one).await.status.as_u16()
        },
    );
    assert!([(200, 409), (409, 200)].contains(&both), "{both:?}");
    assert_eq!(view(&owner).await["version"], 3);
}

#[tokio::test]
async fn only_members_with_the_right_edit() {
    let w = World::new().await;
    let owner = w.customer().await;
    let viewer = w.member(&owner, "viewer").await;
    viewer.get(PAGE).await.expect(200);
    viewer.post(PAGE, form()).await.expect_code(403, "not_allowed_in_company");
    upload(&viewer).await.expect_code(403, "not_allowed_in_company");
    assert_eq!(stored_files(&w).await, 0);
}

#[tokio::test]
async fn ten_parallel_uploads_leave_eight_photos() {
    let w = World::new().await;
    let owner = w.customer().await;
    let uploads = (0..10).map(|_| {
        let owner = owner.clone();
        tokio::spawn(async move { upload(&owner).await.status.as_u16() })
    });
    let mut statuses = Vec::new();
    for upload in uploads.collect::<Vec<_>>() {
        statuses.push(upload.await.unwrap());
    }
    statuses.sort_unstable();
    assert_eq!(statuses, [vec![200; 8], vec![409; 2]].concat());
    assert_eq!(stored_files(&w).await, 8, "refused uploads leave no file");
    upload(&owner).await.expect_code(409, "too_many_photos");
    // Nobody saved them: after a while they make room.
    w.clock.advance(SignedDuration::from_mins(61));
    upload(&owner).await.expect(200);
    assert_eq!(stored_files(&w).await, 1);
}

#[tokio::test]
async fn photos_appear_with_the_saved_page_and_are_deleted_with_it() {
    let w = World::new().await;
    let owner = w.customer().await;
    let recruiter = w.member(&owner, "recruiter").await;
    let mut photos = Vec::new();
    for _ in 0..3 {
        photos.push(upload(&owner).await.expect(200).json()["data"].take());
    }
    assert_eq!(public(&w, &owner, "uz").await["photos"], json!([]), "not saved yet");
    let small = w.guest().get(photos[0]["small"].as_str().unwrap()).await.expect(200);
    assert_eq!(small.header("content-type"), "image/jpeg");
    let ids = |list: &[&Value]| -> Value { list.iter().map(|photo| photo["id"].clone()).collect() };
    let mut page = form();
    page["photos"] = ids(&[&photos[2], &photos[0]]);
    save(&owner, &page).await;
    let shown = public(&w, &owner, "uz").await["photos"].take();
    assert_eq!(shown, json!([photos[2], photos[0]]), "in this order, and the third was given up");
    assert_eq!(stored_files(&w).await, 2);
    // Somebody else's upload, which this form does not know, stays.
    let other = upload(&recruiter).await.expect(200).json()["data"].take();
    page["photos"] = ids(&[&photos[0]]);
    page["version"] = json!(1);
    save(&owner, &page).await;
    assert_eq!(stored_files(&w).await, 2);
    w.guest().get(photos[2]["url"].as_str().unwrap()).await.expect(404);
    page["photos"] = ids(&[&photos[0], &other]);
    page["version"] = json!(2);
    save(&recruiter, &page).await;
    assert_eq!(public(&w, &owner, "uz").await["photos"], json!([photos[0], other]));
    // A photo of another company is unknown here.
    let stranger = w.customer().await;
    let mut theirs = form();
    theirs["photos"] = ids(&[&other]);
    stranger.post(PAGE, theirs).await.expect_field("photos.0");
}

#[tokio::test]
async fn files_without_a_row_are_deleted_and_others_stay() {
    let w = World::new().await;
    let owner = w.customer().await;
    let photo = upload(&owner).await.expect(200).json()["data"].take();
    for folder in ["photos", "photothumbs"] {
        w.files.put(&FileKey::random(folder, "jpg"), Bytes::from_static(b"no row names it")).await.unwrap();
    }
    w.clock.set("2100-01-01T00:00:00Z".parse().unwrap());
    DeleteUnusedFiles {}.run(&w.app).await.unwrap();
    assert_eq!(stored_files(&w).await, 1);
    for size in ["url", "small"] {
        w.guest().get(photo[size].as_str().unwrap()).await.expect(200);
    }
}

#[tokio::test]
async fn an_erased_company_takes_its_photos_along() {
    let w = World::new().await;
    let owner = w.customer().await;
    let photo = upload(&owner).await.expect(200).json()["data"].take();
    let mut page = form();
    page["photos"] = json!([photo["id"]]);
    save(&owner, &page).await;
    owner.post("/api/v1/me/delete", json!({})).await.expect(200);
    w.clock.advance(SignedDuration::from_hours(15 * 24));
    w.erase_due().await;
    assert_eq!(stored_files(&w).await, 0);
}

#[tokio::test]
async fn the_public_page_speaks_three_languages() {
    let w = World::new().await;
    let owner = w.customer().await;
    let profile = json!({ "about": "Anor Savdo — mebel ishlab chiqaradigan korxona." });
    owner.post("/api/v1/company/update", profile.clone()).await.expect(200);
    assert_eq!(
        view(&owner).await["about"]["uz"],
        profile["about"],
        "the text of the profile is the first one"
    );
    assert_eq!(public(&w, &owner, "en").await["about"], profile["about"]);
    save(&owner, &form()).await;
    for (lang, about, benefit) in
        [("uz", "uz", "Bepul ovqat"), ("ru", "ru", "Бесплатное питание"), ("en", "uz", "Free meals")]
    {
        let company = public(&w, &owner, lang).await;
        assert_eq!(company["about"], form()["about"][about], "{lang}");
        assert_eq!(company["benefits"][1], json!({ "code": "meals", "label": benefit }), "{lang}");
        assert_eq!(company["links"], form()["links"]);
        assert_eq!(
            (&company["size"], &company["cloth"], &company["owned_year"]),
            (&json!("11-50"), &json!(3), &json!(2016))
        );
        assert_eq!(company["addresses"][0]["street"], "Registon koʻchasi, 5");
    }
    let russian = public(&w, &owner, "ru").await["addresses"][0]["location_name"].take();
    assert!(russian.as_str().unwrap().starts_with("Самарканд"), "{russian}");
}

#[tokio::test]
async fn the_truth_is_counted() {
    let w = World::new().await;
    let (owner, other) = (w.customer().await, w.customer().await);
    let titled = |title: &'static str| move |form: &mut Value| form["title"] = json!(title);
    let reported = w.vacancy(&owner, titled("Bosh hisobchi")).await;
    let closed = w.vacancy(&owner, titled("Omborchi")).await;
    owner.post(&format!("/api/v1/jobs/{closed}/close"), json!({})).await.expect(200);
    // It never was public.
    w.submit(&owner, {
        let mut form = testkit::vacancy_form();
        form["title"] = json!("Haydovchi");
        form
    })
    .await;
    w.vacancy(&other, titled("Bosh hisobchi")).await;
    for _ in 0..2 {
        let person = w.candidate().await;
        let body = json!({ "reason": "fraud", "text": "Pul soʻrashdi" });
        person.post(&format!("/api/v1/jobs/{reported}/report"), body).await.expect(200);
    }
    let truth = public(&w, &owner, "uz").await["truth"].take();
    assert_eq!(truth["complaints_upheld"], 0, "not decided yet");
    let moderator = w.staff(StaffRole::Moderator).await;
    let path = format!("/api/v1/staff/complaints/vacancy/{reported}/decide");
    moderator
        .post(&path, json!({ "verdict": "upheld", "reasons": [{ "code": "fee_or_deposit" }] }))
        .await
        .expect(200);
    let company = public(&w, &owner, "uz").await;
    let truth = &company["truth"];
    assert_eq!(truth["complaints_upheld"], 2, "{truth}");
    assert_eq!(truth["open_vacancies"], company["open_vacancies"]);
    assert_eq!(truth["since"], company["since"]);
    assert_eq!((&truth["answered_share"], &truth["median_answer_hours"]), (&json!(null), &json!(null)));
    assert_eq!(public(&w, &other, "uz").await["truth"]["complaints_upheld"], 0);
    let before = truth["closed_vacancies"].as_i64().unwrap();
    assert!(before >= 1, "{truth}");
    w.clock.advance(SignedDuration::from_hours(31 * 24));
    assert_eq!(public(&w, &other, "uz").await["truth"]["closed_vacancies"], 1, "it expired");
    let now = w.clock.now() + SignedDuration::from_hours(335 * 24);
    w.clock.set(now);
    assert_eq!(public(&w, &owner, "uz").await["truth"]["complaints_upheld"], 0, "a year is over");
}
