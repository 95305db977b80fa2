//! Demo people: candidates and companies with unassigned phone numbers and one known password.
//!
//! Randomness comes from the seed alone and dates are counted back from a given moment, so the same seed and moment
//! produce the same people on every machine.

mod places;
mod store;

use dictionaries::{Names as Text, Snapshot};
use jiff::civil::date;
use jiff::{SignedDuration, Timestamp};
use kernel::Locale;
use kernel::chance::Chance;
use platform::{CandidateId, CompanyId, UserId};
use serde::Deserialize;
use sqlx::PgConnection;
use uuid::Uuid;

pub use places::{Places, is_in_capital};

const NAMES: &str = include_str!("../../../../data/demo/names.json");

/// The password of every demo account, and its hash: hashing thousands of passwords would take minutes.
pub const PASSWORD: &str = "ishbor demo";
const PASSWORD_HASH: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$9qZOzGx41wbN5BSgy1dN1A$DHF/YhLZhZHBGHpG/+UyUm1OP0PIaZUgaslbhmmEW3A";

/// The first of each kind, for the message that tells newcomers how to sign in.
pub const CANDIDATE: &str = "+998000000001";
pub const CUSTOMER: &str = "+998005000001";
/// Members of the first company; `companies` puts them into its team.
pub const RECRUITER: &str = "+998006000001";
pub const VIEWER: &str = "+998006000002";

/// Everybody registered at least this many days ago, within a period of the same length, so all other demo events are
/// later.
const REGISTERED_BEFORE: i64 = 90;
const DAY: i64 = 24 * 60;

#[derive(Deserialize)]
struct Names {
    male: Vec<Name>,
    female: Vec<Name>,
    surnames_male: Vec<Name>,
    surnames_female: Vec<Name>,
    company: Company,
    streets: Vec<Street>,
}

#[derive(Deserialize)]
struct Name {
    latin: String,
}

#[derive(Deserialize)]
struct Company {
    first: Vec<String>,
    second: Vec<String>,
    /// With the placeholders `{company}` and `{year}`.
    about: Vec<Text>,
}

#[derive(Deserialize)]
struct Street {
    uz: String,
}

/// Rows of one table, column by column, for one insert statement.
#[derive(Default)]
struct Users {
    ids: Vec<Uuid>,
    phones: Vec<String>,
    roles: Vec<String>,
    locales: Vec<String>,
    created: Vec<String>,
}

impl Users {
    fn add(&mut self, maker: &mut Maker, phone: String, role: &str, locale: Locale) -> UserId {
        let id = maker.chance.id();
        self.ids.push(id);
        self.phones.push(phone);
        self.roles.push(role.to_owned());
        self.locales.push(locale.code().to_owned());
        let minutes =
            REGISTERED_BEFORE * DAY + maker.chance.below(REGISTERED_BEFORE as usize * DAY as usize) as i64;
        self.created.push((maker.now - SignedDuration::from_mins(minutes)).to_string());
        UserId::from_uuid(id)
    }
}

/// The input of the generator.
struct Maker {
    chance: Chance,
    now: Timestamp,
    names: Names,
    places: Places,
    spheres: Vec<String>,
}

impl Maker {
    fn new(words: &Snapshot, seed: u64, now: Timestamp) -> anyhow::Result<Self> {
        Ok(Self {
            chance: Chance::new(seed),
            now,
            names: serde_json::from_str(NAMES)?,
            places: Places::of(words),
            spheres: words.spheres.iter().map(|sphere| sphere.slug.clone()).collect(),
        })
    }

    /// The first of each kind use Uzbek; the others are distributed as in the population.
    fn locale(&mut self, number: usize) -> Locale {
        match self.chance.below(10) {
            _ if number == 1 => Locale::Uz,
            0..6 => Locale::Uz,
            6..9 => Locale::Ru,
            _ => Locale::En,
        }
    }
}

/// Generates this many of each kind and returns how many rows exist now.
pub async fn fill(
    db: &mut PgConnection,
    words: &Snapshot,
    seed: u64,
    now: Timestamp,
    candidates: usize,
    companies: usize,
) -> anyhow::Result<u64> {
    let mut maker = Maker::new(words, seed, now)?;
    fill_candidates(db, &mut maker, 1..=candidates).await?;
    fill_companies(db, &mut maker, companies).await?;
    let mut members = Users::default();
    for phone in [RECRUITER, VIEWER] {
        members.add(&mut maker, phone.to_owned(), "customer", Locale::Uz);
    }
    store::insert_users(db, &members, PASSWORD_HASH).await?;
    Ok((candidates + companies + members.ids.len()) as u64)
}

/// Generates more candidates, numbered after the first ones. Their number changes nothing about other demo data.
pub async fn fill_candidates_after(
    db: &mut PgConnection,
    words: &Snapshot,
    seed: u64,
    now: Timestamp,
    first: usize,
    count: usize,
) -> anyhow::Result<u64> {
    // Another seed, or they would be the same people again.
    let mut maker = Maker::new(words, seed ^ 0x6361_6E64_6964_6174, now)?;
    fill_candidates(db, &mut maker, first + 1..=first + count).await?;
    Ok(count as u64)
}

async fn fill_candidates(
    db: &mut PgConnection,
    maker: &mut Maker,
    numbers: std::ops::RangeInclusive<usize>,
) -> anyhow::Result<()> {
    let mut users = Users::default();
    let mut rows = store::Candidates::default();
    for n in numbers {
        let locale = maker.locale(n);
        let user = users.add(maker, format!("+99800{n:07}"), "candidate", locale);
        let (chance, names) = (&mut maker.chance, &maker.names);
        let is_male = chance.below(2) == 0;
        let (first, last) = if is_male {
            (chance.of(&names.male), chance.of(&names.surnames_male))
        } else {
            (chance.of(&names.female), chance.of(&names.surnames_female))
        };
        let id = CandidateId::from_uuid(chance.id());
        rows.ids.push(id.as_uuid());
        rows.users.push(user.as_uuid());
        rows.names.push(first.latin.clone());
        rows.surnames.push(last.latin.clone());
        let day =
            date(1966 + chance.below(42) as i16, 1 + chance.below(12) as i8, 1 + chance.below(28) as i8);
        rows.birthdays.push(day.to_string());
        rows.sexes.push(if is_male { "male" } else { "female" }.to_owned());
        rows.places.push(maker.places.choose(chance).to_owned());
        rows.levels.push((*chance.of(&["secondary", "incomplete_higher", "higher", "higher"])).to_owned());
        let mut chosen: Vec<&String> = Vec::new();
        while chosen.len() < 3 + chance.below(3) {
            let sphere = chance.of(&maker.spheres);
            if !chosen.contains(&sphere) {
                chosen.push(sphere);
            }
        }
        for (position, sphere) in chosen.into_iter().enumerate() {
            rows.sphere_owners.push(id.as_uuid());
            rows.spheres.push(sphere.clone());
            rows.sphere_positions.push(position as i32 + 1);
        }
    }
    store::insert_users(db, &users, PASSWORD_HASH).await?;
    store::insert_candidates(db, &rows).await?;
    Ok(())
}

async fn fill_companies(db: &mut PgConnection, maker: &mut Maker, count: usize) -> anyhow::Result<()> {
    let mut users = Users::default();
    let mut rows = store::Companies::default();
    for n in 1..=count {
        let locale = maker.locale(n);
        let user = users.add(maker, format!("+99800{:07}", 5_000_000 + n), "customer", locale);
        let (chance, names) = (&mut maker.chance, &maker.names);
        let name = company_name(&names.company, n);
        let founded = date(1994 + chance.below(32) as i16, 1 + chance.below(12) as i8, 1);
        rows.ids.push(CompanyId::from_uuid(chance.id()).as_uuid());
        rows.users.push(user.as_uuid());
        rows.slugs.push(kernel::Slug::new(&name, n as u32).as_str().to_owned());
        let about = chance.of(&names.company.about).get(locale);
        rows.abouts.push(about.replace("{company}", &name).replace("{year}", &founded.year().to_string()));
        rows.names.push(name);
        rows.addresses.push(format!(
            "{} koʻchasi, {}-uy",
            chance.of(&names.streets).uz,
            1 + chance.below(90)
        ));
        rows.places.push(maker.places.choose(chance).to_owned());
        rows.founded.push(founded.to_string());
        rows.verified.push(n == 1 || chance.percent(70));
    }
    store::insert_users(db, &users, PASSWORD_HASH).await?;
    store::insert_companies(db, &rows).await?;
    Ok(())
}

/// Two invented words. Names repeat only after all pairs are used.
fn company_name(words: &Company, number: usize) -> String {
    let (first, second) = (words.first.len(), words.second.len());
    // Multiplied by a prime, so that neighbours get different names.
    let pair = number * 701 % (first * second);
    format!("{} {}", words.first[pair % first], words.second[pair / first])
}

#[cfg(test)]
mod tests {
    use secrets::{Hasher, Password};

    use super::*;

    #[tokio::test]
    async fn the_demo_hash_matches_the_demo_password() {
        let password = Password::parse(PASSWORD).unwrap();
        assert!(Hasher::new(1).verify(Some(PASSWORD_HASH), &password).await);
    }

    #[test]
    fn company_names_are_unique() {
        let names: Names = serde_json::from_str(NAMES).unwrap();
        let made: std::collections::BTreeSet<String> =
            (1..=1_200).map(|number| company_name(&names.company, number)).collect();
        assert_eq!(made.len(), 1_200);
    }
}
