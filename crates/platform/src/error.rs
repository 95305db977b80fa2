//! The error type of all requests. It carries a code; [`crate::wording`] produces the text.

use std::time::Duration;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::FieldErrors;

use crate::refusal::{DeclaredRefusal, Refused};

pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Why a request failed. Every variant becomes `{status: false, code, message, errors?, request_id}` in the caller's
/// language.
#[derive(Debug, Clone)]
pub enum Error {
    /// 422: fields with problems.
    Invalid(FieldErrors),
    /// 400: not JSON, or a value outside a closed list. The fields name the place, as far as known.
    BadRequest(FieldErrors),
    /// A rule of a capability refused the request.
    Refused(Refused),
    /// 404. Also for things that exist but do not belong to the caller.
    NotFound,
    /// 401: no token, or an invalid one.
    SignedOut,
    /// 403.
    Forbidden,
    /// 429, with the time until the next attempt.
    TooMany(Duration),
    /// 413.
    TooLarge,
    /// 415.
    WrongType,
    /// 405.
    MethodNotAllowed,
    /// 503: the database is unavailable or too slow; the request can be retried.
    Unavailable,
    /// 500: a fault on our side. Details were logged where it happened and never leave the server.
    Fault,
}

impl From<Refused> for Error {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

impl<R: DeclaredRefusal> From<R> for Error {
    fn from(refusal: R) -> Self {
        Self::Refused(refusal.into())
    }
}

impl Error {
    pub fn status(&self) -> StatusCode {
        match self {
            Self::Invalid(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::BadRequest(_) => StatusCode::BAD_REQUEST,
            Self::Refused(refused) => refused.status(),
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::SignedOut => StatusCode::UNAUTHORIZED,
            Self::Forbidden => StatusCode::FORBIDDEN,
            Self::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::WrongType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Self::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            Self::Fault => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    pub fn code(&self) -> &'static str {
        match self {
            Self::Invalid(_) => "validation",
            Self::BadRequest(_) => "bad_request",
            Self::Refused(refused) => refused.code(),
            Self::NotFound => "not_found",
            Self::SignedOut => "unauthenticated",
            Self::Forbidden => "forbidden",
            Self::TooMany(_) => "too_many",
            Self::TooLarge => "file_too_large",
            Self::WrongType => "file_type",
            Self::MethodNotAllowed => "method_not_allowed",
            Self::Unavailable => "unavailable",
            Self::Fault => "internal",
        }
    }

    /// The codes of all variants except [`Error::Refused`], for the `ErrorCode` list in the API contract.
    pub const CODES: [&'static str; 11] = [
        "validation",
        "bad_request",
        "not_found",
        "unauthenticated",
        "forbidden",
        "too_many",
        "file_too_large",
        "file_type",
        "method_not_allowed",
        "unavailable",
        "internal",
    ];
}

/// The error is attached to the response; the wording layer, which knows the language, writes the body.
impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}
