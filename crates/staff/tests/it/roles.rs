//! Which role may make which calls, and that users and staff cannot make each other's calls.

use axum::Router;
use axum::routing::get;
use platform::{App, Viewer};
use staff::{Staff, StaffAdmin, StaffContent, StaffFinance, StaffModerator, StaffRole};
use testkit::{Client, World};

use crate::people::Person;

/// Guarded routes as other capabilities have them.
fn guarded_routes(w: &World) -> Client {
    async fn any(_: Staff) {}
    async fn moderation(_: StaffModerator) {}
    async fn content(_: StaffContent) {}
    async fn finance(_: StaffFinance) {}
    async fn admin(_: StaffAdmin) {}
    async fn user(_: Viewer) {}
    let routes: Router<App> = Router::new()
        .route("/api/any", get(any))
        .route("/api/moderation", get(moderation))
        .route("/api/content", get(content))
        .route("/api/finance", get(finance))
        .route("/api/admin", get(admin))
        .route("/api/user", get(user));
    let routes = routes.with_state(w.app.clone());
    Client::new(server::router::surround(routes, w.app.clone(), server::web::Web::bare(), &[]))
}

#[tokio::test]
async fn every_role_may_use_its_own_calls() {
    let w = World::new().await;
    let guarded_routes = guarded_routes(&w);
    let names = ["any", "moderation", "content", "finance", "admin"];
    let table = [
        (StaffRole::Moderator, "moderator", [200, 200, 403, 403, 403]),
        (StaffRole::Content, "writer", [200, 403, 200, 403, 403]),
        (StaffRole::Finance, "cashier", [200, 403, 403, 200, 403]),
        (StaffRole::Admin, "root", [200, 200, 200, 200, 200]),
    ];
    for (role, login, expected) in table {
        let person = Person::new(&w, login, role).await;
        let cookie = crate::people::cookie_of(
            &crate::people::sign_in(&w, login, crate::people::PASSWORD, &person.phone.next_code(&w)).await,
        )
        .to_owned();
        let client = guarded_routes.clone().with("x-ishbor-staff", "1").with("cookie", &cookie);
        for (name, status) in names.into_iter().zip(expected) {
            let reply = client.get(&format!("/api/{name}")).await;
            assert_eq!(reply.status.as_u16(), status, "{login} at {name}");
        }
    }
}

#[tokio::test]
async fn a_cookie_needs_the_header_and_tokens_of_users_and_staff_do_not_mix() {
    let w = World::new().await;
    let guarded_routes = guarded_routes(&w);
    let malika = Person::new(&w, "malika", StaffRole::Admin).await;
    let again =
        crate::people::sign_in(&w, "malika", crate::people::PASSWORD, &malika.phone.next_code(&w)).await;
    let cookie = crate::people::cookie_of(&again);
    let token = cookie.strip_prefix("staff=").unwrap();
    let bearer = format!("Bearer {token}");
    let plain = guarded_routes.clone().with("cookie", cookie);
    plain.get("/api/any").await.expect_code(403, "forbidden");
    plain.clone().with("x-ishbor-staff", "0").get("/api/any").await.expect_code(403, "forbidden");
    plain.with("x-ishbor-staff", "1").get("/api/any").await.expect(200);
    let console = guarded_routes.clone().with("x-ishbor-staff", "1");
    console.get("/api/any").await.expect_code(401, "unauthenticated");
    // A staff token in the header of users is not accepted for either kind of call.
    console.clone().with("authorization", &bearer).get("/api/any").await.expect_code(401, "unauthenticated");
    guarded_routes
        .clone()
        .with("authorization", &bearer)
        .get("/api/user")
        .await
        .expect_code(401, "unauthenticated");
    let user_cookie = cookie.replacen("staff=", "token=", 1);
    console.clone().with("cookie", &user_cookie).get("/api/any").await.expect_code(401, "unauthenticated");
    let forged = format!("staff={}|{}", token.split('|').next().unwrap(), "a".repeat(40));
    console.with("cookie", &forged).get("/api/any").await.expect_code(401, "unauthenticated");
}

#[tokio::test]
async fn every_call_wants_the_header() {
    let w = World::new().await;
    let document = serde_json::to_value(server::contract::document()).unwrap();
    let paths = document["paths"].as_object().unwrap();
    let ours: Vec<_> = paths.iter().filter(|(path, _)| path.starts_with("/api/v1/staff/")).collect();
    assert!(ours.len() >= 10, "{ours:?}");
    for (path, methods) in ours {
        let path = path.replace("{id}", "0190a0a0-0000-7000-8000-000000000000");
        for method in methods.as_object().unwrap().keys() {
            let reply = match method.as_str() {
                "get" => w.guest().get(&path).await,
                _ => w.guest().post(&path, serde_json::json!({})).await,
            };
            reply.expect_code(403, "forbidden");
        }
    }
}
