//! Search statistics as staff see them.

use jiff::SignedDuration;
use kernel::Clock as _;
use serde_json::{Value, json};
use staff::StaffRole;
use testkit::World;
use vacancy_search::quality::{TidySearch, flush};

use crate::open;

/// The same search by this many different people.
async fn search(w: &World, query: &str, people: u8) {
    for number in 0..people {
        let guest = w.guest().from_address([198, 51, 100, number].into());
        guest.get(&format!("/api/v1/jobs?q={query}")).await.expect(200);
    }
}

async fn report(w: &World) -> Value {
    flush(&w.app).await.unwrap();
    w.staff(StaffRole::Content).await.get("/api/v1/staff/search?days=7").await.expect(200).json()
}

#[tokio::test]
async fn staff_sees_what_several_people_looked_for() {
    let w = World::new().await;
    let owner = w.customer().await;
    open(&w, &owner, "Haydovchi").await;
    search(&w, "Haydovchi", 4).await;
    search(&w, "haydovchi", 2).await;
    search(&w, "kosmonavt", 3).await;
    // Two people are not enough, and one person who searches ten times counts once.
    search(&w, "oshpaz", 2).await;
    for _ in 0..10 {
        search(&w, "kassir", 1).await;
    }
    search(&w, "malika@pochta.uz", 5).await;
    search(&w, "901234567", 5).await;
    // Only the first page of a search with words counts.
    w.guest().get("/api/v1/jobs?q=haydovchi&page=2").await.expect(200);
    w.guest().get("/api/v1/jobs?location=toshkent-shahri").await.expect(200);
    let seen = report(&w).await;
    let expected = json!([
        { "query": "haydovchi", "times": 6, "visitors": 4 },
        { "query": "kosmonavt", "times": 3, "visitors": 3 },
    ]);
    assert_eq!(seen["top"], expected, "{seen}");
    assert_eq!(seen["empty"], json!([{ "query": "kosmonavt", "times": 3, "visitors": 3 }]));
    assert_eq!((&seen["index"]["documents"], &seen["index"]["is_rebuilding"]), (&json!(1), &json!(false)));
    let texts: Vec<String> = sqlx::query_scalar("select distinct query from search_queries order by query")
        .fetch_all(&w.db)
        .await
        .unwrap();
    assert_eq!(texts, ["haydovchi", "kassir", "kosmonavt", "oshpaz"]);
    // Later searches are added; the same people on the same day are not.
    search(&w, "haydovchi", 4).await;
    let seen = report(&w).await;
    assert_eq!(seen["top"][0], json!({ "query": "haydovchi", "times": 10, "visitors": 4 }));
}

#[tokio::test]
async fn visitors_are_deleted_after_two_days_and_queries_after_three_months() {
    let w = World::new().await;
    let owner = w.customer().await;
    open(&w, &owner, "Haydovchi").await;
    search(&w, "haydovchi", 3).await;
    flush(&w.app).await.unwrap();
    let count = async |sql: &'static str| sqlx::query_scalar::<_, i64>(sql).fetch_one(&w.db).await.unwrap();
    let tidy = async || {
        queue::enqueue(&mut w.db.acquire().await.unwrap(), &TidySearch {}).await.unwrap();
        w.run_jobs().await;
    };
    let (visitors, queries) = ("select count(*) from search_visitors", "select count(*) from search_queries");
    let changes = "select count(*) from search_changes";
    sqlx::query("update search_changes set at = $1::text::timestamptz")
        .bind(w.clock.now().to_string())
        .execute(&w.db)
        .await
        .unwrap();
    let all = count(changes).await;
    assert!(all > 0);
    for (days, visitors_left, queries_left, changes_left) in
        [(0, 3, 1, all), (1, 3, 1, all), (2, 0, 1, all), (4, 0, 1, 0), (91, 0, 0, 0)]
    {
        let start = w.clock.now();
        w.clock.advance(SignedDuration::from_hours(24 * days));
        tidy().await;
        assert_eq!(count(visitors).await, visitors_left, "day {days}");
        assert_eq!(count(queries).await, queries_left, "day {days}");
        assert_eq!(count(changes).await, changes_left, "day {days}");
        w.clock.set(start);
    }
    // An index that has not applied them can detect that.
    assert!(count("select max(xact::text::bigint) from search_forgotten").await > 0);
}

#[tokio::test]
async fn many_searches_are_written_in_batches_and_none_is_lost() {
    let w = World::new().await;
    let tally = w.app.shared::<vacancy_search::quality::Tally>();
    let today = w.app.clock.today();
    for number in 0..2600_u32 {
        tally.add(today, format!("kasb {}", number % 13), false, number.to_be_bytes().to_vec());
    }
    flush(&w.app).await.unwrap();
    let counted: (i64, i64, i64) =
        sqlx::query_as("select count(*), sum(times), sum(visitors) from search_queries")
            .fetch_one(&w.db)
            .await
            .unwrap();
    assert_eq!(counted, (13, 2600, 2600));
    let pieces: i64 = sqlx::query_scalar("select count(distinct xmin::text) from search_queries")
        .fetch_one(&w.db)
        .await
        .unwrap();
    assert_eq!(pieces, 3, "a thousand visits at once");
}
