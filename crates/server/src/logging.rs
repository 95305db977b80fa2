//! Logs: readable lines on a terminal, one JSON object per line in production.

use std::io::IsTerminal as _;

use tracing_subscriber::EnvFilter;

use crate::config::{Config, LogFormat};

pub fn start(config: &Config) {
    let filter = EnvFilter::try_new(&config.log).expect("the configuration was checked");
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match config.log_format {
        LogFormat::Json => builder.json().flatten_event(true).with_current_span(true).init(),
        LogFormat::Human => {
            builder.with_target(false).with_ansi(std::io::stderr().is_terminal()).compact().init();
        }
    }
}
