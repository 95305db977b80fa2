//! A candidate responds.

use serde_json::json;
use testkit::World;

use crate::people::{applicant, candidate, employer, employer_with, respond};

const QUESTIONS: [(&str, &str); 4] = [
    ("Necha yil ishlagansiz?", "number"),
    ("Sizda 1C boʻyicha tajriba bormi?", "yes_no"),
    ("Qachon ish boshlay olasiz?", "text"),
    ("Qaysi smena sizga qulay?", "choice"),
];

fn with_questions(form: &mut serde_json::Value) {
    let questions = QUESTIONS.map(|(text, kind)| {
        let options = if kind == "choice" { json!(["Kunduzgi", "Tungi"]) } else { json!([]) };
        json!({ "text": text, "kind": kind, "must_answer": kind != "choice", "options": options })
    });
    form["required_question"] = json!(true);
    form["questions"] = json!(questions);
}

#[tokio::test]
async fn the_form_tells_what_to_expect_before_responding() {
    let w = World::new().await;
    let employer = employer_with(&w, with_questions).await;
    let (me, resume) = candidate(&w).await;
    let form = me.get(&respond(&employer.slug)).await.expect(200).json()["data"].take();
    assert_eq!(form["vacancy"]["slug"], employer.slug.as_str());
    assert_eq!(form["resumes"][0]["id"], resume.as_str());
    assert_eq!(form["resumes"][0]["matches"], json!(["sphere", "place", "work_type", "pay"]));
    assert_eq!(
        (&form["resumes"][0]["is_fitting"], &form["resumes"][0]["is_chosen"]),
        (&json!(true), &json!(true))
    );
    assert_eq!((&form["questions"][0]["kind"], &form["application"]), (&json!("number"), &json!(null)));
    assert_eq!((&form["answers"]["share"], &form["answers"]["promise_days"]), (&json!(null), &json!(null)));
    me.get(&respond("nowhere-00000000")).await.expect_code(404, "not_found");
}

#[tokio::test]
async fn a_response_is_kept_as_it_was_sent() {
    let w = World::new().await;
    let employer = employer_with(&w, with_questions).await;
    let (me, resume) = candidate(&w).await;
    let body = json!({
        "resume_id": resume, "letter": "  Assalomu alaykum!  ",
        "answers": [{ "question": 0, "number": 5 }, { "question": 1, "yes": true }, { "question": 2, "text": "Ertaga" }],
    });
    let sent = me.post(&respond(&employer.slug), body).await.expect(201).json()["data"].take();
    assert_eq!((&sent["status"], &sent["turn"]), (&json!("waiting"), &json!("company")));
    assert_eq!(sent["actions"], json!(["withdraw"]));
    // The resume changes afterwards; the copy does not.
    let own = me.get(&format!("/api/v1/resume/{resume}")).await.expect(200).json()["data"].take();
    let mut form = own["form"].clone();
    form["position"] = json!("Moliya direktori");
    let save = json!({ "revision": own["revision"], "step": "eighth", "form": form });
    me.post(&format!("/api/v1/resume/update/{resume}"), save).await.expect(200);
    let mine = me.get(&format!("/api/v1/my/applications/{}", sent["id"].as_str().unwrap())).await.expect(200);
    let mine = mine.json()["data"].take();
    assert_eq!(
        (&mine["resume"]["position"], &mine["letter"]),
        (&json!("Bosh hisobchi"), &json!("Assalomu alaykum!"))
    );
    assert_eq!(mine["answers"][0]["answer"], "5");
    assert_eq!(mine["answers"][3]["answer"], json!(null));
    let view = employer.view(&resume).await;
    assert_eq!(view["resume"]["position"], "Bosh hisobchi");
    assert_eq!(view["updated_since"]["fields"], json!(["position"]));
    assert_eq!(view["current"]["position"], "Moliya direktori");
    assert_eq!(view["resume"]["contacts"]["is_open"], true);
    assert!(!view["resume"]["contacts"]["phones"].as_array().unwrap().is_empty());
    // Nothing private of the copy leaves the server.
    let text = view.to_string();
    assert!(!text.contains("1990-05-17") && !text.contains("9-kvartal"), "{text}");
    // Cards show it, and the vacancy counts it.
    let card = me.get(&format!("/api/v1/jobs/{}", employer.slug)).await.expect(200).json();
    assert_eq!(card["data"]["responded"], "waiting");
    let own = employer.person.get("/api/v1/my/jobs").await.expect(200).json();
    assert_eq!(own["data"][0]["responses"], 1);
}

#[tokio::test]
async fn what_is_wrong_is_named_at_its_field_and_nothing_is_written() {
    let w = World::new().await;
    let employer = employer_with(&w, |form| {
        with_questions(form);
        form["resume_required"] = json!(true);
    })
    .await;
    let path = respond(&employer.slug);
    let (me, resume) = candidate(&w).await;
    let answers = json!([{ "question": 0, "number": 5 }, { "question": 1, "yes": true }, { "question": 2, "text": "Ha" }]);
    let body = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut body = json!({ "resume_id": resume, "answers": answers });
        change(&mut body);
        body
    };
    me.post(&path, body(&|body| body["resume_id"] = json!(null))).await.expect_field("resume_id");
    let foreign = candidate(&w).await.1;
    me.post(&path, body(&|body| body["resume_id"] = json!(foreign))).await.expect_field("resume_id");
    me.post(&path, body(&|body| body["answers"][2]["text"] = json!(""))).await.expect_field("answers.2");
    let phone = "Menga +998 90 123 45 67 raqamiga qoʻngʻiroq qiling";
    me.post(&path, body(&|body| body["letter"] = json!(phone))).await.expect_field("letter");
    me.post(&path, body(&|body| body["letter"] = json!("x".repeat(3001)))).await.expect_field("letter");
    let list = me.get("/api/v1/my/applications").await.expect(200).json();
    assert_eq!(list["counts"]["all"], 0);
    // Without a resume there is nothing to send.
    let newcomer = w.candidate().await;
    newcomer.post(&path, json!({})).await.expect_code(409, "resume_needed");
    let form = newcomer.get(&path).await.expect(200).json();
    assert_eq!(form["data"]["resumes"], json!([]));
    // An incomplete one does not suffice where the employer insists on a resume.
    let poor = w
        .resume(&newcomer, |form| {
            for field in ["employment", "education", "skills", "languages", "social_links"] {
                form[field] = json!([]);
            }
            form["about"] = json!("");
            form["no_experience"] = json!(true);
        })
        .await;
    let refused = body(&|body| body["resume_id"] = poor["id"].clone());
    newcomer.post(&path, refused).await.expect_code(422, "resume_incomplete");
    me.post(&path, body(&|_| {})).await.expect(201);
}

#[tokio::test]
async fn a_second_response_is_refused_and_a_repeat_is_not() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let (me, _) = candidate(&w).await;
    let path = respond(&employer.slug);
    let keyed = me.client.clone().with("idempotency-key", "one");
    let first = keyed.post(&path, json!({ "letter": "Salom" })).await.expect(201);
    let again = keyed.post(&path, json!({ "letter": "Salom" })).await.expect(201);
    assert_eq!((first.body.clone(), again.header("idempotency-replayed")), (again.body.clone(), "true"));
    keyed.post(&path, json!({ "letter": "Boshqa" })).await.expect_code(422, "idempotency_mismatch");
    let refused = me.post(&path, json!({})).await.expect_code(409, "already_responded").json();
    assert_eq!(refused["application"], first.json()["data"]["id"]);
    assert_eq!(refused["message"], "Bu vakansiyaga allaqachon ariza yuborgansiz.");
    let form = me.get(&path).await.expect(200).json();
    assert_eq!(form["data"]["application"]["status"], "waiting");
    // Also after it was withdrawn.
    let id = first.json()["data"]["id"].as_str().unwrap().to_owned();
    me.post(&crate::people::act(&id, "withdraw"), json!({})).await.expect(200);
    me.post(&path, json!({})).await.expect_code(409, "already_responded");
}

#[tokio::test]
async fn nobody_responds_to_what_is_closed_or_to_the_own_company() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let (me, _) = candidate(&w).await;
    let path = respond(&employer.slug);
    employer.person.post(&path, json!({})).await.expect_code(403, "wrong_role");
    w.guest().post(&path, json!({})).await.expect_code(401, "unauthenticated");
    let pause = format!("/api/v1/jobs/{}/pause", employer.slug);
    employer.person.post(&pause, json!({})).await.expect(200);
    me.post(&path, json!({})).await.expect_code(410, "gone");
    me.get(&path).await.expect_code(410, "gone");
    let resume = format!("/api/v1/jobs/{}/resume", employer.slug);
    employer.person.post(&resume, json!({})).await.expect(200);
    // A member of the team who is also a candidate.
    sqlx::query(
        "insert into company_members (company_id, user_id, role, joined_at)
         select company_id, $1::text::uuid, 'viewer', now() from vacancies where slug = $2",
    )
    .bind(me.id())
    .bind(&employer.slug)
    .execute(&w.db)
    .await
    .unwrap();
    me.post(&path, json!({})).await.expect_code(403, "own_vacancy");
}

#[tokio::test]
async fn the_employer_hears_of_it() {
    let w = World::new().await;
    let employer = employer(&w).await;
    applicant(&w, &employer).await;
    let told = employer.person.get("/api/v1/notices").await.expect(200).json();
    let text = told["data"][0]["text"].as_str().unwrap();
    assert_eq!(text, "Malika Karimova «Bosh hisobchi» vakansiyasiga ariza yubordi.");
    let path = told["data"][0]["path"].as_str().unwrap();
    assert!(path.starts_with(&format!("/profile/my-vacancies/{}/applications/", employer.slug)), "{path}");
}
