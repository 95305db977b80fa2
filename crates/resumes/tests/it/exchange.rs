//! Resumes from and for other sites.

use std::io::{Cursor, Write as _};

use axum::body::Body;
use axum::http::Method;
use serde_json::{Value, json};
use testkit::{Person, Reply, World, resume_form};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

const IMPORT: &str = "/api/v1/resume/import";

async fn send(person: &Person, kind: &str, bytes: Vec<u8>) -> Reply {
    person.client.send(Method::POST, IMPORT, Some(kind), Body::from(bytes)).await
}

fn archive(files: &[(&str, &str)]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in files {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(text.as_bytes()).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

#[tokio::test]
async fn what_is_exported_can_be_imported() {
    let w = World::new().await;
    let (me, other) = (w.candidate().await, w.candidate().await);
    let resume = w
        .resume(&me, |form| {
            form["name"] = json!("Malika Zulayho");
            form["phones"] = json!([me.phone, "+998901110002"]);
            form["additional_education"] = json!([{ "name": "IFRS", "organisation": "ACCA", "year": 2019 }]);
            // A skill of both kinds.
            form["computer_skills"] = json!(["1C", "Photoshop"]);
            form["work_type"] = json!(["remote", "fulltime"]);
            form["hide_salary"] = json!(true);
            form["driving"] = json!({ "categories": ["B", "CE"], "years": 7 });
            form["has_car"] = json!(true);
            form["employment_title"] = json!("ish qoralamasi");
        })
        .await;
    let path = format!("/api/v1/resume/{}/json", resume["id"].as_str().unwrap());
    other.get(&path).await.expect(404);
    let file = me.get(&path).await.expect(200).json();
    assert_eq!(
        (&file["meta"]["version"], &file["basics"]["name"]),
        (&json!("v1.0.0"), &json!("Malika Zulayho Karimova"))
    );
    assert_eq!(file["work"][0]["startDate"], "2018-02");
    // The file may be handed on.
    for private in ["1990-05-17", "female", "ish qoralamasi"] {
        assert!(!file.to_string().contains(private), "{private}");
    }
    let read = send(&me, "application/json", file.to_string().into_bytes()).await.expect(200).json();
    let form = &read["data"]["form"];
    let mut before = resume["form"].clone();
    for (private, empty) in [("birthday", Value::Null), ("sex", Value::Null), ("employment_title", json!(""))]
    {
        before[private] = empty;
    }
    assert_eq!(form, &before);
    assert_eq!(read["data"]["notes"], json!([]));
    assert_eq!(
        me.get("/api/v1/resume").await.expect(200).json()["data"].as_array().unwrap().len(),
        1,
        "nothing is stored"
    );
    // The form is what the next call takes.
    let body = json!({ "step": "default", "form": form });
    me.post("/api/v1/resume/create", body).await.expect(200);
}

#[tokio::test]
async fn a_foreign_file_is_fitted_and_the_losses_are_named() {
    let w = World::new().await;
    let me = w.candidate().await;
    let file = json!({
        "basics": { "name": "Ali", "label": "x".repeat(200), "email": "none", "phone": "12",
                    "location": { "city": "Atlantida" }, "profiles": [{ "network": "X", "url": "javascript:alert(1)" }] },
        "work": (0..40).map(|n| json!({ "company": format!("Firma {n}"), "startDate": "2020", "highlights": ["Bir", "Ikki"] }))
            .collect::<Vec<Value>>(),
        "languages": [{ "language": "English", "fluency": "Native speaker" }, { "language": "Klingon" }],
        "education": [{ "institution": "TATU", "studyType": "Master" }],
    });
    let read = send(&me, "application/json", file.to_string().into_bytes()).await.expect(200).json();
    let form = &read["data"]["form"];
    assert_eq!(form["position"].as_str().unwrap().len(), 100);
    assert_eq!(form["employment"].as_array().unwrap().len(), 30);
    assert_eq!(
        (&form["employment"][0]["description"], &form["employment"][0]["present"]),
        (&json!("• Bir\n• Ikki"), &json!(true))
    );
    assert_eq!(form["languages"], json!([{ "language": "english", "level": "c1" }]));
    assert_eq!((&form["education_level"], &form["social_links"]), (&json!("higher"), &json!([])));
    let notes = read["data"]["notes"].as_array().unwrap();
    assert_eq!(notes.len(), 8, "{notes:#?}");
    assert!(notes.iter().any(|note| note.as_str().unwrap().contains("Atlantida")), "{notes:#?}");
    let english = me.client.clone().lang("en");
    let english =
        english.send(Method::POST, IMPORT, Some("application/json"), Body::from(file.to_string())).await;
    let english = english.expect(200).json();
    assert!(
        english["data"]["notes"].to_string().contains("The language “Klingon” is not in our list."),
        "{english}"
    );
}

#[tokio::test]
async fn the_archive_of_linkedin_is_read() {
    let w = World::new().await;
    let me = w.candidate().await;
    let zip = archive(&[
        (
            "Profile.csv",
            "First Name,Last Name,Headline,Summary,Geo Location\nMalika,Karimova,Accountant,\"Ten years, \"\"books\"\" kept in order\",\"Tashkent, Uzbekistan\"\n",
        ),
        (
            "Positions.csv",
            "Company Name,Title,Description,Location,Started On,Finished On\nAnor Savdo,Accountant,\"Reports\nTaxes\",Tashkent,Feb 2018,Jan 2021\nBek Group,Chief accountant,,,Mar 2021,\n",
        ),
        (
            "Education.csv",
            "School Name,Start Date,End Date,Notes,Degree Name\nTashkent State University,2008,2012,Audit,Bachelor of Economics\n",
        ),
        ("Skills.csv", "Name\n1C\nExcel\n"),
        (
            "Languages.csv",
            "Name,Proficiency\nUzbek,Native or bilingual proficiency\nEnglish,Limited working proficiency\n",
        ),
        ("Connections.csv", "Notes:\n\"secret friends\"\n"),
    ]);
    let read = send(&me, "application/zip", zip).await.expect(200).json();
    let form = &read["data"]["form"];
    assert_eq!(
        (&form["name"], &form["surname"], &form["position"]),
        (&json!("Malika"), &json!("Karimova"), &json!("Accountant"))
    );
    assert_eq!(form["about"], "Ten years, \"books\" kept in order");
    assert_eq!(form["employment"][0]["description"], "Reports\nTaxes");
    assert_eq!(form["employment"][0]["end"], json!({ "year": 2021, "month": 1 }));
    assert_eq!(form["employment"][1]["present"], true);
    assert_eq!((&form["skills"], &form["education_level"]), (&json!(["1C", "Excel"]), &json!("higher")));
    assert_eq!(form["languages"][1], json!({ "language": "english", "level": "b1" }));
    assert!(!form["location"].as_str().unwrap().is_empty());
}

#[tokio::test]
async fn hostile_files_are_refused_clearly() {
    let w = World::new().await;
    let me = w.candidate().await;
    let bomb = archive(&[("Skills.csv", &"a".repeat(1_900_000))]);
    let deep = "[".repeat(200_000).into_bytes();
    for (kind, bytes) in [
        ("application/json", b"{".to_vec()),
        ("application/json", b"{\"is_admin\": true}".to_vec()),
        ("application/json", b"[]".to_vec()),
        ("application/json", deep),
        ("application/zip", b"not a zip".to_vec()),
        ("application/zip", bomb),
        ("application/zip", archive(&[("../../etc/passwd", "root")])),
        ("application/zip", resume_form().to_string().into_bytes()),
    ] {
        send(&me, kind, bytes).await.expect_code(422, "resume_file_unreadable");
    }
    send(&me, "application/json", vec![b' '; 5 * 1024 * 1024 + 1]).await.expect_code(413, "file_too_large");
    send(&me, "text/plain", b"{}".to_vec()).await.expect_code(415, "file_type");
}
