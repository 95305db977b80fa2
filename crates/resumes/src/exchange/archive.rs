//! Files of an archive that somebody uploaded. A small archive can unpack to gigabytes, so everything has a limit.

use std::io::{Cursor, Read as _};

use zip::ZipArchive;

const MOST_FILES: usize = 500;
/// Bytes of one file and of all files, unpacked.
const LARGEST_FILE: u64 = 2 * 1024 * 1024;
const LARGEST: u64 = 8 * 1024 * 1024;
/// How many times larger a file may become; text becomes ten times larger.
const LARGEST_RATIO: u64 = 100;

/// The texts of these files, by name, wherever in the archive they are. `None`: damaged or hostile.
pub fn read(bytes: &[u8], names: &[&'static str]) -> Option<Vec<(&'static str, String)>> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).ok()?;
    if archive.len() > MOST_FILES {
        return None;
    }
    let (mut texts, mut total) = (Vec::new(), 0);
    for index in 0..archive.len() {
        let file = archive.by_index(index).ok()?;
        let path = file.name().ok()?.replace('\\', "/");
        let last = path.rsplit('/').next().unwrap_or_default();
        let Some(name) = names.iter().find(|name| name.eq_ignore_ascii_case(last)) else { continue };
        let ratio = LARGEST_RATIO.saturating_mul(file.compressed_size().max(1));
        if file.size() > LARGEST_FILE || file.size() > ratio {
            return None;
        }
        // The sizes in the archive are what its author wrote there, so the bytes are counted too.
        let mut unpacked = Vec::new();
        file.take(LARGEST_FILE.min(ratio) + 1).read_to_end(&mut unpacked).ok()?;
        total += unpacked.len() as u64;
        if unpacked.len() as u64 > LARGEST_FILE.min(ratio) || total > LARGEST {
            return None;
        }
        texts.push((*name, String::from_utf8_lossy(&unpacked).into_owned()));
    }
    Some(texts)
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use zip::ZipWriter;
    use zip::write::SimpleFileOptions;

    use super::*;

    fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        for (name, bytes) in files {
            zip.start_file(*name, SimpleFileOptions::default()).unwrap();
            zip.write_all(bytes).unwrap();
        }
        zip.finish().unwrap().into_inner()
    }

    #[test]
    fn wanted_files_are_found_anywhere() {
        let bytes = zip(&[
            ("Basic/Skills.csv", b"Name\n1C\n"),
            ("../../etc/passwd", b"root"),
            ("photo.jpg", &[0; 9]),
        ]);
        assert_eq!(read(&bytes, &["Skills.csv"]).unwrap(), [("Skills.csv", "Name\n1C\n".to_owned())]);
        assert_eq!(read(&bytes, &["Positions.csv"]).unwrap(), []);
    }

    #[test]
    fn hostile_archives_are_refused() {
        let bomb = zip(&[("Skills.csv", &vec![b'a'; 1_900_000])]);
        assert!(bomb.len() < 10_000, "{}", bomb.len());
        assert!(read(&bomb, &["Skills.csv"]).is_none(), "a thousandfold text");
        let noise: Vec<u8> =
            (0..3_000_000_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
        assert!(read(&zip(&[("Skills.csv", &noise)]), &["Skills.csv"]).is_none(), "too large");
        let names: Vec<String> = (0..501).map(|n| format!("{n}.csv")).collect();
        let files: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), &b"x"[..])).collect();
        assert!(read(&zip(&files), &["Skills.csv"]).is_none(), "too many files");
        let whole = zip(&[("Skills.csv", b"Name\n1C\n")]);
        assert!(read(&whole[..whole.len() / 2], &["Skills.csv"]).is_none(), "cut off");
        assert!(read(b"PK\x03\x04 and nothing else", &["Skills.csv"]).is_none());
        assert!(read(b"", &["Skills.csv"]).is_none());
    }
}
