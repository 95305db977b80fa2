//! Browsers in which a member has signed in before. Their attempts are counted separately, so a stranger who fails
//! with somebody's login delays strangers only.
//!
//! The cookie is signed for one login; nothing about it is stored.

use axum::http::HeaderMap;
use jiff::SignedDuration;
use platform::App;
use platform::session::{cookie_value, secure};
use secrets::{Keys, Secret};

use crate::login::StaffLogin;

const COOKIE: &str = "staff_device";
const LABEL: &str = "staff-device";
const LIFE: SignedDuration = SignedDuration::from_hours(365 * 24);

/// This browser, if the member with this login has signed in here.
pub fn known(app: &App, headers: &HeaderMap, login: &StaffLogin) -> Option<Secret> {
    let (device, signature) = cookie_value(headers, COOKIE)?.split_once('.')?;
    let is_ours = app.shared::<Keys>().is_signed(LABEL, &text(login, device), signature);
    Secret::parse(device).filter(|_| is_ours)
}

/// The `Set-Cookie` of a browser in which the member has just signed in.
pub fn cookie(app: &App, login: &StaffLogin) -> String {
    let device = Secret::new();
    let signature = app.shared::<Keys>().sign(LABEL, &text(login, device.as_str()));
    let (age, secure, device) = (LIFE.as_secs(), secure(app), device.as_str());
    format!("{COOKIE}={device}.{signature}; Path=/; HttpOnly; SameSite=Strict{secure}; Max-Age={age}")
}

fn text(login: &StaffLogin, device: &str) -> String {
    format!("{} {device}", login.as_str())
}
