//! What every double keeps: the requests it got, the fault it shows, the time it believes.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

/// One request as it came in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Recorded {
    pub method: String,
    pub path: String,
    pub query: String,
    pub headers: BTreeMap<String, String>,
    pub body: String,
}

/// How a double misbehaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fault {
    /// Does its work and never answers.
    #[serde(rename = "timeout")]
    Timeout,
    /// Answers 500 without doing anything.
    #[serde(rename = "500")]
    Broken,
    /// Answers 503 without doing anything.
    #[serde(rename = "503")]
    Unavailable,
    /// Answers 429 without doing anything.
    #[serde(rename = "429")]
    Busy,
    /// Turns the next request away as unauthorised, then works again.
    #[serde(rename = "401 once")]
    UnauthorizedOnce,
    /// Turns every request away as unauthorised.
    #[serde(rename = "401")]
    Unauthorized,
    /// Hangs up without doing anything.
    #[serde(rename = "drop")]
    Drop,
    /// Does its work and hangs up.
    #[serde(rename = "drop after processing")]
    DropAfterProcessing,
    /// Does its work and answers something that is not the protocol.
    #[serde(rename = "garbage")]
    Garbage,
    /// Sends the caller elsewhere.
    #[serde(rename = "redirect")]
    Redirect,
}

#[derive(Default)]
pub struct Desk {
    requests: Mutex<Vec<Recorded>>,
    fault: Mutex<Option<Planned>>,
    now: Mutex<Option<i64>>,
}

/// A fault at paths that begin so.
struct Planned {
    fault: Fault,
    path: String,
}

impl Desk {
    pub fn record(&self, request: Recorded) {
        lock(&self.requests).push(request);
    }

    pub fn requests(&self) -> Vec<Recorded> {
        lock(&self.requests).clone()
    }

    pub fn plan(&self, fault: Option<Fault>, path: &str) {
        *lock(&self.fault) = fault.map(|fault| Planned { fault, path: path.to_owned() });
    }

    /// The fault to show at this path now.
    pub fn fault(&self, path: &str) -> Option<Fault> {
        let mut planned = lock(&self.fault);
        let fault = planned.as_ref().filter(|planned| path.starts_with(&planned.path))?.fault;
        if fault == Fault::UnauthorizedOnce {
            *planned = None;
        }
        Some(fault)
    }

    pub fn set_now(&self, seconds: i64) {
        *lock(&self.now) = Some(seconds);
    }

    /// Seconds since 1970: the machine's, until a test says otherwise.
    pub fn now(&self) -> i64 {
        lock(&self.now).unwrap_or_else(|| {
            let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
        })
    }
}

/// A test that panicked has left nothing half done here.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
