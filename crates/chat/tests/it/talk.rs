//! Writing, reading, changing, and the limits of it.

use jiff::SignedDuration;
use serde_json::json;
use testkit::World;
use uuid::Uuid;

use crate::people::{applicant, pair, texts, wait};

#[tokio::test]
async fn a_company_and_a_candidate_write_to_each_other() {
    let w = World::new().await;
    let pair = pair(&w).await;
    let view = pair.view(&pair.candidate).await;
    assert_eq!(
        (&view["writing"], &view["side"], &view["stage"]),
        (&json!("not_yet"), &json!("candidate"), &json!(null))
    );
    let early = pair.say(&pair.candidate, "Assalomu alaykum!").await.expect_code(409, "chat_closed");
    assert_eq!(early.json()["why"], "not_yet");
    assert_eq!(pair_list(&pair.employer).await, json!([]), "nothing has begun");

    let first = pair.said(&pair.employer, "Assalomu alaykum! Qachon kela olasiz?").await;
    assert_eq!(
        (&first["seq"], &first["is_mine"], &first["side"]),
        (&json!(1), &json!(true), &json!("customer"))
    );
    let mine = pair.messages(&pair.candidate).await;
    assert_eq!((&mine[0]["is_mine"], &mine[0]["side"]), (&json!(false), &json!("customer")));
    let card = &pair_list(&pair.candidate).await[0];
    assert_eq!((&card["unread"], &card["last"]["side"]), (&json!(1), &json!("customer")));
    let unread = async |who: &testkit::Person| {
        who.get("/api/v1/chats/unread").await.expect(200).json()["chats"].as_i64().unwrap()
    };
    assert_eq!((unread(&pair.candidate).await, unread(&pair.employer).await), (1, 0));

    pair.candidate.post(&pair.path("/read"), json!({ "seq": 1 })).await.expect(200);
    assert_eq!(unread(&pair.candidate).await, 0);
    assert_eq!(pair.view(&pair.employer).await["read_by_them"], 1);
    // A mark never goes back, nor beyond what is there.
    pair.candidate.post(&pair.path("/read"), json!({ "seq": 900 })).await.expect(200);
    pair.candidate.post(&pair.path("/read"), json!({ "seq": 0 })).await;
    assert_eq!(pair.view(&pair.candidate).await["read_by_me"], 1);

    pair.said(&pair.candidate, "Ertaga soat 11 da.").await;
    assert_eq!(unread(&pair.employer).await, 1);
    let all = pair.messages(&pair.employer).await;
    assert_eq!(texts(&all), ["Assalomu alaykum! Qachon kela olasiz?", "Ertaga soat 11 da."]);
    for (query, found) in [
        ("search=ertaga", 0),
        ("unread=true", 1),
        ("vacancy=nothing", 0),
        (&format!("vacancy={}", pair.slug), 1),
    ] {
        let list = pair.employer.get(&format!("/api/v1/chats?{query}")).await.expect(200).json();
        assert_eq!(list["meta"]["total"], found, "{query}");
    }
    let title = pair.view(&pair.candidate).await["vacancy"]["title"].as_str().unwrap().to_lowercase();
    let word = title.split(' ').next().unwrap().to_owned();
    let list = pair.candidate.get(&format!("/api/v1/chats?search={word}")).await.expect(200).json();
    assert_eq!(list["meta"]["total"], 1, "{word}");
}

async fn pair_list(who: &testkit::Person) -> serde_json::Value {
    who.get("/api/v1/chats").await.expect(200).json()["data"].take()
}

#[tokio::test]
async fn pages_go_back_and_forth() {
    let w = World::new().await;
    let pair = pair(&w).await;
    for turn in 0..40 {
        let who = if turn % 2 == 0 { &pair.employer } else { &pair.candidate };
        pair.said(who, &format!("Xabar {}", turn + 1)).await;
    }
    let page = async |query: &str| {
        let found = pair.candidate.get(&pair.path(&format!("/messages{query}"))).await.expect(200).json();
        let seqs: Vec<i64> =
            found["data"].as_array().unwrap().iter().map(|one| one["seq"].as_i64().unwrap()).collect();
        (seqs, found["has_more"].as_bool().unwrap())
    };
    assert_eq!(page("").await, ((11..=40).collect(), true));
    assert_eq!(page("?before=11").await, ((1..=10).collect(), false));
    assert_eq!(page("?after=38").await, (vec![39, 40], false));
    assert_eq!(page("?after=40").await, (vec![], false));
    assert_eq!(page("?after=0").await, ((1..=40).collect(), false));
}

#[tokio::test]
async fn a_message_is_changed_while_it_is_new() {
    let w = World::new().await;
    let pair = pair(&w).await;
    pair.said(&pair.employer, "Dushanba kutamiz").await;
    let change = pair.path("/messages/1/update");
    let edited = pair.employer.post(&change, json!({ "text": "Seshanba kutamiz" })).await.expect(200).json();
    assert!(edited["data"]["edited_at"].is_string());
    pair.employer.post(&change, json!({ "text": " " })).await.expect_field("text");
    pair.candidate.post(&change, json!({ "text": "Yoʻq" })).await.expect_code(403, "forbidden");
    // What was read is not edited any more, but can be deleted.
    pair.candidate.post(&pair.path("/read"), json!({ "seq": 1 })).await.expect(200);
    pair.employer.post(&change, json!({ "text": "Juma" })).await.expect_code(409, "too_late");
    let remove = pair.path("/messages/1/destroy");
    for _ in 0..2 {
        let gone = pair.employer.post(&remove, json!({})).await.expect(200).json();
        assert_eq!((&gone["data"]["is_deleted"], &gone["data"]["text"]), (&json!(true), &json!("")));
    }
    assert_eq!(texts(&pair.messages(&pair.candidate).await), [""]);
    let left: i64 = sqlx::query_scalar("select count(*) from chat_messages where text <> ''")
        .fetch_one(&w.db)
        .await
        .unwrap();
    assert_eq!(left, 0, "nothing of the text is kept");
    pair.said(&pair.employer, "Chorshanba").await;
    wait(&w, SignedDuration::from_mins(5)).await;
    for call in ["update", "destroy"] {
        let path = pair.path(&format!("/messages/2/{call}"));
        pair.employer.post(&path, json!({ "text": "Payshanba" })).await;
        let reply = pair.employer.post(&path, json!({ "text": "Payshanba" })).await;
        reply.expect_code(409, "too_late");
    }
    pair.employer
        .post(&pair.path("/messages/9/update"), json!({ "text": "?" }))
        .await
        .expect_code(404, "not_found");
}

#[tokio::test]
async fn contacts_and_rows_of_messages_have_limits() {
    let w = World::new().await;
    let pair = pair(&w).await;
    let phone = "Telefonim +998 90 123 45 67";
    pair.say(&pair.employer, phone).await.expect_field("text");
    for number in 1..=5 {
        pair.said(&pair.employer, &format!("Xabar {number}")).await;
    }
    assert_eq!(pair.view(&pair.employer).await["writing"], "in_a_row");
    pair.say(&pair.employer, "Yana bitta").await.expect_code(409, "in_a_row");
    // The last of a row can still be corrected.
    let fix = pair.path("/messages/5/update");
    pair.employer.post(&fix, json!({ "text": "Xabar besh" })).await.expect(200);
    pair.said(&pair.candidate, "Eshitaman").await;
    pair.move_to("invited").await;
    let sent = pair.said(&pair.employer, phone).await;
    assert_eq!(sent["text"], phone);
    for (text, warnings) in
        [("Kartaga 150 000 soʻm oʻtkazib turing", json!(["money"])), ("8600 1234 5678 9012", json!(["card"]))]
    {
        assert_eq!(pair.said(&pair.employer, text).await["warnings"], warnings, "{text}");
    }
    pair.say(&pair.employer, "").await.expect_field("text");
    pair.say(&pair.employer, &"a".repeat(4001)).await.expect_field("text");
}

#[tokio::test]
async fn a_day_has_two_hundred_messages() {
    let w = World::new().await;
    let pair = pair(&w).await;
    pair.said(&pair.employer, "Salom").await;
    sqlx::query(
        "insert into chat_messages (id, application_id, seq, client_id, side, user_id, text, warnings, at)
         select gen_random_uuid(), application_id, -n, gen_random_uuid(), side, user_id, 'oldingi', '{}', at
         from chat_messages, generate_series(1, 199) n",
    )
    .execute(&w.db)
    .await
    .unwrap();
    let refused = pair.say(&pair.employer, "Yana").await.expect_code(429, "limit_exceeded");
    assert_eq!(refused.json()["limit"], 200);
    wait(&w, SignedDuration::from_hours(25)).await;
    pair.said(&pair.employer, "Yana").await;
}

#[tokio::test]
async fn a_block_closes_all_conversations_of_the_two_and_invitations() {
    let w = World::new().await;
    let pair = pair(&w).await;
    pair.said(&pair.employer, "Salom").await;
    let closed =
        pair.candidate.post(&pair.path("/block"), json!({ "is_blocked": true })).await.expect(200).json();
    assert_eq!(
        (&closed["data"]["writing"], &closed["data"]["is_blocked_by_me"]),
        (&json!("blocked_by_you"), &json!(true))
    );
    let refused = pair.say(&pair.employer, "Nega?").await.expect_code(409, "chat_closed");
    assert_eq!(refused.json()["why"], "blocked");
    sqlx::query("update companies set verified_at = now()").execute(&w.db).await.unwrap();
    let other = w.vacancy(&pair.employer, |form| form["title"] = "Oshpaz".into()).await;
    let resume: String = sqlx::query_scalar(
        "select r.slug from resumes r join applications a on a.resume_id = r.id where a.id = $1::text::uuid",
    )
    .bind(&pair.id)
    .fetch_one(&w.db)
    .await
    .unwrap();
    let invite = format!("/api/v1/candidates/{resume}/invite");
    let body = json!({ "vacancy": other, "message": "Sizni ishga taklif qilamiz." });
    pair.employer.post(&invite, body.clone()).await.expect_code(403, "contact_blocked");
    let (stranger, id) = applicant(&w, &pair.slug).await;
    let path = format!("/api/v1/chats/{id}/messages");
    let hello = json!({ "client_id": Uuid::now_v7(), "text": "Salom" });
    pair.employer.post(&path, hello).await.expect(201);
    assert_eq!(pair_list(&stranger).await[0]["unread"], 1, "others are not concerned");
    let open =
        pair.candidate.post(&pair.path("/block"), json!({ "is_blocked": false })).await.expect(200).json();
    assert_eq!(open["data"]["writing"], "allowed");
    pair.employer.post(&invite, body).await.expect(201);
    pair.said(&pair.employer, "Rahmat").await;
}

#[tokio::test]
async fn withdrawing_closes_the_conversation_and_undoing_opens_it() {
    let w = World::new().await;
    let pair = pair(&w).await;
    pair.said(&pair.employer, "Salom").await;
    let act = |call: &str| format!("/api/v1/applications/{}/{call}", pair.id);
    pair.candidate.post(&act("withdraw"), json!({})).await.expect(200);
    let refused = pair.say(&pair.employer, "Nega?").await.expect_code(409, "chat_closed");
    assert_eq!(refused.json()["why"], "withdrawn");
    assert_eq!(texts(&pair.messages(&pair.candidate).await), ["Salom"], "it can be read");
    pair.candidate.post(&act("undo"), json!({})).await.expect(200);
    pair.said(&pair.candidate, "Qaytdim").await;
}
