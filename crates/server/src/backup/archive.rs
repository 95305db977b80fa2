//! The archive file: written under another name and verified before it gets its own.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail, ensure};
use sha2::{Digest as _, Sha256};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use super::{Entry, FORMAT, Manifest};

const MANIFEST: &str = "manifest.json";
/// More than any manifest: a million files.
const LONGEST_MANIFEST: u64 = 256 << 20;

/// An archive that is being written. Dropped before it is finished, it leaves nothing.
pub struct Writer {
    zip: Option<ZipWriter<BufWriter<File>>>,
    target: PathBuf,
    part: PathBuf,
    pub entries: BTreeMap<String, Entry>,
}

impl Writer {
    pub fn create(target: &Path) -> anyhow::Result<Self> {
        ensure!(!target.exists(), "{} exists already", target.display());
        let mut part = target.as_os_str().to_owned();
        part.push(".part");
        let part = PathBuf::from(part);
        // It contains the secret and personal data.
        let file =
            OpenOptions::new().read(true).write(true).create(true).truncate(true).mode(0o600).open(&part);
        let file = file.with_context(|| format!("cannot write {}", part.display()))?;
        let zip = Some(ZipWriter::new(BufWriter::new(file)));
        Ok(Self { zip, target: target.to_owned(), part, entries: BTreeMap::new() })
    }

    pub fn contains(&self, name: &str) -> bool {
        self.entries.contains_key(name)
    }

    /// Stored without compression: the dump and pictures are compressed already.
    pub fn add(&mut self, name: &str, content: &mut dyn Read) -> anyhow::Result<()> {
        let zip = self.zip.as_mut().context("the archive is finished")?;
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Stored)
            .unix_permissions(0o600)
            .large_file(true);
        zip.start_file(name, options)?;
        let entry = copy(content, zip)?;
        self.entries.insert(name.to_owned(), entry);
        Ok(())
    }

    /// Writes the manifest, reads everything back and gives the archive its name.
    pub fn finish(mut self, mut manifest: Manifest) -> anyhow::Result<Reader> {
        manifest.entries = std::mem::take(&mut self.entries);
        let text = serde_json::to_vec_pretty(&manifest)?;
        self.add(MANIFEST, &mut text.as_slice())?;
        let zip = self.zip.take().context("the archive is finished")?;
        let file = zip.finish()?.into_inner().map_err(io::IntoInnerError::into_error)?;
        file.sync_all()?;
        drop(file);
        let mut reader = Reader::open(&self.part)?;
        reader.verify().context("the archive could not be read back")?;
        fs::rename(&self.part, &self.target)?;
        let folder = self.target.parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
        Ok(reader)
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        // After a success it has been renamed.
        fs::remove_file(&self.part).ok();
    }
}

pub struct Reader {
    zip: ZipArchive<BufReader<File>>,
    pub manifest: Manifest,
}

impl Reader {
    pub fn open(path: &Path) -> anyhow::Result<Self> {
        let file = File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
        let mut zip = ZipArchive::new(BufReader::new(file))
            .with_context(|| format!("{} is not an archive, or it is incomplete", path.display()))?;
        let mut text = Vec::new();
        let manifest = zip.by_name(MANIFEST).context("the archive has no manifest.json")?;
        manifest.take(LONGEST_MANIFEST).read_to_end(&mut text)?;
        let manifest: Manifest = serde_json::from_slice(&text).context("manifest.json")?;
        ensure!(
            manifest.format == FORMAT,
            "the archive has format {}, this version of Ishbor reads {FORMAT}",
            manifest.format
        );
        Ok(Self { zip, manifest })
    }

    /// Reads every entry and compares it with the manifest.
    pub fn verify(&mut self) -> anyhow::Result<()> {
        for (name, expected) in &self.manifest.entries {
            let mut entry = self.zip.by_name(name).with_context(|| format!("{name} is missing"))?;
            let found = copy(&mut entry, &mut io::sink()).with_context(|| format!("{name} is damaged"))?;
            ensure!(found == *expected, "{name} is damaged");
        }
        Ok(())
    }

    pub fn names(&self) -> Vec<String> {
        self.manifest.entries.keys().cloned().collect()
    }

    pub fn read(&mut self, name: &str) -> anyhow::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.copy_to(name, &mut bytes)?;
        Ok(bytes)
    }

    pub fn copy_to(&mut self, name: &str, target: &mut dyn Write) -> anyhow::Result<()> {
        let Some(expected) = self.manifest.entries.get(name) else { bail!("{name} is missing") };
        let mut entry = self.zip.by_name(name).with_context(|| format!("{name} is missing"))?;
        let found = copy(&mut entry, target)?;
        ensure!(found == *expected, "{name} is damaged");
        Ok(())
    }
}

fn copy(from: &mut dyn Read, to: &mut dyn Write) -> io::Result<Entry> {
    let (mut hash, mut size) = (Sha256::new(), 0);
    let mut chunk = vec![0; 1 << 18];
    loop {
        let read = match from.read(&mut chunk) {
            Ok(0) => break,
            Ok(read) => read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        hash.update(&chunk[..read]);
        to.write_all(&chunk[..read])?;
        size += read as u64;
    }
    let sha256 = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(Entry { size, sha256 })
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    fn manifest() -> Manifest {
        Manifest {
            format: FORMAT,
            version: "1".to_owned(),
            created_at: jiff::Timestamp::UNIX_EPOCH,
            migration: 7,
            rows: BTreeMap::new(),
            entries: BTreeMap::new(),
        }
    }

    #[test]
    fn an_archive_is_private_and_every_damage_is_found() {
        let folder = std::env::temp_dir().join(format!("ishbor-archive-{}", uuid::Uuid::new_v4()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("a.zip");
        let mut writer = Writer::create(&path).unwrap();
        let content = [7; 100_000];
        writer.add("files/a", &mut content.as_slice()).unwrap();
        assert!(!path.exists(), "it has its name only when it is complete");
        let mut reader = writer.finish(manifest()).unwrap();
        assert_eq!(reader.read("files/a").unwrap(), content);
        assert!(reader.read("files/b").is_err());
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        assert!(Writer::create(&path).is_err(), "an archive is never overwritten");

        let sound = fs::read(&path).unwrap();
        for damage in ["a bit", "half"] {
            let mut bytes = sound.clone();
            match damage {
                "a bit" => bytes[50_000] ^= 1,
                _ => bytes.truncate(sound.len() / 2),
            }
            fs::write(&path, bytes).unwrap();
            let read = Reader::open(&path).and_then(|mut reader| reader.verify());
            assert!(read.is_err(), "{damage}");
        }
        drop(Writer::create(&folder.join("b.zip")).unwrap());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "an unfinished one leaves nothing");
        fs::remove_dir_all(folder).unwrap();
    }
}
