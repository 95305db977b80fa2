//! The copy of the WAL: with a base backup it restores any moment.

use std::fs;
use std::path::Path;
use std::process::Command;

use private_postgres::{Cluster, Settings, programs};

use crate::support::{Folder, sql, wait_until};

fn archived(folder: &Path) -> usize {
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    names.filter(|name| name.to_string_lossy().len() == 24).count()
}

#[test]
fn a_moment_between_two_changes_is_restored_from_the_archive() {
    let folder = Folder::new("archive");
    let archive = folder.path().join("wal");
    let settings = || Settings { wal_archive: Some(archive.clone()), ..folder.settings() };
    let cluster = Cluster::start(settings()).unwrap();
    let run = |text: &str| sql(cluster.socket_dir(), text);
    assert_eq!(run("show archive_timeout"), "30s", "at most a minute is lost");
    run("create table kept as select 1 as number");
    let base = folder.path().join("base");
    let bin_dir = folder.settings().bin_dir;
    let program = programs(&folder.data_dir(), bin_dir.as_deref()).unwrap().join("pg_basebackup");
    let taken = Command::new(program)
        .args(["--username", Cluster::USER, "--wal-method=fetch", "--checkpoint=fast", "--host"])
        .arg(cluster.socket_dir())
        .arg("--pgdata")
        .arg(&base)
        .output()
        .unwrap();
    assert!(taken.status.success(), "{}", String::from_utf8_lossy(&taken.stderr));
    run("insert into kept values (2)");
    // The moment to restore has a name, so that the test does not depend on time.
    run("select pg_create_restore_point('before the mistake')");
    run("delete from kept");
    let before = archived(&archive);
    run("select pg_switch_wal()");
    wait_until("the WAL is archived", || archived(&archive) > before);
    cluster.stop().unwrap();

    fs::remove_dir_all(folder.cluster()).unwrap();
    let copied = Command::new("cp").arg("-a").arg(&base).arg(folder.cluster()).status().unwrap();
    assert!(copied.success());
    let original = archive.to_str().unwrap();
    let conf = format!(
        "restore_command = 'cp \"{original}/%f\" \"%p\"'\nrecovery_target_name = 'before the mistake'\n\
         recovery_target_action = 'promote'\n"
    );
    fs::write(folder.cluster().join("postgresql.auto.conf"), conf).unwrap();
    fs::write(folder.cluster().join("recovery.signal"), "").unwrap();
    // As the account that PostgreSQL runs as.
    let owned =
        Command::new("chown").arg("-R").arg(format!("--reference={original}")).arg(folder.cluster()).status();
    assert!(owned.unwrap().success());
    let owned = Command::new("chmod").arg("700").arg(folder.cluster()).status();
    assert!(owned.unwrap().success());
    let cluster = Cluster::start(settings()).unwrap();
    assert_eq!(
        sql(cluster.socket_dir(), "select string_agg(number::text, ',' order by number) from kept"),
        "1,2"
    );
}
