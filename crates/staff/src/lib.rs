//! Staff: the people who run the product, their sign-in, and the journal of all actions.
//!
//! A member is invited on the command line with a one-time link, sets a password and an authenticator there, and
//! signs in with both. Sessions use the cookie `staff` and last at most twelve hours, or half an hour without use. A
//! staff session is not valid for user calls, and a user token is not valid for staff calls.
//!
//! ```text
//! create-staff ─▶ invited ──welcome──▶ ready ──disable──▶ disabled
//!                    ▲                   │                    │
//!                    └────reset-staff────┴────────────────────┘
//! ```
//!
//! Other capabilities guard their console calls with [`StaffModerator`], [`StaffContent`], [`StaffFinance`] or
//! [`StaffAdmin`], and write to the journal with [`audit::write`].

mod attempts;
pub mod audit;
mod device;
mod journal;
mod login;
mod me;
mod member;
mod members;
mod model;
mod password;
mod refusal;
mod session;
mod sign_in;
mod store;
mod sweep;
mod welcome;

use platform::App;
use queue::Registry;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use login::StaffLogin;
pub use member::{Invitation, create_member, disable_by_login, list_members, reset_member};
pub use model::{Member, MemberState, NewMember, StaffId, StaffRole};
pub use refusal::Refusal;
pub use session::{COOKIE, Staff, StaffAdmin, StaffContent, StaffFinance, StaffModerator};
pub use sweep::forget_old_sign_ins;
pub use welcome::TOTP_LABEL;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(sign_in::sign_in_staff))
        .routes(routes!(me::sign_out_staff))
        .routes(routes!(me::view_staff_me))
        .routes(routes!(me::list_staff_sessions))
        .routes(routes!(me::end_staff_session))
        .routes(routes!(password::change_staff_password))
        .routes(routes!(welcome::start_staff_welcome))
        .routes(routes!(welcome::finish_staff_welcome))
        .routes(routes!(members::list_staff_members))
        .routes(routes!(members::disable_staff_member))
        .routes(routes!(members::set_staff_member_role))
        .routes(routes!(journal::list_audit_events))
}

pub fn jobs(registry: &mut Registry<App>) {
    registry.add::<sweep::ForgetOldSignIns>();
    registry.every("forget-old-staff-sign-ins", sweep::EVERY, || sweep::ForgetOldSignIns {});
}
