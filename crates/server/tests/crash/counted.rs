//! Metrics of requests, including those that are served from the cache before the usual path.

use std::net::{SocketAddr, TcpListener};

use crate::http;
use crate::product::{Home, Server, wait_until};

#[test]
fn cached_lists_are_counted_like_the_others() {
    let admin = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let home = Home::new("counted").with("ISHBOR_ADMIN_LISTEN", admin.to_string());
    let server = Server::start(&home);
    let is_ready = || http::get(server.address, "/ready").unwrap().status == 200;
    wait_until(is_ready, || "search is not ready".to_owned());
    // The first response is built, the others come from the cache.
    for _ in 0..5 {
        assert_eq!(http::get(server.address, "/api/v1/jobs").unwrap().status, 200);
    }
    assert_eq!(http::get(server.address, "/api/v1/jobs?page=nothing").unwrap().status, 422);

    let metrics = metrics(admin);
    for name in [
        "disk_free_bytes",
        "process_resident_memory_bytes",
        "process_open_fds",
        "search_index_documents",
        "search_index_bytes",
        "search_index_building",
        "clock_skew_seconds",
    ] {
        let has_name = |line: &str| line.strip_prefix(name).is_some_and(|rest| rest.starts_with([' ', '{']));
        assert!(metrics.lines().any(has_name), "{name}: {metrics}");
    }
    let count = |name: &str, labels: &[&str]| -> Option<f64> {
        let of_jobs = |line: &&str| line.starts_with(name) && line.contains("route=\"/api/v1/jobs\"");
        let mut lines = metrics.lines().filter(of_jobs);
        let line = lines.find(|line| labels.iter().all(|label| line.contains(label)))?;
        line.rsplit(' ').next()?.parse().ok()
    };
    assert_eq!(count("http_requests_total", &["method=\"GET\"", "status=\"2xx\""]), Some(5.0), "{metrics}");
    assert_eq!(count("http_requests_total", &["method=\"GET\"", "status=\"4xx\""]), Some(1.0), "{metrics}");
    assert_eq!(count("http_request_seconds_count", &[]), Some(6.0), "{metrics}");
    assert!(server.stop().success());
}

fn metrics(admin: SocketAddr) -> String {
    String::from_utf8(http::get(admin, "/metrics").unwrap().body).unwrap()
}
