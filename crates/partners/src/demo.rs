//! A few invented partners.

use jiff::Timestamp;
use sqlx::PgConnection;

use crate::{PartnerId, store};

/// Name, address, and whether it is hidden.
const DEMO: [(&str, &str, bool); 5] = [
    ("Navroʻz kollejlari", "https://navroz-kollej.example/", false),
    ("Ipak yoʻli savdo uyi", "https://ipakyoli.example/", false),
    ("Hunarmandlar uyushmasi", "https://hunar.example/", false),
    ("Yosh dasturchilar klubi", "https://dasturchi.example/", false),
    ("Kuzgi ish yarmarkasi", "https://yarmarka.example/", true),
];

pub async fn fill(db: &mut PgConnection, now: Timestamp) -> anyhow::Result<u64> {
    for (name, link, hidden) in DEMO {
        store::insert(db, PartnerId::new(), name, link, hidden, now).await?;
    }
    Ok(DEMO.len() as u64)
}
