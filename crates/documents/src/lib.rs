//! Documents as PDF files: a resume in two templates. Pure: texts in, a file out.
//!
//! typst lays the pages out. Texts reach its templates as JSON, so what people typed is never read as markup.

mod band;
mod page_files;
mod sheet;

use kernel::Locale;
use page_files::PageFiles;
use serde::{Deserialize, Serialize};
use sheet::Sheet;
use typst::comemo;
use typst::diag::SourceDiagnostic;
use typst_layout::PagedDocument;
use typst_pdf::{PdfOptions, PdfStandard, PdfStandards};

/// What a resume prints, as final texts. Whatever is empty prints nothing.
///
/// Headings are in the language of the file; everything else is printed in the language and script of these texts.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct ResumeDocument {
    /// Determines the cloth: the resume's own id, so that it stays the same after an edit.
    pub seed: String,
    pub name: String,
    /// The name in the other script of Uzbek, once its owner has confirmed it.
    pub name_in_other_script: Option<String>,
    pub position: String,
    /// What is wanted: pay, work type.
    pub conditions: Vec<String>,
    pub phones: Vec<String>,
    pub email: Option<String>,
    pub place: Option<String>,
    /// JPEG or PNG. A file that is neither is left out: a resume without its photo is better than none.
    pub photo: Option<Vec<u8>>,
    pub facts: Vec<Fact>,
    pub about: String,
    /// The total of all jobs: "7 yil 3 oy".
    pub experience: String,
    pub employment: Vec<Job>,
    pub education: Vec<Study>,
    pub additional_education: Vec<Study>,
    pub skills: Vec<String>,
    pub computer_skills: Vec<String>,
    pub languages: Vec<Language>,
    /// Licence, years and car in one line: "B toifa, 3 yil".
    pub driving: String,
    /// Whole addresses, printed without their scheme.
    pub links: Vec<String>,
    /// The address of the resume on the site, at the foot of the first page.
    pub address: Option<String>,
    /// The day of the last change: "17.11.2026".
    pub updated: String,
}

/// A line of the summary with its label: education level, age.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Fact {
    pub label: String,
    pub value: String,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Job {
    pub position: String,
    pub company: String,
    /// "09.2019 – hozirgacha"
    pub period: String,
    /// Several lines become a list.
    pub description: String,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Study {
    /// The institution, or the name of a course.
    pub title: String,
    /// The speciality, or the organiser of a course.
    pub details: String,
    pub period: String,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Language {
    pub name: String,
    pub level: String,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Template {
    /// One column with labels on the left, like a letter.
    #[default]
    Calm,
    /// A woven band on top, facts on the left.
    Cloth,
}

impl Template {
    pub const ALL: [Self; 2] = [Self::Calm, Self::Cloth];
}

/// The file could not be produced. Never caused by what people typed, so it is a fault of a template.
#[derive(Debug, thiserror::Error)]
#[error("the template cannot be laid out: {0}")]
pub struct RenderError(String);

/// For how many further files typst keeps what it has computed. What all files share (the evaluated template, metrics of
/// the font) is used by each of them and so stays.
const KEPT_FOR: usize = 3;

/// Draws the resume: A4, tagged for screen readers (PDF/UA-1), with its text selectable. The same input always gives the
/// same bytes.
///
/// Takes tens of milliseconds of CPU: callers limit how many run at a time.
pub fn render(resume: &ResumeDocument, template: Template, locale: Locale) -> Result<Vec<u8>, RenderError> {
    let file = draw(resume, template, locale);
    comemo::evict(KEPT_FOR);
    file
}

fn draw(resume: &ResumeDocument, template: Template, locale: Locale) -> Result<Vec<u8>, RenderError> {
    let photo = resume.photo.as_deref().and_then(page_files::picture);
    let sheet = Sheet::new(resume, locale, photo.is_some());
    let files = PageFiles::new(template, &sheet, photo, band::svg(&resume.seed));
    let document = typst::compile::<PagedDocument>(&files).output.map_err(|errors| failed(&errors))?;
    let standards =
        PdfStandards::new(&[PdfStandard::Ua_1]).map_err(|error| RenderError(format!("{error:?}")))?;
    let options = PdfOptions { standards, ..PdfOptions::default() };
    typst_pdf::pdf(&document, &options).map_err(|errors| failed(&errors))
}

fn failed(errors: &[SourceDiagnostic]) -> RenderError {
    RenderError(errors.iter().map(|error| error.message.as_str()).collect::<Vec<_>>().join("; "))
}
