//! A NUL in an address is a 404 or a 422 everywhere: in every operation of the API, on pages and in pictures.

use axum::body::Body;
use axum::http::Method;
use serde_json::Value;
use testkit::World;

#[tokio::test]
async fn nul_in_an_address_is_never_a_fault() {
    let w = World::new().await;
    let guest = w.guest();
    let document = serde_json::to_value(server::contract::document()).unwrap();
    let mut checked = 0;
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            for (address, expected) in addresses(path, operation) {
                let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
                let json = (method == Method::POST).then_some("application/json");
                let reply = guest.send(method, &address, json, Body::from("{}")).await;
                assert_eq!(reply.status, expected, "{address}: {}", reply.text());
                checked += 1;
            }
        }
    }
    assert!(checked > 40, "only {checked} addresses");
}

/// Each parameter of the operation with a NUL, and the status of the response.
fn addresses(path: &str, operation: &Value) -> Vec<(String, u16)> {
    let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
    let mut addresses = Vec::new();
    for parameter in &parameters {
        let name = parameter["name"].as_str().unwrap();
        match parameter["in"].as_str().unwrap() {
            "path" => addresses.push((fill(&path.replace(&format!("{{{name}}}"), "%00")), 404)),
            "query" => addresses.push((format!("{}?{name}=a%00b", fill(path)), 422)),
            _ => {}
        }
    }
    addresses
}

/// Any value for the other parameters of a path.
fn fill(path: &str) -> String {
    let segments = path.split('/').map(|segment| if segment.starts_with('{') { "x" } else { segment });
    segments.collect::<Vec<_>>().join("/")
}

#[tokio::test]
async fn nul_in_the_address_of_a_page_or_picture_is_not_found() {
    let w = World::new().await;
    for path in [
        "/jobs/%00",
        "/ru/jobs/%00",
        "/job/%00",
        "/company/%00",
        "/help/%00",
        "/%00",
        "/og/jobs/%00.uz.png",
        "/og/company/%00.ru.png",
        "/cloth/4/%00.svg",
        "/qr/job/%00.svg",
        "/qr/company/%00.svg",
        "/sitemaps/%00",
        "/feeds/%00/jobs.xml",
        "/assets/%00",
        "/files/avatars/%00.jpg",
    ] {
        w.guest().get(path).await.expect(404);
    }
    for path in ["/jobs?q=%00", "/company/x?page=%00", "/help/terms?version=%00", "/feeds/jobs.xml?q=%00"] {
        w.guest().get(path).await.expect(422);
    }
}
