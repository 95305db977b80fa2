//! Kills, orphans and stale files: the cluster recovers and no committed data is lost.

use std::fs;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, Stdio};

use private_postgres::Cluster;

use crate::support::{
    Folder, Owner, begin_sql, is_root, kill_hard, lives, postmaster, sql, try_sql, wait_until,
};

#[test]
fn a_killed_postmaster_is_brought_back() {
    let folder = Folder::new("killed");
    let cluster = folder.start();
    sql(cluster.socket_dir(), "create table rounds (n int)");
    for round in 1..=12 {
        sql(cluster.socket_dir(), &format!("insert into rounds values ({round})"));
        kill_hard(&[postmaster(&folder.cluster())]);
        wait_until("the cluster is restarted", || cluster.restarts() == round);
        assert_eq!(sql(cluster.socket_dir(), "select count(*) from rounds"), round.to_string());
    }
    cluster.stop().unwrap();
}

/// A backend in the middle of a computation does not notice that its postmaster has died.
#[test]
fn busy_backends_of_a_killed_postmaster_do_not_hinder_the_next() {
    let folder = Folder::new("busy");
    let cluster = folder.start();
    let mut query = begin_sql(cluster.socket_dir(), "select count(*) from generate_series(1, 1000000000000)");
    let busy = "select pid from pg_stat_activity where query like 'select count%' and state = 'active'";
    wait_until("the query runs", || !sql(cluster.socket_dir(), busy).is_empty());
    let backend: u32 = sql(cluster.socket_dir(), busy).parse().unwrap();

    kill_hard(&[postmaster(&folder.cluster())]);
    wait_until("the cluster is restarted", || cluster.restarts() == 1);
    assert!(!lives(backend), "the old backend still writes into the cluster");
    assert!(!query.wait().unwrap().success());
}

/// How many starts failed because of the missing control file.
fn failed_starts(folder: &Folder) -> usize {
    let log = fs::read_to_string(folder.data_dir().join("postgres.log")).unwrap();
    log.matches("could not open file").count()
}

#[test]
fn the_supervisor_never_gives_up() {
    let folder = Folder::new("stubborn");
    let cluster = folder.start();
    sql(cluster.socket_dir(), "create table kept as select 42 as answer");
    let control = folder.cluster().join("global/pg_control");
    let aside = folder.path().join("pg_control");
    fs::rename(&control, &aside).unwrap();
    kill_hard(&[postmaster(&folder.cluster())]);
    wait_until("it has tried three times", || failed_starts(&folder) >= 3);
    assert_eq!(cluster.restarts(), 0);

    fs::rename(&aside, &control).unwrap();
    wait_until("the cluster is restarted", || cluster.restarts() == 1);
    assert_eq!(sql(cluster.socket_dir(), "select answer from kept"), "42");
}

#[test]
fn a_cluster_that_cannot_come_back_still_stops() {
    let folder = Folder::new("broken");
    let cluster = folder.start();
    fs::remove_file(folder.cluster().join("global/pg_control")).unwrap();
    kill_hard(&[postmaster(&folder.cluster())]);
    wait_until("it has tried", || failed_starts(&folder) > 0);
    cluster.stop().unwrap();

    let error = Cluster::start(folder.settings()).unwrap_err().to_string();
    assert!(error.contains("pg_control"), "the reason is reported: {error}");
}

#[test]
fn a_killed_owner_leaves_no_postmaster_and_can_start_again_at_once() {
    let folder = Folder::new("owner");
    let mut last = None;
    for round in 1..=4 {
        let (owner, socket_dir) = Owner::spawn_ready(&folder.data_dir());
        if let Some(last) = last {
            assert!(!lives(last), "two postmasters");
        }
        sql(&socket_dir, "create table if not exists rounds (n int)");
        sql(&socket_dir, &format!("insert into rounds values ({round})"));
        assert_eq!(sql(&socket_dir, "select count(*) from rounds"), round.to_string());
        last = Some(postmaster(&folder.cluster()));
        owner.kill_hard();
    }
    wait_until("the last postmaster is gone", || !lives(last.unwrap()));
}

#[test]
fn killing_the_owner_and_the_postmaster_loses_nothing() {
    let folder = Folder::new("both");
    for round in 1..=3 {
        let (owner, socket_dir) = Owner::spawn_ready(&folder.data_dir());
        sql(&socket_dir, "create table if not exists rounds (n int)");
        assert_eq!(sql(&socket_dir, "select count(*) from rounds"), (round - 1).to_string());
        sql(&socket_dir, &format!("insert into rounds values ({round})"));
        let pid = postmaster(&folder.cluster());
        kill_hard(&[pid, owner.pid()]);
        owner.kill_hard();
        assert!(folder.cluster().join("postmaster.pid").exists(), "the kill left the file behind");
    }
    assert_eq!(sql(folder.start().socket_dir(), "select count(*) from rounds"), "3");
}

/// The state after a crash on a system that cannot signal PostgreSQL when its parent dies.
#[test]
fn an_orphan_postmaster_is_stopped_and_replaced() {
    let folder = Folder::new("orphan");
    let cluster = folder.start();
    let server = fs::read_link(format!("/proc/{}/exe", postmaster(&folder.cluster()))).unwrap();
    let socket_dir = cluster.socket_dir().to_owned();
    cluster.stop().unwrap();

    let mut orphan = as_owner(Command::new(server), &folder.cluster());
    orphan.arg("-D").arg(folder.cluster()).args(["-c", "listen_addresses=", "-k"]).arg(&socket_dir);
    let mut orphan = orphan.current_dir("/").stderr(Stdio::null()).spawn().unwrap();
    wait_until("the orphan is ready", || try_sql(&socket_dir, "select 1").status.success());
    sql(&socket_dir, "create table kept as select 42 as answer");
    assert_eq!(private_postgres::running(&folder.data_dir()), None, "it has no owner");

    let cluster = folder.start();
    assert_ne!(postmaster(&folder.cluster()), orphan.id());
    // It is a child of this test, so it was a zombie until now, as under an init process that does not reap.
    assert!(orphan.wait().unwrap().success(), "it was shut down, not killed");
    assert_eq!(sql(cluster.socket_dir(), "select answer from kept"), "42");
}

#[test]
fn a_stale_pid_file_with_a_reused_pid_is_removed() {
    let folder = Folder::new("stale");
    let socket_dir = folder.start().socket_dir().to_owned();
    // The pid now belongs to another process of the same user; PostgreSQL itself handles one of another user.
    let mut stranger = as_owner(Command::new("sleep"), &folder.cluster()).arg("3600").spawn().unwrap();
    let pid = stranger.id();
    let text =
        format!("{pid}\n{}\n1\n5432\n{}\n\n1 3\nready\n", folder.cluster().display(), socket_dir.display());
    write_as_owner(&folder.cluster().join("postmaster.pid"), &text, &folder.cluster());
    write_as_owner(&socket_dir.join(".s.PGSQL.5432.lock"), &text, &folder.cluster());

    let cluster = folder.start();
    assert_ne!(postmaster(&folder.cluster()), pid);
    assert_eq!(sql(cluster.socket_dir(), "select 1"), "1");
    assert!(lives(pid), "the other process was not stopped");
    stranger.kill().unwrap();
    stranger.wait().unwrap();
}

/// Runs the command as the owner of `path`.
fn as_owner(mut command: Command, path: &Path) -> Command {
    if is_root() {
        let owner = fs::metadata(path).unwrap();
        command.uid(owner.uid()).gid(owner.gid());
    }
    command
}

fn write_as_owner(path: &Path, text: &str, like: &Path) {
    fs::write(path, text).unwrap();
    let like = fs::metadata(like).unwrap();
    chown(path, Some(like.uid()), Some(like.gid())).unwrap();
}

#[test]
fn an_interrupted_initdb_is_redone() {
    // On a slow machine the cluster may be finished before we kill the process.
    for number in 0..10 {
        let folder = Folder::new(&format!("interrupted-{number}"));
        let unfinished = folder.data_dir().join("cluster.new");
        let owner = Owner::spawn(&folder.data_dir());
        // PG_VERSION is among the first files, so a half-created cluster would pass for a complete one.
        wait_until("initdb is at work", || {
            unfinished.join("PG_VERSION").exists() || folder.cluster().exists()
        });
        owner.kill_hard();
        if folder.cluster().exists() {
            drop(folder.start());
            continue;
        }
        assert!(unfinished.exists());

        let cluster = folder.start();
        assert_eq!(sql(cluster.socket_dir(), "select 1"), "1");
        assert!(!unfinished.exists());
        return;
    }
    panic!("initdb was never interrupted");
}
