//! The database is down. No one is signed in and no one is signed out: what cannot be determined gets a 503.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::thread;

use doubles::Eskiz;
use private_postgres::{Cluster, Purpose, Settings};
use serde_json::{Value, json};
use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection as _, PgConnection};

use crate::crowd::Reach;
use crate::http::{self, Answer};
use crate::newcomers::{self, Newcomer, PASSWORD};
use crate::product::{PATIENCE, Server, wait_until};

#[tokio::test(flavor = "multi_thread")]
async fn without_the_database_no_one_is_signed_in_or_out() {
    let eskiz = Arc::new(Eskiz::start().await);
    let home = newcomers::home("away", &eskiz);
    // The server would restart its own PostgreSQL at once, so the test runs the database.
    let cluster = start_cluster(&home.pg());
    create_database(&cluster).await;
    let url =
        format!("postgres://{}@localhost/ishbor?host={}", Cluster::USER, cluster.socket_dir().display());
    let home = home.with("DATABASE_URL", url);
    let server = Server::start(&home);
    let reach = Reach::at(server.address);
    let owner = newcomers::register(&reach, &eskiz, 1, PATIENCE).expect("an account");
    assert_eq!(me(server.address, &owner).status, 200);

    cluster.stop().unwrap();
    check_refusals(server.address, &owner);
    let log = server.log();
    assert!(!log.iter().any(|line| line.contains("panicked")), "{log:#?}");

    let cluster = start_cluster(&home.pg());
    // The same token opens the same account again, without a new sign-in.
    wait_until(|| me(server.address, &owner).status == 200, || server.log().join("\n"));
    assert_eq!(me(server.address, &owner).json()["user"]["id"], owner.user_id.as_str());
    assert!(server.stop().success());
    cluster.stop().unwrap();
}

/// In parallel, since each request may wait for the database until its timeout.
fn check_refusals(address: SocketAddr, owner: &Newcomer) {
    let bearer = format!("Bearer {}", owner.token);
    let cookie = format!("i18n_redirected=uz; token={}", owner.token);
    let phone = &owner.phone;
    let code = json!({ "phone": newcomers::phone(2), "purpose": "register" });
    let calls: [(&str, Value); 7] = [
        ("auth/login", json!({ "phone": phone, "password": PASSWORD })),
        ("auth/login", json!({ "phone": phone, "password": "notoʻgʻri parol" })),
        ("auth/login", json!({ "phone": newcomers::phone(2), "password": PASSWORD })),
        ("auth/send-code", code),
        ("auth/forgot", json!({ "phone": phone })),
        ("auth/logout", json!({})),
        ("me/proof", json!({ "password": PASSWORD })),
    ];
    thread::scope(|scope| {
        for (path, body) in &calls {
            let bearer = &bearer;
            scope.spawn(move || {
                let request = http::post(&format!("/api/v1/{path}"), 2, &[("Authorization", bearer)], body);
                assert_later(path, &http::exchange(address, &request).unwrap());
            });
        }
        for path in ["me", "me/sessions", "me/logins", "me/export", "me/notifications", "me/identities"] {
            let bearer = &bearer;
            scope.spawn(move || {
                let path = format!("/api/v1/{path}");
                assert_later(&path, &http::get_as(address, &path, ("Authorization", bearer)).unwrap());
            });
        }
        for path in ["/profile", "/profile/settings", "/ru/profile/settings/security", "/en/profile"] {
            let cookie = &cookie;
            scope.spawn(move || {
                let page = http::get_as(address, path, ("Cookie", cookie)).unwrap();
                let text = String::from_utf8_lossy(&page.body).into_owned();
                assert_eq!(page.status, 503, "{path}: {text}");
                assert!(!text.contains("Malika"), "{path} shows a name: {text}");
            });
        }
        // Public pages stay available, also for visitors with a token.
        for path in ["/", "/auth/login", "/ru/help/terms"] {
            let cookie = &cookie;
            scope.spawn(move || {
                assert_eq!(http::get_as(address, path, ("Cookie", cookie)).unwrap().status, 200, "{path}");
            });
        }
    });
}

fn assert_later(path: &str, answer: &Answer) {
    let said = answer.json();
    assert_eq!(answer.status, 503, "{path}: {said}");
    assert_eq!((&said["status"], said.get("token")), (&Value::Bool(false), None), "{path}: {said}");
}

fn me(address: SocketAddr, owner: &Newcomer) -> Answer {
    let bearer = format!("Bearer {}", owner.token);
    let answer = http::get_as(address, "/api/v1/me", ("Authorization", &bearer)).unwrap();
    assert_ne!(answer.status, 401, "a good token was refused");
    answer
}

pub fn start_cluster(data_dir: &Path) -> Cluster {
    let data_dir = data_dir.to_owned();
    let settings = Settings {
        data_dir,
        purpose: Purpose::Durable,
        max_connections: 32,
        bin_dir: None,
        wal_archive: None,
    };
    Cluster::start(settings).unwrap()
}

pub async fn create_database(cluster: &Cluster) {
    let options = PgConnectOptions::new_without_pgpass().socket(cluster.socket_dir());
    let options = options.username(Cluster::USER).database("postgres");
    let mut db = PgConnection::connect_with(&options).await.unwrap();
    sqlx::query("create database ishbor").execute(&mut db).await.unwrap();
}
