//! Storage of uploaded files: a local folder by default, S3 by configuration. Callers see keys, never paths.

use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use bytes::Bytes;
use jiff::Timestamp;
use object_store::aws::AmazonS3Builder;
use object_store::local::LocalFileSystem;
use object_store::path::Path as ObjectPath;
use object_store::{ClientOptions, ObjectStore, ObjectStoreExt as _, RetryConfig};
use uuid::Uuid;

/// A failing S3 call times out before the request that needs it does, which has twenty seconds.
const ANSWER_TIME: Duration = Duration::from_secs(10);
const RETRY_TIME: Duration = Duration::from_secs(5);

/// How to reach an S3 bucket.
#[derive(Debug, Clone)]
pub struct S3 {
    pub bucket: String,
    pub region: String,
    pub endpoint: Option<String>,
    pub access_key: String,
    pub secret_key: String,
}

#[derive(Clone)]
pub struct Files {
    store: Arc<dyn ObjectStore>,
    /// The local folder; `None` for S3.
    folder: Option<PathBuf>,
}

/// The name of a stored file. It is random, so one key reveals nothing about others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileKey(String);

impl FileKey {
    /// `folder` is a constant of ours ("avatars"); the file name never comes from a user.
    pub fn random(folder: &str, extension: &str) -> Self {
        Self(format!("{folder}/{}.{extension}", Uuid::new_v4().simple()))
    }

    /// Parses a key that we generated earlier, from the database or a URL. Anything else names no file.
    pub fn parse(text: &str) -> Option<Self> {
        let (folder, name) = text.split_once('/')?;
        let (stem, extension) = name.split_once('.')?;
        let is_word = |word: &str| {
            !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        };
        let is_ours = is_word(folder) && is_word(extension) && is_word(stem) && Uuid::try_parse(stem).is_ok();
        is_ours.then(|| Self(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Files {
    pub fn local(folder: &Path) -> anyhow::Result<Self> {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
        // Exports contain everything about a person: no other account of the machine may enter the folder.
        std::fs::set_permissions(folder, Permissions::from_mode(0o700))
            .with_context(|| format!("cannot protect {}", folder.display()))?;
        let store = LocalFileSystem::new_with_prefix(folder)?.with_automatic_cleanup(true);
        Ok(Self { store: Arc::new(store), folder: Some(folder.to_owned()) })
    }

    pub fn s3(config: &S3) -> anyhow::Result<Self> {
        let mut builder = AmazonS3Builder::new()
            .with_client_options(ClientOptions::new().with_timeout(ANSWER_TIME))
            .with_retry(RetryConfig { max_retries: 3, retry_timeout: RETRY_TIME, ..RetryConfig::default() })
            // Bulk delete is missing in many S3 implementations besides Amazon's; we delete one by one anyway.
            .with_disable_bulk_delete(true)
            .with_bucket_name(&config.bucket)
            .with_region(&config.region)
            .with_access_key_id(&config.access_key)
            .with_secret_access_key(&config.secret_key);
        if let Some(endpoint) = &config.endpoint {
            builder = builder.with_endpoint(endpoint).with_allow_http(endpoint.starts_with("http://"));
        }
        Ok(Self { store: Arc::new(builder.build().context("S3 settings")?), folder: None })
    }

    pub async fn put(&self, key: &FileKey, bytes: Bytes) -> anyhow::Result<()> {
        self.store.put(&ObjectPath::from(key.as_str()), bytes.into()).await?;
        if let Some(folder) = &self.folder {
            // Also protected after it was copied elsewhere, such as into a backup.
            tokio::fs::set_permissions(folder.join(key.as_str()), Permissions::from_mode(0o600)).await?;
        }
        Ok(())
    }

    /// The files of a folder that were stored before a time. Other files in it are ignored.
    pub async fn list_before(&self, folder: &str, before: Timestamp) -> anyhow::Result<Vec<FileKey>> {
        let found = self.store.list_with_delimiter(Some(&ObjectPath::from(folder))).await?;
        let old =
            found.objects.into_iter().filter(|file| file.last_modified.timestamp() < before.as_second());
        Ok(old.filter_map(|file| FileKey::parse(file.location.as_ref())).collect())
    }

    /// Stores a WAL file of PostgreSQL, which has a name of its own, beside the files of people.
    pub async fn put_wal(&self, name: &str, bytes: Bytes) -> anyhow::Result<()> {
        self.store.put(&ObjectPath::from(format!("wal/{name}")), bytes.into()).await?;
        Ok(())
    }

    pub async fn get(&self, key: &FileKey) -> anyhow::Result<Option<Bytes>> {
        match self.store.get(&ObjectPath::from(key.as_str())).await {
            Ok(found) => Ok(Some(found.bytes().await?)),
            Err(object_store::Error::NotFound { .. }) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// All stored files. Anything that we did not name is left out.
    pub async fn list(&self) -> anyhow::Result<Vec<FileKey>> {
        let mut keys = Vec::new();
        for folder in self.store.list_with_delimiter(None).await?.common_prefixes {
            let files = self.store.list_with_delimiter(Some(&folder)).await?.objects;
            keys.extend(files.into_iter().filter_map(|file| FileKey::parse(file.location.as_ref())));
        }
        Ok(keys)
    }

    /// Deletes files whose row is gone or was never written. A failure is not an error of the caller: a daily job deletes
    /// what is left.
    pub async fn discard(&self, keys: &[FileKey]) {
        for key in keys {
            if let Err(error) = self.delete(key).await {
                tracing::warn!(%error, "a file without a row stays for now");
            }
        }
    }

    /// Idempotent: deleting a missing file succeeds, so that a repeated job does not fail.
    pub async fn delete(&self, key: &FileKey) -> anyhow::Result<()> {
        match self.store.delete(&ObjectPath::from(key.as_str())).await {
            Ok(()) | Err(object_store::Error::NotFound { .. }) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }
}

/// The declared type of an upload is not trusted. A whole PDF ends with its mark, perhaps followed by a line break.
pub fn is_pdf(bytes: &[u8]) -> bool {
    let tail = &bytes[bytes.len().saturating_sub(1024)..];
    let has_version = bytes.strip_prefix(b"%PDF-").and_then(<[u8]>::first).is_some_and(u8::is_ascii_digit);
    has_version && tail.windows(5).any(|part| part == b"%%EOF")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pdf_is_known_by_its_bytes() {
        assert!(is_pdf(b"%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n"));
        for wrong in [
            &b""[..],
            b"%PDF-",
            b"%PDF-1.7\ncut off",
            b"%PDF-x\n%%EOF",
            b"<html>%PDF-1.7 %%EOF</html>",
            b"GIF89a%PDF-1.7 %%EOF",
        ] {
            assert!(!is_pdf(wrong), "{}", String::from_utf8_lossy(wrong));
        }
    }

    #[test]
    fn only_generated_keys_are_parsed() {
        let ours = FileKey::random("avatars", "jpg");
        assert_eq!(FileKey::parse(ours.as_str()), Some(ours));
        let id = Uuid::new_v4().simple().to_string();
        for bad in [
            "",
            "avatars",
            "avatars/x.jpg",
            "../etc/passwd",
            "avatars/../../x.jpg",
            &format!("avatars/{id}"),
            &format!("avatars/{id}.j/pg"),
            &format!("Avatars/{id}.jpg"),
            &format!("avatars/{id}.jpg\0"),
        ] {
            assert_eq!(FileKey::parse(bad), None, "{bad}");
        }
    }

    #[tokio::test]
    async fn a_file_in_a_folder_is_stored_read_and_deleted() {
        let folder = std::env::temp_dir().join(format!("ishbor-files-{}", Uuid::new_v4()));
        let files = Files::local(&folder).unwrap();
        let key = FileKey::random("avatars", "jpg");
        assert_eq!(files.get(&key).await.unwrap(), None);
        files.put(&key, Bytes::from_static(b"picture")).await.unwrap();
        assert_eq!(files.get(&key).await.unwrap().as_deref(), Some(&b"picture"[..]));
        let far = "2100-01-01T00:00:00Z".parse().unwrap();
        assert_eq!(files.list_before("avatars", far).await.unwrap(), std::slice::from_ref(&key));
        assert_eq!(files.list_before("avatars", Timestamp::UNIX_EPOCH).await.unwrap(), []);
        assert_eq!(files.list_before("exports", far).await.unwrap(), []);
        std::fs::write(folder.join("avatars/notes.txt"), "not ours").unwrap();
        assert_eq!(files.list().await.unwrap(), std::slice::from_ref(&key));
        files.delete(&key).await.unwrap();
        files.delete(&key).await.unwrap();
        assert_eq!(files.get(&key).await.unwrap(), None);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn only_the_product_can_read_its_files() {
        let folder = std::env::temp_dir().join(format!("ishbor-files-{}", Uuid::new_v4()));
        let files = Files::local(&folder).unwrap();
        let key = FileKey::random("exports", "zip");
        files.put(&key, Bytes::from_static(b"everything about a person")).await.unwrap();
        let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode(&folder), 0o700);
        assert_eq!(mode(&folder.join(key.as_str())), 0o600);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
