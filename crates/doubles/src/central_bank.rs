//! A double of the rates that the Central Bank of Uzbekistan publishes (cbu.uz).

use std::ops::Deref;
use std::sync::{Arc, Mutex};

use anyhow::Result;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::routing::get;
use axum::{Json, Router};
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::{TimeZone, offset};
use serde_json::{Value, json};

use crate::desk::{Desk, lock};
use crate::running::Running;

/// The double. It starts with rates of today; everything published stays in its archive.
pub struct CentralBank {
    running: Running,
    state: Arc<Mutex<BankState>>,
}

struct BankState {
    /// In the order of publication.
    archive: Vec<Entry>,
    withdrawn: Vec<String>,
    spoiled: Vec<(String, &'static str, Value)>,
}

#[derive(Clone)]
struct Entry {
    code: String,
    nominal: u32,
    rate: String,
    day: Date,
}

impl Deref for CentralBank {
    type Target = Running;

    fn deref(&self) -> &Running {
        &self.running
    }
}

impl CentralBank {
    pub async fn start() -> Self {
        Self::start_on(0).await.expect("a free port can be listened on")
    }

    pub async fn start_on(port: u16) -> Result<Self> {
        let desk = Arc::new(Desk::default());
        let today = Timestamp::from_second(desk.now())?.to_zoned(TimeZone::fixed(offset(5))).date();
        let first =
            [("USD", 1, "12015.40"), ("EUR", 1, "13867.44"), ("RUB", 1, "150.75"), ("VND", 10, "4.61")];
        let archive = first.map(|(code, nominal, rate)| Entry {
            code: code.to_owned(),
            nominal,
            rate: rate.to_owned(),
            day: today,
        });
        let kept = BankState { archive: archive.to_vec(), withdrawn: Vec::new(), spoiled: Vec::new() };
        let state = Arc::new(Mutex::new(kept));
        let routes = Router::new()
            .route("/uz/arkhiv-kursov-valyut/json/", get(newest))
            .route("/uz/arkhiv-kursov-valyut/json/all/{day}/", get(of_day))
            .with_state(state.clone());
        let running = Running::start(port, desk, |_| routes).await?;
        Ok(Self { running, state })
    }

    /// Publishes a new rate, valid from this day on.
    pub fn publish(&self, code: &str, nominal: u32, rate: &str, day: Date) {
        let entry = Entry { code: code.to_owned(), nominal, rate: rate.to_owned(), day };
        lock(&self.state).archive.push(entry);
    }

    /// Leaves a currency out of every response.
    pub fn withdraw(&self, code: &str) {
        lock(&self.state).withdrawn.push(code.to_owned());
    }

    /// Replaces this field of a currency: `spoil("USD", "Rate", json!("n/a"))`.
    pub fn spoil(&self, code: &str, field: &'static str, value: Value) {
        lock(&self.state).spoiled.push((code.to_owned(), field, value));
    }
}

type Shared = State<Arc<Mutex<BankState>>>;

async fn newest(State(state): Shared) -> Json<Vec<Value>> {
    Json(lock(&state).answer(Date::MAX))
}

async fn of_day(State(state): Shared, Path(day): Path<String>) -> Result<Json<Vec<Value>>, StatusCode> {
    let day = day.parse().map_err(|_| StatusCode::NOT_FOUND)?;
    Ok(Json(lock(&state).answer(day)))
}

impl BankState {
    /// The latest publication for each currency among those valid on this day.
    fn answer(&self, day: Date) -> Vec<Value> {
        let mut shown: Vec<&Entry> = Vec::new();
        let holding = self.archive.iter().filter(|entry| entry.day <= day);
        for entry in holding.filter(|entry| !self.withdrawn.contains(&entry.code)) {
            match shown.iter_mut().find(|earlier| earlier.code == entry.code) {
                Some(earlier) => *earlier = entry,
                None => shown.push(entry),
            }
        }
        shown.into_iter().enumerate().map(|(number, entry)| self.line(number, entry)).collect()
    }

    fn line(&self, number: usize, entry: &Entry) -> Value {
        let Entry { code, nominal, rate, day } = entry;
        let mut line = json!({
            "id": number, "Code": format!("{number:03}"), "Ccy": code, "CcyNm_RU": code, "CcyNm_UZ": code,
            "CcyNm_UZC": code, "CcyNm_EN": code, "Nominal": nominal.to_string(), "Rate": rate, "Diff": "0.7",
            "Date": day.strftime("%d.%m.%Y").to_string(),
        });
        for (_, field, value) in self.spoiled.iter().filter(|(spoiled, ..)| spoiled == code) {
            line[*field] = value.clone();
        }
        line
    }
}
