//! Faults in a random order chosen by a seed, while clients are at work.
//! `ISHBOR_CRASH_SEED=7 cargo test -p server --test crash` tries another order.

use std::collections::BTreeMap;
use std::time::Instant;

use crate::crowd::Crowd;
use crate::product::{Home, Server, signal, wait_until};
use crate::writers;

#[derive(Debug, Clone, Copy)]
pub enum Fault {
    ServerKilled,
    PostmasterKilled,
    BothKilled,
    BackendKilled,
    ServerAskedToEnd,
}

const TEN: [Fault; 10] = [
    Fault::ServerKilled,
    Fault::ServerKilled,
    Fault::PostmasterKilled,
    Fault::PostmasterKilled,
    Fault::BothKilled,
    Fault::BothKilled,
    Fault::BackendKilled,
    Fault::BackendKilled,
    Fault::ServerAskedToEnd,
    Fault::ServerAskedToEnd,
];

#[tokio::test(flavor = "multi_thread")]
async fn killing_server_and_database_in_any_order_ten_times_loses_nothing() {
    let seed = seed();
    let home = Home::new("faults");
    let mut server = Server::start(&home);
    let writers = writers::start(server.address);
    for (fault, letters) in plan(seed, &TEN) {
        assert!(writers.wait_for_more(letters), "no letters:\n{}", server.log().join("\n"));
        let began;
        (server, began) = inject(fault, &home, server, &writers).await;
        let is_back = writers.wait_for_new();
        assert!(is_back, "{fault:?}: no letter was taken:\n{}", server.log().join("\n"));
        eprintln!("{fault:?}: serves again after {:?}", began.elapsed());
        // Backends of a killed postmaster may serve for a moment until they notice.
        wait_until(|| home.postmasters().len() == 1, || format!("more than one PostgreSQL after {fault:?}"));
    }
    let story = writers.finish();
    assert!(story.unknown > 0, "no fault hit a request: the test proves nothing");
    check_letters(&home, &story.acknowledged).await;
    check_repeats(&server, &story.acknowledged);
    let status = server.stop();
    assert!(status.success(), "{status}");
    assert!(home.postmasters().is_empty(), "a PostgreSQL was left behind");
    eprintln!(
        "seed {seed}: {} letters acknowledged, {} sendings repeated",
        story.acknowledged.len(),
        story.unknown
    );
}

pub fn seed() -> u64 {
    std::env::var("ISHBOR_CRASH_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1)
}

/// The faults in an order determined by the seed, each with the number of successes to wait for before it.
pub fn plan(seed: u64, faults: &[Fault]) -> Vec<(Fault, usize)> {
    let mut random = seed;
    let mut next = move |below: u64| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) % below
    };
    let mut left = faults.to_vec();
    let mut plan = Vec::new();
    while !left.is_empty() {
        let fault = left.swap_remove(next(left.len() as u64) as usize);
        plan.push((fault, 1 + next(8) as usize));
    }
    plan
}

impl Fault {
    fn ends_server(self) -> bool {
        matches!(self, Self::ServerKilled | Self::BothKilled | Self::ServerAskedToEnd)
    }
}

/// Injects a fault. Returns the server that runs afterwards, and the time from which it should be recovering.
pub async fn inject<T: Send + 'static>(
    fault: Fault,
    home: &Home,
    mut server: Server,
    people: &Crowd<T>,
) -> (Server, Instant) {
    let postmaster = home.postmasters()[0];
    match fault {
        Fault::PostmasterKilled => signal("KILL", &[postmaster]),
        Fault::BackendKilled => signal("KILL", &[backend(home).await]),
        Fault::ServerKilled => signal("KILL", &[server.pid()]),
        Fault::BothKilled => signal("KILL", &[server.pid(), postmaster]),
        Fault::ServerAskedToEnd => signal("TERM", &[server.pid()]),
    }
    if !fault.ends_server() {
        return (server, Instant::now());
    }
    let status = server.wait();
    let was_asked = matches!(fault, Fault::ServerAskedToEnd);
    assert_eq!(status.success(), was_asked, "{fault:?} ended with {status}:\n{}", server.log().join("\n"));
    people.set_address(None);
    let began = Instant::now();
    let server = Server::start(home);
    people.set_address(Some(server.address));
    (server, began)
}

/// The process id of a backend that serves the server.
async fn backend(home: &Home) -> u32 {
    let sql = "select pid from pg_stat_activity where application_name = 'ishbor' order by query_start desc limit 1";
    let pid: i32 = sqlx::query_scalar(sql).fetch_one(&mut home.database().await).await.unwrap();
    pid.try_into().unwrap()
}

/// The stored letters are exactly the acknowledged ones, each once and with the id from its response.
async fn check_letters(home: &Home, acknowledged: &BTreeMap<u32, Vec<u8>>) {
    let stored: Vec<(String, String)> =
        sqlx::query_as("select message, id::text from contact_messages order by id")
            .fetch_all(&mut home.database().await)
            .await
            .unwrap();
    let count = stored.len();
    let stored: BTreeMap<String, String> = stored.into_iter().collect();
    assert_eq!(stored.len(), count, "a letter is stored twice");
    let id_of = |body: &Vec<u8>| serde_json::from_slice::<serde_json::Value>(body).unwrap()["id"].clone();
    let expected = acknowledged
        .iter()
        .map(|(number, body)| (writers::text(*number), id_of(body).as_str().unwrap().to_owned()));
    assert_eq!(stored, expected.collect());
}

/// A retry after all faults gets the same response, byte for byte.
fn check_repeats(server: &Server, acknowledged: &BTreeMap<u32, Vec<u8>>) {
    for number in (0..acknowledged.len() as u32).step_by(10) {
        let repeated = writers::send(server.address, number).unwrap();
        assert_eq!(Some(&repeated.body), acknowledged.get(&number), "letter {number}");
    }
}
