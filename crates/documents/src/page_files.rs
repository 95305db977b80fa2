//! The files that typst sees: templates, icons and fonts of our own, and the data of one document. Nothing is read from
//! the disk or the network.

use std::sync::LazyLock;

use brand::font;
use typst::diag::{FileError, FileResult};
use typst::foundations::{Bytes, Datetime, Duration};
use typst::syntax::{FileId, RootedPath, Source, VirtualPath, VirtualRoot};
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;
use typst::visualize::{ExchangeFormat, RasterImage};
use typst::{Library, LibraryExt, World};

use crate::Template;
use crate::sheet::Sheet;

/// What all documents share, read once.
struct Shared {
    library: LazyHash<Library>,
    book: LazyHash<FontBook>,
    fonts: Vec<Font>,
    calm: Source,
    cloth: Source,
    parts: Source,
    icons: Vec<(FileId, Bytes)>,
    data: FileId,
    photo: FileId,
    band: FileId,
}

static SHARED: LazyLock<Shared> = LazyLock::new(|| {
    let files = [font::REGULAR, font::SEMIBOLD, font::BOLD, font::EXTRABOLD];
    let fonts: Vec<Font> = files.into_iter().flat_map(|file| Font::iter(Bytes::new(file))).collect();
    let icon = |name: &'static str, svg: &'static str| (file_id(name), Bytes::new(svg.as_bytes()));
    Shared {
        library: LazyHash::new(Library::default()),
        book: LazyHash::new(FontBook::from_fonts(&fonts)),
        fonts,
        calm: Source::new(file_id("/calm.typ"), include_str!("../templates/calm.typ").to_owned()),
        cloth: Source::new(file_id("/cloth.typ"), include_str!("../templates/cloth.typ").to_owned()),
        parts: Source::new(file_id("/parts.typ"), include_str!("../templates/parts.typ").to_owned()),
        icons: vec![
            icon("/phone.svg", include_str!("../templates/icons/phone.svg")),
            icon("/mail.svg", include_str!("../templates/icons/mail.svg")),
            icon("/place.svg", include_str!("../templates/icons/place.svg")),
        ],
        data: file_id("/data.json"),
        photo: file_id("/photo"),
        band: file_id("/band.svg"),
    }
});

/// typst never frees a `FileId`, and a process can have 65,535 of them: paths are constants, never taken from data.
fn file_id(path: &'static str) -> FileId {
    let path = VirtualPath::new(path).expect("the path is a constant of ours");
    FileId::new(RootedPath::new(VirtualRoot::Project, path))
}

pub struct PageFiles {
    template: &'static Source,
    data: Bytes,
    photo: Option<Bytes>,
    band: Bytes,
}

impl PageFiles {
    pub fn new(template: Template, sheet: &Sheet, photo: Option<Bytes>, band: String) -> Self {
        Self {
            template: match template {
                Template::Calm => &SHARED.calm,
                Template::Cloth => &SHARED.cloth,
            },
            data: Bytes::new(serde_json::to_vec(sheet).expect("texts and lists are valid JSON")),
            photo,
            band: Bytes::from_string(band),
        }
    }
}

/// The file if typst can decode it: it would refuse the whole document otherwise. Decoded once, since typst remembers it.
pub fn picture(file: &[u8]) -> Option<Bytes> {
    let (format, file) = (ExchangeFormat::detect(file)?, Bytes::new(file.to_vec()));
    RasterImage::plain(file.clone(), format).ok().map(|_| file)
}

impl World for PageFiles {
    fn library(&self) -> &LazyHash<Library> {
        &SHARED.library
    }

    fn book(&self) -> &LazyHash<FontBook> {
        &SHARED.book
    }

    fn main(&self) -> FileId {
        self.template.id()
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        let found = [self.template, &SHARED.parts].into_iter().find(|source| source.id() == id);
        found.cloned().ok_or(FileError::AccessDenied)
    }

    fn file(&self, id: FileId) -> FileResult<Bytes> {
        let found = match id {
            _ if id == SHARED.data => Some(self.data.clone()),
            _ if id == SHARED.band => Some(self.band.clone()),
            _ if id == SHARED.photo => self.photo.clone(),
            _ => SHARED.icons.iter().find(|(icon, _)| *icon == id).map(|(_, file)| file.clone()),
        };
        found.ok_or(FileError::AccessDenied)
    }

    fn font(&self, index: usize) -> Option<Font> {
        SHARED.fonts.get(index).cloned()
    }

    /// Documents depend on their data alone.
    fn today(&self, _: Option<Duration>) -> Option<Datetime> {
        None
    }
}
