//! Server and database are killed while people register: an account exists completely or not at all, only once, and
//! everybody whose registration was acknowledged can use it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use doubles::Eskiz;
use serde_json::Value;

use crate::crowd::{Crowd, Story};
use crate::faults::{Fault, inject, plan, seed};
use crate::http;
use crate::newcomers::{self, Newcomer};
use crate::product::{Home, Server};

const SIX: [Fault; 6] = [
    Fault::ServerKilled,
    Fault::ServerKilled,
    Fault::PostmasterKilled,
    Fault::PostmasterKilled,
    Fault::BothKilled,
    Fault::BackendKilled,
];

/// A code whose sending was interrupted by a crash is not sent again: the person would request another after a
/// minute. Here the attempt is given up and another person registers.
const SMS_PATIENCE: Duration = Duration::from_secs(2);

#[tokio::test(flavor = "multi_thread")]
async fn an_account_is_created_once_and_completely_despite_crashes() {
    let eskiz = Arc::new(Eskiz::start().await);
    let home = newcomers::home("registrations", &eskiz);
    let mut server = Server::start(&home);
    let crowd = {
        let (eskiz, in_vain) = (eskiz.clone(), Arc::new(AtomicU32::new(0)));
        Crowd::start(server.address, move |reach, number| {
            // On a slow machine the SMS may merely be late, so the timeout doubles after each failed attempt.
            let patience = SMS_PATIENCE * 2_u32.pow(in_vain.load(Ordering::Relaxed).min(5));
            let newcomer = newcomers::register(reach, &eskiz, number, patience);
            if newcomer.is_some() {
                in_vain.store(0, Ordering::Relaxed);
            } else {
                in_vain.fetch_add(1, Ordering::Relaxed);
            }
            newcomer
        })
    };
    for (fault, people) in plan(seed(), &SIX) {
        assert!(crowd.wait_for_more(people), "no account was registered:\n{}", server.log().join("\n"));
        (server, _) = inject(fault, &home, server, &crowd).await;
        assert!(
            crowd.wait_for_new(),
            "{fault:?}: no account could be registered:\n{}",
            server.log().join("\n")
        );
    }
    let story = crowd.finish();
    assert!(story.unknown > 0, "no fault hit a request: the test proves nothing");
    check_accounts(&home, &story).await;
    check_tokens(&server, &story);
    check_repeats(&server, &story);
    check_accounts(&home, &story).await;
    check_messages(&eskiz);
    assert!(server.stop().success());
    eprintln!(
        "seed {}: {} registered, {} sendings repeated, {} SMS",
        seed(),
        story.acknowledged.len(),
        story.unknown,
        eskiz.sent().len()
    );
}

/// Exactly the phones whose registration was acknowledged have an account, each with the acknowledged id, and every
/// account is complete.
async fn check_accounts(home: &Home, story: &Story<Newcomer>) {
    let mut db = home.database().await;
    let accounts: Vec<(String, String)> =
        sqlx::query_as("select phone, id::text from users order by id").fetch_all(&mut db).await.unwrap();
    let count = accounts.len();
    let accounts: BTreeMap<String, String> = accounts.into_iter().collect();
    assert_eq!(accounts.len(), count, "a phone has two accounts");
    let expected =
        story.acknowledged.values().map(|newcomer| (newcomer.phone.clone(), newcomer.user_id.clone()));
    assert_eq!(accounts, expected.collect());

    let parts: Vec<(String, i64, i64, i64, i64, i64)> = sqlx::query_as(
        "select u.phone,
                (select count(*) from candidates c where c.user_id = u.id),
                (select count(*) from candidate_spheres s join candidates c on c.id = s.candidate_id
                 where c.user_id = u.id),
                (select count(*) from consents g where g.user_id = u.id),
                (select count(*) from account_events e where e.user_id = u.id and e.event = 'registered'),
                (select count(*) from code_requests r where r.recipient = u.phone and r.used_at is not null)
         from users u",
    )
    .fetch_all(&mut db)
    .await
    .unwrap();
    for (phone, candidates, spheres, consents, events, used_codes) in parts {
        assert_eq!((candidates, spheres, consents, events, used_codes), (1, 3, 2, 1, 1), "{phone}");
    }
}

/// An issued token stays valid, also one from a repeated response.
fn check_tokens(server: &Server, story: &Story<Newcomer>) {
    for newcomer in story.acknowledged.values() {
        let bearer = format!("Bearer {}", newcomer.token);
        let me = http::get_as(server.address, "/api/v1/me", ("Authorization", &bearer)).unwrap();
        assert_eq!(me.status, 200, "{}: {}", newcomer.phone, me.json());
        assert_eq!(me.json()["user"]["phone"], newcomer.phone.as_str());
    }
}

/// A person whose three responses were all lost retries: the same requests get the same responses and the same
/// account.
fn check_repeats(server: &Server, story: &Story<Newcomer>) {
    for newcomer in story.acknowledged.values().step_by(5) {
        let repeated = newcomer.history.iter().map(|(request, _)| {
            let answer = http::exchange(server.address, request).unwrap();
            assert_eq!(answer.status, 200, "{}: {}", newcomer.phone, answer.json());
            answer.json()
        });
        let repeated: Vec<Value> = repeated.collect();
        let first: Vec<&Value> = newcomer.history.iter().map(|(_, said)| said).collect();
        assert_eq!(repeated[0]["request_id"], first[0]["request_id"], "{}", newcomer.phone);
        assert_eq!(&repeated[1], first[1], "{}", newcomer.phone);
        assert_eq!(repeated[2]["user"]["id"], newcomer.user_id.as_str(), "{}", repeated[2]);
    }
}

/// However often a request is retried and a job restarted, a phone gets one code.
fn check_messages(eskiz: &Eskiz) {
    let sent = eskiz.sent();
    let codes: Vec<_> = sent.iter().filter(|sms| newcomers::code_in(&sms.text).is_some()).collect();
    let phones: BTreeSet<&String> = codes.iter().map(|sms| &sms.to).collect();
    assert_eq!(phones.len(), codes.len(), "a code was sent twice: {codes:#?}");
}
