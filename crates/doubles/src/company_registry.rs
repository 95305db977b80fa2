//! A double of the state register of companies. The number decides the answer.

use std::ops::Deref;
use std::sync::Arc;

use anyhow::Result;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use axum::{Json, Router};
use serde_json::json;

use crate::desk::Desk;
use crate::running::Running;

/// The double.
pub struct CompanyRegistry(Running);

impl CompanyRegistry {
    pub const FOUND: &str = "301234567";
    pub const CLOSED: &str = "302222223";
    pub const UNKNOWN: &str = "309999990";
    /// Answers 503.
    pub const DOWN: &str = "305000503";
    /// Never answers.
    pub const SLOW: &str = "308000408";
    /// The name of every registered company.
    pub const NAME: &str = "\"ANOR SAVDO\" MAS'ULIYATI CHEKLANGAN JAMIYAT";

    pub async fn start() -> Self {
        Self::start_on(0).await.expect("a free port can be listened on")
    }

    pub async fn start_on(port: u16) -> Result<Self> {
        let routes = Router::new().route("/companies/{number}", get(find));
        Running::start(port, Arc::new(Desk::default()), |_| routes).await.map(Self)
    }
}

impl Deref for CompanyRegistry {
    type Target = Running;

    fn deref(&self) -> &Running {
        &self.0
    }
}

/// Every other number is a registered company too.
async fn find(Path(number): Path<String>) -> Response {
    match number.as_str() {
        CompanyRegistry::UNKNOWN => {
            (StatusCode::NOT_FOUND, Json(json!({ "error": "not found" }))).into_response()
        }
        CompanyRegistry::DOWN => StatusCode::SERVICE_UNAVAILABLE.into_response(),
        CompanyRegistry::SLOW => std::future::pending().await,
        _ => Json(json!({
            "name": CompanyRegistry::NAME,
            "address": "Samarqand viloyati, Samarqand shahri, Registon ko'chasi, 5",
            "director": "KARIMOV SARDOR",
            "registered_on": "2015-09-01",
            "is_active": number != CompanyRegistry::CLOSED,
        }))
        .into_response(),
    }
}
