//! Tests of the program with a command to run.

use std::process::Command;

use sqlx::{Connection, PgConnection};

fn devdb() -> Command {
    Command::new(env!("CARGO_BIN_EXE_devdb"))
}

#[test]
fn the_exit_code_of_the_command_becomes_ours() {
    let run = |script: &str| devdb().args(["sh", "-c", script]).status().unwrap().code();
    assert_eq!(run("true"), Some(0));
    assert_eq!(run("exit 7"), Some(7));
    assert_eq!(run("kill -9 $$"), Some(128 + 9));
    assert_eq!(run("test \"$SQLX_OFFLINE\" = false"), Some(0));
}

#[test]
fn the_command_finds_a_fresh_database_with_all_migrations() {
    let this_program = std::env::current_exe().unwrap();
    for round in 1..=2 {
        let look = devdb().arg(&this_program).args(["--exact", "look_around", "--ignored"]).output().unwrap();
        assert!(look.status.success(), "round {round}: {}", String::from_utf8_lossy(&look.stdout));
    }
}

#[tokio::test]
#[ignore = "the test above runs it as the command"]
async fn look_around() {
    let Ok(url) = std::env::var("APP_DATABASE_URL") else { return };
    let mut db = PgConnection::connect(&url).await.unwrap();
    let applied: i64 = sqlx::query_scalar("select count(*) from _sqlx_migrations where success")
        .fetch_one(&mut db)
        .await
        .unwrap();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../migrations");
    let files = std::fs::read_dir(folder).unwrap().flatten();
    let scripts = files.filter(|file| file.path().extension().is_some_and(|ext| ext == "sql")).count();
    assert_eq!(usize::try_from(applied), Ok(scripts));
    // The second run must not see this table.
    sqlx::query("create table left_by_an_earlier_run ()").execute(&mut db).await.unwrap();
}
