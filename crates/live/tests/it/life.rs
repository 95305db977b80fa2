//! How sockets end.

use serde_json::json;
use testkit::World;
use tokio_tungstenite::tungstenite::Message;

use crate::wire::{Node, tell, user};

#[tokio::test]
async fn signing_out_ends_the_sockets_of_that_session_on_all_servers() {
    let w = World::new().await;
    let other = w.second_server().await;
    let (one, two) = (Node::start(&w).await, Node::start(&other).await);
    let person = w.candidate().await;
    let elsewhere = w.sign_in(&person).await;
    let mut sockets = [
        one.open_as(&person, None).await,
        two.open_as(&person, None).await,
        two.open_as(&elsewhere, None).await,
    ];
    for socket in &mut sockets {
        socket.hello().await;
    }
    person.post("/api/v1/auth/logout", json!({})).await.expect(200);
    let [here, there, other_session] = &mut sockets;
    assert_eq!(here.next().await, Err(Some(4401)));
    assert_eq!(there.next().await, Err(Some(4401)));
    tell(&w, &[user(&person)], json!({ "n": 1 })).await;
    assert_eq!(other_session.event().await.2, json!({ "n": 1 }));
}

#[tokio::test]
async fn an_erased_account_has_no_socket() {
    let w = World::new().await;
    let (node, person) = (Node::start(&w).await, w.candidate().await);
    let mut socket = node.open_as(&person, None).await;
    socket.hello().await;
    sqlx::query("delete from users where id = $1")
        .bind(user(&person).as_uuid())
        .execute(&w.db)
        .await
        .unwrap();
    assert_eq!(socket.next().await, Err(Some(4401)));
}

#[tokio::test]
async fn a_stopping_server_sends_pages_to_another_one() {
    let w = World::new().await;
    let other = w.second_server().await;
    let (one, two) = (Node::start(&w).await, Node::start(&other).await);
    let person = w.candidate().await;
    let mut socket = one.open_as(&person, None).await;
    let last = socket.hello().await;
    let (ended, ()) = tokio::join!(socket.next(), one.stopped());
    assert_eq!(ended, Err(Some(1012)));
    tell(&w, &[user(&person)], json!({ "n": 1 })).await;
    let mut socket = two.open_as(&person, Some(last)).await;
    assert_eq!(socket.hello().await, last);
    assert_eq!(socket.event().await.2, json!({ "n": 1 }));
}

#[tokio::test]
async fn a_client_that_says_too_much_is_cut() {
    let w = World::new().await;
    let (node, person) = (Node::start(&w).await, w.candidate().await);
    let mut socket = node.open_as(&person, None).await;
    socket.hello().await;
    for _ in 0..40 {
        assert!(socket.say(Message::Text("{}".into())).await);
    }
    tell(&w, &[user(&person)], json!({})).await;
    socket.event().await;
    while socket.say(Message::Text("{}".into())).await {}
    assert!(socket.next().await.is_err());

    let mut socket = node.open_as(&person, None).await;
    socket.hello().await;
    socket.say(Message::Text("x".repeat(2000).into())).await;
    assert!(socket.next().await.is_err());
}
