//! A resume as PDF: complete for its owner, and for employers what their profile page shows.

use lopdf::Document;
use serde_json::json;
use testkit::{Person, World};

async fn text_of(person: &Person, path: &str) -> String {
    let reply = person.get(path).await.expect(200);
    assert_eq!(reply.header("content-type"), "application/pdf");
    assert!(reply.header("cache-control").contains("no-store"));
    let file = Document::load_mem(&reply.body).expect("a PDF");
    let pages: Vec<u32> = file.get_pages().into_keys().collect();
    // Lines may break anywhere.
    file.extract_text(&pages).expect("text").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[tokio::test]
async fn the_owner_gets_everything_and_an_employer_what_is_open_to_him() {
    let w = World::new().await;
    let (malika, anor) = (w.candidate().await, w.customer().await);
    let resume = w.resume(&malika, |_| {}).await;
    let (id, slug) = (resume["id"].as_str().unwrap(), resume["slug"].as_str().unwrap());
    let contacts = ["901234567", "malika@pochta.uz", "malika_hisob"];
    for template in ["calm", "cloth"] {
        let own = format!("/api/v1/resume/{id}/pdf?template={template}&lang=uz");
        let text = text_of(&malika, &own).await;
        for part in ["Malika Karimova", "Bosh hisobchi", "Anor Savdo", "02.2018", "Soliq hisoboti"] {
            assert!(text.contains(part), "{part} is not in {text}");
        }
        let digits: String = text.chars().filter(char::is_ascii_digit).collect();
        assert!(digits.contains("998901234567"), "{text}");
        // Never printed, even for the owner: it is made to be given away.
        for private in ["1990", "17.05", "9-kvartal"] {
            assert!(!text.contains(private), "{private}: {text}");
        }
        let seen = text_of(&anor, &format!("/api/v1/candidates/{slug}/pdf?template={template}")).await;
        assert!(seen.contains("Malika Karimova"), "{seen}");
        let squeezed = seen.replace(' ', "");
        for contact in contacts {
            assert!(!squeezed.contains(contact), "{contact}: {seen}");
        }
    }
    let open = format!("/api/v1/candidates/{slug}/contacts");
    anor.post(&open, json!({})).await.expect(200);
    let seen = text_of(&anor, &format!("/api/v1/candidates/{slug}/pdf")).await.replace(' ', "");
    assert!(seen.contains("malika@pochta.uz"), "{seen}");
    let hide =
        json!({ "visibility": "employers", "companies": [], "hidden": ["name", "employers", "email"] });
    malika.post(&format!("/api/v1/resume/{id}/visibility"), hide).await.expect(200);
    let seen = text_of(&anor, &format!("/api/v1/candidates/{slug}/pdf")).await;
    for hidden in ["Malika", "Karimova", "Anor Savdo", "malika@pochta.uz"] {
        assert!(!seen.contains(hidden), "{hidden}: {seen}");
    }
}

#[tokio::test]
async fn the_owner_sees_who_downloaded_it() {
    let w = World::new().await;
    let (malika, anor) = (w.candidate().await, w.customer().await);
    let resume = w.resume(&malika, |_| {}).await;
    let (id, slug) = (resume["id"].as_str().unwrap(), resume["slug"].as_str().unwrap());
    text_of(&anor, &format!("/api/v1/candidates/{slug}/pdf")).await;
    let seen = malika.get(&format!("/api/v1/resume/{id}/views")).await.expect(200).json();
    assert_eq!(seen["data"][0]["company"]["slug"], anor.user["customer"]["slug"]);
}

#[tokio::test]
async fn a_pdf_is_as_private_as_its_resume() {
    let w = World::new().await;
    let (malika, other, anor) = (w.candidate().await, w.candidate().await, w.customer().await);
    let draft = w.draft_resume(&malika, json!({ "position": "Sotuvchi" })).await;
    let (id, slug) = (draft["id"].as_str().unwrap(), draft["slug"].as_str().unwrap());
    let own = format!("/api/v1/resume/{id}/pdf");
    assert!(text_of(&malika, &own).await.contains("Sotuvchi"), "a draft can be printed too");
    other.get(&own).await.expect(404);
    for path in [format!("/api/v1/candidates/{slug}/pdf"), "/api/v1/candidates/yoq/pdf".to_owned()] {
        anor.get(&path).await.expect(404);
        w.guest().get(&path).await.expect(401);
    }
    malika.get(&format!("{own}?template=gold")).await.expect(400);
    malika.get(&format!("{own}?lang=ru")).await.expect(200);
}
