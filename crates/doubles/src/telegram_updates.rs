//! How the Telegram double delivers updates to the bot: by long polling or by a webhook, never by both.

use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::Notify;
use tokio::time::{Instant, timeout_at};

use crate::desk::lock;
use crate::running::caller;

/// Telegram retries for hours; here a restarted server gets its updates within seconds.
const TRIES: usize = 20;
const PAUSE: Duration = Duration::from_millis(500);

#[derive(Default)]
pub struct Updates {
    queue: Mutex<Queue>,
    arrived: Notify,
    /// Serializes deliveries to a webhook, to preserve their order.
    delivering: tokio::sync::Mutex<()>,
}

#[derive(Default)]
struct Queue {
    waiting: Vec<Value>,
    last_id: i64,
    webhook: Option<Webhook>,
    /// Pressed buttons that the bot has not answered yet.
    unanswered: HashSet<String>,
}

#[derive(Clone)]
struct Webhook {
    url: String,
    secret: String,
}

impl Updates {
    pub fn set_webhook(self: &Arc<Self>, url: &str, secret: &str) {
        lock(&self.queue).webhook = Some(Webhook { url: url.to_owned(), secret: secret.to_owned() });
        tokio::spawn(self.clone().deliver());
    }

    pub fn delete_webhook(&self) {
        lock(&self.queue).webhook = None;
    }

    pub fn webhook_url(&self) -> Option<String> {
        lock(&self.queue).webhook.as_ref().map(|webhook| webhook.url.clone())
    }

    /// Adds an update: `kind` is `message` or `callback_query`.
    pub fn happen(self: &Arc<Self>, kind: &str, what: &Value) {
        {
            let mut queue = lock(&self.queue);
            queue.last_id += 1;
            let update = json!({"update_id": queue.last_id, kind: what});
            if let Some(id) = what["id"].as_str() {
                queue.unanswered.insert(id.to_owned());
            }
            queue.waiting.push(update);
        }
        self.arrived.notify_waiters();
        tokio::spawn(self.clone().deliver());
    }

    /// Whether this pressed button was still unanswered.
    pub fn answer(&self, callback: &str) -> bool {
        lock(&self.queue).unanswered.remove(callback)
    }

    /// The updates from `offset` on; earlier ones are acknowledged. `None` if a webhook is set.
    pub async fn poll(&self, offset: i64, timeout: Duration) -> Option<Vec<Value>> {
        let until = Instant::now() + timeout;
        loop {
            let arrived = self.arrived.notified();
            {
                let mut queue = lock(&self.queue);
                if queue.webhook.is_some() {
                    return None;
                }
                queue.waiting.retain(|update| update["update_id"].as_i64() >= Some(offset));
                if !queue.waiting.is_empty() {
                    return Some(queue.waiting.iter().take(100).cloned().collect());
                }
            }
            if timeout_at(until, arrived).await.is_err() {
                return Some(Vec::new());
            }
        }
    }

    /// Delivers the queued updates to the webhook in order, retrying each until it is accepted or the attempts are
    /// used up.
    async fn deliver(self: Arc<Self>) {
        let _one_at_a_time = self.delivering.lock().await;
        let http = caller();
        let mut tries = 0;
        while tries < TRIES {
            let next = {
                let queue = lock(&self.queue);
                queue.webhook.clone().zip(queue.waiting.first().cloned())
            };
            let Some((webhook, update)) = next else { return };
            let request = http
                .post(&webhook.url)
                .header("X-Telegram-Bot-Api-Secret-Token", &webhook.secret)
                .json(&update);
            let taken = request.send().await.is_ok_and(|answer| answer.status().is_success());
            if taken {
                tries = 0;
                lock(&self.queue).waiting.retain(|waiting| waiting["update_id"] != update["update_id"]);
            } else {
                tries += 1;
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}
