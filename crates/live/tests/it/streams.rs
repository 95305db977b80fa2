//! Numbers without gaps, whoever tells whom at the same time.

use std::collections::HashMap;

use live::Topic;
use platform::UserId;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::json;
use testkit::World;

use crate::wire::{Node, now, numbers, tell, user};

#[tokio::test]
async fn parallel_transactions_neither_deadlock_nor_leave_gaps() {
    const WRITERS: u64 = 6;
    const EACH: usize = 60;
    let w = World::new().await;
    let people: Vec<UserId> = (0..6).map(|_| UserId::new()).collect();
    let write = async |seed: u64| {
        let mut random = StdRng::seed_from_u64(seed);
        let mut told: HashMap<UserId, i64> = HashMap::new();
        for _ in 0..EACH {
            let mut tx = w.app.db.begin().await.unwrap();
            for _ in 0..random.random_range(1..4) {
                // In an order of its own.
                let some: Vec<UserId> = people.sample(&mut random, 3).copied().collect();
                live::publish(&mut tx, &some, Topic::Board, &json!({}), now(&w)).await.unwrap();
                for user in some {
                    *told.entry(user).or_default() += 1;
                }
            }
            // Every tenth fails, after it has told people.
            if random.random_bool(0.1) {
                tx.rollback().await.unwrap();
                return told;
            }
            tx.commit().await.expect("no deadlock");
        }
        told
    };
    let all = tokio::join!(write(1), write(2), write(3), write(4), write(5), write(WRITERS));
    drop(all);
    let numbers = numbers(&w).await;
    assert_eq!(numbers.len(), people.len());
    for (user, seqs) in numbers {
        let last: i64 = sqlx::query_scalar("select last_seq from live_streams where user_id = $1")
            .bind(user.as_uuid())
            .fetch_one(&w.db)
            .await
            .unwrap();
        assert!(seqs.iter().copied().eq(1..=last), "{user}: {seqs:?} of {last}");
    }
    let open: i64 = sqlx::query_scalar("select count(*) from live_events where seq is null")
        .fetch_one(&w.db)
        .await
        .unwrap();
    assert_eq!(open, 0);
}

#[tokio::test]
async fn the_order_within_a_transaction_is_kept() {
    let w = World::new().await;
    let (first, second) = (UserId::new(), UserId::new());
    tell(&w, &[first], json!({ "n": 0 })).await;
    let mut tx = w.app.db.begin().await.unwrap();
    for n in 1..=5 {
        // Twice named, told once.
        live::publish(&mut tx, &[second, first, first], Topic::Board, &json!({ "n": n }), now(&w))
            .await
            .unwrap();
    }
    tx.commit().await.unwrap();
    let of = async |user: UserId| -> Vec<(i64, i64)> {
        let sql = "select seq, (data ->> 'n')::bigint from live_events where user_id = $1 order by seq";
        sqlx::query_as(sql).bind(user.as_uuid()).fetch_all(&w.db).await.unwrap()
    };
    assert_eq!(of(first).await, [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5)]);
    assert_eq!(of(second).await, [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)]);
}

#[tokio::test]
async fn nothing_is_told_of_what_was_rolled_back() {
    let w = World::new().await;
    let (node, person) = (Node::start(&w).await, w.candidate().await);
    let mut socket = node.open_as(&person, None).await;
    socket.hello().await;
    let mut tx = w.app.db.begin().await.unwrap();
    live::publish(&mut tx, &[user(&person)], Topic::Board, &json!({ "n": 1 }), now(&w)).await.unwrap();
    tx.rollback().await.unwrap();
    tell(&w, &[user(&person)], json!({ "n": 2 })).await;
    assert_eq!(socket.event().await, (1, "board".to_owned(), json!({ "n": 2 })));
}

/// Whoever is being told has his account locked by somebody else: neither waits for the other.
#[tokio::test]
async fn a_locked_account_delays_nobody() {
    let w = World::new().await;
    let person = w.candidate().await;
    let mut held = w.db.begin().await.unwrap();
    sqlx::query("select from users where id = $1 for update")
        .bind(user(&person).as_uuid())
        .execute(&mut *held)
        .await
        .unwrap();
    tell(&w, &[user(&person)], json!({})).await;
    held.rollback().await.unwrap();
}

#[tokio::test]
async fn an_erased_account_leaves_no_events() {
    let w = World::new().await;
    let person = w.candidate().await;
    tell(&w, &[user(&person), UserId::new()], json!({})).await;
    sqlx::query("delete from users where id = $1")
        .bind(user(&person).as_uuid())
        .execute(&w.db)
        .await
        .unwrap();
    assert!(!numbers(&w).await.contains_key(&user(&person)));
}
