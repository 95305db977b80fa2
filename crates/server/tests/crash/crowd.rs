//! Clients that repeat an action continuously while faults are injected, and a record of every response.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::http::{self, Answer};
use crate::product::PATIENCE;

const PEOPLE: u32 = 3;

/// Where clients reach the product: an address, or `None` while it is down.
pub struct Reach {
    address: Mutex<Option<SocketAddr>>,
    /// Lost responses and 503s, after which the outcome was unknown until the retry.
    unknown: AtomicU32,
}

impl Reach {
    pub fn at(address: SocketAddr) -> Self {
        Self { address: Mutex::new(Some(address)), unknown: AtomicU32::new(0) }
    }

    /// Retries the same bytes until there is a response other than 503, which says when to retry. Sooner would use up
    /// the limits of the address.
    pub fn send_until_answered(&self, request: &[u8]) -> Answer {
        let begun = Instant::now();
        loop {
            let address = *self.address.lock().unwrap();
            let answer = address.map(|address| http::exchange(address, request));
            match answer {
                Some(Ok(answer)) if answer.status != 503 => return answer,
                _ => {}
            }
            self.unknown.fetch_add(1, Ordering::Relaxed);
            let asked = String::from_utf8_lossy(request);
            assert!(begun.elapsed() < PATIENCE, "not taken: {answer:?}\n{asked}");
            let wait = answer.and_then(|answer| answer.ok()?.retry_after());
            thread::sleep(wait.unwrap_or(Duration::from_millis(100)));
        }
    }
}

struct Shared<T> {
    reach: Reach,
    number: AtomicU32,
    stop: AtomicBool,
    acknowledged: Mutex<BTreeMap<u32, T>>,
}

/// `T` is the record of one successful action.
pub struct Crowd<T> {
    shared: Arc<Shared<T>>,
    threads: Vec<JoinHandle<()>>,
}

/// The records by the number of the action, and how many retries were needed.
pub struct Story<T> {
    pub acknowledged: BTreeMap<u32, T>,
    pub unknown: u32,
}

impl<T: Send + 'static> Crowd<T> {
    /// Every action has its own number. `None` means that the action failed in an expected way.
    pub fn start(
        address: SocketAddr,
        act: impl Fn(&Reach, u32) -> Option<T> + Clone + Send + 'static,
    ) -> Self {
        let shared = Arc::new(Shared {
            reach: Reach::at(address),
            number: AtomicU32::new(0),
            stop: AtomicBool::new(false),
            acknowledged: Mutex::default(),
        });
        let threads = (0..PEOPLE).map(|_| {
            let (shared, act) = (shared.clone(), act.clone());
            thread::spawn(move || {
                while !shared.stop.load(Ordering::Relaxed) {
                    let number = shared.number.fetch_add(1, Ordering::Relaxed);
                    if let Some(answer) = act(&shared.reach, number) {
                        shared.acknowledged.lock().unwrap().insert(number, answer);
                    }
                    thread::sleep(Duration::from_millis(10));
                }
            })
        });
        Self { threads: threads.collect(), shared }
    }

    /// Sets where the product is now; `None` while it is down.
    pub fn set_address(&self, address: Option<SocketAddr>) {
        *self.shared.reach.address.lock().unwrap() = address;
    }

    /// Waits until an action has succeeded that was started after this call.
    pub fn wait_for_new(&self) -> bool {
        // Each client may be in the middle of an action that was decided before.
        self.wait_for_more(PEOPLE as usize + 1)
    }

    /// Waits until this many more actions have succeeded; false on timeout.
    pub fn wait_for_more(&self, count: usize) -> bool {
        let begun = Instant::now();
        let enough = self.so_far() + count;
        while self.so_far() < enough {
            // A client that has ended will not succeed any more.
            if begun.elapsed() > PATIENCE || self.threads.iter().any(JoinHandle::is_finished) {
                return false;
            }
            thread::sleep(Duration::from_millis(5));
        }
        true
    }

    fn so_far(&self) -> usize {
        self.shared.acknowledged.lock().unwrap().len()
    }

    /// Stops the clients and waits for their last actions.
    pub fn finish(self) -> Story<T> {
        self.shared.stop.store(true, Ordering::Relaxed);
        for thread in self.threads {
            thread.join().expect("a client thread panicked");
        }
        let acknowledged = std::mem::take(&mut *self.shared.acknowledged.lock().unwrap());
        Story { acknowledged, unknown: self.shared.reach.unknown.load(Ordering::Relaxed) }
    }
}
