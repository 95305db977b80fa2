//! `ishbor backup` beside a running server, and `ishbor restore` on another machine and over a living one.

use std::fs;
use std::path::Path;
use std::process::Output;

use private_postgres::Cluster;

use crate::away::{create_database, start_cluster};
use crate::product::{Home, Server};
use crate::search::{VACANCIES, insert_vacancies, total, wait_until_equal};

const PICTURE: &str = "files/avatars/0123456789abcdef0123456789abcdef.jpg";

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn write(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restored_archive_finds_everything_as_soon_as_it_is_ready() {
    let home = Home::new("backup");
    let server = Server::start(&home);
    let mut db = home.database().await;
    insert_vacancies(&mut db).await;
    wait_until_equal(&server, &mut db).await;
    write(&home.path().join(PICTURE), "picture");
    let archive = home.path().join("archive.zip");
    let file = archive.to_str().unwrap();
    let done = home.run(&["backup", file]);
    assert!(done.status.success(), "{}", said(&done));
    let again = home.run(&["backup", file]);
    assert!(said(&again).contains("exists already"), "{}", said(&again));

    // After the backup everything changes.
    let gone = sqlx::query("update vacancies set lifecycle = 'closed'").execute(&mut db).await.unwrap();
    assert_eq!(gone.rows_affected(), VACANCIES as u64);
    fs::remove_file(home.path().join(PICTURE)).unwrap();
    wait_until_equal(&server, &mut db).await;

    let other = Home::new("restored");
    let done = other.run(&["restore", file]);
    assert!(done.status.success(), "{}", said(&done));
    let restored = Server::start(&other);
    restored.wait_until_ready();
    assert_eq!(
        total(&restored, "sinovchi"),
        Some((VACANCIES as u64, true)),
        "ready means that answers are right"
    );
    assert_eq!(fs::read_to_string(other.path().join(PICTURE)).unwrap(), "picture");
    let secret = |home: &Home| fs::read(home.path().join("secret")).unwrap();
    assert_eq!(secret(&other), secret(&home), "encrypted values stay readable");
    let busy = other.run(&["restore", file, "--replace"]);
    assert!(said(&busy).contains("stop the server first"), "{}", said(&busy));
    assert!(restored.stop().success());

    // Over living data only with consent, and then completely.
    assert!(server.stop().success());
    let refused = home.run(&["restore", file]);
    assert!(!refused.status.success() && said(&refused).contains("--replace"), "{}", said(&refused));
    let done = home.run(&["restore", file, "--replace"]);
    assert!(done.status.success(), "{}", said(&done));
    let server = Server::start(&home);
    server.wait_until_ready();
    assert_eq!(total(&server, "sinovchi"), Some((VACANCIES as u64, true)));
    assert!(home.path().join(PICTURE).exists());
    wait_until_equal(&server, &mut home.database().await).await;
    assert!(server.stop().success());
}

/// From a private database into an external one, which refuses while a server uses it.
#[tokio::test(flavor = "multi_thread")]
async fn an_archive_is_restored_into_an_external_database() {
    let home = Home::new("to-external");
    let server = Server::start(&home);
    insert_vacancies(&mut home.database().await).await;
    let archive = home.path().join("archive.zip");
    let file = archive.to_str().unwrap();
    let done = home.run(&["backup", file]);
    assert!(done.status.success(), "{}", said(&done));
    assert!(server.stop().success());

    let other = Home::new("external");
    let cluster = start_cluster(&other.pg());
    create_database(&cluster).await;
    let url =
        format!("postgres://{}@localhost/ishbor?host={}", Cluster::USER, cluster.socket_dir().display());
    let other = other.with("DATABASE_URL", url);
    let done = other.run(&["restore", file]);
    assert!(done.status.success(), "{}", said(&done));
    let server = Server::start(&other);
    server.wait_until_ready();
    assert_eq!(total(&server, "sinovchi"), Some((VACANCIES as u64, true)));
    let refused = other.run(&["restore", file, "--replace"]);
    assert!(said(&refused).contains("stop all servers first"), "{}", said(&refused));
    let second = other.path().join("second.zip");
    let done = other.run(&["backup", second.to_str().unwrap()]);
    assert!(done.status.success(), "{}", said(&done));
    assert!(server.stop().success());
    cluster.stop().unwrap();
}

#[test]
fn a_damaged_archive_changes_nothing() {
    let home = Home::new("damaged-archive");
    let server = Server::start(&home);
    server.wait_until_ready();
    let archive = home.path().join("archive.zip");
    let file = archive.to_str().unwrap();
    let done = home.run(&["backup", file]);
    assert!(done.status.success(), "{}", said(&done));
    assert!(server.stop().success());
    let mut bytes = fs::read(&archive).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&archive, bytes).unwrap();
    let other = Home::new("damaged-target");
    let refused = other.run(&["restore", file]);
    assert!(!refused.status.success(), "{}", said(&refused));
    assert!(!other.pg().exists(), "nothing was begun");
}

/// The way that the manual of PostgreSQL describes, without our commands: the index of the machine is of another
/// database, which it has to notice by itself.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_replaced_by_hand_gets_another_index() {
    let home = Home::new("by-hand");
    let server = Server::start(&home);
    let mut db = home.database().await;
    insert_vacancies(&mut db).await;
    wait_until_equal(&server, &mut db).await;
    // What a restored copy brings: changes of transactions of another cluster.
    sqlx::raw_sql(
        "begin;
         insert into search_changes (xact, kind, document_id)
             select '9000000000'::xid8, 'vacancies', id from vacancies limit 7;
         update search_forgotten set xact = '9000000000'::xid8;
         commit;",
    )
    .execute(&mut db)
    .await
    .unwrap();
    assert!(server.stop().success());
    let server = Server::start(&home);
    server.wait_until_ready();
    assert_eq!(total(&server, "sinovchi"), Some((VACANCIES as u64, true)));
    let mut db = home.database().await;
    let foreign: i64 =
        sqlx::query_scalar("select count(*) from search_changes where xact >= '9000000000'::xid8")
            .fetch_one(&mut db)
            .await
            .unwrap();
    assert_eq!(foreign, 0, "they would wait for ever");
    // One rebuild heals it: the next start opens the index that is there.
    assert!(server.stop().success());
    let server = Server::start(&home);
    server.wait_until_ready();
    assert!(server.log().iter().any(|line| line.contains("the search index is open")), "{:?}", server.log());
    assert!(server.stop().success());
}
