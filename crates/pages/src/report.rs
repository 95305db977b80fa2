//! `/jobs/{slug}/report` and `/company/{slug}/report`: what is wrong with a vacancy or a company.

use askama::Template;
use kernel::words::ComplaintReason;
use platform::{Error, PageQuery, Result};
use vacancies::public::{self, VacancyLookup};

use crate::form::Form;
use crate::page::{Page, PageMeta, Visit};
use crate::texts::Texts;

#[derive(Template)]
#[template(path = "report.html")]
struct ReportPage<'a> {
    t: Texts<'a>,
    form: &'a Form,
    title: String,
    /// What it is about.
    subject: String,
    back: String,
    action: String,
    /// Code and label of each.
    reasons: Vec<(&'static str, String)>,
}

/// What a report is about.
#[derive(Debug, Clone, Copy)]
pub enum Subject<'a> {
    Vacancy(&'a str),
    Company(&'a str),
}

impl Subject<'_> {
    /// The route of the form.
    pub fn route(self) -> &'static str {
        match self {
            Self::Vacancy(_) => "/jobs/$slug/report",
            Self::Company(_) => "/company/$slug/report",
        }
    }

    /// The page that it is about.
    fn path(self) -> String {
        match self {
            Self::Vacancy(slug) => format!("/jobs/{slug}"),
            Self::Company(slug) => format!("/company/{slug}"),
        }
    }

    /// The name of what it is about. A report may hide it, so it is asked for before one is sent.
    pub async fn name(self, visit: &Visit<'_>) -> Result<String> {
        let mut db = visit.app.db.acquire().await?;
        match self {
            Self::Vacancy(slug) => {
                match public::find_vacancy(visit.app, &mut db, slug, visit.reader(), None).await? {
                    VacancyLookup::Public(vacancy) => Ok(vacancy.title),
                    _ => Err(Error::NotFound),
                }
            }
            Self::Company(slug) => {
                let page = PageQuery { page: None, per_page: Some(1) };
                let found = public::find_company(visit.app, &mut db, slug, page, visit.reader()).await?;
                Ok(found.ok_or(Error::NotFound)?.company.name)
            }
        }
    }
}

pub async fn page(visit: &Visit<'_>, subject: Subject<'_>, form: &Form) -> Result<Page> {
    let name = subject.name(visit).await?;
    Ok(draw(visit, subject, name, form))
}

pub fn draw(visit: &Visit<'_>, subject: Subject<'_>, name: String, form: &Form) -> Page {
    let t = visit.texts();
    let title = match subject {
        Subject::Vacancy(_) => t.get("vacancy_report"),
        Subject::Company(_) => t.get("company_report"),
    };
    let mut meta = PageMeta::document("article", title.clone(), title.clone());
    meta.indexed = false;
    meta.status = form.status;
    let back = t.href(&subject.path());
    let body = ReportPage {
        title,
        subject: name,
        action: format!("{back}/report"),
        back,
        reasons: ComplaintReason::ALL
            .iter()
            .map(|reason| (reason.code(), t.get(&reason.label_key())))
            .collect(),
        form,
        t,
    };
    Page::draw(meta, body)
}
