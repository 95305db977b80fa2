//! Pages of the app: what their heads say before React draws them.

use axum::http::{HeaderValue, header};
use axum::response::Response;
use pages::{PageMeta, Visit};

use super::shell::Route;
use super::{Web, guards, respond};

/// Multi-step pages of signing in: path prefix and key of the title.
const STEPS: [(&str, &str); 3] = [
    ("/auth/forgot-password", "auth_reset_header"),
    ("/auth/register/candidate", "auth_candidate_header"),
    ("/auth/register/employer", "auth_employer_header"),
];

/// Targets of links with a secret, and the keys of their titles; the link itself authorizes the visitor.
const LINKS: [(&str, &str); 3] = [
    ("/hiring/", "my_vacancies_hiring_title"),
    ("/searches/stop/", "searches_stop_title"),
    ("/resume/shared/", "resume_shared_title"),
];

/// Pages that need a sign-in and the keys of their titles, more specific paths first; `*` is any one segment.
const TITLES: [(&str, &str); 32] = [
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
    ("/user/chat", "chat_title"),
    ("/user/favorites", "favourites_title"),
    ("/user/searches", "searches_title"),
    ("/user/hidden", "searches_hidden_title"),
    ("/user/notices", "notices_title"),
    ("/auth/email", "auth_email_title"),
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

/// Public pages: what they show depends on who looks.
const PUBLIC: [(&str, &str); 2] =
    [("/candidates/", "candidate_title"), ("/top-candidates", "top_candidates_title")];

/// The page of the app at this route.
pub fn page(web: &Web, visit: &Visit<'_>, pattern: &str, route: &Route) -> Response {
    let path = visit.path;
    let link = LINKS.iter().any(|(start, _)| path.starts_with(start));
    let mut meta = meta(visit);
    meta.route = pages::head::route_name(pattern);
    meta.frame = route.frame;
    let page = pages::app::page(visit, meta);
    let mut response = respond(web, visit, &page, Some(route));
    let headers = response.headers_mut();
    if link || path.starts_with("/auth/") || guards::is_closed(path) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    if link || path.starts_with("/auth/verifier/") {
        // The URL itself is a secret: it must not be sent in a `Referer`.
        headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    }
    response
}

fn meta(visit: &Visit<'_>) -> PageMeta {
    let (t, path) = (visit.texts(), visit.path);
    match path {
        "/auth/login" => return PageMeta::of_app(t.get("auth_login_title"), t.get("home_description")),
        "/auth/register" => {
            return PageMeta::of_app(t.get("auth_register_title"), t.get("auth_register_lead"));
        }
        _ => {}
    }
    if guards::is_closed(path) {
        let title = TITLES.iter().find(|(row, _)| guards::covers(row, path));
        let mut meta = PageMeta::private(t.get(title.map_or("profile_title", |(_, title)| title)));
        meta.checking = true;
        return meta;
    }
    let known = STEPS.iter().chain(&LINKS).chain(&PUBLIC).find(|(start, _)| path.starts_with(start));
    let other = if path.starts_with("/auth/") { "auth_verifier_title" } else { "home_title" };
    PageMeta::private(t.get(known.map_or(other, |(_, title)| title)))
}
