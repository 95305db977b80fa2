//! `ishbor admin …`: tasks for operators. Capabilities add theirs.

mod jobs;
mod letters;
mod rates;
mod staff;

use clap::Subcommand;
use sqlx::PgPool;

use crate::config::Config;

#[derive(Subcommand)]
pub enum AdminCommand {
    /// How to reach the database with psql.
    Psql,
    /// Background jobs: how many are queued, and which failed.
    Jobs,
    /// Runs a failed job again.
    RetryJob { id: uuid::Uuid },
    /// Unanswered letters from the contacts page.
    Letters,
    /// Marks a letter as answered.
    LetterAnswered { id: uuid::Uuid },
    /// Sets an exchange rate by hand, for a rate of the Central Bank that failed the plausibility check but is
    /// correct.
    SetRate {
        /// USD or RUB.
        #[arg(long)]
        currency: String,
        /// Soum for one unit: 11909.66.
        #[arg(long)]
        rate: f64,
        /// The day from which it is valid: 2026-07-03.
        #[arg(long)]
        day: jiff::civil::Date,
    },
    /// Invites a member of staff: prints a link that works once.
    CreateStaff {
        #[arg(long)]
        login: String,
        #[arg(long)]
        name: String,
        #[arg(long, value_enum)]
        role: staff::Role,
    },
    /// Members of staff: login, role, state, last use, name.
    ListStaff,
    /// Locks a member of staff out immediately.
    DisableStaff {
        #[arg(long)]
        login: String,
    },
    /// Prints a new link for a member of staff who lost the password or the authenticator, or was disabled.
    ResetStaff {
        #[arg(long)]
        login: String,
    },
}

pub async fn run(config: &Config, db: &PgPool, command: AdminCommand) -> anyhow::Result<()> {
    match command {
        AdminCommand::Psql => psql(config, db),
        AdminCommand::Jobs => jobs::list(db).await,
        AdminCommand::RetryJob { id } => jobs::retry(db, id).await,
        AdminCommand::Letters => letters::list(config, db).await,
        AdminCommand::LetterAnswered { id } => letters::mark_answered(config, db, id).await,
        AdminCommand::SetRate { currency, rate, day } => rates::set(db, &currency, rate, day).await,
        AdminCommand::CreateStaff { login, name, role } => {
            staff::create(config, db, &login, &name, role).await
        }
        AdminCommand::ListStaff => staff::list(config, db).await,
        AdminCommand::DisableStaff { login } => staff::disable(config, db, &login).await,
        AdminCommand::ResetStaff { login } => staff::reset(config, db, &login).await,
    }
}

fn psql(config: &Config, db: &PgPool) -> anyhow::Result<()> {
    let options = db.connect_options();
    match options.get_socket() {
        Some(socket) => say(&format!("psql -h {} -U ishbor ishbor", socket.display())),
        None => say("psql \"$DATABASE_URL\""),
    }
    let data = config.data_dir.display();
    say(&format!("The private cluster of {data} answers only while a server runs on it."));
    Ok(())
}

#[expect(clippy::print_stdout, reason = "what a person asked for on the command line")]
fn say(line: &str) {
    println!("{line}");
}
