//! What is not public appears on no surface: no page, list, feed, sitemap, picture or posting; a hidden salary
//! appears nowhere at all.

use kernel::Clock as _;
use serde_json::{Value, json};
use staff::StaffRole;
use testkit::{Person, World};
use vacancies::public;

use crate::job_posting::posting;
use crate::vacancy_pages::{browser, company_slug, copy};

/// Every way for a vacancy not to be public.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    Moderating,
    Rejected,
    Paused,
    Expired,
    Closed,
    Deleted,
    Hidden,
    CompanyStopped,
    CompanyBlocked,
}

const WAYS: [Way; 9] = [
    Way::Moderating,
    Way::Rejected,
    Way::Paused,
    Way::Expired,
    Way::Closed,
    Way::Deleted,
    Way::Hidden,
    Way::CompanyStopped,
    Way::CompanyBlocked,
];

impl Way {
    fn was_public(self) -> bool {
        !matches!(self, Self::Moderating | Self::Rejected)
    }

    fn hides_company(self) -> bool {
        matches!(self, Self::CompanyStopped | Self::CompanyBlocked)
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
        let title = format!("Noyob {way:?}");
        let mut form = testkit::vacancy_form();
        form["title"] = json!(title);
        let slug = w.submit(&owner, form).await;
        if way.was_public() {
            w.approve(&slug).await;
        }
        Self { way, company: company_slug(&owner), owner, slug, title }
    }

    async fn leave(&self, w: &World) {
        let Self { slug, owner, .. } = self;
        let act = async |action: &str| {
            owner.post(&format!("/api/v1/jobs/{slug}/{action}"), json!({})).await.expect(200);
        };
        let set = async |sql: &'static str| {
            let done = sqlx::query(sql).bind(slug).bind(w.clock.now().to_string());
            assert_eq!(done.execute(&w.db).await.unwrap().rows_affected(), 1);
        };
        match self.way {
            Way::Moderating => {}
            Way::Rejected => w.reject(slug, "unreadable").await,
            Way::Paused => act("pause").await,
            Way::Closed => act("close").await,
            // The time between the expiry and the hourly job that marks it.
            Way::Expired => set("update vacancies set expires_at = $2::timestamptz where slug = $1").await,
            Way::Deleted => {
                owner.post(&format!("/api/v1/jobs/destroy/{slug}"), json!({})).await.expect(200);
            }
            Way::Hidden => {
                let path = format!("/api/v1/jobs/{slug}/report");
                for _ in 0..3 {
                    w.candidate().await.post(&path, json!({ "reason": "fraud" })).await.expect(200);
                }
            }
            Way::CompanyStopped => {
                set("update companies set stopped_until = $2::timestamptz + interval '7 days'
                     where id = (select company_id from vacancies where slug = $1)")
                .await;
            }
            Way::CompanyBlocked => {
                set("update companies set active = false, updated_at = $2::timestamptz
                     where id = (select company_id from vacancies where slug = $1)")
                .await;
            }
        }
    }
}

/// Surfaces that show many items. `other` is a public vacancy that everything here is similar to.
fn shared_surfaces(other: &str) -> Vec<String> {
    let mut all = vec![
        "/sitemaps/jobs-1.xml".to_owned(),
        "/api/v1/jobs".to_owned(),
        "/api/v1/jobs/summary".to_owned(),
        format!("/api/v1/jobs/{other}/similar"),
        "/feeds/jobs.xml".to_owned(),
    ];
    for (locale, prefix) in [("uz", ""), ("ru", "/ru"), ("en", "/en")] {
        all.extend([
            format!("{prefix}/"),
            format!("{prefix}/jobs"),
            format!("{prefix}/jobs?sphere=accounting&location=toshkent-shahri"),
            format!("{prefix}/jobs/{other}"),
            format!("/feeds/{locale}/jobs.xml"),
            format!("/feeds/{locale}/jobs.xml?sphere=accounting"),
        ]);
    }
    all
}

async fn read(w: &World, path: &str) -> String {
    let path = if path.len() > 1 { path.trim_end_matches('/') } else { path };
    browser(w).get(path).await.expect(200).text()
}

#[tokio::test]
async fn vacancies_that_are_not_public_appear_nowhere() {
    let w = World::new().await;
    let anchor = w.customer().await;
    let other = w.vacancy(&anchor, |_| {}).await;
    for way in WAYS {
        let case = Case::publish(&w, way).await;
        let Case { slug, company, title, .. } = &case;
        // Proves that this test can fail: what is public appears everywhere.
        if way.was_public() {
            for path in shared_surfaces(&other) {
                assert!(read(&w, &path).await.contains(slug.as_str()), "{way:?} should be at {path}");
            }
            assert!(posting(&browser(&w).get(&format!("/jobs/{slug}")).await.expect(200)).is_some());
            w.guest().get(&format!("/og/jobs/{slug}.uz.png")).await.expect(200);
            assert!(read(&w, "/sitemaps/companies-1.xml").await.contains(company.as_str()));
        }
        case.leave(&w).await;
        for path in shared_surfaces(&other) {
            let text = read(&w, &path).await;
            assert!(
                !text.contains(slug.as_str()) && !text.contains(title.as_str()),
                "{way:?} at {path}: {text}"
            );
        }
        assert!(!read(&w, "/sitemaps/companies-1.xml").await.contains(company.as_str()), "{way:?}");
        let status = if way.was_public() { 410 } else { 404 };
        for prefix in ["", "/ru", "/en"] {
            let page = browser(&w).get(&format!("{prefix}/jobs/{slug}")).await.expect(status);
            assert!(posting(&page).is_none(), "{way:?}");
            assert!(!page.text().contains(title.as_str()) && page.text().contains("noindex"), "{way:?}");
            w.guest()
                .get(&format!("/og/jobs/{slug}.{}.png", if prefix.is_empty() { "uz" } else { &prefix[1..] }))
                .await
                .expect(404);
        }
        w.guest().get(&format!("/api/v1/jobs/{slug}")).await.expect(status);
        let hidden = if way.hides_company() { 404 } else { 200 };
        let page = browser(&w).get(&format!("/company/{company}")).await.expect(hidden);
        assert!(!page.text().contains(title.as_str()) && !page.text().contains(slug.as_str()), "{way:?}");
        w.guest().get(&format!("/og/company/{company}.uz.png")).await.expect(hidden);
    }
}

#[tokio::test]
async fn a_pending_edit_changes_no_surface() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let own = owner.get(&format!("/api/v1/my/jobs/{slug}")).await.expect(200).json();
    let mut form = testkit::vacancy_form();
    form["title"] = json!("Yangi nom kutmoqda");
    form["revision"] = own["data"]["revision"].clone();
    owner.post(&format!("/api/v1/jobs/update/{slug}"), form).await.expect(200);
    for path in ["/jobs".to_owned(), format!("/jobs/{slug}"), "/feeds/uz/jobs.xml".to_owned()] {
        let text = read(&w, &path).await;
        assert!(text.contains("Bosh hisobchi") && !text.contains("kutmoqda"), "{path}: {text}");
    }
    w.approve(&slug).await;
    assert!(read(&w, &format!("/jobs/{slug}")).await.contains("Yangi nom kutmoqda"));
}

#[tokio::test]
async fn a_hidden_pay_leaks_nowhere() {
    let w = World::new().await;
    let owner = w.customer().await;
    let publish = async |min: i64, max: i64| {
        let mut form = testkit::vacancy_form();
        form["salary"]["min_salary"] = json!(min);
        form["salary"]["max_salary"] = json!(max);
        form["hide_salary"] = json!(true);
        form["ignore_duplicates"] = json!(true);
        let slug = w.submit(&owner, form).await;
        w.approve(&slug).await;
        slug
    };
    let slug = publish(7_654_321, 8_765_432).await;
    let twin = publish(1_234_567, 2_345_678).await;
    let mut paths = shared_surfaces(&slug);
    paths.push(format!("/company/{}", company_slug(&owner)));
    paths.push(format!("/api/v1/companies/{}", company_slug(&owner)));
    paths.push(format!("/api/v1/jobs/{slug}"));
    for path in paths {
        let text = read(&w, &path).await;
        let digits: String = text.replace(['\u{a0}', ' '], "");
        for secret in ["7654321", "8765432", "7,7–", "7.7–", "8,8mln", "8,8млн", "8.8M", "1234567"] {
            assert!(!digits.contains(secret), "{secret} at {path}: {text}");
        }
    }
    // Two vacancies that differ only in their hidden salary have the same picture.
    let mut pictures = Vec::new();
    for slug in [&slug, &twin] {
        pictures.push(w.guest().get(&format!("/og/jobs/{slug}.ru.png")).await.expect(200));
    }
    assert_eq!(pictures[0].header("etag"), pictures[1].header("etag"));
    assert_eq!(pictures[0].body, pictures[1].body);
}

/// All elements are properly nested and closed, and no ampersand is unescaped.
#[track_caller]
fn assert_well_formed(xml: &str) {
    assert!(xml.starts_with("<?xml version=\"1.0\" encoding=\"UTF-8\"?>"), "{xml}");
    let mut open: Vec<&str> = Vec::new();
    for tag in xml.split('<').skip(2) {
        let (inside, text) = tag.split_once('>').unwrap_or_else(|| panic!("<{tag} does not end: {xml}"));
        let name = inside.split([' ', '/']).next().unwrap_or_default();
        if let Some(closed) = inside.strip_prefix('/') {
            assert_eq!(open.pop(), Some(closed), "{xml}");
        } else if !inside.ends_with('/') {
            open.push(name);
        }
        for entity in [inside, text].iter().flat_map(|part| part.split('&').skip(1)) {
            let known = ["amp;", "lt;", "gt;", "quot;", "apos;"].iter().any(|name| entity.starts_with(name));
            assert!(known, "&{entity}: {xml}");
        }
    }
    assert!(open.is_empty(), "{open:?} are open: {xml}");
}

#[tokio::test]
async fn feeds_are_atom() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |form| form["title"] = json!("Oshpaz & <novvoy> \"Non\"")).await;
    assert_well_formed(&w.guest().get("/feeds/ru/jobs.xml?sphere=it").await.expect(200).text());
    let feed = w.guest().get("/feeds/ru/jobs.xml?sphere=accounting").await.expect(200);
    assert_eq!(feed.header("content-type"), "application/atom+xml; charset=utf-8");
    let xml = feed.text();
    assert_well_formed(&xml);
    for part in [
        "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"ru\">",
        "<id>http://ishbor.test/feeds/ru/jobs.xml?sphere=accounting</id>",
        "<link rel=\"self\" type=\"application/atom+xml\" href=\"http://ishbor.test/feeds/ru/jobs.xml?sphere=accounting\"/>",
        "<link rel=\"alternate\" type=\"text/html\" href=\"http://ishbor.test/ru/jobs?sphere=accounting\"/>",
        "<updated>2026-03-04T07:00:00Z</updated>",
        "<title>Oshpaz &amp; &lt;novvoy&gt; &quot;Non&quot;</title>",
        "<author><name>Anor Savdo</name></author>",
        "<category term=\"accounting\"/>",
        "<summary>Anor Savdo · 7,0–11,0\u{a0}млн\u{a0}сум · ",
    ] {
        assert!(xml.contains(part), "no {part:?} in {xml}");
    }
    assert!(xml.contains(&format!("href=\"http://ishbor.test/ru/jobs/{slug}\"")), "{xml}");
    assert_eq!(xml.matches("<id>urn:uuid:").count(), 1, "{xml}");
    for wrong in ["/feeds/de/jobs.xml", "/feeds/ru/jobs.xml?sphere=nothing", "/feeds/ru/other.xml"] {
        w.guest().get(wrong).await.expect(404);
    }
}

#[tokio::test]
async fn sitemaps_name_everything_public() {
    let w = World::new().await;
    let owner = w.customer().await;
    let company = company_slug(&owner);
    let slug = w.vacancy(&owner, |_| {}).await;
    let robots = w.guest().get("/robots.txt").await.expect(200).text();
    assert!(robots.contains("Sitemap: http://ishbor.test/sitemap.xml"), "{robots}");
    let index = w.guest().get("/sitemap.xml").await.expect(200).text();
    assert_well_formed(&index);
    let files: Vec<&str> =
        index.split("<loc>http://ishbor.test").skip(1).map(|rest| rest.split('<').next().unwrap()).collect();
    assert_eq!(files, ["/sitemaps/pages.xml", "/sitemaps/jobs-1.xml", "/sitemaps/companies-1.xml"]);
    for (file, address, addresses) in [
        ("/sitemaps/pages.xml", "/guides/first-resume".to_owned(), 69),
        ("/sitemaps/jobs-1.xml", format!("/jobs/{slug}"), 3),
        ("/sitemaps/companies-1.xml", format!("/company/{company}"), 3),
    ] {
        let reply = w.guest().get(file).await.expect(200);
        assert_eq!(reply.header("content-type"), "application/xml");
        let xml = reply.text();
        assert_well_formed(&xml);
        assert_eq!(xml.matches("<url>").count(), addresses, "{xml}");
        for prefix in ["", "/ru", "/en"] {
            assert!(xml.contains(&format!("<loc>http://ishbor.test{prefix}{address}</loc>")), "{xml}");
        }
        assert!(
            xml.contains(&format!("hreflang=\"x-default\" href=\"http://ishbor.test{address}\"")),
            "{xml}"
        );
    }
    let jobs = w.guest().get("/sitemaps/jobs-1.xml").await.expect(200).text();
    assert!(jobs.contains("<lastmod>2026-03-04T07:00:00Z</lastmod>"), "{jobs}");
    for wrong in ["jobs-0.xml", "jobs-2.xml", "jobs-x.xml", "jobs.xml", "users-1.xml", "pages"] {
        w.guest().get(&format!("/sitemaps/{wrong}")).await.expect(404);
    }
}

#[tokio::test]
async fn a_sitemap_in_many_files_leaves_nothing_out() {
    let w = World::new().await;
    for copies in [24, 0] {
        let slug = w.vacancy(&w.customer().await, |_| {}).await;
        copy(&w, &slug, copies).await;
    }
    let (mut db, now) = (w.db.acquire().await.unwrap(), w.clock.now());
    let marks = public::list_vacancy_marks(&mut db, 10, now).await.unwrap();
    assert_eq!(marks.len(), 2);
    let mut found = Vec::new();
    for (begin, end) in [(None, Some(marks[0])), (Some(marks[0]), Some(marks[1])), (Some(marks[1]), None)] {
        let file = public::list_addresses(&mut db, begin, 100, now).await.unwrap();
        let file: Vec<_> = file.into_iter().take_while(|one| end.is_none_or(|end| one.id <= end)).collect();
        assert!(file.len() <= 10, "{}", file.len());
        found.extend(file.into_iter().map(|one| one.slug));
    }
    found.sort_unstable();
    found.dedup();
    assert_eq!(found.len(), 26);
    let companies = public::list_company_marks(&mut db, 1, now).await.unwrap();
    assert_eq!(companies.len(), 2);
    let second = public::list_company_addresses(&mut db, Some(companies[0]), 100, now).await.unwrap();
    assert_eq!(second.iter().map(|one| one.id).collect::<Vec<_>>(), [companies[1]]);
}

#[tokio::test]
async fn a_verified_company_is_marked_everywhere() {
    let w = World::new().await;
    let owner = w.customer().await;
    let (company, slug) = (company_slug(&owner), w.vacancy(&owner, |_| {}).await);
    let path = format!("/api/v1/staff/companies/{company}/verify");
    let paths = ["/jobs".to_owned(), format!("/jobs/{slug}"), format!("/company/{company}")];
    for path in &paths {
        assert!(!read(&w, path).await.contains("lucide-badge-check"), "{path}");
    }
    let body: Value = json!({ "verified": true, "evidence": "registry", "note": "STIR 301234567" });
    w.staff(StaffRole::Moderator).await.post(&path, body).await.expect(200);
    for path in &paths {
        assert!(read(&w, path).await.contains("lucide-badge-check"), "{path}");
    }
}
