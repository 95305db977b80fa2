//! Security notices by SMS: the first of a kind is sent at once, more of that kind within the next hour as one message.
//! A kind never waits for another one, so that harmless notices cannot hide a new phone or password.

use jiff::SignedDuration;
use kernel::Locale;
use outside::SendError;
use platform::App;
use queue::Job;
use serde::{Deserialize, Serialize};

use super::{SendNotice, about_the_account};
use crate::model::Channel;
use crate::sms::{SmsKind, Spending, admit_and_send, new_reference, store};

/// For how long further notices of the same kind are collected.
const COLLECTED: SignedDuration = SignedDuration::from_hours(1);

/// Message key of the text that stands for several notices.
const SEVERAL: &str = "notice_several";

pub(crate) async fn send_notice(app: &App, notice: &SendNotice, text: String) -> anyhow::Result<()> {
    if notice.text != SEVERAL && collect(app, notice).await? {
        return Ok(());
    }
    let spending = Spending {
        reference: &notice.reference,
        kind: SmsKind::Notice,
        what: Some(&notice.text),
        phone: &notice.to,
        user: notice.user,
        network: None,
    };
    match admit_and_send(app, &spending, text).await? {
        Ok(()) => Ok(()),
        Err(SendError::NotSent(reason)) => anyhow::bail!("sms: {reason}"),
        Err(error) => {
            // The event is in the history of the account, where its owner sees it.
            tracing::warn!(%error, text = notice.text, "a notice was not delivered by SMS");
            Ok(())
        }
    }
}

/// Whether the notice waits for the message that stands for several.
async fn collect(app: &App, notice: &SendNotice) -> anyhow::Result<bool> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    store::lock_budget(&mut tx).await?;
    let is_retry = store::has_message(&mut tx, &notice.reference).await?;
    if is_retry || !store::has_notice_since(&mut tx, &notice.to, &notice.text, now - COLLECTED).await? {
        return Ok(false);
    }
    if store::insert_digest(&mut tx, &notice.to, notice.user, &notice.locale).await? {
        queue::enqueue_at(&mut tx, &SendDigest { phone: notice.to.clone() }, now + COLLECTED).await?;
    }
    tx.commit().await?;
    Ok(true)
}

/// Turns the collected notices of a number into one.
#[derive(Debug, Serialize, Deserialize)]
pub struct SendDigest {
    phone: String,
}

impl Job<App> for SendDigest {
    const NAME: &'static str = "send_sms_digest";
    const KEEP_FAILED: bool = false;

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let mut tx = app.db.begin().await?;
        let Some(digest) = store::delete_digest(&mut tx, &self.phone).await? else { return Ok(()) };
        let message = SendNotice {
            channel: Channel::Sms,
            to: self.phone,
            text: SEVERAL.to_owned(),
            args: Vec::new(),
            locale: Locale::parse(&digest.locale).unwrap_or_default().code().to_owned(),
            subject: about_the_account(),
            user: digest.user_id,
            reference: new_reference(),
        };
        queue::enqueue(&mut tx, &message).await?;
        tx.commit().await?;
        Ok(())
    }
}
