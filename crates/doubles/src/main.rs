//! Runs the doubles as a program, for browser tests.

use anyhow::Result;
use clap::Parser;
use doubles::{CentralBank, CompanyRegistry, Eskiz, Google, PlayMobile, Smtp, Telegram};

/// Local services that speak like Telegram, Google, Eskiz, PlayMobile, a mail server, the Central Bank and the
/// register of companies. Port 0 leaves one out.
#[derive(Parser)]
struct Ports {
    #[arg(long, default_value_t = 8301)]
    telegram: u16,
    #[arg(long, default_value_t = 8302)]
    google: u16,
    #[arg(long, default_value_t = 8303)]
    eskiz: u16,
    #[arg(long, default_value_t = 8304)]
    playmobile: u16,
    #[arg(long, default_value_t = 8305)]
    smtp: u16,
    /// The port of the mail server's admin routes, which SMTP itself cannot serve.
    #[arg(long, default_value_t = 8306)]
    smtp_admin: u16,
    #[arg(long, default_value_t = 8307)]
    central_bank: u16,
    #[arg(long, default_value_t = 8308)]
    company_registry: u16,
}

#[tokio::main]
async fn main() -> Result<()> {
    let ports = Ports::parse();
    let wanted = |port: u16| (port != 0).then_some(port);
    // Each runs until its value is dropped at the end.
    let telegram = match wanted(ports.telegram) {
        Some(port) => Some(Telegram::start_on(port).await?),
        None => None,
    };
    let google = match wanted(ports.google) {
        Some(port) => Some(Google::start_on(port).await?),
        None => None,
    };
    let eskiz = match wanted(ports.eskiz) {
        Some(port) => Some(Eskiz::start_on(port).await?),
        None => None,
    };
    let playmobile = match wanted(ports.playmobile) {
        Some(port) => Some(PlayMobile::start_on(port).await?),
        None => None,
    };
    let smtp = match wanted(ports.smtp) {
        Some(port) => Some(Smtp::start_on(port, wanted(ports.smtp_admin)).await?),
        None => None,
    };
    let central_bank = match wanted(ports.central_bank) {
        Some(port) => Some(CentralBank::start_on(port).await?),
        None => None,
    };
    let company_registry = match wanted(ports.company_registry) {
        Some(port) => Some(CompanyRegistry::start_on(port).await?),
        None => None,
    };
    let addresses = [
        telegram.as_ref().map(|double| ("telegram", double.url.to_string())),
        google.as_ref().map(|double| ("google", double.url.to_string())),
        eskiz.as_ref().map(|double| ("eskiz", double.base_url().to_string())),
        playmobile.as_ref().map(|double| ("playmobile", double.base_url().to_string())),
        smtp.as_ref().map(|double| ("smtp", double.url.clone())),
        central_bank.as_ref().map(|double| ("central bank", double.url.to_string())),
        company_registry.as_ref().map(|double| ("register", double.url.to_string())),
    ];
    for (name, url) in addresses.into_iter().flatten() {
        eprintln!("{name:<12} {url}");
    }
    tokio::signal::ctrl_c().await?;
    Ok(())
}
