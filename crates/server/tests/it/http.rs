//! What all responses have in common: shape of errors, headers, limits.

use axum::body::Body;
use axum::http::Method;
use axum::routing::get;
use platform::Environment;
use testkit::{Client, World};

const JSON: Option<&str> = Some("application/json");

#[tokio::test]
async fn errors_have_one_shape_in_the_callers_language() {
    let w = World::new().await;
    let unknown = w.guest().lang("en").get("/api/v1/nothing/here").await.expect_code(404, "not_found").json();
    assert_eq!(unknown["message"], "Page Not Found: /api/v1/nothing/here");
    let russian = w.guest().lang("ru").get("/api/v1/nothing").await.json();
    assert_eq!(russian["message"], "Страница не найдена: /api/v1/nothing");
    let guest = w.guest();
    guest
        .send(Method::DELETE, "/api/v1/spheres", None, Body::empty())
        .await
        .expect_code(405, "method_not_allowed");
    guest.send(Method::POST, "/api/v1/contact", JSON, Body::from("{")).await.expect_code(400, "bad_request");
    guest
        .send(Method::POST, "/api/v1/contact", Some("text/plain"), Body::from("{}"))
        .await
        .expect_code(415, "file_type");
    let large = Body::from(format!("{{\"name\":\"{}\"}}", "x".repeat(2_000_000)));
    guest.send(Method::POST, "/api/v1/contact", JSON, large).await.expect_code(413, "file_too_large");
    let deep = Body::from("[".repeat(100_000));
    let refused = guest.send(Method::POST, "/api/v1/contact", JSON, deep).await;
    assert!(refused.status.is_client_error(), "{}", refused.text());
    let not_utf8 = Body::from(&b"{\"name\":\"\xff\"}"[..]);
    let refused = guest.send(Method::POST, "/api/v1/contact", JSON, not_utf8).await;
    assert!(refused.status.is_client_error(), "{}", refused.text());
}

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let w = World::new().await;
    for path in ["/api/v1/spheres", "/api/v1/nothing", "/health", "/", "/nothing", "/robots.txt", "/api/docs"]
    {
        let reply = w.guest().get(path).await;
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "strict-origin-when-cross-origin"),
            ("cross-origin-opener-policy", "same-origin"),
        ] {
            assert_eq!(reply.header(name), value, "{path}");
        }
        assert!(reply.header("content-security-policy").contains("frame-ancestors 'none'"), "{path}");
        assert!(!reply.header("x-request-id").is_empty(), "{path}");
        assert!(reply.header("strict-transport-security").is_empty(), "{path}: not over plain http");
        assert!(reply.header("server").is_empty(), "{path}");
    }
    let secure = World::with_site(|site| site.public_url = "https://ishbor.uz".to_owned()).await;
    let reply = secure.guest().get("/health").await;
    assert!(reply.header("strict-transport-security").contains("max-age=31536000"));
}

#[tokio::test]
async fn request_ids_are_generated_by_the_server() {
    let w = World::new().await;
    let first = w.guest().with("x-request-id", "forged").get("/health").await;
    let second = w.guest().get("/health").await;
    assert_ne!(first.header("x-request-id"), "forged");
    assert_ne!(first.header("x-request-id"), second.header("x-request-id"));
}

#[tokio::test]
async fn only_configured_origins_are_allowed() {
    let w = World::new().await;
    let allowed = |origin: &'static str| {
        let guest = w.guest().with("origin", origin);
        async move { guest.get("/api/v1/spheres").await.header("access-control-allow-origin").to_owned() }
    };
    assert_eq!(allowed("https://app.ishbor.test").await, "https://app.ishbor.test");
    for foreign in [
        "null",
        "https://evil.test",
        "http://app.ishbor.test",
        "https://app.ishbor.test.evil.test",
        "https://evil-app.ishbor.test",
        "https://app.ishbor.test:8443",
    ] {
        assert_eq!(allowed(foreign).await, "", "{foreign}");
    }
}

#[tokio::test]
async fn a_panic_tells_nothing() {
    let w = World::new().await;
    async fn broken() -> &'static str {
        panic!("secret of the house")
    }
    let routes = axum::Router::new().route("/api/v1/broken", get(broken)).route("/broken", get(broken));
    let client = Client::new(server::router::surround(routes, w.app.clone(), server::web::Web::bare(), &[]));
    let reply = client.clone().lang("en").get("/api/v1/broken").await.expect_code(500, "internal");
    assert_eq!(reply.json()["message"], "Something went wrong. Please try again.");
    let page = client.with("accept", "text/html").get("/broken").await.expect(500);
    for secret in ["secret of the house", "panicked", ".rs"] {
        assert!(!reply.text().contains(secret) && !page.text().contains(secret), "{secret}");
    }
    assert!(page.text().contains(page.header("x-request-id")), "the person can quote the request id");
}

/// What PostgreSQL may say when a retry helps, through a handler.
#[tokio::test]
async fn a_deadlock_or_a_full_disk_can_be_retried() {
    let w = World::new().await;
    async fn refused(
        axum::extract::State(app): axum::extract::State<platform::App>,
        axum::extract::Path(code): axum::extract::Path<String>,
    ) -> platform::Result<&'static str> {
        let statement = match code.as_str() {
            "40P01" => "do $$ begin raise exception using errcode = '40P01'; end $$",
            "53100" => "do $$ begin raise exception using errcode = '53100'; end $$",
            _ => "do $$ begin raise exception using errcode = '42601'; end $$",
        };
        sqlx::raw_sql(statement).execute(&mut *app.db.acquire().await?).await?;
        Ok("done")
    }
    let routes = axum::Router::new()
        .route("/api/v1/refused/{code}", get(refused))
        .route("/refused/{code}", get(refused))
        .with_state(w.app.clone());
    let client = Client::new(server::router::surround(routes, w.app.clone(), server::web::Web::bare(), &[]));
    for code in ["40P01", "53100"] {
        let reply = client.get(&format!("/api/v1/refused/{code}")).await.expect_code(503, "unavailable");
        assert!(!reply.header("retry-after").is_empty(), "{code}");
        let page =
            client.clone().with("accept", "text/html").get(&format!("/refused/{code}")).await.expect(503);
        assert!(!page.header("retry-after").is_empty(), "{code}: a page");
    }
    client.get("/api/v1/refused/42601").await.expect_code(500, "internal");
}

#[tokio::test]
async fn health_and_readiness() {
    let w = World::new().await;
    w.guest().get("/health").await.expect(200);
    let unready = w.guest().get("/ready").await.expect(503);
    assert_eq!(unready.json()["reason"], "the search index is being opened", "answers would be incomplete");
    assert!(!unready.header("retry-after").is_empty());
    vacancy_search::engine::catch_up(&w).await.unwrap();
    resume_search::engine::catch_up(&w).await.unwrap();
    let ready = w.guest().get("/ready").await.expect(200).json();
    assert_eq!((ready["database"].clone(), ready["index"].clone()), (true.into(), true.into()));
    w.db.close().await;
    w.guest().get("/health").await.expect(200);
    let ready = w.guest().get("/ready").await.expect(503).json();
    assert_eq!(ready["database"], false);
    let letter = serde_json::json!({
        "name": "A", "reply_to": "901234567", "topic": "other", "message": "Baza yoʻq paytda yozildi"
    });
    let refused = w.guest().post("/api/v1/contact", letter).await.expect_code(503, "unavailable");
    assert!(!refused.header("retry-after").is_empty());
}

#[tokio::test]
async fn during_maintenance_only_probes_are_answered() {
    let w = World::new().await;
    vacancy_search::engine::catch_up(&w).await.unwrap();
    resume_search::engine::catch_up(&w).await.unwrap();
    w.guest().get("/api/v1/jobs").await.expect(200);
    let maintenance = w.app.shared::<server::maintenance::Maintenance>();
    maintenance.set(true);
    let refused = w.guest().get("/api/v1/jobs").await.expect_code(503, "unavailable");
    assert_eq!(refused.header("retry-after"), "60");
    let page = w.guest().with("accept", "text/html").get("/ru").await.expect(503);
    assert!(page.text().contains("<html"), "people get a page");
    w.guest().get("/health").await.expect(200);
    assert_eq!(w.guest().get("/ready").await.expect(503).json()["reason"], "maintenance");
    maintenance.set(false);
    w.guest().get("/api/v1/jobs").await.expect(200);
    w.guest().get("/ready").await.expect(200);
}

#[tokio::test]
async fn only_large_responses_are_compressed() {
    let w = World::new().await;
    let large = w.guest().with("accept-encoding", "br, gzip").get("/api/v1/spheres").await;
    assert_eq!(large.header("content-encoding"), "br");
    let small = w.guest().with("accept-encoding", "br, gzip").get("/health").await;
    assert_eq!(small.header("content-encoding"), "");
}

#[tokio::test]
async fn development_pages_stay_in_development() {
    let w = World::new().await;
    let docs = w.guest().get("/api/docs").await.expect(200).text();
    assert!(docs.contains("/api/v1/suggest/position"), "{docs}");
    w.guest().get("/__ui").await.expect(200);
    let production = World::with_site(|site| site.environment = Environment::Production).await;
    production.guest().get("/api/docs").await.expect_code(404, "not_found");
    production.guest().get("/api/openapi.json").await.expect_code(404, "not_found");
    production.guest().get("/__ui").await.expect(404);
}
