//! Somebody says that something is not what it should be (decisions C13).
//!
//! Complaints of three people hide the subject until a moderator has looked. The moderator upholds or dismisses all
//! open complaints about a subject together, and everybody who complained is notified of the result.

pub(crate) mod company;
pub(crate) mod decide;
pub(crate) mod list;
mod report;
mod store;

use serde::{Deserialize, Serialize};
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema, openapi::RefOr};

pub use report::{ComplaintIn, ComplaintOut, ComplaintText, report};

kernel::id! {
    /// A complaint.
    pub ComplaintId
}

/// The kind of what a complaint is about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Target(String);

impl ToSchema for Target {
    fn name() -> std::borrow::Cow<'static, str> {
        "ComplaintTarget".into()
    }
}

/// `server` publishes the list of all kinds under the same name instead.
impl PartialSchema for Target {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new().schema_type(Type::String).into()
    }
}
