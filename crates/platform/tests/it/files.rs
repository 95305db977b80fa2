//! Local files and S3 behave the same, and a failing S3 never leaves half a file.

use std::path::PathBuf;

use bytes::Bytes;
use jiff::Timestamp;
use platform::files::{FileKey, Files};
use uuid::Uuid;

use crate::s3_double::{S3Double, Trouble};

struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).unwrap();
    }
}

async fn s3() -> (S3Double, Files) {
    // The server does the same once at startup.
    rustls::crypto::ring::default_provider().install_default().ok();
    let double = S3Double::start().await;
    let files = Files::s3(&double.settings()).unwrap();
    (double, files)
}

fn picture() -> Bytes {
    (0..200_000u32).map(|number| number.to_le_bytes()[0]).collect()
}

#[tokio::test]
async fn a_folder_and_an_s3_behave_alike() {
    let folder = Folder(std::env::temp_dir().join(format!("ishbor-files-{}", Uuid::new_v4())));
    let (_double, in_s3) = s3().await;
    for (place, files) in [("folder", Files::local(&folder.0).unwrap()), ("S3", in_s3)] {
        let key = FileKey::random("avatars", "jpg");
        assert_eq!(files.get(&key).await.unwrap(), None, "{place}: no such file yet");
        files.delete(&key).await.unwrap();
        files.put(&key, picture()).await.unwrap();
        assert_eq!(files.get(&key).await.unwrap(), Some(picture()), "{place}");
        files.put(&key, Bytes::from_static(b"another")).await.unwrap();
        assert_eq!(files.get(&key).await.unwrap().as_deref(), Some(&b"another"[..]), "{place}: replaced");
        files.put(&key, Bytes::new()).await.unwrap();
        assert_eq!(files.get(&key).await.unwrap(), Some(Bytes::new()), "{place}: empty");
        assert_eq!(
            files.get(&FileKey::random("avatars", "jpg")).await.unwrap(),
            None,
            "{place}: another key"
        );
        let (far, long_ago) = ("2100-01-01T00:00:00Z".parse().unwrap(), Timestamp::UNIX_EPOCH);
        let exported = FileKey::random("exports", "zip");
        files.put(&exported, picture()).await.unwrap();
        assert_eq!(files.list_before("avatars", far).await.unwrap(), std::slice::from_ref(&key), "{place}");
        assert_eq!(files.list_before("avatars", long_ago).await.unwrap(), [], "{place}: all are younger");
        files.delete(&key).await.unwrap();
        files.delete(&key).await.unwrap();
        assert_eq!(files.get(&key).await.unwrap(), None, "{place}: deleted");
        assert_eq!(files.list_before("avatars", far).await.unwrap(), [], "{place}: deleted");
    }
}

#[tokio::test]
async fn a_single_s3_fault_or_delay_is_retried() {
    for trouble in [Trouble::Fault, Trouble::Slow] {
        let (double, files) = s3().await;
        let key = FileKey::random("avatars", "jpg");
        double.fail_with(&[trouble]);
        files.put(&key, picture()).await.unwrap();
        assert_eq!(double.object(key.as_str()), Some(picture()), "{trouble:?}");
        double.fail_with(&[trouble]);
        assert_eq!(files.get(&key).await.unwrap(), Some(picture()), "{trouble:?}");
        double.fail_with(&[trouble]);
        files.delete(&key).await.unwrap();
        assert_eq!(double.object(key.as_str()), None, "{trouble:?}");
    }
}

#[tokio::test]
async fn a_persistent_s3_fault_is_an_error_after_few_retries() {
    let (double, files) = s3().await;
    let key = FileKey::random("avatars", "jpg");
    double.fail_with(&[Trouble::Fault; 100]);
    assert!(files.put(&key, picture()).await.is_err());
    assert!(files.get(&key).await.is_err(), "a fault is not reported as a missing file");
    assert_eq!(double.object(key.as_str()), None);
    // Each is attempted at most four times, because a user waits for the response.
    assert!(double.requests() <= 8, "{} requests", double.requests());
}

#[tokio::test]
async fn an_interrupted_response_is_never_a_partial_file() {
    let (double, files) = s3().await;
    let key = FileKey::random("avatars", "jpg");
    files.put(&key, picture()).await.unwrap();
    double.fail_with(&[Trouble::Cut; 50]);
    if let Ok(read) = files.get(&key).await {
        assert_eq!(read, Some(picture()));
    }
}

#[tokio::test]
async fn wrong_keys_are_an_error() {
    let (double, _) = s3().await;
    let files =
        Files::s3(&platform::files::S3 { access_key: "stranger".to_owned(), ..double.settings() }).unwrap();
    assert!(files.put(&FileKey::random("avatars", "jpg"), picture()).await.is_err());
}
