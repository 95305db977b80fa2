//! Members of staff on the command line: the only place where one is created.

use clap::ValueEnum;
use jiff::Timestamp;
use kernel::fields::PersonName;
use kernel::{Args, FieldError, Locale};
use platform::{App, Error};
use sqlx::PgPool;
use staff::{Invitation, NewMember, StaffLogin, StaffRole};

use super::say;
use crate::app;
use crate::config::Config;

#[derive(Clone, Copy, ValueEnum)]
pub enum Role {
    /// Checks vacancies, companies and complaints.
    Moderator,
    /// Writes help, guides and dictionaries.
    Content,
    /// Works with orders and money.
    Finance,
    /// Everything, and other members of staff.
    Admin,
}

impl From<Role> for StaffRole {
    fn from(role: Role) -> Self {
        match role {
            Role::Moderator => Self::Moderator,
            Role::Content => Self::Content,
            Role::Finance => Self::Finance,
            Role::Admin => Self::Admin,
        }
    }
}

pub async fn create(config: &Config, db: &PgPool, login: &str, name: &str, role: Role) -> anyhow::Result<()> {
    let app = app::build(config, db.clone()).await?;
    let name = PersonName::parse(name).map_err(|problem| wrong("--name", problem))?;
    let new = NewMember { login: parse(login)?, name, role: role.into() };
    let invitation = staff::create_member(&app, &new).await.map_err(|error| words(&app, &error))?;
    say_link(&invitation);
    Ok(())
}

pub async fn reset(config: &Config, db: &PgPool, login: &str) -> anyhow::Result<()> {
    let app = app::build(config, db.clone()).await?;
    let invitation = staff::reset_member(&app, &parse(login)?).await.map_err(|error| words(&app, &error))?;
    say("The old password, authenticator and sessions work no more.");
    say_link(&invitation);
    Ok(())
}

pub async fn disable(config: &Config, db: &PgPool, login: &str) -> anyhow::Result<()> {
    let app = app::build(config, db.clone()).await?;
    let done = staff::disable_by_login(&app, &parse(login)?).await.map_err(|error| words(&app, &error))?;
    say(if done { "Disabled; the sessions have ended." } else { "Disabled already." });
    Ok(())
}

pub async fn list(config: &Config, db: &PgPool) -> anyhow::Result<()> {
    let app = app::build(config, db.clone()).await?;
    let members = staff::list_members(&app).await.map_err(|error| words(&app, &error))?;
    if members.is_empty() {
        say("Nobody yet: ishbor admin create-staff --login … --name … --role admin");
    }
    for member in members {
        let state = format!("{:?}", member.state).to_lowercase();
        let used = member.last_used_at.map_or_else(|| "-".to_owned(), minute);
        say(&format!("{:20} {:10} {state:9} {used:17} {}", member.login, member.role.code(), member.name));
    }
    Ok(())
}

fn say_link(invitation: &Invitation) {
    say("Give this link to the person, and to nobody else. It works once:");
    say(&invitation.link);
    say(&format!("until {} UTC", minute(invitation.expires_at)));
}

fn minute(at: Timestamp) -> String {
    at.strftime("%Y-%m-%d %H:%M").to_string()
}

fn parse(login: &str) -> anyhow::Result<StaffLogin> {
    StaffLogin::parse(login).map_err(|problem| wrong("--login", problem))
}

fn wrong(what: &str, problem: FieldError) -> anyhow::Error {
    anyhow::anyhow!("{what}: {}", problem.key().trim_start_matches("error_").replace('_', " "))
}

fn words(app: &App, error: &Error) -> anyhow::Error {
    anyhow::anyhow!(app.catalogue.format(Locale::En, &format!("refusal_{}", error.code()), &Args::new()))
}
