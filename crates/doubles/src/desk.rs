//! State of every double: the requests it received, the fault it simulates, its clock.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

/// One received request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Recorded {
    pub method: String,
    pub path: String,
    pub query: String,
    pub headers: BTreeMap<String, String>,
    pub body: String,
}

/// A fault that a double simulates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fault {
    /// Processes the request and never responds.
    #[serde(rename = "timeout")]
    Timeout,
    /// Responds with 500 without processing the request.
    #[serde(rename = "500")]
    Broken,
    /// Responds with 503 without processing the request.
    #[serde(rename = "503")]
    Unavailable,
    /// Responds with 429 without processing the request.
    #[serde(rename = "429")]
    Busy,
    /// Refuses the next request as unauthorised, then works again.
    #[serde(rename = "401 once")]
    UnauthorizedOnce,
    /// Refuses every request as unauthorised.
    #[serde(rename = "401")]
    Unauthorized,
    /// Closes the connection without processing the request.
    #[serde(rename = "drop")]
    Drop,
    /// Processes the request and closes the connection.
    #[serde(rename = "drop after processing")]
    DropAfterProcessing,
    /// Processes the request and responds with something outside the protocol.
    #[serde(rename = "garbage")]
    Garbage,
    /// Redirects the caller.
    #[serde(rename = "redirect")]
    Redirect,
}

#[derive(Default)]
pub struct Desk {
    requests: Mutex<Vec<Recorded>>,
    fault: Mutex<Option<Planned>>,
    now: Mutex<Option<i64>>,
}

/// A fault for paths with this prefix.
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

    /// The fault to simulate for this path now.
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

    /// Seconds since 1970: the machine's clock, unless a test has set another time.
    pub fn now(&self) -> i64 {
        lock(&self.now).unwrap_or_else(|| {
            let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
        })
    }
}

/// A test that panicked leaves no inconsistent data here, so a poisoned lock is ignored.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
