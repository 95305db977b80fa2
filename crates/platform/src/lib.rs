//! What all capabilities share: the application state, the error type, extractors, sessions, pagination, idempotency,
//! rate limits, files and their names, pictures and QR codes.
//!
//! Keep this crate small and stable: a change here rebuilds every capability. It depends on no capability, no command
//! line and no environment variable; `server` builds an [`App`] and passes it in.

mod app;
pub mod away;
mod database;
pub mod db;
mod error;
pub mod etag;
mod extract;
mod failure;
pub mod file_name;
pub mod files;
mod idempotency;
pub mod images;
mod paging;
pub mod qr;
pub mod rate;
pub mod refusal;
pub mod session;
pub mod wording;

pub use app::{App, AppParts, Environment, Site};
pub use database::{Connection, Database, Transaction, with_one_connection};
pub use error::{Error, Result};
pub use extract::{Body, ClientAddr, Lang, Path, Query, refuse_nul};
pub use idempotency::{Idempotency, forget_old_answers};
pub use paging::{Meta, PageQuery};
pub use refusal::{Refusal, Refused};
pub use session::{
    Candidate, CandidateId, CompanyId, Customer, MaybeViewer, Member, Origin, SessionId, UserId, Viewer,
};
