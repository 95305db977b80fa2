//! Who may open a socket.

use jiff::SignedDuration;
use serde_json::json;
use testkit::World;

use crate::wire::{Node, ORIGIN, tell, ticket, user};

#[tokio::test]
async fn a_ticket_opens_one_socket() {
    let w = World::new().await;
    let (node, person) = (Node::start(&w).await, w.candidate().await);
    let query = format!("?ticket={}", ticket(&person).await);
    let mut socket = node.open(&query, &[("origin", ORIGIN)]).await.unwrap();
    socket.hello().await;
    assert_eq!(node.open(&query, &[("origin", ORIGIN)]).await.err(), Some(401));
    let stored: i64 = sqlx::query_scalar("select count(*) from live_tickets").fetch_one(&w.db).await.unwrap();
    assert_eq!(stored, 0);
    // The first one is not disturbed.
    tell(&w, &[user(&person)], json!({ "n": 1 })).await;
    assert_eq!(socket.event().await.2, json!({ "n": 1 }));
}

#[tokio::test]
async fn many_attempts_at_once_use_a_ticket_once() {
    let w = World::new().await;
    let (node, person) = (Node::start(&w).await, w.candidate().await);
    let query = format!("?ticket={}", ticket(&person).await);
    let attempt = || node.open(&query, &[("origin", ORIGIN)]);
    let attempts = tokio::join!(attempt(), attempt(), attempt(), attempt());
    let opened = <[_; 4]>::from(attempts).into_iter().filter(Result::is_ok).count();
    assert_eq!(opened, 1);
}

#[tokio::test]
async fn old_unknown_and_missing_tickets_open_nothing() {
    let w = World::new().await;
    let (node, person) = (Node::start(&w).await, w.candidate().await);
    let old = ticket(&person).await;
    w.clock.advance(SignedDuration::from_secs(31));
    let forged = "A".repeat(43);
    for query in
        [format!("?ticket={old}"), format!("?ticket={forged}"), "?ticket=x".to_owned(), String::new()]
    {
        assert_eq!(node.open(&query, &[("origin", ORIGIN)]).await.err(), Some(401), "{query}");
    }
    // The session ends before the ticket.
    let query = format!("?ticket={}", ticket(&person).await);
    person.post("/api/v1/auth/logout", json!({})).await.expect(200);
    assert_eq!(node.open(&query, &[("origin", ORIGIN)]).await.err(), Some(401));
}

#[tokio::test]
async fn other_sites_open_nothing_and_use_no_ticket_up() {
    let w = World::new().await;
    let (node, person) = (Node::start(&w).await, w.candidate().await);
    let query = format!("?ticket={}", ticket(&person).await);
    for origin in ["https://evil.example", "null", "http://ishbor.test.evil.example"] {
        assert_eq!(node.open(&query, &[("origin", origin)]).await.err(), Some(403), "{origin}");
    }
    assert_eq!(node.open(&query, &[]).await.err(), Some(403), "no origin");
    // Another origin of ours, by configuration.
    node.open(&query, &[("origin", "https://app.ishbor.test")]).await.unwrap().hello().await;
}

#[tokio::test]
async fn a_ticket_is_worth_nothing_in_another_persons_browser() {
    let w = World::new().await;
    let (node, person, other) = (Node::start(&w).await, w.candidate().await, w.customer().await);
    let foreign = format!("?ticket={}", ticket(&person).await);
    let cookie = format!("token={}", other.token);
    let headers = [("origin", ORIGIN), ("cookie", cookie.as_str())];
    assert_eq!(node.open(&foreign, &headers).await.err(), Some(401));
    let own = format!("?ticket={}", ticket(&other).await);
    node.open(&own, &headers).await.unwrap().hello().await;
}

#[tokio::test]
async fn a_request_that_is_no_handshake_is_refused() {
    let w = World::new().await;
    let person = w.candidate().await;
    let path = format!("/api/v1/live?ticket={}", ticket(&person).await);
    w.guest().with("origin", ORIGIN).get(&path).await.expect_code(400, "bad_request");
    w.guest().post("/api/v1/live/ticket", json!({})).await.expect_code(401, "unauthenticated");
}

#[tokio::test]
async fn a_person_has_eight_sockets_at_most() {
    let w = World::new().await;
    let (node, person) = (Node::start(&w).await, w.candidate().await);
    let mut sockets = Vec::new();
    for _ in 0..8 {
        let mut socket = node.open_as(&person, None).await;
        socket.hello().await;
        sockets.push(socket);
    }
    let query = format!("?ticket={}", ticket(&person).await);
    assert_eq!(node.open(&query, &[("origin", ORIGIN)]).await.err(), Some(429));
    node.open_as(&w.candidate().await, None).await.hello().await;
}
