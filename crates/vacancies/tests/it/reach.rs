//! What is not public cannot be read anywhere, least of all a hidden salary.

use jiff::SignedDuration;
use kernel::Clock as _;
use serde_json::{Value, json};
use staff::StaffRole;
use testkit::{Person, World};

const JOBS: &str = "/api/v1/jobs";

/// Every way for a vacancy not to be public.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    Moderating,
    Rejected,
    Paused,
    Expired,
    Closed,
    Deleted,
    TakenDown,
    Hidden,
    CompanyStopped,
    CompanyBlocked,
}

const WAYS: [Way; 10] = [
    Way::Moderating,
    Way::Rejected,
    Way::Paused,
    Way::Expired,
    Way::Closed,
    Way::Deleted,
    Way::TakenDown,
    Way::Hidden,
    Way::CompanyStopped,
    Way::CompanyBlocked,
];

impl Way {
    fn was_public(self) -> bool {
        !matches!(self, Self::Moderating | Self::Rejected)
    }

    /// A vacancy that its owner or time has ended stays among the favourites; one that staff removed does not.
    fn stays_saved(self) -> bool {
        matches!(self, Self::Paused | Self::Expired | Self::Closed | Self::Deleted | Self::CompanyStopped)
    }
}

/// One vacancy with words that occur nowhere else.
struct Case {
    way: Way,
    owner: Person,
    company: String,
    slug: String,
    title: String,
}

impl Case {
    async fn publish(w: &World, way: Way) -> Self {
        let owner = w.customer().await;
        let company = owner.user["customer"]["slug"].as_str().unwrap().to_owned();
        let title = format!("Noyob {way:?}");
        let mut form = testkit::vacancy_form();
        form["title"] = json!(title);
        form["tasks"] = json!([format!("Yashirin vazifa {way:?}")]);
        form["for_communication_phone"] = json!("+998 00 765 43 21");
        let slug = w.submit(&owner, form).await;
        if way.was_public() {
            w.approve(&slug).await;
        }
        Self { way, owner, company, slug, title }
    }

    async fn leave(&self, w: &World) {
        let Self { slug, owner, .. } = self;
        let act = async |action: &str| {
            owner.post(&format!("{JOBS}/{slug}/{action}"), json!({})).await.expect(200);
        };
        let set = async |sql: &'static str| {
            let done = sqlx::query(sql).bind(slug).bind(jiff_sqlx::ToSqlx::to_sqlx(w.clock.now()));
            assert_eq!(done.execute(&w.db).await.unwrap().rows_affected(), 1);
        };
        match self.way {
            Way::Moderating => {}
            Way::Rejected => w.reject(slug, "unreadable").await,
            Way::Paused => act("pause").await,
            Way::Closed => act("close").await,
            Way::Deleted => {
                let gone = owner.post(&format!("{JOBS}/destroy/{slug}"), json!({})).await.expect(200).json();
                assert_eq!(gone["status"], true, "{gone}");
            }
            Way::TakenDown => {
                let path = format!("/api/v1/staff/vacancies/{slug}/take-down");
                let body = json!({ "reasons": [{ "code": "misleading_pay" }] });
                w.staff(StaffRole::Moderator).await.post(&path, body).await.expect(200);
            }
            Way::Hidden => {
                for _ in 0..3 {
                    let path = format!("{JOBS}/{slug}/report");
                    w.candidate().await.post(&path, json!({ "reason": "fraud" })).await.expect(200);
                }
            }
            // The time between the expiry and the hourly job that marks it.
            Way::Expired => set("update vacancies set expires_at = $2 where slug = $1").await,
            Way::CompanyStopped => {
                set("update companies set stopped_until = $2::timestamptz + interval '7 days'
                     where id = (select company_id from vacancies where slug = $1)")
                .await;
            }
            Way::CompanyBlocked => {
                set("update companies set active = false, updated_at = $2
                     where id = (select company_id from vacancies where slug = $1)")
                .await;
            }
        }
    }
}

/// Everything that anybody can read without owning anything, as one text. `other` is a public vacancy to be similar
/// to.
async fn everything(w: &World, reader: &testkit::Client, case: &Case, other: &str) -> String {
    let mut all = String::new();
    let (slug, company) = (&case.slug, &case.company);
    for lang in ["uz", "ru", "en"] {
        let reader = reader.clone().lang(lang);
        for path in [
            format!("{JOBS}?per_page=100"),
            format!("{JOBS}?per_page=100&sphere=accounting"),
            format!("{JOBS}?per_page=100&location=toshkent-shahri"),
            format!("{JOBS}?per_page=100&company={company}"),
            format!("{JOBS}/summary"),
            format!("{JOBS}/{slug}"),
            format!("{JOBS}/{slug}/similar"),
            format!("{JOBS}/{other}/similar"),
            format!("/api/v1/companies/{company}"),
            "/".to_owned(),
            "/jobs".to_owned(),
            format!("/jobs/{slug}"),
            format!("/company/{company}"),
            "/sitemap.xml".to_owned(),
        ] {
            all.push_str(&format!("{path} {}\n", reader.get(&path).await.text()));
        }
    }
    let mut db = w.db.acquire().await.unwrap();
    let addresses = vacancies::public::list_addresses(&mut db, None, 1000, w.clock.now()).await.unwrap();
    all.push_str(&format!("{addresses:?}"));
    all
}

fn saved<'a>(wishlist: &'a Value, case: &Case) -> Option<&'a Value> {
    wishlist["data"].as_array().unwrap().iter().find(|card| card["slug"] == case.slug.as_str())
}

#[tokio::test]
async fn vacancies_that_are_not_public_are_not_reachable() {
    let w = World::new().await;
    let neighbour = w.customer().await;
    let other = w.vacancy(&neighbour, |form| form["title"] = json!("Qoʻshni vakansiya")).await;
    let malika = w.candidate().await;
    let wishlist = "/api/v1/wishlist?per_page=100";
    let mut cases = Vec::new();
    for way in WAYS {
        let case = Case::publish(&w, way).await;
        let add =
            malika.post("/api/v1/wishlist/add", json!({ "job_id": case.slug })).await.expect(200).json();
        assert_eq!(add["status"], way.was_public(), "{way:?}: {add}");
        if way.was_public() {
            // While it is public it must be found, so that its absence later proves something.
            let all = everything(&w, &w.guest(), &case, &other).await;
            assert!(all.matches(&case.title).count() >= 15, "{way:?} was not shown: {all}");
            assert!(all.contains(&format!("Yashirin vazifa {way:?}")), "{way:?}");
            let saved_list = malika.get(wishlist).await.expect(200).json();
            assert_eq!(saved(&saved_list, &case).expect("saved")["is_open"], true);
        }
        case.leave(&w).await;
        cases.push(case);
    }
    // Lets the counts be refreshed.
    w.clock.advance(SignedDuration::from_mins(3));
    let views = "select count(*) from vacancy_days d join vacancies v on v.id = d.vacancy_id
                 where v.slug = $1 and d.views + d.contacts > 0";
    let someone = w.candidate().await;
    for case in &cases {
        let (way, slug) = (case.way, &case.slug);
        for reader in [w.guest(), malika.client.clone(), case.owner.client.clone()] {
            let all = everything(&w, &reader, case, &other).await;
            assert!(!all.contains(&case.title), "{way:?}: {all}");
            assert!(!all.contains(&format!("vazifa {way:?}")), "{way:?}: {all}");
        }
        let (status, code) = if way.was_public() { (410, "gone") } else { (404, "not_found") };
        w.guest().get(&format!("{JOBS}/{slug}")).await.expect_code(status, code);
        let contacts = someone.post(&format!("{JOBS}/{slug}/contacts"), json!({})).await;
        let contacts = contacts.expect_code(status, code).text();
        assert!(!contacts.contains("7654321"), "{way:?}: {contacts}");
        let similar = w.guest().get(&format!("{JOBS}/{slug}/similar")).await;
        similar.expect(if way.was_public() { 200 } else { 404 });
        let seen = w.guest().post(&format!("{JOBS}/{slug}/seen"), json!({})).await.expect(200).json();
        assert_eq!(seen, json!({ "status": true }), "{way:?}");
        let counted: i64 = sqlx::query_scalar(views).bind(slug).fetch_one(&w.db).await.unwrap();
        assert_eq!(counted, 0, "{way:?}");
        let add = someone.post("/api/v1/wishlist/add", json!({ "job_id": slug })).await;
        add.expect_code(200, "vacancy_not_found");
    }
    let summary = w.guest().get(&format!("{JOBS}/summary")).await.expect(200).json();
    assert_eq!(summary["total"], 1, "{summary}");
    let saved_list = malika.get(wishlist).await.expect(200).json();
    let staying = cases.iter().filter(|case| case.way.stays_saved()).count();
    assert_eq!(saved_list["meta"]["total"], staying, "{saved_list}");
    for case in &cases {
        let card = saved(&saved_list, case);
        assert_eq!(card.is_some(), case.way.stays_saved(), "{:?}", case.way);
        if let Some(card) = card {
            assert_eq!((&card["is_open"], &card["salary"]), (&json!(false), &json!(null)), "{card}");
            assert!(!card.to_string().contains("vazifa"), "{card}");
        }
    }
}

#[tokio::test]
async fn a_hidden_company_has_no_page_until_it_is_restored() {
    let w = World::new().await;
    let case = Case::publish(&w, Way::CompanyStopped).await;
    let path = format!("/api/v1/companies/{}", case.company);
    w.guest().get(&path).await.expect(200);
    case.leave(&w).await;
    w.guest().get(&path).await.expect_code(404, "not_found");
    w.clock.advance(SignedDuration::from_hours(7 * 24));
    w.guest().get(&path).await.expect(200);
    w.guest().get(&format!("{JOBS}/{}", case.slug)).await.expect(200);
    sqlx::query("update companies set active = false").execute(&w.db).await.unwrap();
    w.guest().get(&path).await.expect_code(404, "not_found");
}

#[tokio::test]
async fn a_hidden_pay_leaks_nowhere() {
    let w = World::new().await;
    let owner = w.customer().await;
    let company = owner.user["customer"]["slug"].as_str().unwrap().to_owned();
    let change = |form: &mut Value| {
        form["title"] = json!("Noyob Paused");
        form["salary"]["min_salary"] = json!(7_654_321);
        form["salary"]["max_salary"] = json!(8_765_432);
        form["hide_salary"] = json!(true);
    };
    let slug = w.vacancy(&owner, change).await;
    let neighbour = w.customer().await;
    let other = w.vacancy(&neighbour, |_| {}).await;
    let malika = w.candidate().await;
    malika.post("/api/v1/wishlist/add", json!({ "job_id": slug })).await.expect(200);
    let title = "Noyob Paused".to_owned();
    let case = Case { way: Way::Paused, owner, company, slug, title };
    let stranger = w.customer().await;
    // Its owner sees the salary, so the number exists and could leak.
    let own = case.owner.get(&format!("/api/v1/my/jobs/{}", case.slug)).await.expect(200).text();
    assert!(own.contains("7654321") && own.contains("8765432"), "{own}");
    let is_silent = |what: &str, text: &str| {
        let digits: String = text.chars().filter(char::is_ascii_digit).collect();
        for number in ["7654321", "8765432"] {
            assert!(!text.contains(number) && !digits.contains(number), "{what}: {text}");
        }
    };
    for paused in [false, true] {
        for reader in [&w.guest(), &malika.client, &stranger.client, &case.owner.client] {
            let all = everything(&w, reader, &case, &other).await;
            assert!(paused || all.contains("Noyob Paused"), "{all}");
            is_silent("public", &all);
        }
        let seen = w.guest().post(&format!("{JOBS}/{}/seen", case.slug), json!({})).await.text();
        is_silent("seen", &seen);
        is_silent(
            "contacts",
            &malika.post(&format!("{JOBS}/{}/contacts", case.slug), json!({})).await.text(),
        );
        is_silent("wishlist", &malika.get("/api/v1/wishlist").await.expect(200).text());
        if !paused {
            case.leave(&w).await;
        }
    }
}
