//! The list of vacancies when a search finds nothing.

use testkit::World;

use crate::vacancy_pages::{assert_has, browser};

#[tokio::test]
async fn an_empty_list_says_what_was_asked_and_what_helps() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    vacancy_search::engine::catch_up(&w.app).await.unwrap();
    let page = browser(&w).get("/en/jobs?q=hisobchi&sphere=it&work=fulltime").await.expect(200);
    assert_has(
        &page,
        &[
            "data-total=\"0\"",
            "No vacancy fits all of this: “hisobchi”, ",
            ", Full-time",
            // Only what finds something is offered, with how much.
            "<a href=\"/en/jobs?q=hisobchi&#38;work=fulltime\"",
            "”: 1 vacancy</a>",
            &format!("/en/jobs/{slug}\""),
        ],
    );
    assert_eq!(page.html().matches("”: 1 vacancy</a>").count(), 1, "{}", page.html());
    // Nothing was set: then nothing is to be left out.
    let nothing = browser(&w).get("/en/jobs?q=uchuvchi").await.expect(200);
    assert_has(&nothing, &["No vacancy fits all of this: “uchuvchi”."]);
    assert!(!nothing.html().contains("Without “"), "{}", nothing.html());
}
