//! Every SMS is counted: codes, links and notices share the day's budget.

use accounts::CodeLimits;
use jiff::SignedDuration;
use notifications::SmsBudget;
use serde_json::json;
use testkit::{PASSWORD, Person, World, new_phone};

const SEND: &str = "/api/v1/auth/send-code";

/// A world whose budget pays for this many SMS besides the fifth that is reserved for quiet networks.
async fn world_with(messages: i64) -> World {
    let sms = SmsBudget { price: 100, day: messages * 125 };
    World::with_limits(CodeLimits { sms, ..CodeLimits::default() }).await
}

/// A world in which delayed jobs wait: the queue runs what is due by the clock of the machine, so that of the test must
/// be ahead of it. It is noon in Tashkent.
async fn world_ahead() -> World {
    let w = World::new().await;
    w.clock.set("2060-03-04T07:00:00Z".parse().unwrap());
    w
}

fn sms_to(w: &World, phone: &str) -> usize {
    w.outbox().iter().filter(|message| message.to == phone).count()
}

async fn spent(w: &World) -> i64 {
    let sum = "select coalesce(sum(costs), 0)::bigint from sms_messages";
    sqlx::query_scalar(sum).fetch_one(&w.db).await.unwrap()
}

/// Signs in from this many browsers that the account does not know.
async fn sign_in_from_new_devices(w: &World, person: &Person, count: usize) {
    for _ in 0..count {
        w.sign_in(person).await;
        w.run_jobs().await;
    }
}

#[tokio::test]
async fn forty_sign_ins_send_one_notice_now_and_one_for_the_others() {
    let w = world_ahead().await;
    let malika = w.candidate().await;
    let before = sms_to(&w, &malika.phone);
    sign_in_from_new_devices(&w, &malika, 40).await;
    assert_eq!(sms_to(&w, &malika.phone) - before, 1);
    w.clock.advance(SignedDuration::from_mins(61));
    w.run_jobs().await;
    w.run_jobs().await;
    assert_eq!(sms_to(&w, &malika.phone) - before, 2, "one message stands for the other 39");
    let newest = w.outbox().into_iter().find(|message| message.to == malika.phone).unwrap();
    assert!(newest.text.contains("/profile/settings/security"), "{}", newest.text);
    assert_eq!(spent(&w).await, w.outbox().len() as i64 * 100, "each SMS is counted");
}

#[tokio::test]
async fn an_account_gets_few_notices_a_day() {
    let w = world_ahead().await;
    let malika = w.candidate().await;
    let before = sms_to(&w, &malika.phone);
    // From noon to midnight in Tashkent: a notice and a digest every two hours would be twelve.
    for _ in 0..11 {
        sign_in_from_new_devices(&w, &malika, 2).await;
        w.clock.advance(SignedDuration::from_mins(62));
        w.run_jobs().await;
        w.run_jobs().await;
    }
    let sent = sms_to(&w, &malika.phone) - before;
    assert!(sent <= 10, "{sent}");
}

#[tokio::test]
async fn notices_and_links_stop_with_the_budget_and_codes_of_quiet_networks_do_not() {
    let w = world_with(4).await;
    let (malika, ali) = (w.candidate().await, w.candidate().await);
    w.candidate().await;
    // Three codes are paid; the fourth SMS is a notice.
    sign_in_from_new_devices(&w, &malika, 1).await;
    assert_eq!(spent(&w).await, 400);
    sign_in_from_new_devices(&w, &ali, 1).await;
    w.guest().post("/api/v1/auth/send-link", json!({ "phone": ali.phone })).await.expect(200);
    // The link cannot be delivered, which is reported as a failed job.
    w.run_failing_jobs().await;
    assert_eq!(sms_to(&w, &ali.phone), 1, "only the code of the registration");
    assert_eq!(spent(&w).await, 400);
    let phone = new_phone();
    let quiet = w.guest().from_address([198, 51, 100, 7].into());
    quiet.post(SEND, json!({ "phone": phone, "purpose": "register" })).await.expect(200);
    w.run_jobs().await;
    w.code_for(&phone);
}

#[tokio::test]
async fn parallel_codes_and_notices_never_exceed_the_budget() {
    let w = world_with(8).await;
    let malika = w.candidate().await;
    let mut all = tokio::task::JoinSet::new();
    for n in 0..40_u8 {
        let guest = w.guest().from_address([203, 0, 113, n].into());
        let body = json!({ "phone": new_phone(), "purpose": "register" });
        all.spawn(async move { guest.post(SEND, body).await.status.as_u16() });
        if n % 10 == 0 {
            let (guest, phone) = (w.guest().from_address([198, 51, n, 1].into()), malika.phone.clone());
            let body = json!({ "phone": phone, "password": PASSWORD });
            all.spawn(async move { guest.post("/api/v1/auth/login", body).await.status.as_u16() });
        }
    }
    all.join_all().await;
    w.run_jobs().await;
    let spent = spent(&w).await;
    assert!(spent <= 1000, "{spent}");
    assert_eq!(w.outbox().len() as i64 * 100, spent);
}

#[tokio::test]
async fn erasing_an_account_forgets_its_number_and_keeps_the_money() {
    let w = World::new().await;
    let ali = w.candidate().await;
    sign_in_from_new_devices(&w, &ali, 2).await;
    let ali = w.sign_in(&ali).await;
    ali.post("/api/v1/me/delete", json!({})).await.expect(200);
    w.run_jobs().await;
    w.clock.advance(SignedDuration::from_mins(61));
    w.run_jobs().await;
    let before = spent(&w).await;
    w.clock.advance(SignedDuration::from_hours(14 * 24 + 1));
    w.erase_due().await;
    let rows: Vec<String> = sqlx::query_scalar(
        "select row_to_json(m)::text from sms_messages m union all select row_to_json(d)::text from sms_digests d",
    )
    .fetch_all(&w.db)
    .await
    .unwrap();
    assert!(rows.iter().all(|row| !row.contains(&ali.phone)), "{rows:?}");
    assert!(spent(&w).await >= before);
}

#[tokio::test]
async fn a_harmless_notice_does_not_hide_an_important_one() {
    let w = World::new().await;
    let malika = w.candidate().await;
    sign_in_from_new_devices(&w, &malika, 3).await;
    let before = sms_to(&w, &malika.phone);
    malika.post("/api/v1/me/password", json!({ "password": "butunlay yangi parol 5" })).await.expect(200);
    w.run_jobs().await;
    assert_eq!(sms_to(&w, &malika.phone) - before, 1, "the new password is announced at once");
}
