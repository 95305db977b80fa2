//! Hidden vacancies and companies.

use std::io::Cursor;

use serde_json::{Value, json};
use testkit::World;

use crate::{find, open};

const LIST: &str = "/api/v1/my/hidden";

#[tokio::test]
async fn a_hidden_vacancy_is_left_out_for_its_candidate_alone() {
    let w = World::new().await;
    let owner = w.customer().await;
    let (cook, driver) = (open(&w, &owner, "Oshpaz").await, open(&w, &owner, "Haydovchi").await);
    let (malika, other) = (w.candidate().await, w.candidate().await);
    let hide = format!("/api/v1/jobs/{cook}/hide");
    for _ in 0..3 {
        malika.post(&hide, json!({})).await.expect(200);
    }
    for query in ["", "location=toshkent-shahri", "with_salary=true"] {
        assert_eq!(find(&malika.client, query).await, [driver.as_str()], "{query}");
        assert_eq!(find(&other.client, query).await.len(), 2, "{query}");
        assert_eq!(find(&w.guest(), query).await.len(), 2, "{query}");
    }
    assert!(find(&malika.client, "q=oshpaz").await.is_empty());
    let counted = malika.get("/api/v1/jobs/facets?with_salary=true").await.expect(200).json();
    assert_eq!(counted["total"], 1);
    let hidden = malika.get(LIST).await.expect(200).json();
    assert_eq!((&hidden["vacancies"][0]["slug"], &hidden["companies"]), (&json!(cook), &json!([])));
    // Its own page can still be opened: the candidate may follow a link to it.
    malika.get(&format!("/api/v1/jobs/{cook}")).await.expect(200);
    for _ in 0..2 {
        malika.post(&format!("/api/v1/jobs/{cook}/unhide"), json!({})).await.expect(200);
    }
    assert_eq!(find(&malika.client, "q=oshpaz").await, [cook]);
    assert_eq!(malika.get(LIST).await.expect(200).json()["vacancies"], json!([]));
}

#[tokio::test]
async fn a_hidden_company_is_left_out_with_all_its_vacancies() {
    let w = World::new().await;
    let (anor, other) = (w.customer().await, w.customer().await);
    open(&w, &anor, "Oshpaz").await;
    open(&w, &anor, "Haydovchi").await;
    let left = open(&w, &other, "Kassir").await;
    let slug = anor.user["customer"]["slug"].as_str().unwrap();
    let malika = w.candidate().await;
    malika.post(&format!("/api/v1/companies/{slug}/hide"), json!({})).await.expect(200);
    assert_eq!(find(&malika.client, "").await, [left.as_str()]);
    assert!(find(&malika.client, "q=haydovchi").await.is_empty());
    // Vacancies published later are excluded too.
    open(&w, &anor, "Qorovul").await;
    assert_eq!(find(&malika.client, "").await, [left]);
    let hidden = malika.get(LIST).await.expect(200).json();
    assert_eq!(hidden["companies"], json!([{ "slug": slug, "name": "Anor Savdo" }]));
    malika.post(&format!("/api/v1/companies/{slug}/unhide"), json!({})).await.expect(200);
    assert_eq!(find(&malika.client, "").await.len(), 4);
}

#[tokio::test]
async fn hiding_needs_a_public_vacancy_and_is_limited_to_a_thousand() {
    let w = World::new().await;
    let owner = w.customer().await;
    let malika = w.candidate().await;
    let waiting = w.submit(&owner, testkit::vacancy_form()).await;
    for slug in [waiting.as_str(), "yoq"] {
        malika.post(&format!("/api/v1/jobs/{slug}/hide"), json!({})).await.expect(404);
        malika.post(&format!("/api/v1/jobs/{slug}/unhide"), json!({})).await.expect(404);
    }
    malika.post("/api/v1/companies/yoq/hide", json!({})).await.expect(404);
    let slug = open(&w, &owner, "Oshpaz").await;
    let copies = "with source as (select * from vacancies where slug = $1),
              copy as (select gen_random_uuid() as id, gen_random_uuid() as revision, n from generate_series(1, 1010) n),
              made as (
                  insert into vacancies (id, company_id, slug, status, lifecycle, public_revision, title, spheres,
                      profession, location, work_types, experience, currency, tax, hide_salary, submitted_at, published_at, expires_at,
                      created_at, updated_at)
                  select copy.id, s.company_id, 'nusxa-' || copy.n, s.status, s.lifecycle, copy.revision, s.title,
                      s.spheres, s.profession, s.location, s.work_types, s.experience, s.currency, s.tax, s.hide_salary, s.submitted_at,
                      s.published_at, s.expires_at, s.created_at, s.updated_at
                  from source s, copy
              )
         insert into vacancy_revisions (id, vacancy_id, number, content, state, risk, findings, submitted_at,
             decided_at)
         select copy.revision, copy.id, 1, r.content, r.state, 0, '[]', r.submitted_at, r.decided_at
         from source s join vacancy_revisions r on r.id = s.public_revision, copy";
    sqlx::query(copies).bind(&slug).execute(&w.db).await.unwrap();
    let hide_all = "insert into hidden_vacancies select c.id, v.id, now() from vacancies v, candidates c
        where v.slug like 'nusxa-%' and split_part(v.slug, '-', 2)::int <= 995";
    sqlx::query(hide_all).execute(&w.db).await.unwrap();
    // Parallel calls share what is left of the limit.
    let calls: Vec<_> = (996..=1010)
        .map(|number| {
            let (malika, path) = (malika.clone(), format!("/api/v1/jobs/nusxa-{number}/hide"));
            tokio::spawn(async move { malika.post(&path, json!({})).await.status.as_u16() })
        })
        .collect();
    let mut statuses = Vec::new();
    for call in calls {
        statuses.push(call.await.unwrap());
    }
    assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 5, "{statuses:?}");
    let hide = format!("/api/v1/jobs/{slug}/hide");
    malika.post(&hide, json!({})).await.expect_code(409, "hidden_full");
    malika.post("/api/v1/jobs/nusxa-7/hide", json!({})).await.expect(200);
    // An ended vacancy does not count towards the limit: the candidate could not see it in the list.
    let over = "update vacancies set lifecycle = 'closed' where slug = 'nusxa-7'";
    sqlx::query(over).execute(&w.db).await.unwrap();
    malika.post(&hide, json!({})).await.expect(200);
}

#[tokio::test]
async fn an_export_has_what_was_saved_and_hidden() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = open(&w, &owner, "Oshpaz").await;
    let malika = w.candidate().await;
    malika.post(&format!("/api/v1/jobs/{slug}/hide"), json!({})).await.expect(200);
    malika.post("/api/v1/my/searches", json!({ "query": "q=oshpaz" })).await.expect(201);
    let company = owner.user["customer"]["slug"].as_str().unwrap();
    malika.post(&format!("/api/v1/companies/{company}/hide"), json!({})).await.expect(200);
    malika.post("/api/v1/me/export", json!({})).await.expect(200);
    w.run_jobs().await;
    let file = malika.get("/api/v1/me/export/file").await.expect(200);
    let mut zip = zip::ZipArchive::new(Cursor::new(file.body.to_vec())).unwrap();
    let kept: Value = serde_json::from_reader(zip.by_name("saved.json").unwrap()).unwrap();
    assert_eq!(kept["searches"][0]["query"], "q=oshpaz", "{kept}");
    assert_eq!(kept["hidden_vacancies"][0]["slug"], json!(slug), "{kept}");
    assert_eq!(kept["hidden_companies"][0]["name"], "Anor Savdo", "{kept}");
    // Deleting the account deletes everything.
    sqlx::query("delete from users where phone = $1").bind(&malika.phone).execute(&w.db).await.unwrap();
    let left = "select (select count(*) from saved_searches) + (select count(*) from hidden_vacancies)
        + (select count(*) from hidden_companies)";
    assert_eq!(sqlx::query_scalar::<_, i64>(left).fetch_one(&w.db).await.unwrap(), 0);
}
