//! Location and owner of a cluster, and which PostgreSQL runs it.

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;

use private_postgres::{Cluster, Error, Settings, running};

use crate::support::{Folder, Owner, is_root, lives, postmaster, settings, sql, wait_until};

#[test]
fn a_path_too_long_for_a_socket_gets_one_in_the_temporary_directory() {
    let folder = Folder::new("long");
    let deep = folder.path().join("a/long/way/down/".repeat(6));
    let cluster = Cluster::start(settings(&deep)).unwrap();
    assert_eq!(cluster.socket_dir().parent(), Some(&*std::env::temp_dir()));
    assert_eq!(fs::metadata(cluster.socket_dir()).unwrap().mode() & 0o777, 0o700);
    assert_eq!(sql(cluster.socket_dir(), "select 1"), "1");
    assert_eq!(running(&deep).as_deref(), Some(cluster.socket_dir()));
    let socket_dir = cluster.socket_dir().to_owned();
    cluster.stop().unwrap();
    fs::remove_dir_all(socket_dir).unwrap();
}

#[test]
fn special_characters_in_a_short_path_are_supported() {
    let folder = Folder::new("odd");
    let odd = folder.path().join("a \"b\" 'c' oʻ");
    let cluster = Cluster::start(settings(&odd)).unwrap();
    assert!(cluster.socket_dir().starts_with(&odd));
    assert_eq!(sql(cluster.socket_dir(), "select 1"), "1");
}

/// Root's checkout is often below /root, which other users cannot traverse.
#[test]
fn below_a_closed_home_root_uses_a_user_namespace_or_says_what_to_do() {
    if !is_root() {
        return;
    }
    let folder = Folder::new("closed");
    let home = folder.path().join("home");
    fs::create_dir(&home).unwrap();
    fs::set_permissions(&home, Permissions::from_mode(0o700)).unwrap();
    let data_dir = home.join("pg");
    match Cluster::start(settings(&data_dir)) {
        Ok(cluster) => {
            assert_eq!(fs::metadata(data_dir.join("cluster")).unwrap().uid(), 0);
            assert_eq!(sql(cluster.socket_dir(), "select 1"), "1");
            cluster.stop().unwrap();
            let (owner, socket_dir) = Owner::spawn_ready(&data_dir);
            assert_eq!(sql(&socket_dir, "select 1"), "1");
            let pid = postmaster(&data_dir.join("cluster"));
            owner.kill_hard();
            wait_until("the postmaster has followed its owner", || !lives(pid));
        }
        Err(error) => {
            let told = error.to_string();
            assert!(told.contains(&format!("chmod o+x {}", home.display())), "{told}");
        }
    }
}

#[test]
fn a_cluster_of_a_version_that_is_not_installed_is_left_alone() {
    let folder = Folder::new("version");
    fs::create_dir_all(folder.cluster()).unwrap();
    fs::write(folder.cluster().join("PG_VERSION"), "9\n").unwrap();
    let error = Cluster::start(folder.settings()).unwrap_err();
    assert!(matches!(error, Error::WrongMajor { wanted: 9, .. }), "{error}");
    assert_eq!(fs::read_dir(folder.cluster()).unwrap().count(), 1);
}

#[test]
fn the_error_names_a_folder_without_programs() {
    let folder = Folder::new("programs");
    let settings = Settings { bin_dir: Some("/nowhere/bin".into()), ..folder.settings() };
    let error = Cluster::start(settings).unwrap_err();
    assert!(matches!(&error, Error::BadBinDir(dir) if dir == Path::new("/nowhere/bin")), "{error}");
}
