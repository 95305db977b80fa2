//! What the register of companies says, as it is stored with a request.

use std::sync::Arc;

use jiff::Timestamp;
use kernel::TaxNumber;
use outside::{CompanyRegistry, RegisteredCompany, RegistryAnswer};
use platform::App;
use serde::Serialize;
use utoipa::ToSchema;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = CompanyRegistryState)]
pub enum RegistryState {
    Found,
    NotFound,
    /// It is registered and does not work any more.
    Closed,
    Unavailable,
    /// No register is configured; staff checks by hand.
    NotAsked,
}

impl RegistryState {
    const ALL: [Self; 5] = [Self::Found, Self::NotFound, Self::Closed, Self::Unavailable, Self::NotAsked];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Found => "found",
            Self::NotFound => "not_found",
            Self::Closed => "closed",
            Self::Unavailable => "unavailable",
            Self::NotAsked => "not_asked",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.code() == code)
    }
}

/// An answer of the register.
#[derive(Debug)]
pub struct Entry {
    pub state: RegistryState,
    pub company: Option<RegisteredCompany>,
    /// `None`: nobody was asked.
    pub asked_at: Option<Timestamp>,
}

/// Takes a few seconds if the register is slow, so the caller holds no connection to the database.
pub async fn ask(app: &App, number: &TaxNumber) -> Entry {
    let Some(registry) = app.shared::<Option<Arc<dyn CompanyRegistry>>>() else {
        return Entry { state: RegistryState::NotAsked, company: None, asked_at: None };
    };
    let (state, company) = match registry.find(number).await {
        RegistryAnswer::Found(company) if company.is_active => (RegistryState::Found, Some(company)),
        RegistryAnswer::Found(company) => (RegistryState::Closed, Some(company)),
        RegistryAnswer::NotFound => (RegistryState::NotFound, None),
        RegistryAnswer::Unavailable => (RegistryState::Unavailable, None),
    };
    Entry { state, company, asked_at: Some(app.clock.now()) }
}
