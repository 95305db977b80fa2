//! The parts that all operations of the API description share: how the caller signs in, and the errors that come from
//! the platform and not from the handler. Handlers describe only their own responses.

use axum::http::StatusCode;
use utoipa::openapi::path::{Operation, ParameterIn, PathItem};
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::{ContentBuilder, OpenApi, Ref, RefOr, Response, ResponseBuilder};

/// How people sign in: with the token of `auth/login` and similar calls.
const TOKEN: &str = "token";
/// How staff signs in: with the cookie, and a header that other sites cannot set.
const STAFF: &str = "staff";
const CONSOLE: &str = "console";

/// Status, name in `components.responses`, text.
type Answer = (&'static str, &'static str, &'static str);

const BAD_REQUEST: Answer = ("400", "BadRequest", "Invalid JSON, or a value outside a closed list");
const NOT_FOUND: Answer = ("404", "NotFound", "Not found, or not visible to the caller");
const TOO_LARGE: Answer = ("413", "TooLarge", "The body is too large");
const WRONG_TYPE: Answer = ("415", "WrongType", "Unsupported type of the body");
const INVALID: Answer = ("422", "Invalid", "Invalid fields, named in `errors`");
const TOO_MANY: Answer = ("429", "TooMany", "Too many requests; `retry_after` has the seconds to wait");
const FAULT: Answer = ("500", "Fault", "Internal error");
const UNAVAILABLE: Answer = ("503", "Unavailable", "The database is unavailable; the request can be retried");

const ALL: [Answer; 8] =
    [BAD_REQUEST, NOT_FOUND, TOO_LARGE, WRONG_TYPE, INVALID, TOO_MANY, FAULT, UNAVAILABLE];

pub fn complete(mut document: OpenApi) -> OpenApi {
    let components = document.components.get_or_insert_default();
    for (_, name, text) in ALL {
        components.responses.insert(name.to_owned(), RefOr::T(refusal(text)));
    }
    for (name, scheme) in schemes() {
        components.security_schemes.insert(name.to_owned(), RefOr::T(scheme));
    }
    for path in document.paths.paths.values_mut() {
        for operation in operations(path) {
            describe(operation);
        }
    }
    document
}

/// Our API has no other methods.
fn operations(path: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    path.get.iter_mut().chain(path.post.iter_mut())
}

fn describe(operation: &mut Operation) {
    // An operation that can respond with 401 requires a sign-in, so the handler does not have to declare it again, unless
    // it says itself what it asks for.
    if operation.security.is_none() && operation.responses.responses.contains_key("401") {
        let is_staff = operation.tags.iter().flatten().any(|tag| tag == STAFF);
        let none: [&str; 0] = [];
        let needed = if is_staff {
            SecurityRequirement::new(STAFF, none).add(CONSOLE, none)
        } else {
            SecurityRequirement::new(TOKEN, none)
        };
        operation.security = Some(vec![needed]);
    }
    let takes = |place: ParameterIn| {
        let all = operation.parameters.iter().flatten();
        all.into_iter().any(|it| matches!(it, RefOr::T(it) if it.parameter_in == place))
    };
    let mut answers = vec![TOO_MANY, FAULT, UNAVAILABLE];
    if takes(ParameterIn::Path) {
        answers.push(NOT_FOUND);
    }
    if takes(ParameterIn::Query) {
        answers.push(INVALID);
    }
    if takes(ParameterIn::Query) || takes(ParameterIn::Header) {
        answers.push(BAD_REQUEST);
    }
    if operation.request_body.is_some() {
        answers.extend([BAD_REQUEST, TOO_LARGE, WRONG_TYPE, INVALID]);
    }
    let described = &mut operation.responses.responses;
    for (status, name, _) in answers {
        described.entry(status.to_owned()).or_insert_with(|| RefOr::Ref(Ref::from_response_name(name)));
    }
    for (status, answer) in described {
        name_answer(status, answer);
    }
}

/// OpenAPI requires a description for every response; where the handler gave none, use the HTTP reason phrase.
fn name_answer(status: &str, answer: &mut RefOr<Response>) {
    let RefOr::T(answer) = answer else { return };
    let words = status.parse::<StatusCode>().ok().and_then(|status| status.canonical_reason());
    if let Some(words) = words.filter(|_| answer.description.is_empty()) {
        answer.description = words.to_owned();
    }
}

fn refusal(text: &str) -> Response {
    let body = ContentBuilder::new().schema(Some(Ref::from_schema_name("ErrorBody"))).build();
    ResponseBuilder::new().description(text).content("application/json", body).build()
}

fn schemes() -> [(&'static str, SecurityScheme); 3] {
    let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).bearer_format("id|secret").build();
    let staff = ApiKeyValue::with_description("staff", "Set by staff/sign-in, not readable by scripts");
    let console = ApiKeyValue::with_description("X-Ishbor-Staff", "Always 1");
    [
        (TOKEN, SecurityScheme::Http(token)),
        (STAFF, SecurityScheme::ApiKey(ApiKey::Cookie(staff))),
        (CONSOLE, SecurityScheme::ApiKey(ApiKey::Header(console))),
    ]
}
