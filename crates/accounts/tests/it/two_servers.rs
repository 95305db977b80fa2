//! Two servers of one product: what must hold for both is in the database.

use accounts::CodeLimits;
use notifications::SmsBudget;
use serde_json::json;
use testkit::{PASSWORD, World, new_phone};

#[tokio::test]
async fn a_session_that_ends_on_one_server_is_refused_by_the_other() {
    let first = World::new().await;
    let second = first.second_server().await;
    let ali = first.candidate().await;
    let there = second.guest().with("authorization", &format!("Bearer {}", ali.token));
    there.get("/api/v1/me").await.expect(200);
    ali.post("/api/v1/auth/logout", json!({})).await.expect(200);
    there.get("/api/v1/me").await.expect(401);
}

#[tokio::test]
async fn the_budget_for_sms_is_shared() {
    let limits = CodeLimits { sms: SmsBudget { price: 100, day: 1000 }, ..CodeLimits::default() };
    let first = World::with_limits(limits).await;
    let second = first.second_server().await;
    let mut all = tokio::task::JoinSet::new();
    for n in 0..40_u8 {
        let world = if n % 2 == 0 { &first } else { &second };
        let guest = world.guest().from_address([203, 0, 113, n].into());
        let body = json!({ "phone": new_phone(), "purpose": "register" });
        all.spawn(async move { guest.post("/api/v1/auth/send-code", body).await.status.as_u16() });
    }
    let sent = all.join_all().await.into_iter().filter(|status| *status == 200).count();
    assert_eq!(sent, 8, "all but the fifth that is reserved for quiet networks");
}

#[tokio::test]
async fn wrong_passwords_are_counted_for_both() {
    let first = World::new().await;
    let second = first.second_server().await;
    let ali = first.candidate().await;
    let wrong = json!({ "phone": ali.phone, "password": "notoʻgʻri parol" });
    for n in 0..20_u8 {
        let world = if n % 2 == 0 { &first } else { &second };
        world.guest().from_address([198, 51, 100, 1].into()).post("/api/v1/auth/login", wrong.clone()).await;
    }
    for world in [&first, &second] {
        let stranger = world.guest().from_address([198, 51, 100, 1].into());
        let right = json!({ "phone": ali.phone, "password": PASSWORD });
        let reply = stranger.post("/api/v1/auth/login", right).await;
        assert_eq!(reply.json()["status"], false, "{}", reply.text());
    }
}
