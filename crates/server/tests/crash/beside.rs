//! Other commands next to a running server, and the shutdown of a busy server.

use std::io::Write as _;

use serde_json::json;

use crate::http;
use crate::product::{Home, Server, signal, wait_until};
use crate::writers::{letter, send, text};

#[test]
fn a_second_server_in_the_same_folder_is_refused_and_commands_join_the_first() {
    let home = Home::new("beside");
    let server = Server::start(&home);
    let said = |output: &std::process::Output| String::from_utf8_lossy(&output.stderr).into_owned();

    let second = home.run(&["serve"]);
    assert!(!second.status.success());
    let refusal = format!("is already in use by process {}; stop it first", server.pid());
    assert!(said(&second).contains(&refusal), "{}", said(&second));

    let seeded = home.run(&["seed"]);
    assert!(seeded.status.success(), "{}", said(&seeded));
    assert!(said(&seeded).contains("dictionaries are up to date"), "{}", said(&seeded));

    assert_eq!(send(server.address, 7).unwrap().status, 200);
    let letters = home.run(&["admin", "letters"]);
    assert!(letters.status.success(), "{}", said(&letters));
    let listed = String::from_utf8(letters.stdout).unwrap();
    assert!(listed.contains(&text(7)), "{listed}");

    // The other commands have not stopped PostgreSQL when they ended.
    assert_eq!(home.postmasters().len(), 1);
    assert_eq!(send(server.address, 8).unwrap().status, 200);
    assert!(server.stop().success());
}

#[test]
fn a_request_in_progress_is_answered_before_shutdown() {
    let home = Home::new("drain");
    let mut server = Server::start(&home);
    let body =
        json!({ "name": "Malika", "reply_to": "malika@example.uz", "topic": "other", "message": text(1) });
    let request = String::from_utf8(letter(1, &body.to_string())).unwrap();
    let (head, body) = request.split_once("\r\n\r\n").unwrap();
    let mut under_way = http::connect(server.address).unwrap();
    // Wait until the server has started to read the request: a connection without any request may be closed.
    under_way.write_all(format!("{head}\r\nExpect: 100-continue\r\n\r\n").as_bytes()).unwrap();
    assert_eq!(http::read_answer(&mut under_way).unwrap().status, 100);

    signal("TERM", &[server.pid()]);
    let takes_nothing_new = || http::get(server.address, "/health").is_err();
    wait_until(takes_nothing_new, || "a server that ends goes on".to_owned());
    under_way.write_all(body.as_bytes()).unwrap();
    let answer = http::read_answer(&mut under_way).unwrap();
    assert_eq!(answer.status, 200, "{}", answer.json());

    let status = server.wait();
    assert!(status.success(), "{status}");
    assert!(home.postmasters().is_empty(), "a PostgreSQL was left behind");
}

/// `ishbor check` finds what does not agree, and nothing in a sound installation.
#[test]
fn a_check_names_what_does_not_agree() {
    let home = Home::new("check");
    let server = Server::start(&home);
    server.wait_until_ready();
    let checked = home.run(&["check"]);
    let said = |output: &std::process::Output| String::from_utf8_lossy(&output.stdout).into_owned();
    // The disk of the test machine may be nearly full.
    assert!(checked.status.success() || said(&checked).starts_with("disk:"), "{}", said(&checked));
    let unused = home.path().join("files/avatars/0123456789abcdef0123456789abcdef.jpg");
    std::fs::create_dir_all(unused.parent().unwrap()).unwrap();
    std::fs::write(&unused, "picture").unwrap();
    std::fs::rename(home.path().join("secret"), home.path().join("elsewhere")).unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let mut db = home.database().await;
        sqlx::query(
            "insert into search_nodes (node, kind, documents, built_for, is_building, seen_at)
             values ('another', 'vacancies', 7, 0, false, now())",
        )
        .execute(&mut db)
        .await
        .unwrap();
        sqlx::query(
            "insert into users (id, phone, phone_verified_at, role, locale, created_at)
             values (gen_random_uuid(), '+998000900001', now(), 'customer', 'uz', now())",
        )
        .execute(&mut db)
        .await
        .unwrap();
    });
    let checked = home.run(&["check"]);
    assert!(!checked.status.success());
    let text = said(&checked);
    for problem in ["no row names avatars/", "7 documents of 0 public vacancies", "secret:"] {
        assert!(text.contains(problem), "{problem}: {text}");
    }
    assert!(server.stop().success());
}
