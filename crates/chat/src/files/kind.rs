//! What a file is, by its bytes: neither its name nor its declared type is trusted.

use std::io::Cursor;

use platform::files::is_pdf;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use zip::ZipArchive;

/// What a file in a message is stored as.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ChatFileKind)]
pub enum Kind {
    Pdf,
    Docx,
    /// Stored as JPEG, whatever it came as.
    Picture,
}

impl Kind {
    const ALL: [Self; 3] = [Self::Pdf, Self::Docx, Self::Picture];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Docx => "docx",
            Self::Picture => "picture",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.code() == code)
    }

    pub const fn content_type(self) -> &'static str {
        match self {
            Self::Pdf => "application/pdf",
            Self::Docx => "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
            Self::Picture => "image/jpeg",
        }
    }

    pub const fn extension(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Docx => "docx",
            Self::Picture => "jpg",
        }
    }

    /// `None`: none of the accepted types. Whether a picture is whole shows when it is drawn.
    pub fn of(bytes: &[u8]) -> Option<Self> {
        if is_pdf(bytes) {
            Some(Self::Pdf)
        } else if bytes.starts_with(b"PK\x03\x04") {
            is_docx(bytes).then_some(Self::Docx)
        } else {
            is_picture(bytes).then_some(Self::Picture)
        }
    }

    /// The name that it is shown and saved under: it ends as its content does, so that `photo.exe` cannot be started.
    pub fn named(self, name: &str) -> String {
        let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
        let ends = |endings: &[&str]| endings.iter().any(|ending| extension.eq_ignore_ascii_case(ending));
        let is_right = match self {
            Self::Picture => ends(&["jpg", "jpeg"]),
            Self::Pdf | Self::Docx => ends(&[self.extension()]),
        };
        if is_right {
            return name.to_owned();
        }
        // Pictures are encoded again; anything else keeps what it was called.
        let stem = if self == Self::Picture && ends(&["png", "webp"]) { stem } else { name };
        format!("{stem}.{}", self.extension())
    }
}

fn is_picture(bytes: &[u8]) -> bool {
    let is_webp = bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP");
    is_webp || bytes.starts_with(&[0xFF, 0xD8, 0xFF]) || bytes.starts_with(b"\x89PNG\r\n\x1A\n")
}

/// Parts of a text document. More are an archive of something else.
const MOST_PARTS: usize = 2_000;

/// A text document of Word without macros. Nothing is unpacked.
fn is_docx(bytes: &[u8]) -> bool {
    let Ok(archive) = ZipArchive::new(Cursor::new(bytes)) else { return false };
    let has = |part: &str| archive.file_names_raw().any(|name| name == part.as_bytes());
    let is_macro = |name: &[u8]| name.to_ascii_lowercase().ends_with(b"vbaproject.bin");
    archive.len() <= MOST_PARTS
        && has("[Content_Types].xml")
        && has("word/document.xml")
        && !archive.file_names_raw().any(is_macro)
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use zip::ZipWriter;
    use zip::write::SimpleFileOptions;

    use super::*;

    fn archive(parts: &[&str]) -> Vec<u8> {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        for part in parts {
            zip.start_file(*part, SimpleFileOptions::default()).unwrap();
            zip.write_all(b"<w/>").unwrap();
        }
        zip.finish().unwrap().into_inner()
    }

    #[test]
    fn a_file_is_what_its_bytes_say() {
        let document = ["[Content_Types].xml", "word/document.xml", "word/media/image1.png"];
        let with_macro = [&document[..], &["word/vbaProject.bin"]].concat();
        for (name, bytes, kind) in [
            ("a PDF", b"%PDF-1.7\nendobj\n%%EOF".to_vec(), Some(Kind::Pdf)),
            ("half a PDF", b"%PDF-1.7\nendobj".to_vec(), None),
            ("a document", archive(&document), Some(Kind::Docx)),
            ("a document with a macro", archive(&with_macro), None),
            ("a table", archive(&["[Content_Types].xml", "xl/workbook.xml"]), None),
            ("an archive", archive(&["readme.txt"]), None),
            ("a damaged archive", b"PK\x03\x04 and nothing else".to_vec(), None),
            ("a program behind an archive", [b"MZ\x90", &archive(&document)[..]].concat(), None),
            ("a JPEG", vec![0xFF, 0xD8, 0xFF, 0xE0], Some(Kind::Picture)),
            ("a PNG", b"\x89PNG\r\n\x1A\n".to_vec(), Some(Kind::Picture)),
            ("a WebP", b"RIFF\0\0\0\0WEBPVP8 ".to_vec(), Some(Kind::Picture)),
            ("a sound", b"RIFF\0\0\0\0WAVEfmt ".to_vec(), None),
            ("a GIF", b"GIF89a".to_vec(), None),
            ("a page", b"<html><script>alert(1)</script></html>".to_vec(), None),
            ("nothing", Vec::new(), None),
        ] {
            assert_eq!(Kind::of(&bytes), kind, "{name}");
        }
    }

    #[test]
    fn a_name_ends_as_its_content_does() {
        for (kind, name, expected) in [
            (Kind::Pdf, "diplom.pdf", "diplom.pdf"),
            (Kind::Pdf, "diplom.PDF", "diplom.PDF"),
            (Kind::Pdf, "diplom", "diplom.pdf"),
            (Kind::Pdf, "diplom.exe", "diplom.exe.pdf"),
            (Kind::Docx, "v1.2", "v1.2.docx"),
            (Kind::Picture, "surat.png", "surat.jpg"),
            (Kind::Picture, "surat.WEBP", "surat.jpg"),
            (Kind::Picture, "surat.jpeg", "surat.jpeg"),
            (Kind::Picture, "surat.html", "surat.html.jpg"),
        ] {
            assert_eq!(kind.named(name), expected);
        }
        for kind in Kind::ALL {
            assert_eq!(Kind::parse(kind.code()), Some(kind));
        }
    }
}
