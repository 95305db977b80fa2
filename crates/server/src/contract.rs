//! The description of the API: made from the code, printed by `ishbor openapi`, committed as `openapi.json`.

use std::io::Write as _;

use utoipa::openapi::OpenApi;

use crate::router;

pub fn document() -> OpenApi {
    router::api().1
}

pub fn print() -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}", document().to_pretty_json()?)?;
    Ok(())
}
