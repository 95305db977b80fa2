//! Who looks at an application and what belongs to it, such as interviews and the conversation: the candidate, or a member
//! of the company in use.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use kernel::words::{CompanyRight, Role};
use platform::session::rights;
use platform::{App, CandidateId, CompanyId, Customer, Error, Refusal, Result, Transaction, Viewer};

use crate::state::Actor;

#[derive(Debug, Clone)]
pub enum Side {
    Candidate(CandidateId),
    Company(Customer),
}

impl Side {
    pub const fn actor(&self) -> Actor {
        match self {
            Self::Candidate(_) => Actor::Candidate,
            Self::Company(_) => Actor::Customer,
        }
    }

    pub const fn candidate(&self) -> Option<CandidateId> {
        match self {
            Self::Candidate(id) => Some(*id),
            Self::Company(_) => None,
        }
    }

    pub const fn company(&self) -> Option<CompanyId> {
        match self {
            Self::Candidate(_) => None,
            Self::Company(me) => Some(me.company_id),
        }
    }

    /// Begins a transaction of somebody who may act; for a member it holds the membership.
    pub async fn begin(&self, app: &App) -> Result<Transaction> {
        match self {
            Self::Candidate(_) => Ok(app.db.begin().await?),
            Self::Company(me) => rights::begin_as(app, me, CompanyRight::RunVacancies).await,
        }
    }

    /// Whether an application of this candidate to this company is theirs.
    pub fn has(&self, company: CompanyId, candidate: CandidateId) -> bool {
        match self {
            Self::Candidate(id) => *id == candidate,
            Self::Company(me) => me.company_id == company,
        }
    }

    /// Members who only see get no buttons.
    pub const fn may_act(&self) -> bool {
        match self {
            Self::Candidate(_) => true,
            Self::Company(me) => rights::may(me.role, CompanyRight::RunVacancies),
        }
    }
}

impl FromRequestParts<App> for Side {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        let viewer = Viewer::from_request_parts(parts, app).await?;
        let side = match viewer.role {
            Role::Candidate => viewer.candidate_id.map(Self::Candidate),
            Role::Customer => viewer.as_customer().map(Self::Company),
        };
        side.ok_or_else(|| Refusal::WrongRole.into())
    }
}
