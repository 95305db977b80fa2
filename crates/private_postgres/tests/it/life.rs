//! The normal life cycle of a cluster.

use std::fs;
use std::os::unix::fs::MetadataExt;

use private_postgres::{Cluster, Error, Purpose, Settings, running};

use crate::support::{Folder, Owner, kill_hard, lives, postmaster, sql, try_sql, wait_until};

#[test]
fn a_durable_cluster_has_safe_settings_and_keeps_its_data() {
    let folder = Folder::new("durable");
    let cluster = folder.start();
    for (setting, expected) in [
        ("data_checksums", "on"),
        ("fsync", "on"),
        ("full_page_writes", "on"),
        ("synchronous_commit", "on"),
        ("listen_addresses", ""),
        ("unix_socket_permissions", "0700"),
        ("max_connections", "10"),
        ("max_wal_size", "512MB"),
        ("shared_buffers", "128MB"),
        ("wal_level", "replica"),
        ("max_wal_senders", "4"),
        ("jit", "off"),
        ("server_encoding", "UTF8"),
        ("TimeZone", "UTC"),
    ] {
        assert_eq!(sql(cluster.socket_dir(), &format!("show {setting}")), expected, "{setting}");
    }
    assert_eq!(sql(cluster.socket_dir(), "select lower('ЎҚУВ'), current_user"), "ўқув|ishbor");

    let socket_dir = fs::metadata(cluster.socket_dir()).unwrap();
    assert_eq!(socket_dir.mode() & 0o777, 0o700);
    let data = fs::metadata(folder.cluster()).unwrap();
    assert_eq!(data.mode() & 0o777, 0o700);
    assert_ne!(data.uid(), 0, "PostgreSQL must not run as root");
    assert_eq!(fs::metadata(folder.data_dir().join("postgres.log")).unwrap().mode() & 0o777, 0o600);

    sql(cluster.socket_dir(), "create table kept as select 42 as answer");
    let pid = postmaster(&folder.cluster());
    cluster.stop().unwrap();
    assert!(!lives(pid));

    let cluster = folder.start();
    assert_eq!(sql(cluster.socket_dir(), "select answer from kept"), "42");
    assert_eq!(cluster.restarts(), 0);
}

#[test]
fn a_test_cluster_does_not_wait_for_the_disk_and_stops_when_dropped() {
    let folder = Folder::new("test");
    let cluster = Cluster::start(Settings { purpose: Purpose::Test, ..folder.settings() }).unwrap();
    for setting in ["fsync", "full_page_writes", "synchronous_commit"] {
        assert_eq!(sql(cluster.socket_dir(), &format!("show {setting}")), "off", "{setting}");
    }
    let pid = postmaster(&folder.cluster());
    drop(cluster);
    assert!(!lives(pid));
    assert!(!folder.cluster().join("postmaster.pid").exists(), "it was shut down, not killed");
}

#[test]
fn row_values_are_not_logged() {
    let folder = Folder::new("private-log");
    let cluster = folder.start();
    sql(
        cluster.socket_dir(),
        "create table phones (phone text primary key); insert into phones values ('+998901234567')",
    );
    let refused = try_sql(cluster.socket_dir(), "insert into phones values ('+998901234567')");
    assert!(!refused.status.success());

    let log = fs::read_to_string(folder.data_dir().join("postgres.log")).unwrap();
    assert!(log.contains("phones_pkey"), "the refusal itself is logged: {log}");
    assert!(!log.contains("998901234567"), "{log}");
}

#[test]
fn one_process_owns_a_cluster_and_others_find_it() {
    let folder = Folder::new("owned");
    let data_dir = folder.data_dir();
    assert_eq!(running(&data_dir), None, "there is no cluster yet");

    let (owner, socket_dir) = Owner::spawn_ready(&data_dir);
    assert_eq!(sql(&socket_dir, "select 1"), "1");
    let error = Cluster::start(folder.settings()).unwrap_err();
    assert!(matches!(error, Error::Busy { .. }), "{error}");
    assert!(error.to_string().contains(&format!("process {}", owner.pid())), "{error}");
    assert_eq!(sql(&socket_dir, "select 1"), "1", "the refused start left the cluster alone");

    owner.finish();
    assert_eq!(running(&data_dir), None);
    drop(folder.start());
}

#[test]
fn a_cluster_is_not_found_while_it_is_down() {
    let folder = Folder::new("down");
    let (owner, socket_dir) = Owner::spawn_ready(&folder.data_dir());
    let pid = postmaster(&folder.cluster());
    // Without its control file PostgreSQL cannot restart, so it stays down.
    let control = folder.cluster().join("global/pg_control");
    fs::rename(&control, folder.path().join("pg_control")).unwrap();
    kill_hard(&[pid]);
    wait_until("the crash is detected", || running(&folder.data_dir()).is_none());

    fs::rename(folder.path().join("pg_control"), &control).unwrap();
    wait_until("the cluster is restarted", || running(&folder.data_dir()).is_some());
    assert_eq!(sql(&socket_dir, "select 1"), "1");
    owner.finish();
}
