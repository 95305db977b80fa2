//! Accounts: people, their two profiles, and every way to sign in.
//!
//! * [`codes`]: six-digit codes to a phone, used once.
//! * [`register`], [`reset`]: actions that require a confirmed phone.
//! * [`sign_in`]: password, one-time link, Telegram, Google.
//! * [`me`]: what people see and change in their own account.
//! * [`telegram`]: the bot.
//! * [`company_status`]: verification and strikes of a company.
//! * [`unused_files`]: deletes files that no row names.
//!
//! Sessions themselves belong to `platform`, because every capability needs to know who is calling.

pub mod codes;
pub mod company_status;
mod consent;
pub mod demo;
mod device;
mod done;
mod history;
pub mod me;
mod page_viewer;
mod password;
pub mod people;
mod place;
mod refusal;
mod register;
mod reset;
mod settings;
pub mod sign_in;
pub mod telegram;
mod tidy;
pub mod unused_files;

use axum::Router;
use axum::routing::get;
use platform::App;
use queue::{Registry, Schedule};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use codes::CodeLimits;
pub use page_viewer::{PageViewer, page_viewer};
pub use refusal::Refusal;
pub use settings::{SocialLogin, TelegramLogin};

pub fn routes() -> OpenApiRouter<App> {
    let mut routes = sign_in_routes().merge(own_routes()).merge(telegram_routes());
    kernel::limit_items(routes.get_openapi_mut(), &people::ITEM_LIMITS);
    routes
}

fn sign_in_routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(codes::ask::send_code))
        .routes(routes!(codes::ask::forgot_password))
        .routes(routes!(codes::verify::verify_code))
        .routes(routes!(codes::verify::view_code_state))
        .routes(routes!(codes::report::take_eskiz_report))
        .routes(routes!(register::register))
        .routes(routes!(reset::reset_password))
        .routes(routes!(sign_in::login::login))
        .routes(routes!(sign_in::logout::logout))
        .routes(routes!(sign_in::link::send_link))
        .routes(routes!(sign_in::link::verify_link))
        .routes(routes!(sign_in::social::list_providers))
        .routes(routes!(sign_in::social::view_social))
        .routes(routes!(sign_in::social::forget_social))
        .routes(routes!(sign_in::social::enter_with_social))
        .routes(routes!(sign_in::social::telegram::telegram_login))
        .routes(routes!(sign_in::social::google::start_google))
        .routes(routes!(sign_in::social::google::finish_google))
}

fn own_routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(me::view_me))
        .routes(routes!(me::profile::update_candidate))
        .routes(routes!(me::profile::update_company))
        .routes(routes!(me::company::choose_company))
        .routes(routes!(me::avatar::set_avatar))
        .routes(routes!(me::avatar::remove_avatar))
        .routes(routes!(me::proof::send_own_code))
        .routes(routes!(me::proof::prove))
        .routes(routes!(me::password::set_own_password))
        .routes(routes!(me::contacts::set_phone))
        .routes(routes!(me::contacts::send_email_code))
        .routes(routes!(me::contacts::confirm_email))
        .routes(routes!(me::role::set_role))
        .routes(routes!(me::sessions::list_sessions))
        .routes(routes!(me::sessions::end_session))
        .routes(routes!(me::sessions::end_other_sessions))
        .routes(routes!(me::logins::list_logins))
        .routes(routes!(me::totp::start_totp))
        .routes(routes!(me::totp::confirm_totp))
        .routes(routes!(me::totp::remove_totp))
        .routes(routes!(me::identities::list_identities))
        .routes(routes!(me::identities::link_identity))
        .routes(routes!(me::identities::unlink_identity))
        .routes(routes!(me::export::view_export, me::export::ask_export))
        .routes(routes!(me::export::download_export))
        .routes(routes!(me::deletion::ask_deletion))
        .routes(routes!(me::deletion::undo_deletion))
}

fn telegram_routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(telegram::link::view_telegram))
        .routes(routes!(telegram::link::link_telegram))
        .routes(routes!(telegram::link::confirm_telegram))
        .routes(routes!(telegram::link::decline_telegram))
        .routes(routes!(telegram::link::unlink_telegram))
        .routes(routes!(telegram::webhook::take_update))
}

/// Profile pictures: public files, outside of the API.
pub fn files() -> Router<App> {
    Router::new().route("/files/{folder}/{name}", get(me::avatar::show_picture))
}

pub fn jobs(registry: &mut Registry<App>) {
    registry.add::<codes::SendCode>();
    registry.add::<sign_in::link::SendLink>();
    registry.add::<sign_in::login::NoteRefusal>();
    registry.add::<me::export::MakeExport>();
    registry.add::<me::export::ForgetExports>();
    registry.add::<me::deletion::EraseAccounts>();
    registry.add::<tidy::Tidy>();
    registry.add::<unused_files::DeleteUnusedFiles>();
    let hourly = Schedule::every(std::time::Duration::from_secs(3600));
    registry.every("erase-accounts", hourly, || me::deletion::EraseAccounts {});
    registry.every("forget-exports", hourly, || me::export::ForgetExports {});
    registry.every("tidy-accounts", hourly, || tidy::Tidy {});
    let daily = Schedule::every(std::time::Duration::from_secs(24 * 3600));
    registry.every("delete-unused-files", daily, || unused_files::DeleteUnusedFiles {});
}
