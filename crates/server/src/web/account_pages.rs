//! Account pages: sign-in and registration are server-rendered; the pages after them are private and rendered by the
//! web app.

use askama::Template;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;

use super::frame::{Frame, PageMeta};
use super::guards;
use super::texts::Texts;

#[derive(Template)]
#[template(path = "login.html")]
struct LoginPage<'a> {
    t: Texts<'a>,
}

#[derive(Template)]
#[template(path = "register.html")]
struct RegisterPage<'a> {
    t: Texts<'a>,
}

/// A multi-step page before the web app renders its content.
#[derive(Template)]
#[template(path = "step.html")]
struct StepPage<'a> {
    t: Texts<'a>,
    back: &'a str,
    title: &'a str,
}

#[derive(Template)]
#[template(path = "closed.html")]
struct ClosedPage<'a> {
    t: Texts<'a>,
}

#[derive(Template)]
#[template(path = "forbidden.html")]
struct ForbiddenPage<'a> {
    t: Texts<'a>,
}

/// Multi-step pages: path prefix, target of the Back link, key of the title.
const STEPS: [(&str, &str, &str); 3] = [
    ("/auth/forgot-password", "/auth/login", "auth_reset_header"),
    ("/auth/register/candidate", "/auth/register", "auth_candidate_header"),
    ("/auth/register/employer", "/auth/register", "auth_employer_header"),
];

/// Targets of links with a secret, and the keys of their titles; the link itself authorizes the visitor.
const LINKS: [(&str, &str); 3] = [
    ("/hiring/", "my_vacancies_hiring_title"),
    ("/searches/stop/", "searches_stop_title"),
    ("/resume/shared/", "resume_shared_title"),
];

/// Pages that need a sign-in and the keys of their titles, more specific paths first; `*` is any one segment.
const TITLES: [(&str, &str); 30] = [
    ("/profile/my-vacancies/*/applications/compare", "compare_page"),
    ("/profile/my-vacancies/*/applications", "applicants_list"),
    ("/profile/my-vacancies", "my_vacancies_title"),
    ("/profile/company/history", "company_history_title"),
    ("/profile/company/team", "team_tab_team"),
    ("/profile/company/templates", "templates_title"),
    ("/profile/company/verification", "verification_page_title"),
    ("/profile/company", "company_page_title"),
    ("/profile/applications", "applications_title"),
    ("/profile/interviews", "interviews_title"),
    ("/jobs/create", "vacancy_form_header"),
    ("/jobs/*/response", "response_title"),
    ("/resume/create", "resume_form_header"),
    ("/resume/edit", "resume_form_edit_header"),
    ("/resume/import", "resume_import_title"),
    ("/candidates", "candidates_title"),
    ("/monitoring", "board_title"),
    ("/user/favorites", "favourites_title"),
    ("/user/searches", "searches_title"),
    ("/user/hidden", "searches_hidden_title"),
    ("/user/notices", "notices_title"),
    ("/profile/settings/edit", "settings_edit_title"),
    ("/profile/settings/notification", "settings_notification_title"),
    ("/profile/settings/password", "settings_password_title"),
    ("/profile/settings/role", "settings_role_title"),
    ("/profile/settings/security", "settings_security_title"),
    ("/profile/settings/telegram", "settings_telegram_title"),
    ("/profile/settings/data", "settings_data_title"),
    ("/profile/settings", "settings_title"),
    ("/profile", "profile_title"),
];

/// The page, or `None` if the path is none of these.
pub fn page(frame: &Frame<'_>) -> Option<Response> {
    let path = frame.path;
    let link = LINKS.iter().find(|(start, _)| path.starts_with(start));
    if link.is_none() && !path.starts_with("/auth/") && !guards::is_closed(path) {
        return None;
    }
    let mut response = paint(frame);
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    if link.is_some() || path.starts_with("/auth/verifier/") {
        // The URL itself is a secret: it must not be sent in a `Referer`.
        headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    }
    Some(response)
}

fn paint(frame: &Frame<'_>) -> Response {
    let (t, path) = (frame.texts(), frame.path);
    if path == "/auth/login" {
        let meta = PageMeta::page(t.get("auth_login_title"), t.get("home_description"));
        return frame.paint(meta, &LoginPage { t });
    }
    if path == "/auth/register" {
        let meta = PageMeta::page(t.get("auth_register_title"), t.get("auth_register_lead"));
        return frame.paint(meta, &RegisterPage { t });
    }
    if let Some((_, back, title)) = STEPS.iter().find(|(start, ..)| path.starts_with(start)) {
        let title = t.get(title);
        return frame.paint(PageMeta::private(title.clone()), &StepPage { t, back, title: &title });
    }
    if guards::is_closed(path) {
        let title = TITLES.iter().find(|(row, _)| guards::covers(row, path));
        let title = t.get(title.map_or("profile_title", |(_, title)| title));
        let mut meta = PageMeta::private(title);
        meta.checking = true;
        return frame.paint(meta, &ClosedPage { t });
    }
    let link = LINKS.iter().find(|(start, _)| path.starts_with(start));
    frame.title_only(link.map_or("auth_verifier_title", |(_, title)| title))
}

/// 403: the page is for the other account type.
pub fn forbidden(frame: &Frame<'_>) -> Response {
    let t = frame.texts();
    let meta = PageMeta::failure(StatusCode::FORBIDDEN, t.get("forbidden_title"), t.get("forbidden_text"));
    frame.paint(meta, &ForbiddenPage { t })
}
