//! Files of the search index are damaged while the server runs: it survives, answers from the database, builds another
//! index, and says meanwhile that it is not ready.

use std::fs::{self, OpenOptions};
use std::os::unix::fs::FileExt as _;
use std::path::Path;

use crate::http;
use crate::product::{Home, Server, wait_until};
use crate::search::{files, insert_vacancies, total, wait_until_equal};

/// In place: the server has the same file open.
fn overwrite(search: &Path, change: impl Fn(&fs::File, u64)) {
    let segments = files(search);
    let segments = segments.iter().filter(|path| {
        [".idx", ".term", ".pos", ".fast"].iter().any(|end| path.to_string_lossy().ends_with(end))
    });
    for path in segments {
        let file = OpenOptions::new().write(true).open(path).unwrap();
        let size = file.metadata().unwrap().len();
        change(&file, size);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_index_is_set_aside_and_built_anew() {
    let home = Home::new("damage");
    let mut server = Server::start(&home);
    let mut db = home.database().await;
    insert_vacancies(&mut db).await;
    wait_until_equal(&server, &mut db).await;
    for kind in ["truncated", "overwritten"] {
        let before = server.log().len();
        overwrite(&home.search(), |file, size| match kind {
            "truncated" => file.set_len(size / 3).unwrap(),
            _ => file.write_all_at(&vec![0xa5; size as usize], 0).unwrap(),
        });
        // Words that no search has asked for yet are read from the files.
        for word in ["sinovchi", "versiya0", "toshkent", "yangi", "it"] {
            let path = format!("/api/v1/jobs?q={word}&per_page=1");
            let answer = http::get(server.address, &path).unwrap();
            assert_eq!(answer.status, 200, "{kind} {word}: {}", String::from_utf8_lossy(&answer.body));
        }
        let said = || server.log()[before..].join("\n");
        wait_until(|| said().contains("is set aside"), said);
        wait_until(|| said().contains("the search index is built"), said);
        wait_until_equal(&server, &mut db).await;
        server.wait_until_ready();
    }
    assert!(total(&server, "sinovchi").is_some());
    crate::product::signal("TERM", &[server.pid()]);
    assert!(server.wait().success());
}
