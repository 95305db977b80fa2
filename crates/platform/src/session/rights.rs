//! What each member of a company may do: one table, used by the extractor of every company call and sent to the web.

use std::marker::PhantomData;
use std::ops::Deref;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use kernel::words::{CompanyRight, MemberRole};

use super::{Customer, store};
use crate::app::App;
use crate::database::Transaction;
use crate::error::{Error, Result};
use crate::refusal::Refusal;

/// The lowest role that has a right. Viewers see, recruiters work, only the owner decides about money, members,
/// verification and the company itself.
pub const fn least_role(right: CompanyRight) -> MemberRole {
    match right {
        CompanyRight::SeeWork => MemberRole::Viewer,
        CompanyRight::RunVacancies | CompanyRight::OpenContacts | CompanyRight::EditPage => {
            MemberRole::Recruiter
        }
        CompanyRight::EditCompany
        | CompanyRight::ManageMembers
        | CompanyRight::VerifyCompany
        | CompanyRight::Pay
        | CompanyRight::DeleteCompany => MemberRole::Owner,
    }
}

pub const fn may(role: MemberRole, right: CompanyRight) -> bool {
    // The roles are declared from the highest to the lowest.
    role as u8 <= least_role(right) as u8
}

/// All rights of a role, in the order of the list.
pub fn rights_of(role: MemberRole) -> Vec<CompanyRight> {
    CompanyRight::ALL.iter().copied().filter(|right| may(role, *right)).collect()
}

/// A right as a type, for [`Member`].
pub trait Right: Send + Sync {
    const RIGHT: CompanyRight;
}

/// Declares the type of each right. `SeeWork` has none: that is [`Customer`].
macro_rules! rights {
    ($($name:ident),+ $(,)?) => {
        $(
            #[doc = concat!("[`CompanyRight::", stringify!($name), "`] as a type.")]
            #[derive(Debug, Clone, Copy)]
            pub struct $name;

            impl Right for $name {
                const RIGHT: CompanyRight = CompanyRight::$name;
            }
        )+
    };
}

rights!(RunVacancies, OpenContacts, EditPage, EditCompany, ManageMembers, VerifyCompany, Pay, DeleteCompany);

/// A member of the company in use who has the right `R`.
#[derive(Debug, Clone)]
pub struct Member<R> {
    customer: Customer,
    right: PhantomData<R>,
}

impl<R> Deref for Member<R> {
    type Target = Customer;

    fn deref(&self) -> &Customer {
        &self.customer
    }
}

impl<R: Right> Member<R> {
    /// Begins a transaction that holds the membership: see [`begin_as`].
    pub async fn begin(&self, app: &App) -> Result<Transaction> {
        begin_as(app, &self.customer, R::RIGHT).await
    }
}

/// Begins a transaction that holds the membership: a removal or another role waits until it ends, and if it came
/// first, this is refused. An owner's right is held alone, so that two decisions of one owner follow each other.
pub async fn begin_as(app: &App, me: &Customer, right: CompanyRight) -> Result<Transaction> {
    let mut tx = app.db.begin().await?;
    let alone = matches!(least_role(right), MemberRole::Owner);
    let role = store::hold_member(&mut tx, me.company_id, me.user_id, alone).await?;
    let role = role.and_then(|code| MemberRole::parse(&code));
    match role {
        Some(role) if may(role, right) => Ok(tx),
        _ => Err(Refusal::NotAllowedInCompany.into()),
    }
}

impl<R: Right> FromRequestParts<App> for Member<R> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        let customer = Customer::from_request_parts(parts, app).await?;
        if may(customer.role, R::RIGHT) {
            Ok(Self { customer, right: PhantomData })
        } else {
            Err(Refusal::NotAllowedInCompany.into())
        }
    }
}

#[cfg(test)]
mod tests {
    use CompanyRight::{
        DeleteCompany, EditCompany, EditPage, ManageMembers, OpenContacts, Pay, RunVacancies, SeeWork,
        VerifyCompany,
    };

    use super::*;

    #[test]
    fn every_role_has_exactly_its_rights() {
        let work = [SeeWork, RunVacancies, OpenContacts, EditPage];
        let own = [EditCompany, ManageMembers, VerifyCompany, Pay, DeleteCompany];
        assert_eq!(rights_of(MemberRole::Viewer), [SeeWork]);
        assert_eq!(rights_of(MemberRole::Recruiter), work);
        assert_eq!(rights_of(MemberRole::Owner), [&work[..], &own[..]].concat());
    }
}
