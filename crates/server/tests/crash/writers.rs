//! People who write letters without rest and repeat one until it is acknowledged, and the history of what they saw.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use serde_json::json;

use crate::http::{self, Answer};
use crate::product::patience;

const WRITERS: u32 = 3;
/// A letter that is not taken for so long would be lost to a person too.
const PATIENCE: Duration = Duration::from_secs(30);

/// The acknowledgement of each letter, by its text.
pub type Acknowledged = BTreeMap<String, Vec<u8>>;

#[derive(Default)]
struct Shared {
    address: Mutex<Option<SocketAddr>>,
    number: AtomicU32,
    stop: AtomicBool,
    acknowledged: Mutex<Acknowledged>,
    /// Answers that were lost or said "later", so that the outcome was unknown until the repeat.
    unknown: AtomicU32,
}

pub struct Writers {
    shared: Arc<Shared>,
    threads: Vec<JoinHandle<()>>,
}

impl Writers {
    pub fn start(address: SocketAddr) -> Self {
        let shared = Arc::new(Shared { address: Mutex::new(Some(address)), ..Shared::default() });
        let threads = (0..WRITERS).map(|_| {
            let shared = shared.clone();
            thread::spawn(move || {
                while !shared.stop.load(Ordering::Relaxed) {
                    let number = shared.number.fetch_add(1, Ordering::Relaxed);
                    write_until_acknowledged(&shared, number);
                    thread::sleep(Duration::from_millis(10));
                }
            })
        });
        Self { threads: threads.collect(), shared }
    }

    /// Where the product is now; None while it is down.
    pub fn look_at(&self, address: Option<SocketAddr>) {
        *self.shared.address.lock().unwrap() = address;
    }

    /// True as soon as letters were written and acknowledged that nobody had begun before this call.
    pub fn wait_for_new_letters(&self, patience: Duration) -> bool {
        let begun = Instant::now();
        // Each writer may hold one letter whose fate was decided before.
        let enough = self.acknowledged_so_far() + WRITERS as usize + 1;
        while self.acknowledged_so_far() < enough {
            if begun.elapsed() > patience {
                return false;
            }
            thread::sleep(Duration::from_millis(5));
        }
        true
    }

    fn acknowledged_so_far(&self) -> usize {
        self.shared.acknowledged.lock().unwrap().len()
    }

    /// Returns when every letter that was begun is acknowledged: what they saw, and how often they had to repeat.
    pub fn finish(self) -> (Acknowledged, u32) {
        self.shared.stop.store(true, Ordering::Relaxed);
        for thread in self.threads {
            thread.join().expect("a writer gave up");
        }
        let unknown = self.shared.unknown.load(Ordering::Relaxed);
        (std::mem::take(&mut self.shared.acknowledged.lock().unwrap()), unknown)
    }
}

fn write_until_acknowledged(shared: &Shared, number: u32) {
    let begun = Instant::now();
    loop {
        let address = *shared.address.lock().unwrap();
        // While nobody listens at all, waiting is not the product's fault: its return is timed elsewhere.
        let answer = address.map(|address| send(address, number));
        match &answer {
            Some(Ok(answer)) if answer.status == 200 => {
                shared.acknowledged.lock().unwrap().insert(text(number), answer.body.clone());
                return;
            }
            Some(Ok(answer)) => assert_eq!(answer.status, 503, "{}", answer.json()),
            Some(Err(_)) | None => {}
        }
        shared.unknown.fetch_add(1, Ordering::Relaxed);
        assert!(begun.elapsed() < patience(PATIENCE), "letter {number} is not taken: {answer:?}");
        thread::sleep(Duration::from_millis(100));
    }
}

/// Sends the letter with this number, always with the same key: a repeat must not become a second letter.
pub fn send(address: SocketAddr, number: u32) -> std::io::Result<Answer> {
    let body = json!({ "name": "Malika", "reply_to": "malika@example.uz", "topic": "other", "message": text(number) });
    http::exchange(address, &letter(number, &body.to_string()))
}

/// Every writer has an address of its own, since letters from one address are limited.
pub fn letter(number: u32, body: &str) -> Vec<u8> {
    let [_, a, b, c] = number.to_be_bytes();
    let length = body.len();
    format!(
        "POST /api/v1/contact HTTP/1.1\r\nHost: ishbor\r\nConnection: close\r\nContent-Type: application/json\r\n\
         X-Forwarded-For: 10.{a}.{b}.{c}\r\nIdempotency-Key: letter-{number}\r\nContent-Length: {length}\r\n\r\n{body}"
    )
    .into_bytes()
}

/// The text tells the letters apart in the database.
pub fn text(number: u32) -> String {
    format!("Assalomu alaykum, bu {number}-xat.")
}
