//! Public reads and their visibility.

use jiff::SignedDuration;
use kernel::Clock as _;
use serde_json::{Value, json};
use testkit::{Person, Reply, World};

use crate::copies::copies;

const JOBS: &str = "/api/v1/jobs";

/// Long enough for the cached counts to be refreshed before they are shown.
fn expire_cached_counts(w: &World) {
    w.clock.advance(SignedDuration::from_mins(3));
}

async fn verified(w: &World) -> Person {
    let owner = w.customer().await;
    sqlx::query("update companies set verified_at = now() where user_id = $1::uuid")
        .bind(owner.id().parse::<uuid::Uuid>().unwrap())
        .execute(&w.db)
        .await
        .unwrap();
    owner
}

fn slugs(reply: &Reply) -> Vec<String> {
    let list = reply.json();
    let cards = list["data"].as_array().expect("a list");
    cards.iter().map(|card| card["slug"].as_str().unwrap().to_owned()).collect()
}

async fn listed(w: &World, query: &str) -> Vec<String> {
    slugs(&w.guest().get(&format!("{JOBS}{query}")).await.expect(200))
}

fn digits(phone: &Value) -> String {
    phone.as_str().expect("a phone").chars().filter(char::is_ascii_digit).collect()
}

async fn number(w: &World, sql: &'static str) -> i64 {
    sqlx::query_scalar(sql).fetch_one(&w.db).await.unwrap()
}

#[tokio::test]
async fn lists_are_newest_first_and_filter_by_sphere_and_place_with_its_districts() {
    let w = World::new().await;
    let (anor, other) = (verified(&w).await, verified(&w).await);
    let mut made = Vec::new();
    for (owner, title, spheres, location) in [
        (&anor, "Bosh hisobchi", json!(["accounting"]), "toshkent-shahri"),
        (&anor, "Kassir", json!(["retail", "accounting"]), "urgut-tumani"),
        (&other, "Sotuvchi", json!(["retail"]), "samarqand-viloyati"),
        (&other, "Dasturchi", json!(["it"]), "chilonzor-tumani"),
    ] {
        let change = |form: &mut Value| {
            form["title"] = json!(title);
            form["sphere"] = spheres;
            form["location"] = json!(location);
        };
        made.push(w.vacancy(owner, change).await);
        w.clock.advance(SignedDuration::from_mins(1));
    }
    let [accountant, cashier, seller, developer] = &made[..] else { panic!("four") };
    let company = anor.user["customer"]["slug"].as_str().unwrap();
    let company = &format!("?company={company}");
    let cases: &[(&str, &[&String])] = &[
        ("", &[developer, seller, cashier, accountant]),
        ("?sphere=&location=&company=", &[developer, seller, cashier, accountant]),
        ("?sphere=accounting", &[cashier, accountant]),
        ("?location=samarqand-viloyati", &[seller, cashier]),
        ("?location=urgut-tumani", &[cashier]),
        ("?location=%D0%A1%D0%B0%D0%BC%D0%B0%D1%80%D0%BA%D0%B0%D0%BD%D0%B4", &[seller, cashier]),
        ("?location=toshkent-shahri", &[developer, accountant]),
        ("?sphere=accounting&location=samarqand-viloyati", &[cashier]),
        ("?sphere=medicine", &[]),
        (company, &[cashier, accountant]),
        (&format!("{company}&sphere=retail"), &[cashier]),
        (&format!("{company}&location=toshkent-shahri"), &[accountant]),
        ("?company=nobody", &[]),
    ];
    // Twice: first without cached counts, when lists are scanned, then with them, when small lists are merged.
    for _ in 0..2 {
        for (query, expected) in cases {
            let reply = w.guest().get(&format!("{JOBS}{query}")).await.expect(200);
            assert_eq!(slugs(&reply).iter().collect::<Vec<_>>(), *expected, "{query}");
            assert_eq!(reply.json()["meta"]["total"], expected.len(), "{query}");
        }
        expire_cached_counts(&w);
    }
    w.guest().get(&format!("{JOBS}?sphere=magic")).await.expect_field("sphere");
    w.guest().get(&format!("{JOBS}?location=atlantis")).await.expect_field("location");
    w.guest().get(&format!("{JOBS}?page=x")).await.expect_field("page");
}

#[tokio::test]
async fn pages_follow_each_other_without_gaps_and_the_total_agrees() {
    let w = World::new().await;
    let owner = verified(&w).await;
    let first = w.vacancy(&owner, |_| {}).await;
    // The counts are cached now; later vacancies must still be listed.
    assert_eq!(listed(&w, "").await, std::slice::from_ref(&first));
    let copied = copies(&w, &first, 44).await;
    let expected: Vec<String> = std::iter::once(first.clone()).chain(copied).collect();
    for query in ["?", "?sphere=accounting&", "?location=toshkent-shahri&"] {
        let mut seen = Vec::new();
        for page in 1..=3 {
            let reply = w.guest().get(&format!("{JOBS}{query}page={page}")).await.expect(200);
            let meta = reply.json()["meta"].clone();
            seen.extend(slugs(&reply));
            assert!(meta["pages"].as_u64() >= Some(page.min(3)), "{query} {page}: {meta}");
            assert!(meta["total"].as_u64() >= Some(seen.len() as u64), "{query} {page}: {meta}");
        }
        assert_eq!(seen, expected, "{query}");
    }
    expire_cached_counts(&w);
    for query in ["?", "?sphere=accounting&", "?location=toshkent-shahri&"] {
        let reply = w.guest().get(&format!("{JOBS}{query}page=1")).await.expect(200);
        assert_eq!(
            reply.json()["meta"],
            json!({ "page": 1, "per_page": 20, "total": 45, "pages": 3 }),
            "{query}"
        );
        let beyond = w.guest().get(&format!("{JOBS}{query}page=9")).await.expect(200);
        assert_eq!((slugs(&beyond).len(), &beyond.json()["meta"]["total"]), (0, &json!(45)), "{query}");
    }
    let hundred = w.guest().get(&format!("{JOBS}?per_page=100")).await.expect(200);
    assert_eq!(slugs(&hundred), expected);
}

#[tokio::test]
async fn the_page_of_a_vacancy_shows_everything_but_questions_and_contacts() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w
        .vacancy(&owner, |form| {
            form["profession"] = json!("accountant");
            form["location"] = json!("urgut-tumani");
            form["address"] = json!("Markaziy koʻcha, 7");
            form["required_question"] = json!(true);
            form["questions"] = (0..3)
                .map(|n| json!({ "text": format!("Maxfiy savol raqami {n}?"), "kind": "text", "must_answer": true }))
                .collect();
            form["for_communication_link"] = json!("https://example.com/maxfiy-havola");
            form["for_communication_phone"] = json!("+998 00 123 45 67");
        })
        .await;
    let path = format!("{JOBS}/{slug}");
    let reply = w.guest().lang("en").get(&path).await.expect(200);
    for secret in ["Maxfiy", "maxfiy", "1234567", "for_communication", "questions"] {
        assert!(!reply.text().contains(secret), "{secret}: {}", reply.text());
    }
    let page = reply.json();
    let data = &page["data"];
    for (field, expected) in [
        ("slug", json!(slug)),
        ("category_id", json!("accounting")),
        ("sphere_names", json!([{ "slug": "accounting", "name": "Accounting and audit" }])),
        ("location", json!("urgut-tumani")),
        ("location_name", json!("Samarkand, Urgut")),
        ("region_name", json!("Samarkand Region")),
        ("address", json!("Markaziy koʻcha, 7")),
        ("languages", json!([{ "language": "uzbek", "name": "Uzbek", "level": "c1" }])),
        ("requirements", json!(["1C dasturida ishlash tajribasi", "Soliq hisobotlarini bilish"])),
        ("required_question", json!(true)),
        ("question_count", json!(3)),
        ("has_contacts", json!(true)),
        ("has_link", json!(true)),
        ("type", json!("standard")),
        ("liked", json!(false)),
        ("is_own", json!(false)),
        ("abroad", json!(null)),
        ("published_at", json!(w.clock.now())),
        ("updated_at", json!(w.clock.now())),
        ("expires_at", json!(w.clock.now() + SignedDuration::from_hours(30 * 24))),
    ] {
        assert_eq!(data[field], expected, "{field}: {data}");
    }
    assert_eq!(data["profession_name"], "Accountant");
    assert_eq!(data["salary"]["min_salary"], 7_000_000);
    assert_eq!(data["customer"]["name"], "Anor Savdo");
    assert_eq!(data["customer"]["open_vacancies"], 1);
    assert_eq!(data["customer"]["is_verified"], false);
    let russian = w.guest().lang("ru").get(&path).await.expect(200).json();
    assert_eq!(russian["data"]["region_name"], "Самаркандская область");
    assert_eq!(owner.get(&path).await.expect(200).json()["data"]["is_own"], true);
    w.guest().get(&format!("{JOBS}/no-such-vacancy-abc234")).await.expect_code(404, "not_found");
}

#[tokio::test]
async fn only_the_text_that_moderators_saw_is_public() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |form| form["title"] = json!("Tekshirilgan matn")).await;
    let mut edit = testkit::vacancy_form();
    edit["title"] = json!("Yangi tekshirilmagan matn");
    edit["tasks"] = json!(["Tekshirilmagan vazifa"]);
    edit["revision"] = json!(1);
    owner.post(&format!("{JOBS}/update/{slug}"), edit).await.expect(200);
    for path in [JOBS.to_owned(), format!("{JOBS}/{slug}"), format!("{JOBS}/summary")] {
        let text = w.guest().get(&path).await.expect(200).text();
        assert!(text.contains("Tekshirilgan matn") && !text.contains("ekshirilmagan"), "{path}: {text}");
    }
    w.approve(&slug).await;
    let data = w.guest().get(&format!("{JOBS}/{slug}")).await.expect(200).json();
    assert_eq!(data["data"]["title"], "Yangi tekshirilmagan matn");
    assert_eq!(data["data"]["tasks"][0], "Tekshirilmagan vazifa");
}

#[tokio::test]
async fn similar_ones_share_profession_then_sphere_and_region_then_sphere() {
    let w = World::new().await;
    let mut made = Vec::new();
    let owner = w.customer().await;
    for (title, spheres, profession, location) in [
        ("Oʻzi", json!(["accounting"]), json!("accountant"), "samarqand-shahri"),
        ("Kasbdosh uzoqda", json!(["finance"]), json!("accountant"), "buxoro-viloyati"),
        ("Sohadosh yaqinda", json!(["accounting"]), json!(null), "urgut-tumani"),
        ("Sohadosh uzoqda", json!(["accounting"]), json!(null), "buxoro-viloyati"),
        ("Boshqa soha", json!(["it"]), json!(null), "samarqand-shahri"),
    ] {
        let change = |form: &mut Value| {
            form["title"] = json!(title);
            form["sphere"] = spheres;
            form["profession"] = profession;
            form["location"] = json!(location);
        };
        let by = if made.is_empty() { owner.clone() } else { w.customer().await };
        made.push(w.vacancy(&by, change).await);
        w.clock.advance(SignedDuration::from_mins(1));
    }
    let similar = |slug: &str| format!("{JOBS}/{slug}/similar");
    let found = slugs(&w.guest().get(&similar(&made[0])).await.expect(200));
    assert_eq!(found, [made[1].clone(), made[2].clone(), made[3].clone()]);
    // Never more than six, the newest first, never itself.
    let more = copies(&w, &made[2], 9).await;
    let found = slugs(&w.guest().get(&similar(&made[0])).await.expect(200));
    let expected: Vec<&String> = [&made[1], &made[2]].into_iter().chain(&more[..4]).collect();
    assert_eq!(found.iter().collect::<Vec<_>>(), expected);
    w.guest().get(&similar("no-such-vacancy-abc234")).await.expect(404);
    // A visitor of a vacancy that is gone sees the same similar ones.
    owner.post(&format!("{JOBS}/{}/close", made[0]), json!({})).await.expect(200);
    let gone = w.guest().get(&format!("{JOBS}/{}", made[0])).await.expect_code(410, "gone").json();
    let shown: Vec<&str> =
        gone["similar"].as_array().unwrap().iter().map(|card| card["slug"].as_str().unwrap()).collect();
    assert_eq!(shown, found);
    assert!(!gone.to_string().contains("Oʻzi"), "{gone}");
}

#[tokio::test]
async fn a_view_is_counted_once_a_day_for_each_visitor_and_never_for_owners() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let path = format!("{JOBS}/{slug}/seen");
    let views = "select coalesce(sum(views), 0) from vacancy_days";
    let phone = w.guest().from_address([192, 0, 2, 7].into()).with("user-agent", "phone");
    for _ in 0..5 {
        assert_eq!(phone.post(&path, json!({})).await.expect(200).json(), json!({ "status": true }));
        owner.post(&path, json!({})).await.expect(200);
    }
    assert_eq!(number(&w, views).await, 1);
    phone.clone().with("user-agent", "laptop").post(&path, json!({})).await.expect(200);
    phone.clone().from_address([192, 0, 2, 8].into()).post(&path, json!({})).await.expect(200);
    w.candidate().await.post(&path, json!({})).await.expect(200);
    assert_eq!(number(&w, views).await, 4);
    w.guest().post(&format!("{JOBS}/no-such-vacancy-abc234/seen"), json!({})).await.expect(200);
    // Twenty parallel tabs of one visitor count as one.
    let tab = w.guest().from_address([192, 0, 2, 9].into());
    let all: Vec<_> = (0..20)
        .map(|_| {
            let (tab, path) = (tab.clone(), path.clone());
            tokio::spawn(async move { tab.post(&path, json!({})).await.expect(200) })
        })
        .collect();
    for one in all {
        one.await.unwrap();
    }
    assert_eq!(number(&w, views).await, 5);
    // The day changes at midnight in Tashkent, which is 19:00 in UTC.
    w.clock.set("2026-03-04T18:59:59Z".parse().unwrap());
    phone.post(&path, json!({})).await.expect(200);
    assert_eq!(number(&w, views).await, 5);
    w.clock.set("2026-03-04T19:00:00Z".parse().unwrap());
    phone.post(&path, json!({})).await.expect(200);
    assert_eq!(number(&w, views).await, 6);
    assert_eq!(number(&w, "select count(distinct day) from vacancy_days").await, 2);
    // No personal data is stored.
    let rows: Vec<String> = sqlx::query_scalar("select row_to_json(v)::text from vacancy_viewers v")
        .fetch_all(&w.db)
        .await
        .unwrap();
    assert!(rows.iter().all(|row| !row.contains("192.0.2") && !row.contains("phone")), "{rows:?}");
}

#[tokio::test]
async fn contacts_open_for_candidates_thirty_times_a_day() {
    let w = World::new().await;
    let owner = w.customer().await;
    let with_contacts = |form: &mut Value| {
        form["for_communication_link"] = json!("https://example.com/ish");
        form["for_communication_phone"] = json!("+998 00 123 45 67");
    };
    let first = w.vacancy(&owner, with_contacts).await;
    let contacts = |slug: &str| format!("{JOBS}/{slug}/contacts");
    w.guest().post(&contacts(&first), json!({})).await.expect_code(401, "unauthenticated");
    owner.post(&contacts(&first), json!({})).await.expect_code(403, "wrong_role");
    let malika = w.candidate().await;
    malika.post(&contacts("no-such-vacancy-abc234"), json!({})).await.expect(404);
    let opened = "select coalesce(sum(contacts), 0) from vacancy_days";
    for _ in 0..3 {
        let shown = malika.post(&contacts(&first), json!({})).await.expect(200).json();
        assert_eq!(shown["link"], "https://example.com/ish");
        assert_eq!(digits(&shown["phone"]), "998001234567");
    }
    assert_eq!(number(&w, opened).await, 1);
    let other = w.candidate().await;
    // Only the candidate who requested the contacts sees this on the cards.
    for (person, contacted) in [(&malika, true), (&other, false), (&owner, false)] {
        let page = person.get(&format!("{JOBS}/{first}")).await.expect(200).json();
        assert_eq!(page["data"]["contacted"], contacted);
        let list = person.get(JOBS).await.expect(200).json();
        assert_eq!(list["data"][0]["contacted"], contacted);
    }
    // A vacancy without contacts does not count towards the limit.
    let silent = w.vacancy(&owner, |form| form["title"] = json!("Aloqasiz kassir")).await;
    let shown = malika.post(&contacts(&silent), json!({})).await.expect(200).json();
    assert_eq!(shown, json!({ "status": true, "link": null, "phone": null }));
    let more = copies(&w, &first, 35).await;
    let mut answers = Vec::new();
    // Concurrent requests: the limit holds.
    let calls: Vec<_> = more
        .iter()
        .map(|slug| {
            let (malika, path) = (malika.clone(), contacts(slug));
            tokio::spawn(async move { malika.post(&path, json!({})).await })
        })
        .collect();
    for call in calls {
        answers.push(call.await.unwrap());
    }
    let (shown, refused): (Vec<_>, Vec<_>) = answers.into_iter().partition(|reply| reply.status == 200);
    assert_eq!((shown.len(), refused.len()), (29, 6));
    for reply in refused {
        let wait = reply.expect_code(429, "limit_exceeded").json()["retry_after"].as_u64().unwrap();
        // It is noon; midnight is twelve hours away.
        assert_eq!(wait, 12 * 3600 + 1);
    }
    assert_eq!(number(&w, opened).await, 30);
    // Contacts requested before stay available; other people have their own limit; the limit resets the next day.
    malika.post(&contacts(&first), json!({})).await.expect(200);
    other.post(&contacts(&more[0]), json!({})).await.expect(200);
    let login = json!({ "phone": malika.phone, "password": testkit::PASSWORD });
    w.clock.set("2026-03-04T19:00:00Z".parse().unwrap());
    let signed = w.guest().post("/api/v1/auth/login", login).await.expect(200).json();
    let malika = w.person(w.guest(), malika.phone, &signed);
    for slug in &more {
        malika.post(&contacts(slug), json!({})).await.expect(200);
    }
}

#[tokio::test]
async fn an_owner_who_is_also_a_candidate_is_not_counted() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |form| form["for_communication_phone"] = json!("+998 00 123 45 67")).await;
    let mut profile = testkit::candidate_form(&owner.phone);
    for field in ["phone", "password", "role", "consents"] {
        profile.as_object_mut().unwrap().remove(field);
    }
    let body = json!({ "role": "candidate", "candidate": profile });
    owner.post("/api/v1/me/role", body).await.expect(200);
    let shown = owner.post(&format!("{JOBS}/{slug}/contacts"), json!({})).await.expect(200).json();
    assert_eq!(digits(&shown["phone"]), "998001234567");
    owner.post(&format!("{JOBS}/{slug}/seen"), json!({})).await.expect(200);
    assert_eq!(number(&w, "select count(*) from vacancy_contact_views").await, 0);
    assert_eq!(number(&w, "select count(*) from vacancy_days where views + contacts > 0").await, 0);
}

#[tokio::test]
async fn a_company_shows_itself_and_its_open_vacancies() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = owner.user["customer"]["slug"].as_str().unwrap();
    let path = format!("/api/v1/companies/{slug}");
    let empty = w.guest().lang("en").get(&path).await.expect(200).json();
    let since = empty["company"]["since"].clone();
    assert_eq!(
        empty["company"],
        json!({
            "slug": slug, "name": "Anor Savdo", "avatar": null, "is_verified": false,
            "location": "samarqand-viloyati", "location_name": "Samarkand", "address": "Registon koʻchasi, 5",
            "owned_year": 2015, "about": null, "open_vacancies": 0, "since": since, "mark": null, "links": [],
            "addresses": [], "benefits": [], "photos": [], "size": null, "cloth": null,
            "truth": { "since": since, "open_vacancies": 0, "closed_vacancies": 0, "complaints_upheld": 0,
                       "answered_share": null, "median_answer_hours": null, "promise_days": null },
        })
    );
    let first = w.vacancy(&owner, |_| {}).await;
    let waiting = testkit::vacancy_form();
    let mut waiting = waiting;
    waiting["title"] = json!("Kutayotgan kassir");
    w.submit(&owner, waiting).await;
    copies(&w, &first, 24).await;
    sqlx::query("update companies set verified_at = now()").execute(&w.db).await.unwrap();
    let reply = w.guest().get(&format!("{path}?page=2")).await.expect(200);
    let page = reply.json();
    assert_eq!(page["company"]["open_vacancies"], 25);
    assert_eq!(page["company"]["is_verified"], true);
    assert_eq!(page["meta"], json!({ "page": 2, "per_page": 20, "total": 25, "pages": 2 }));
    assert_eq!(slugs(&reply).len(), 5);
    assert!(!reply.text().contains("Kutayotgan"));
    w.guest().get("/api/v1/companies/nobody").await.expect_code(404, "not_found");
}

#[tokio::test]
async fn the_summary_counts_every_sphere_and_region() {
    let w = World::new().await;
    let empty = w.guest().get(&format!("{JOBS}/summary")).await.expect(200).json();
    assert_eq!((&empty["total"], &empty["newest"]), (&json!(0), &json!([])));
    let owner = verified(&w).await;
    let first = w.vacancy(&owner, |_| {}).await;
    copies(&w, &first, 6).await;
    w.vacancy(&owner, |form| {
        form["title"] = json!("Ikki sohali kassir");
        form["sphere"] = json!(["retail", "accounting"]);
        form["location"] = json!("urgut-tumani");
    })
    .await;
    expire_cached_counts(&w);
    let summary = w.guest().get(&format!("{JOBS}/summary")).await.expect(200).json();
    let count = |list: &str, slug: &str| {
        let list = summary[list].as_array().unwrap();
        list.iter().find(|one| one["slug"] == slug).map(|one| one["count"].clone())
    };
    assert_eq!(summary["total"], 8);
    assert_eq!(count("spheres", "accounting"), Some(json!(8)));
    assert_eq!(count("spheres", "retail"), Some(json!(1)));
    assert_eq!(count("spheres", "it"), Some(json!(0)));
    assert_eq!(count("regions", "samarqand-viloyati"), Some(json!(1)));
    assert_eq!(count("regions", "toshkent-shahri"), Some(json!(7)));
    assert_eq!(summary["regions"].as_array().unwrap().len(), 14);
    assert_eq!(summary["newest"].as_array().unwrap().len(), 6);
    assert_eq!(summary["newest"][0]["title"], "Ikki sohali kassir");
}

#[tokio::test]
async fn parallel_readers_do_not_wait_for_each_other_to_count() {
    let w = World::new().await;
    let owner = verified(&w).await;
    w.vacancy(&owner, |_| {}).await;
    expire_cached_counts(&w);
    // More readers than connections: whoever counts must not need a second one.
    let readers: Vec<_> = (0..30)
        .map(|_| {
            let guest = w.guest();
            tokio::spawn(async move {
                guest.get(&format!("{JOBS}/summary")).await.expect(200).json()["total"].clone()
            })
        })
        .collect();
    for reader in readers {
        assert_eq!(reader.await.unwrap(), 1);
    }
}

#[tokio::test]
async fn every_address_is_listed_once() {
    let w = World::new().await;
    let owner = w.customer().await;
    let first = w.vacancy(&owner, |_| {}).await;
    let mut expected = copies(&w, &first, 9).await;
    expected.push(first);
    let mut db = w.db.acquire().await.unwrap();
    let (mut seen, mut after) = (Vec::new(), None);
    loop {
        let part = vacancies::public::list_addresses(&mut db, after, 4, w.clock.now()).await.unwrap();
        let Some(last) = part.last() else { break };
        after = Some(last.id);
        seen.extend(part.into_iter().map(|address| address.slug));
    }
    seen.sort();
    expected.sort();
    assert_eq!(seen, expected);
}

#[tokio::test]
async fn slugs_next_to_a_known_one_lead_nowhere() {
    const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let w = World::new().await;
    let owner = w.customer().await;
    let mut slugs = Vec::new();
    for _ in 0..3 {
        slugs.push(w.vacancy(&owner, |form| form["ignore_duplicates"] = json!(true)).await);
    }
    let (words, tail) = slugs[0].rsplit_once('-').unwrap();
    let number = tail
        .bytes()
        .fold(0_i64, |sum, sign| sum * 32 + ALPHABET.iter().position(|known| *known == sign).unwrap() as i64);
    for step in (-100..=100).filter(|step| *step != 0) {
        let mut left = (number + step).rem_euclid(32_i64.pow(6));
        let mut signs = [0; 6];
        for sign in signs.iter_mut().rev() {
            *sign = ALPHABET[(left % 32) as usize];
            left /= 32;
        }
        let slug = format!("{words}-{}", std::str::from_utf8(&signs).unwrap());
        assert!(!slugs.contains(&slug), "slugs are counted up");
        w.guest().get(&format!("/api/v1/jobs/{slug}")).await.expect(404);
    }
}
