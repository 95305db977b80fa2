//! Who may call what: every operation of `openapi.json` × every actor against a declared table.
//! A new operation without its row fails the sweep.

use axum::body::Body;
use axum::http::Method;
use serde_json::Value;
use testkit::{Client, World};

/// What an actor meets at an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum May {
    /// Gets past the guard, whatever the handler then says about the input.
    Pass,
}

/// Columns: a guest, and somebody with a token that nobody gave out. Signed-in actors join with accounts.
const ACTORS: [&str; 2] = ["guest", "forged token"];

const TABLE: &[(&str, [May; 2])] = &[
    ("list_locations", [May::Pass, May::Pass]),
    ("list_spheres", [May::Pass, May::Pass]),
    ("list_dictionaries", [May::Pass, May::Pass]),
    ("view_vacancy_conditions", [May::Pass, May::Pass]),
    ("view_resume_conditions", [May::Pass, May::Pass]),
    ("suggest_position", [May::Pass, May::Pass]),
    ("suggest_skill", [May::Pass, May::Pass]),
    ("suggest_university", [May::Pass, May::Pass]),
    ("view_page", [May::Pass, May::Pass]),
    ("list_legal_notices", [May::Pass, May::Pass]),
    ("send_letter", [May::Pass, May::Pass]),
];

fn operations() -> Vec<(String, Method, String)> {
    let document = serde_json::to_value(server::openapi::document()).unwrap();
    let mut operations = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
            operations.push((operation["operationId"].as_str().unwrap().to_owned(), method, path.clone()));
        }
    }
    operations
}

async fn meet(client: &Client, method: &Method, path: &str) -> May {
    let path: String = path
        .split('/')
        .map(|part| if part.starts_with('{') { "1" } else { part })
        .collect::<Vec<_>>()
        .join("/");
    let (content_type, body) =
        if *method == Method::GET { (None, "") } else { (Some("application/json"), "{}") };
    let reply = client.send(method.clone(), &path, content_type, Body::from(body)).await;
    assert!(!reply.status.is_server_error(), "{method} {path}: {}", reply.text());
    assert!(reply.status.as_u16() != 405, "{method} {path} is described but not routed");
    let code = serde_json::from_slice::<Value>(&reply.body).ok().map(|body| body["code"].clone());
    match (reply.status.as_u16(), code.as_ref().and_then(Value::as_str)) {
        (401, _) => panic!("{method} {path} wants a sign-in: say so in the table"),
        (403, _) => panic!("{method} {path} is forbidden: say so in the table"),
        _ => May::Pass,
    }
}

#[tokio::test]
async fn everybody_meets_what_the_table_says() {
    let w = World::new().await;
    let actors =
        [w.guest(), w.guest().with("authorization", "Bearer 1|0123456789012345678901234567890123456789")];
    let mut wrong = Vec::new();
    for (id, method, path) in operations() {
        let Some((_, expected)) = TABLE.iter().find(|(known, _)| *known == id) else {
            wrong.push(format!("{id} has no row in the table"));
            continue;
        };
        for ((name, actor), expected) in ACTORS.iter().zip(&actors).zip(expected) {
            let met = meet(actor, &method, &path).await;
            if met != *expected {
                wrong.push(format!("{id}: {name} met {met:?}, the table says {expected:?}"));
            }
        }
    }
    let known: Vec<String> = operations().into_iter().map(|(id, ..)| id).collect();
    wrong.extend(
        TABLE
            .iter()
            .filter(|(id, _)| !known.contains(&(*id).to_owned()))
            .map(|(id, _)| format!("{id} is gone")),
    );
    assert!(wrong.is_empty(), "{wrong:#?}");
}
