//! Settings: what is wrong is said at the start, and what is allowed works.

use std::fs;

use private_postgres::{Cluster, Purpose, Settings};
use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection as _, PgConnection};

use crate::http;
use crate::product::{Home, Server, wait_until};
use crate::writers::send;

fn refusal(home: &Home) -> String {
    let output = home.run(&["serve"]);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success(), "{said}");
    said
}

fn is_ready(server: &Server) -> bool {
    http::get(server.address, "/ready").is_ok_and(|ready| ready.status == 200)
}

#[test]
fn all_wrong_settings_are_reported_before_anything_starts() {
    let home = Home::new("wrong")
        .with("DATABASE_URL", "mysql://ishbor:geheim@db/ishbor")
        .with("ISHBOR_DB_CONNECTIONS", "1")
        .with("ISHBOR_DB_CONECTIONS", "20")
        .with("ISHBOR_LOG", "info,sqlx=loud")
        .with("ISHBOR_FILES", "s3")
        .with("ISHBOR_S3_ENDPOINT", "minio:9000");
    let said = refusal(&home);
    for name in
        ["DATABASE_URL", "ISHBOR_DB_CONNECTIONS", "ISHBOR_DB_CONECTIONS", "ISHBOR_LOG", "ISHBOR_S3_ENDPOINT"]
    {
        assert!(said.contains(name), "{name} is missing: {said}");
    }
    assert!(!said.contains("geheim"), "{said}");
}

#[test]
fn the_fewest_connections_are_enough() {
    let home = Home::new("few").with("ISHBOR_DB_CONNECTIONS", "2");
    let server = Server::start(&home);
    wait_until(|| is_ready(&server), || server.log().join("\n"));
    for number in 0..20 {
        assert_eq!(send(server.address, number).unwrap().status, 200, "letter {number}");
    }
    assert!(server.stop().success());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_private_cluster_has_room_for_the_most_connections() {
    let home = Home::new("many").with("ISHBOR_DB_CONNECTIONS", "200");
    let server = Server::start(&home);
    wait_until(|| is_ready(&server), || server.log().join("\n"));
    let mut db = home.database().await;
    let allowed: i32 = sqlx::query_scalar("select current_setting('max_connections')::int")
        .fetch_one(&mut db)
        .await
        .unwrap();
    // A server and a worker beside it.
    assert!(allowed > 400, "{allowed}");
    db.close().await.unwrap();
    assert!(server.stop().success());
}

#[tokio::test(flavor = "multi_thread")]
async fn more_connections_than_the_database_allows_are_refused() {
    let home = Home::new("too-many");
    let settings = Settings {
        data_dir: home.pg(),
        purpose: Purpose::Durable,
        max_connections: 14,
        bin_dir: None,
        wal_archive: None,
    };
    let cluster = Cluster::start(settings).unwrap();
    let url =
        format!("postgres://{}@localhost/postgres?host={}", Cluster::USER, cluster.socket_dir().display());
    let home = home.with("DATABASE_URL", url);
    let said = refusal(&home);
    assert!(said.contains("ISHBOR_DB_CONNECTIONS is 8, and 6 more"), "{said}");
    assert!(said.contains("the database allows 11 connections"), "{said}");
    cluster.stop().unwrap();
}

/// An attacker who can run SQL through the application must not be able to change tables, or read files of the server.
#[tokio::test(flavor = "multi_thread")]
async fn the_application_is_no_superuser_and_defines_nothing() {
    let home = Home::new("role");
    let server = Server::start(&home);
    wait_until(|| is_ready(&server), || server.log().join("\n"));
    let mut db = home.database().await;
    let superusers: Vec<String> = sqlx::query_scalar(
        "select distinct usename::text from pg_stat_activity join pg_roles on rolname = usename
         where application_name = 'ishbor' and rolsuper",
    )
    .fetch_all(&mut db)
    .await
    .unwrap();
    assert!(superusers.is_empty(), "the pool connects as {superusers:?}");
    let owned: i64 = sqlx::query_scalar(
        "select count(*) from pg_class join pg_roles on pg_roles.oid = relowner where rolname = 'ishbor_app'",
    )
    .fetch_one(&mut db)
    .await
    .unwrap();
    assert_eq!(owned, 0);

    let socket_dir = private_postgres::running(&home.pg()).expect("PostgreSQL runs");
    let options = PgConnectOptions::new_without_pgpass().socket(socket_dir);
    let options = options.username("ishbor_app").database("ishbor");
    let mut app = PgConnection::connect_with(&options).await.unwrap();
    for statement in [
        "create table mine (id int)",
        "create temporary table mine (id int)",
        "create schema mine",
        "drop table users",
        "alter table users add column mine int",
        "truncate users",
        "create role mine",
        "set role ishbor",
        "copy users to program 'cat'",
        "select pg_read_file('postgresql.conf')",
        "alter system set fsync = off",
        "delete from _sqlx_migrations",
    ] {
        let refused = sqlx::raw_sql(statement).execute(&mut app).await.expect_err(statement);
        let code = refused.as_database_error().and_then(|error| error.code().map(String::from));
        assert_eq!(code.as_deref(), Some("42501"), "{statement}: {refused}");
    }
    assert_eq!(send(server.address, 1).unwrap().status, 200, "it still writes rows");
    app.close().await.unwrap();
    db.close().await.unwrap();
    assert!(server.stop().success());
}

#[test]
fn the_soft_limit_of_open_files_is_raised() {
    let home = Home::new("files");
    let server = Server::start_with_few_files(&home);
    let limits = fs::read_to_string(format!("/proc/{}/limits", server.pid())).unwrap();
    let line = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
    let values: Vec<&str> = line.split_whitespace().skip(3).take(2).collect();
    assert_eq!(values[0], values[1], "{line}");
    assert!(server.stop().success());
}
