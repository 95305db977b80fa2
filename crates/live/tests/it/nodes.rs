//! Several servers on one database, and a broken line to it.

use serde_json::json;
use testkit::World;

use crate::wire::{Node, tell, user};

#[tokio::test]
async fn all_devices_on_all_servers_hear_the_same_in_the_same_order() {
    let w = World::new().await;
    let other = w.second_server().await;
    let (one, two) = (Node::start(&w).await, Node::start(&other).await);
    let person = w.candidate().await;
    let mut devices = Vec::new();
    for node in [&one, &two, &two] {
        let mut device = node.open_as(&person, None).await;
        device.hello().await;
        devices.push(device);
    }
    let user = [user(&person)];
    let write = async |w: &World, from: i64| {
        for n in 0..50 {
            tell(w, &user, json!({ "n": from + n })).await;
        }
    };
    tokio::join!(write(&w, 0), write(&other, 100), write(&w, 200));
    let mut heard: Vec<Vec<_>> = Vec::new();
    for device in &mut devices {
        let mut events = Vec::new();
        for seq in 1..=150 {
            let event = device.event().await;
            assert_eq!(event.0, seq);
            events.push(event);
        }
        heard.push(events);
    }
    assert_eq!(heard[0], heard[1]);
    assert_eq!(heard[1], heard[2]);
}

#[tokio::test]
async fn a_broken_line_only_delays() {
    let w = World::new().await;
    let (node, person) = (Node::start(&w).await, w.candidate().await);
    let mut socket = node.open_as(&person, None).await;
    socket.hello().await;
    for round in 1..=3 {
        let cut = "select count(pg_terminate_backend(pid)) from pg_stat_activity
                   where datname = current_database() and query ilike 'listen%'";
        let cut: i64 = sqlx::query_scalar(cut).fetch_one(&w.db).await.unwrap();
        // The line may still be opening again after the last round.
        assert!(cut == 1 || round > 1, "{cut}");
        tell(&w, &[user(&person)], json!({ "n": round })).await;
        assert_eq!(socket.event().await, (round, "board".to_owned(), json!({ "n": round })));
    }
}

#[tokio::test]
async fn a_session_that_ended_while_the_line_was_broken_ends_its_socket() {
    let w = World::new().await;
    let (node, person) = (Node::start(&w).await, w.candidate().await);
    let mut socket = node.open_as(&person, None).await;
    socket.hello().await;
    // By time, of which nobody is notified.
    w.clock.advance(jiff::SignedDuration::from_hours(13));
    let cut = "select count(pg_terminate_backend(pid)) from pg_stat_activity
               where datname = current_database() and query ilike 'listen%'";
    let _: i64 = sqlx::query_scalar(cut).fetch_one(&w.db).await.unwrap();
    assert_eq!(socket.next().await, Err(Some(4401)));
}
