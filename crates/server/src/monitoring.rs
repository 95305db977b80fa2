//! Metrics for Prometheus on a separate listener, which is not public.

use std::sync::OnceLock;

use axum::Router;
use axum::routing::get;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use sqlx::PgPool;

use crate::machine::Machine;

/// A process can have only one recorder, and tests start many applications in one process.
static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();

pub fn recorder() -> PrometheusHandle {
    let make = || {
        let seconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];
        PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &seconds)
            .and_then(PrometheusBuilder::install_recorder)
            .expect("the first recorder of this process")
    };
    RECORDER.get_or_init(make).clone()
}

pub fn router(
    handle: PrometheusHandle,
    db: PgPool,
    restarts: impl Fn() -> u64 + Clone + Send + Sync + 'static,
    machine: Machine,
) -> Router {
    Router::new().route(
        "/metrics",
        get(move || {
            let (handle, db, restarts) = (handle.clone(), db.clone(), restarts.clone());
            let machine = machine.clone();
            async move {
                machine.measure();
                metrics::gauge!("db_connections").set(f64::from(db.size()));
                metrics::gauge!("db_connections_idle").set(db.num_idle() as f64);
                metrics::gauge!("private_postgres_restarts").set(restarts() as f64);
                handle.run_upkeep();
                handle.render()
            }
        }),
    )
}
