//! Every SMS passes here, because it costs money and reaches a phone that may belong to somebody else.
//!
//! [`admit`] writes a row before anything is sent and counts the day's budget and the limits of the number and the
//! account under one lock, so that parallel messages cannot exceed them. [`send`] needs the [`Ticket`] that only
//! `admit` returns. `crates/server/tests/it/house.rs` checks that no other code sends an SMS.

mod budget;
pub(crate) mod store;

use jiff::Timestamp;
use kernel::Phone;
use kernel::clock::tashkent;
use outside::{Channels, SendError, SmsMessage};
use platform::{App, UserId};
use sqlx::PgConnection;
use uuid::Uuid;

pub use budget::{Denied, SmsBudget, SmsKind};

/// An SMS that somebody wants to send.
#[derive(Debug, Clone, Copy)]
pub struct Spending<'a> {
    /// Our unique id of the message, at most 20 ASCII characters. Admitting it twice counts once.
    pub reference: &'a str,
    pub kind: SmsKind,
    /// Message key of a notice.
    pub what: Option<&'a str>,
    pub phone: &'a str,
    pub user: Option<UserId>,
    /// The network that requested a code.
    pub network: Option<&'a str>,
}

/// The permission to send one SMS, which is already counted.
#[derive(Debug)]
pub struct Ticket {
    reference: String,
    phone: String,
}

/// A reference for a message that has no id of its own.
pub(crate) fn new_reference() -> String {
    Uuid::new_v4().simple().to_string()[..20].to_owned()
}

/// Counts an SMS in the caller's transaction, or says why it must not be sent.
pub async fn admit(
    app: &App,
    db: &mut PgConnection,
    spending: &Spending<'_>,
) -> sqlx::Result<Result<Ticket, Denied>> {
    let now = app.clock.now();
    store::lock_budget(db).await?;
    let ticket = Ticket { reference: spending.reference.to_owned(), phone: spending.phone.to_owned() };
    if store::has_message(db, spending.reference).await? {
        return Ok(Ok(ticket));
    }
    let budget = app.shared::<SmsBudget>();
    let spent = store::count_spent(db, spending, start_of_day(now)).await?;
    if let Some(denied) = budget.denies(spending.kind, &spent, spending.network.is_some()) {
        let kind = spending.kind.code();
        if denied == Denied::Budget {
            tracing::error!(spent = spent.all, kind, "the day's budget for SMS is used up");
            metrics::counter!("sms_budget_refusals_total").increment(1);
        } else {
            tracing::warn!(kind, ?denied, "too many SMS");
        }
        return Ok(Err(denied));
    }
    store::insert_message(db, spending, budget.price, now).await?;
    Ok(Ok(ticket))
}

/// Sends an admitted SMS. Success returns the provider's id of the message.
pub async fn send(
    app: &App,
    ticket: &Ticket,
    text: String,
    code: Option<String>,
) -> Result<Option<String>, SendError> {
    let to = Phone::parse(&ticket.phone).map_err(|_| SendError::Refused("not a phone".to_owned()))?;
    let message = SmsMessage { to, text, reference: ticket.reference.clone(), code };
    app.shared::<Channels>().sms.send(&message).await
}

/// The message was certainly not sent: it costs nothing.
pub async fn release(db: &mut PgConnection, reference: &str) -> sqlx::Result<()> {
    store::delete_message(db, reference).await
}

/// Forgets to whom messages were sent, when the account is erased.
pub async fn forget_number(db: &mut PgConnection, phone: &str) -> sqlx::Result<()> {
    store::clear_phone(db, phone).await?;
    store::delete_digest(db, phone).await?;
    Ok(())
}

/// Deletes what the limits, which look back to midnight, do not need.
pub async fn delete_before(db: &mut PgConnection, before: Timestamp) -> sqlx::Result<()> {
    store::delete_messages_before(db, before).await
}

/// Admits and sends a message that is not a code.
pub(crate) async fn admit_and_send(
    app: &App,
    spending: &Spending<'_>,
    text: String,
) -> anyhow::Result<Result<(), SendError>> {
    let mut tx = app.db.begin().await?;
    let admitted = admit(app, &mut tx, spending).await?;
    tx.commit().await?;
    let ticket = match admitted {
        Ok(ticket) => ticket,
        Err(denied) => return Ok(Err(SendError::Refused(format!("limit of SMS: {denied:?}")))),
    };
    let sent = send(app, &ticket, text, None).await;
    if sent.as_ref().is_err_and(|error| !matches!(error, SendError::Unknown(_))) {
        release(&mut *app.db.acquire().await?, spending.reference).await?;
    }
    Ok(sent.map(|_| ()))
}

/// The budget is that of a day in Tashkent.
fn start_of_day(now: Timestamp) -> Timestamp {
    now.to_zoned(tashkent()).start_of_day().map_or(now, |day| day.timestamp())
}
