//! Who may see which page (decisions C6). The web has the same rules in `session/guards.ts`; here they answer before
//! anything is drawn, and nobody sees a closed page by switching scripts off.

use accounts::PageViewer;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse as _, Redirect, Response};
use kernel::Locale;
use kernel::words::Role;
use platform::session::{cookie_value, find_viewer};
use platform::{App, Result};
use secrets::Token;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Guard {
    Guest,
    Auth,
    Customer,
    Candidate,
    ForRegister,
    CheckProfile,
}

use Guard::{Auth, Candidate, CheckProfile, Customer, ForRegister, Guest};

/// The routes of product §2. A row covers its path and everything below it, a row that ends in a slash only what is
/// below it; the first that fits counts. `/` covers itself alone, and `*` is any one segment.
const TABLE: [(&str, &[Guard]); 22] = [
    ("/", &[CheckProfile]),
    ("/auth/login", &[Guest]),
    ("/auth/forgot-password", &[Guest]),
    ("/auth/verifier", &[Guest]),
    ("/auth/email", &[Auth]),
    ("/auth/register", &[ForRegister]),
    ("/profile/my-vacancies", &[Customer, CheckProfile]),
    ("/profile/company", &[Customer, CheckProfile]),
    ("/profile/applications", &[Candidate, CheckProfile]),
    ("/profile", &[Auth, CheckProfile]),
    // Guests and candidates are asked to sign in as an employer on the page itself (decisions C12).
    ("/candidates/", &[]),
    ("/candidates", &[Customer]),
    ("/services/company-persons-test", &[Customer]),
    ("/jobs/create", &[Customer, CheckProfile]),
    ("/jobs/*/response", &[Candidate, CheckProfile]),
    ("/jobs/*/report", &[Auth]),
    ("/company/*/report", &[Auth]),
    // The link itself says who may look.
    ("/resume/shared/", &[]),
    ("/resume", &[Candidate, CheckProfile]),
    ("/user/chat", &[Auth, CheckProfile]),
    ("/user", &[Auth]),
    ("/monitoring", &[Customer, CheckProfile]),
];

const TOKEN: &str = "token";
/// Cookie with the path to open after signing in; the web app reads it in `session/after-login.ts`.
const AFTER_LOGIN: &str = "after_login";
const AFTER_LOGIN_SECONDS: u32 = 30 * 60;

/// The decision about a visit.
#[derive(Debug, PartialEq, Eq)]
pub enum Outcome {
    Pass,
    /// Redirect to this path, without language.
    Go(&'static str),
    /// Redirect to the sign-in page, and back afterwards.
    SignIn,
    /// The page is for the other account type.
    Forbidden,
}

fn guards_of(path: &str) -> &'static [Guard] {
    let fits = |row: &str| match row.strip_suffix('/') {
        Some("") => path == "/",
        Some(_) => path.starts_with(row),
        None => covers(row, path),
    };
    TABLE.iter().find(|(row, _)| fits(row)).map_or(&[], |(_, guards)| guards)
}

/// Whether a path is this one or below it; `*` is any one segment.
pub fn covers(row: &str, path: &str) -> bool {
    let mut segments = path.split('/');
    row.split('/')
        .all(|one| segments.next().is_some_and(|other| one == other || (one == "*" && !other.is_empty())))
}

/// A page that requires a sign-in.
pub fn is_closed(path: &str) -> bool {
    guards_of(path).iter().any(|guard| matches!(guard, Auth | Customer | Candidate))
}

/// Whether a token was sent, without checking it: enough to choose what the header shows.
pub fn has_token(headers: &HeaderMap) -> bool {
    cookie_value(headers, TOKEN).is_some_and(|token| !token.is_empty())
}

/// A token in the address is stored and the address cleaned (product §2). It is done here, before the page asks for
/// anything, so that no request and no `Referer` carries it. One that opens no session is dropped silently, and a
/// browser that is signed in stays in its own account, whatever link was opened. The web has the same rule for pages
/// that it was not sent by us.
pub async fn take_token(app: &App, path: &str, query: Option<&str>, headers: &HeaderMap) -> Option<Response> {
    let pairs: Vec<&str> = query?.split('&').collect();
    let given = pairs.iter().find_map(|pair| pair.strip_prefix("token="))?;
    let rest: Vec<&str> = pairs.iter().copied().filter(|pair| !pair.starts_with("token=")).collect();
    let to = if rest.is_empty() { path.to_owned() } else { format!("{path}?{}", rest.join("&")) };
    let mut response = away(&to);
    if let Some(token) = token_of(given) {
        match is_welcome(app, &token, headers).await {
            Ok(true) => set_cookie(&mut response, app, &format!("{TOKEN}={token}")),
            Ok(false) => {}
            Err(error) => tracing::warn!(?error, "a token in an address could not be checked"),
        }
    }
    response.headers_mut().insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    Some(response)
}

/// Whether a token opens a session and this browser has none.
async fn is_welcome(app: &App, token: &Token, headers: &HeaderMap) -> Result<bool> {
    if find_viewer(app, token).await?.is_none() {
        return Ok(false);
    }
    Ok(!has_token(headers) || accounts::page_viewer(app, headers).await?.is_none())
}

/// The pipe character may be URL-encoded once or twice.
fn token_of(given: &str) -> Option<Token> {
    Token::parse(&given.replace("%25", "%"))
}

/// Decides about a visit to a page. A page that requires a sign-in fails if the visitor cannot be determined.
pub fn look(path: &str, query: Option<&str>, viewer: &Result<Option<PageViewer>>) -> Result<Outcome> {
    match viewer {
        Ok(viewer) => Ok(decide(guards_of(path), query, *viewer)),
        Err(error) if is_closed(path) => Err(error.clone()),
        // This page is public; its islands ask for the session again and report the error.
        Err(error) => {
            tracing::warn!(?error, "the visitor is not known");
            Ok(Outcome::Pass)
        }
    }
}

fn decide(guards: &[Guard], query: Option<&str>, viewer: Option<PageViewer>) -> Outcome {
    let has = |name| query.is_some_and(|query| query.split('&').any(|pair| pair.starts_with(name)));
    let for_role = has("for=");
    for guard in guards {
        match (guard, viewer) {
            // Somebody who is signed in with the wrong account is told why he should use another.
            (Guest, Some(_)) if !has("reason=") => return Outcome::Go("/profile"),
            (Auth | Customer | Candidate, None) => return Outcome::SignIn,
            (Customer, Some(viewer)) if viewer.role != Role::Customer => return Outcome::Forbidden,
            (Candidate, Some(viewer)) if viewer.role != Role::Candidate => return Outcome::Forbidden,
            (ForRegister, Some(viewer)) if viewer.is_finished && !for_role => return Outcome::Go("/profile"),
            (CheckProfile, Some(viewer)) if !viewer.is_finished => {
                return Outcome::Go(match viewer.role {
                    Role::Candidate => "/auth/register/candidate/step/2?for=role",
                    Role::Customer => "/auth/register/employer/step/2?for=role",
                });
            }
            _ => {}
        }
    }
    Outcome::Pass
}

/// Redirects a visitor.
pub fn away(to: &str) -> Response {
    let mut response = Redirect::to(to).into_response();
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Redirects a guest to the sign-in page. The path is remembered without its language and without its query, which
/// may contain anything; an invalid token is removed.
pub fn to_sign_in(app: &App, locale: Locale, path: &str, headers: &HeaderMap) -> Response {
    let mut response = away(&locale.path("/auth/login"));
    let saved = format!("{AFTER_LOGIN}={}; Max-Age={AFTER_LOGIN_SECONDS}", escape(path));
    set_cookie(&mut response, app, &saved);
    if has_token(headers) {
        set_cookie(&mut response, app, &format!("{TOKEN}=; Max-Age=0"));
    }
    response
}

fn set_cookie(response: &mut Response, app: &App, cookie: &str) {
    let secure = if app.site.public_url.starts_with("https://") { "; Secure" } else { "" };
    let cookie = HeaderValue::try_from(format!("{cookie}; Path=/; SameSite=Lax{secure}"));
    response.headers_mut().append(header::SET_COOKIE, cookie.expect("escaped, so a header can carry it"));
}

/// As `encodeURIComponent` does it.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => out.push(char::from(byte)),
            _ => out += &format!("%{byte:02X}"),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const CANDIDATE: PageViewer = PageViewer { role: Role::Candidate, is_finished: true, may_post: false };
    const CUSTOMER: PageViewer = PageViewer { role: Role::Customer, is_finished: true, may_post: true };
    const NEW_CANDIDATE: PageViewer = PageViewer { is_finished: false, ..CANDIDATE };
    const NEW_CUSTOMER: PageViewer = PageViewer { is_finished: false, ..CUSTOMER };

    #[test]
    fn each_page_has_its_outcome_for_each_viewer() {
        let (candidate_step, employer_step) = (
            Outcome::Go("/auth/register/candidate/step/2?for=role"),
            Outcome::Go("/auth/register/employer/step/2?for=role"),
        );
        let cases = [
            ("/", None, Outcome::Pass),
            ("/", Some(CANDIDATE), Outcome::Pass),
            ("/", Some(NEW_CANDIDATE), candidate_step),
            ("/jobs", Some(NEW_CANDIDATE), Outcome::Pass),
            ("/auth/login", None, Outcome::Pass),
            ("/auth/login", Some(CUSTOMER), Outcome::Go("/profile")),
            ("/auth/forgot-password/step/1", Some(CUSTOMER), Outcome::Go("/profile")),
            ("/auth/verifier/secret", Some(CUSTOMER), Outcome::Go("/profile")),
            ("/auth/register", None, Outcome::Pass),
            ("/auth/register/candidate", Some(CANDIDATE), Outcome::Go("/profile")),
            ("/auth/register/employer/step/2", Some(NEW_CUSTOMER), Outcome::Pass),
            ("/profile", None, Outcome::SignIn),
            ("/profile/settings/role", None, Outcome::SignIn),
            ("/profile", Some(NEW_CUSTOMER), employer_step),
            ("/profile", Some(CUSTOMER), Outcome::Pass),
            ("/profiles", None, Outcome::Pass),
            ("/profile/my-vacancies", Some(CANDIDATE), Outcome::Forbidden),
            ("/profile/my-vacancies/x/edit", Some(CUSTOMER), Outcome::Pass),
            ("/profile/company/team", None, Outcome::SignIn),
            ("/profile/company/team", Some(CANDIDATE), Outcome::Forbidden),
            ("/profile/company/team", Some(CUSTOMER), Outcome::Pass),
            ("/profile/applications", None, Outcome::SignIn),
            ("/profile/applications/1", Some(CANDIDATE), Outcome::Pass),
            ("/profile/applications", Some(CUSTOMER), Outcome::Forbidden),
            ("/jobs/oshpaz-1", None, Outcome::Pass),
            ("/jobs/oshpaz-1/response", None, Outcome::SignIn),
            ("/jobs/oshpaz-1/response/questions", Some(CANDIDATE), Outcome::Pass),
            ("/jobs/oshpaz-1/response", Some(CUSTOMER), Outcome::Forbidden),
            ("/jobs/oshpaz-1/responses", None, Outcome::Pass),
            ("/jobs/oshpaz-1/report", None, Outcome::SignIn),
            ("/jobs/oshpaz-1/report", Some(CUSTOMER), Outcome::Pass),
            ("/company/non/report", None, Outcome::SignIn),
            ("/company/join/secret", None, Outcome::Pass),
            ("/candidates", None, Outcome::SignIn),
            ("/candidates", Some(CANDIDATE), Outcome::Forbidden),
            ("/candidates/aziz", None, Outcome::Pass),
            ("/candidates/aziz", Some(CANDIDATE), Outcome::Pass),
            ("/resume/shared/secret", None, Outcome::Pass),
            ("/resume/shared/secret", Some(CUSTOMER), Outcome::Pass),
            ("/resume", None, Outcome::SignIn),
            ("/top-candidates", None, Outcome::Pass),
            ("/resume/create", Some(CUSTOMER), Outcome::Forbidden),
            ("/resume/edit/1", Some(CANDIDATE), Outcome::Pass),
            ("/user/chat/1", None, Outcome::SignIn),
            ("/monitoring", None, Outcome::SignIn),
            ("/monitoring", Some(CANDIDATE), Outcome::Forbidden),
            ("/monitoring", Some(CUSTOMER), Outcome::Pass),
        ];
        for (path, viewer, expected) in cases {
            assert_eq!(decide(guards_of(path), None, viewer), expected, "{path} {viewer:?}");
        }
        let filling = decide(guards_of("/auth/register/employer/step/2"), Some("for=role"), Some(CANDIDATE));
        assert_eq!(filling, Outcome::Pass);
        let told_why = decide(guards_of("/auth/login"), Some("reason=candidates_only"), Some(CUSTOMER));
        assert_eq!(told_why, Outcome::Pass);
    }

    #[test]
    fn a_token_in_the_address_is_read() {
        let (id, secret) = ("0193aaaa-0000-7000-8000-000000000000", "a".repeat(40));
        let token = format!("{id}|{secret}");
        for pipe in ["|", "%7C", "%7c", "%257C", "%257c"] {
            let read = token_of(&format!("{id}{pipe}{secret}"));
            assert_eq!(read.map(|read| read.to_string()), Some(token.clone()), "{pipe}");
        }
        for given in ["", "x", "12|abc", "a%20b", "a;path=/", "%0d%0a"] {
            assert!(token_of(given).is_none(), "{given}");
        }
    }

    #[test]
    fn a_path_fits_into_a_cookie() {
        assert_eq!(escape("/profile/settings"), "%2Fprofile%2Fsettings");
        assert_eq!(escape("/a;b,\"c\r\n"), "%2Fa%3Bb%2C%22c%0D%0A");
    }
}
