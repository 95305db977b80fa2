//! The product, over HTTP, and its engine called in this process.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use anyhow::Context as _;
use search_engine::index::{SearchHits, SearchRequest, Sort};
use search_engine::query::{Gazetteer, Tree, parse};
use search_engine::{SearchIndex, Synonyms};
use serde::Deserialize;
use serde_json::Value;
use sqlx::types::Uuid;
use vacancy_search::engine::vacancy_schema::{VACANCIES, VacancyFilters};

use super::corpus::Query;
use super::store;
use crate::paced;

/// The slugs of regions by id.
pub type Regions = Vec<(i32, String)>;

/// Searches are rate limited per address, so every request uses a different one.
fn client_address(number: u32) -> String {
    let [_, a, b, c] = number.to_be_bytes();
    format!("10.{a}.{b}.{c}")
}

/// With `as_typed`, because the other engines neither recognise places nor correct errors. Every URL is unique, so
/// nothing is answered from the cache.
pub fn request(query: &Query, regions: &Regions, facets: bool, number: u32) -> String {
    static ASKED: AtomicU32 = AtomicU32::new(0);
    let asked = ASKED.fetch_add(1, Ordering::Relaxed);
    let text = query.text().replace(' ', "%20");
    let mut path = format!("/api/v1/jobs?q={text}&as_typed=true&facets={facets}&asked={asked}");
    if let Some(region) = query.region {
        let slug = regions.iter().find(|(id, _)| *id == region).map_or("", |(_, slug)| slug);
        path = format!("{path}&location={slug}");
    }
    if let Some(pay) = query.pay {
        path = format!("{path}&salary={pay}");
    }
    format!("GET {path} HTTP/1.1\r\nHost: ishbor\r\nX-Forwarded-For: {}\r\n\r\n", client_address(number))
}

/// Requests per second over four saturated connections.
pub fn rate(
    address: SocketAddr,
    turn: Duration,
    request: &(impl Fn(u32) -> String + Sync),
) -> anyhow::Result<f64> {
    const CONNECTIONS: u32 = 4;
    let begun = Instant::now();
    let counts = thread::scope(|scope| {
        let lanes: Vec<_> = (0..CONNECTIONS)
            .map(|lane| {
                scope.spawn(move || -> anyhow::Result<u32> {
                    let mut stream = paced::connect(address)?;
                    let mut count = 0;
                    while begun.elapsed() < turn {
                        paced::exchange(&mut stream, &request(count * CONNECTIONS + lane))?;
                        count += 1;
                    }
                    Ok(count)
                })
            })
            .collect();
        let counts =
            lanes.into_iter().map(|lane| lane.join().map_err(|_| anyhow::anyhow!("a lane broke down"))?);
        counts.sum::<anyhow::Result<u32>>()
    })?;
    Ok(f64::from(counts) / begun.elapsed().as_secs_f64())
}

pub fn get(address: SocketAddr, path: &str, number: u32) -> anyhow::Result<Value> {
    Ok(serde_json::from_slice(&get_bytes(address, path, number)?)?)
}

pub fn get_bytes(address: SocketAddr, path: &str, number: u32) -> anyhow::Result<Vec<u8>> {
    let mut stream: TcpStream = paced::connect(address)?;
    let client = client_address(number);
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nHost: ishbor\r\nX-Forwarded-For: {client}\r\nConnection: close\r\n\r\n"
    )?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n").context("a head")?;
    anyhow::ensure!(
        answer.starts_with(b"HTTP/1.1 200"),
        "{path}: {}",
        String::from_utf8_lossy(&answer[..end])
    );
    Ok(answer.split_off(end + 4))
}

/// Waits until the index answers instead of the database.
pub fn wait_for_index(address: SocketAddr) -> anyhow::Result<()> {
    for number in 0..u32::MAX {
        // Without an index, right after writing a million rows, counting in the database may be slow.
        if get(address, "/api/v1/jobs/facets", number).is_ok_and(|body| !body["facets"].is_null()) {
            return Ok(());
        }
        thread::sleep(Duration::from_millis(20));
    }
    Ok(())
}

/// Quality R14: seconds from the commit of a change until a search finds it. `turn` must differ for each call.
pub async fn time_until_found(
    db: &mut sqlx::PgConnection,
    address: SocketAddr,
    id: Uuid,
    turn: u32,
) -> anyhow::Result<f64> {
    const PATIENCE: Duration = Duration::from_secs(30);
    let moment = SystemTime::now().duration_since(UNIX_EPOCH)?.as_micros();
    // Encoded as letters, because digits would be parsed as a number; this word is unique.
    let word: String = moment.to_string().bytes().map(|digit| char::from(digit - b'0' + b'b')).collect();
    let before = store::rename(db, &format!("Haydovchi {word}"), id).await?;
    let written = Instant::now();
    while written.elapsed() < PATIENCE {
        // A different client each time, in a range that the load does not use.
        let number = (1 << 23) + turn * 4096 + u32::try_from(written.elapsed().as_millis() / 10)?;
        let found = get(address, &format!("/api/v1/jobs?q={word}&as_typed=true&facets=false"), number)?;
        if found["meta"]["total"] == 1 {
            let seconds = written.elapsed().as_secs_f64();
            store::rename(db, &before, id).await?;
            return Ok(seconds);
        }
        thread::sleep(Duration::from_millis(5));
    }
    anyhow::bail!("a change was not found for {} s", PATIENCE.as_secs())
}

/// The folder of the current index.
pub fn index_folder(data: &Path) -> anyhow::Result<PathBuf> {
    let current = fs::read_to_string(data.join("index/current"))?;
    Ok(data.join("index").join(current.split(' ').next().context("a name")?))
}

/// The engine alone, on a copy of the product's index: only one process may have it open.
pub struct Engine {
    index: SearchIndex,
    synonyms: Synonyms,
    copy: PathBuf,
}

#[derive(Deserialize)]
struct Spheres {
    spheres: Vec<Sphere>,
}

#[derive(Deserialize)]
struct Sphere {
    professions: Vec<Profession>,
}

#[derive(Deserialize)]
struct Profession {
    slug: String,
    names: std::collections::BTreeMap<String, String>,
    aliases: Vec<String>,
}

impl Engine {
    pub fn open(data: &Path) -> anyhow::Result<Self> {
        let copy = data.join("index-copy");
        fs::remove_dir_all(&copy).ok();
        fs::create_dir_all(&copy)?;
        for file in fs::read_dir(index_folder(data)?)? {
            let file = file?;
            // Lock files belong to the product.
            if !file.file_name().to_string_lossy().ends_with(".lock") {
                fs::copy(file.path(), copy.join(file.file_name()))?;
            }
        }
        let Spheres { spheres } = serde_json::from_str(include_str!("../../../data/spheres.json"))?;
        let professions = spheres.into_iter().flat_map(|sphere| sphere.professions).map(|profession| {
            let spoken = Synonyms::aliases(&profession.slug).iter().map(|name| (*name).to_owned());
            profession.names.into_values().chain(profession.aliases).chain(spoken).collect()
        });
        let synonyms = Synonyms::new(Synonyms::everyday().into_iter().chain(professions).collect());
        Ok(Self { index: SearchIndex::open(&copy, &VACANCIES.schema)?, synonyms, copy })
    }

    /// Searches per second on this core.
    pub fn rate(
        &self,
        queries: &[Query],
        regions: &Regions,
        facets: bool,
        turn: Duration,
    ) -> anyhow::Result<f64> {
        let begun = Instant::now();
        let mut count = 0;
        while begun.elapsed() < turn {
            std::hint::black_box(self.search(&queries[count % queries.len()], regions, facets)?);
            count += 1;
        }
        Ok(count as f64 / begun.elapsed().as_secs_f64())
    }

    pub fn finds(&self, query: &Query, regions: &Regions) -> anyhow::Result<bool> {
        Ok(self.search(query, regions, false)?.total > 0)
    }

    /// As the product does it: one page, and the paid vacancies among all matches.
    fn search(&self, query: &Query, regions: &Regions, facets: bool) -> anyhow::Result<SearchHits> {
        let tree: Tree = parse(&query.text(), &Gazetteer::default(), true).tree;
        let slug = query.region.and_then(|region| regions.iter().find(|(id, _)| *id == region));
        let filters = VacancyFilters {
            locations: slug.map(|(_, slug)| slug.clone()).into_iter().collect(),
            pay_floor: query.pay.map(|pay| [pay, pay / 12_500, pay / 150]),
            ..VacancyFilters::default()
        };
        let filters = filters.filters();
        let request = SearchRequest {
            query: Some(&tree),
            synonyms: &self.synonyms,
            filters: &filters,
            sort: Sort::Relevance,
            offset: 0,
            limit: 20,
            promoted: 0..3,
            facets,
            corrections: false,
            now: i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs())?,
        };
        Ok(self.index.search(&request)?)
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.copy).ok();
    }
}
