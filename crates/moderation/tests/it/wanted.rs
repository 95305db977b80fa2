//! The filter of the queue, and the figures of what waits.

use jiff::SignedDuration;
use serde_json::{Value, json};
use staff::StaffRole;
use testkit::{World, vacancy_form};

use crate::notes::{world, write};

#[tokio::test]
async fn the_queue_is_filtered_by_kind_risk_language_company_and_age() {
    let w = world().await;
    let (writer, anor) = (w.candidate().await, w.customer().await);
    let osh = w.customer().await;
    osh.post("/api/v1/company/update", json!({ "name": "Osh 100% markazi" })).await.expect(200);
    write(&w, &writer, "risky", 70).await;
    let public = w.vacancy(&osh, |_| {}).await;
    w.clock.advance(SignedDuration::from_hours(5));
    let mut russian = vacancy_form();
    russian["title"] = json!("Главный бухгалтер");
    russian["about"] = json!("Мы ищем специалиста, который ведёт учёт и отчёты в нашей компании.");
    russian["requirements"] = json!(["Опыт работы от трёх лет"]);
    russian["tasks"] = json!(["Готовить отчёты для налоговой"]);
    russian["advantages"] = json!([]);
    let russian = w.submit(&anor, russian).await;
    let own = osh.get(&format!("/api/v1/my/jobs/{public}")).await.expect(200).json();
    let mut edit = own["data"]["form"].clone();
    edit["title"] = json!("Yetakchi hisobchi");
    edit["revision"] = own["data"]["revision"].clone();
    osh.post(&format!("/api/v1/jobs/update/{public}"), edit).await.expect(200);

    let moderator = w.staff(StaffRole::Moderator).await;
    for (query, expected) in [
        ("", vec!["risky", &russian, &public]),
        ("kind=edit", vec![&*public]),
        ("kind=new", vec!["risky", &russian]),
        ("risk=high", vec!["risky"]),
        ("risk=none", vec![&*russian, &public]),
        ("language=ru", vec![&*russian]),
        ("language=uz", vec![&*public]),
        ("language=en", vec![]),
        ("company=100%25", vec![&*public]),
        ("company=ANOR", vec![&*russian]),
        ("hours=5", vec!["risky"]),
        ("hours=6", vec![]),
        ("kind=new&risk=none&language=ru&company=anor&hours=0", vec![&*russian]),
    ] {
        let list = moderator.get(&format!("/api/v1/staff/moderation?{query}")).await.expect(200).json();
        let slugs: Vec<&str> =
            list["data"].as_array().unwrap().iter().map(|row| row["slug"].as_str().unwrap()).collect();
        assert_eq!(slugs, expected, "{query}");
        assert_eq!(
            (&list["meta"]["total"], &list["waiting"]),
            (&json!(expected.len()), &json!(3)),
            "{query}"
        );
    }
    for query in ["kind=other", "risk=huge", "language=de", "hours=-1"] {
        moderator.get(&format!("/api/v1/staff/moderation?{query}")).await.expect(400);
    }
    let long = "x".repeat(101);
    moderator.get(&format!("/api/v1/staff/moderation?company={long}")).await.expect_field("company");
    moderator.get("/api/v1/staff/moderation?hours=8760").await.expect(200);
    moderator.get("/api/v1/staff/moderation?hours=8761").await.expect_field("hours");
}

#[tokio::test]
async fn figures_count_what_waits_and_what_was_decided_today() {
    let w = World::new().await;
    let owner = w.customer().await;
    let moderator = w.staff(StaffRole::Moderator).await;
    let figures =
        async || moderator.get("/api/v1/staff/moderation-figures").await.expect(200).json()["data"].take();
    let waiting = |data: &Value| -> Vec<(String, i64)> {
        let rows = data["waiting"].as_array().unwrap().iter();
        rows.map(|row| (row["kind"].as_str().unwrap().to_owned(), row["count"].as_i64().unwrap())).collect()
    };
    let of = |counts: [i64; 5]| -> Vec<(String, i64)> {
        let kinds = ["new_text", "edit", "complaint", "verification", "company_review"];
        kinds.into_iter().map(str::to_owned).zip(counts).collect()
    };
    let data = figures().await;
    assert_eq!(waiting(&data), of([0; 5]));
    assert_eq!((&data["oldest_at"], &data["decided_today"]), (&Value::Null, &json!(0)));

    let public = w.vacancy(&owner, |_| {}).await;
    let mut form = vacancy_form();
    form["title"] = json!("Kassir");
    w.submit(&owner, form).await;
    let since = figures().await["oldest_at"].clone();
    w.clock.advance(SignedDuration::from_mins(5));
    let report = format!("/api/v1/jobs/{public}/report");
    for _ in 0..2 {
        w.candidate().await.post(&report, json!({ "reason": "fee" })).await.expect(200);
    }
    let data = figures().await;
    assert_eq!(
        waiting(&data),
        of([1, 0, 1, 0, 0]),
        "two complaints about one vacancy are one thing to decide"
    );
    assert_eq!((&data["oldest_at"], &data["decided_today"]), (&since, &json!(1)));
    let decide = format!("/api/v1/staff/complaints/vacancy/{public}/decide");
    moderator.post(&decide, json!({ "verdict": "dismissed" })).await.expect(200);
    assert_eq!(figures().await["decided_today"], 2);
    w.clock.advance(SignedDuration::from_hours(24));
    let moderator = w.staff(StaffRole::Moderator).await;
    let later = moderator.get("/api/v1/staff/moderation-figures").await.expect(200).json();
    assert_eq!(later["data"]["decided_today"], 0, "another day");
}

#[tokio::test]
async fn the_language_of_a_text_is_known_by_its_words() {
    let w = World::new().await;
    for (text, expected) in [
        ("Bosh hisobchi. Kompaniyamizga masʼuliyatli mutaxassis kerak", "uz"),
        ("Ҳисобчи керак", "uz"),
        ("Ошпаз керак, биз билан ишланг", "uz"),
        ("Сварщик", "ru"),
        ("Frontend-разработчик (React, TypeScript). Опыт работы с Node.js", "ru"),
        ("Бухгалтер в ООО Osh markazi, работа на 1C", "ru"),
        ("Java developer. We are looking for a person to join our team", "en"),
        ("Sales manager", "uz"),
        ("", "uz"),
    ] {
        let language: String =
            sqlx::query_scalar("select text_language($1)").bind(text).fetch_one(&w.db).await.unwrap();
        assert_eq!(language, expected, "{text}");
    }
}
