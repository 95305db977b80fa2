//! A page that was cut off gets what it has missed, once.

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::json;
use testkit::World;

use crate::wire::{Node, Socket, tell, user};

#[tokio::test]
async fn nothing_is_lost_or_doubled_however_often_the_line_is_cut() {
    const EVENTS: i64 = 1000;
    let w = World::new().await;
    let (node, person) = (Node::start(&w).await, w.candidate().await);
    let user = user(&person);
    let mut random = StdRng::seed_from_u64(17);
    let mut socket = node.open_as(&person, None).await;
    let mut last = socket.hello().await;
    let (mut seen, mut told) = (Vec::new(), 0);
    while told < EVENTS {
        for _ in 0..random.random_range(1..40).min(EVENTS - told) {
            told += 1;
            tell(&w, &[user], json!({ "n": told })).await;
        }
        for _ in 0..random.random_range(0..=told - last) {
            last = take(&mut socket, &mut seen).await;
        }
        if random.random_bool(0.5) {
            // Cut: what is under way is lost.
            drop(socket);
            socket = node.open_as(&person, Some(last)).await;
            assert_eq!(socket.hello().await, last);
        }
    }
    while last < EVENTS {
        last = take(&mut socket, &mut seen).await;
    }
    assert!(seen.into_iter().eq((1..=EVENTS).map(|n| (n, n))));
}

/// Takes an event with its number and the one in its data.
async fn take(socket: &mut Socket, seen: &mut Vec<(i64, i64)>) -> i64 {
    let (seq, _, data) = socket.event().await;
    seen.push((seq, data["n"].as_i64().unwrap()));
    seq
}

#[tokio::test]
async fn events_that_come_while_a_page_resumes_are_told_once() {
    let w = World::new().await;
    let (node, person) = (Node::start(&w).await, w.candidate().await);
    let user = [user(&person)];
    for round in 0..30_i64 {
        // Told before, during and after the handshake.
        tell(&w, &user, json!({})).await;
        let (mut socket, ()) =
            tokio::join!(node.open_as(&person, Some(round * 3)), tell(&w, &user, json!({})));
        tell(&w, &user, json!({})).await;
        assert_eq!(socket.hello().await, round * 3);
        for seq in 1..=3 {
            assert_eq!(socket.event().await.0, round * 3 + seq);
        }
    }
}

#[tokio::test]
async fn a_page_that_was_away_too_long_loads_everything_anew() {
    let w = World::new().await;
    let (node, person) = (Node::start(&w).await, w.candidate().await);
    for _ in 0..5 {
        tell(&w, &[user(&person)], json!({})).await;
    }
    w.clock.advance(jiff::SignedDuration::from_hours(25));
    let person = w.sign_in(&person).await;
    tell(&w, &[user(&person)], json!({})).await;
    queue::enqueue(&mut w.app.db.acquire().await.unwrap(), &live::TidyLive {}).await.unwrap();
    w.run_jobs().await;
    let kept: Vec<i64> = sqlx::query_scalar("select seq from live_events where user_id = $1 order by seq")
        .bind(user(&person).as_uuid())
        .fetch_all(&w.db)
        .await
        .unwrap();
    let newest = *kept.last().unwrap();
    assert!(!kept.contains(&5), "{kept:?}");
    // Deleted, and never known: of another account.
    for from in [2, newest + 100] {
        let mut socket = node.open_as(&person, Some(from)).await;
        assert_eq!(socket.hello().await, newest);
        assert_eq!(socket.next().await.unwrap(), json!({ "type": "resync", "seq": newest }));
        drop(socket);
    }
    let mut socket = node.open_as(&person, Some(newest - 1)).await;
    assert_eq!(socket.hello().await, newest - 1);
    assert_eq!(socket.event().await.0, newest);
}
