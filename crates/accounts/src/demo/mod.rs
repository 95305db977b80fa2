//! Demo people: candidates and companies with numbers that belong to nobody and one known password.
//!
//! Chance comes from the seed alone, so the same seed makes the same people on every machine.

mod store;

use jiff::Timestamp;
use jiff::civil::{Date, date};
use platform::{CandidateId, CompanyId, UserId};
use serde::Deserialize;
use sqlx::PgConnection;
use uuid::Uuid;

const NAMES: &str = include_str!("../../../../data/demo/names.json");

/// The password of every demo account, and its hash: hashing thousands anew would take minutes.
pub const PASSWORD: &str = "ishbor demo";
const PASSWORD_HASH: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$9qZOzGx41wbN5BSgy1dN1A$DHF/YhLZhZHBGHpG/+UyUm1OP0PIaZUgaslbhmmEW3A";

/// The first of each kind, for the line that tells newcomers how to sign in.
pub const CANDIDATE: &str = "+998000000001";
pub const CUSTOMER: &str = "+998005000001";

/// When everybody registered; a fixed day, because nothing here reads a clock.
const FIRST_DAY: Date = date(2026, 9, 1);

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
}

#[derive(Deserialize)]
struct Street {
    uz: String,
}

/// Where chance comes from: splitmix64, the same everywhere and for ever.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn below(&mut self, most: usize) -> usize {
        (self.next() % most as u64) as usize
    }

    fn of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }

    fn id(&mut self) -> Uuid {
        Uuid::from_u64_pair(self.next(), self.next())
    }
}

/// Rows of one table, column by column, as one statement takes them.
#[derive(Default)]
struct Users {
    ids: Vec<Uuid>,
    phones: Vec<String>,
    roles: Vec<String>,
    locales: Vec<String>,
    created: Vec<String>,
}

impl Users {
    fn add(&mut self, chance: &mut Chance, phone: String, role: &str) -> UserId {
        let id = chance.id();
        self.ids.push(id);
        self.phones.push(phone);
        self.roles.push(role.to_owned());
        self.locales.push((*chance.of(&["uz", "uz", "uz", "ru", "ru", "en"])).to_owned());
        self.created.push(moment(chance).to_string());
        UserId::from_uuid(id)
    }
}

fn moment(chance: &mut Chance) -> Timestamp {
    let day = FIRST_DAY.at(4, 0, 0, 0).in_tz("UTC").map(|day| day.timestamp()).unwrap_or_default();
    day + jiff::SignedDuration::from_mins(chance.below(60 * 24 * 60) as i64)
}

/// Makes so many of each kind and answers how many rows there are now.
pub async fn fill(
    db: &mut PgConnection,
    seed: u64,
    candidates: usize,
    companies: usize,
) -> anyhow::Result<u64> {
    let names: Names = serde_json::from_str(NAMES)?;
    let mut chance = Chance(seed);
    let places = store::list_places(db).await?;
    let spheres = store::list_sphere_slugs(db).await?;
    anyhow::ensure!(!places.is_empty() && spheres.len() >= 5, "the dictionaries are empty");
    fill_candidates(db, &mut chance, &names, &places, &spheres, candidates).await?;
    fill_companies(db, &mut chance, &names, &places, companies).await?;
    Ok((candidates + companies) as u64)
}

async fn fill_candidates(
    db: &mut PgConnection,
    chance: &mut Chance,
    names: &Names,
    places: &[String],
    spheres: &[String],
    count: usize,
) -> anyhow::Result<()> {
    let mut users = Users::default();
    let mut rows = store::Candidates::default();
    for n in 1..=count {
        let user = users.add(chance, format!("+99800{n:07}"), "candidate");
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
        rows.places.push(chance.of(places).clone());
        rows.levels.push((*chance.of(&["secondary", "incomplete_higher", "higher", "higher"])).to_owned());
        let mut chosen: Vec<&String> = Vec::new();
        while chosen.len() < 3 + chance.below(3) {
            let sphere = chance.of(spheres);
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

async fn fill_companies(
    db: &mut PgConnection,
    chance: &mut Chance,
    names: &Names,
    places: &[String],
    count: usize,
) -> anyhow::Result<()> {
    let mut users = Users::default();
    let mut rows = store::Companies::default();
    for n in 1..=count {
        let user = users.add(chance, format!("+99800{:07}", 5_000_000 + n), "customer");
        let name = format!("{} {}", chance.of(&names.company.first), chance.of(&names.company.second));
        rows.ids.push(CompanyId::from_uuid(chance.id()).as_uuid());
        rows.users.push(user.as_uuid());
        rows.slugs.push(kernel::Slug::new(&name, n as u32).as_str().to_owned());
        rows.names.push(name);
        rows.addresses.push(format!(
            "{} koʻchasi, {}-uy",
            chance.of(&names.streets).uz,
            1 + chance.below(90)
        ));
        rows.places.push(chance.of(places).clone());
        rows.founded.push(date(1994 + chance.below(32) as i16, 1 + chance.below(12) as i8, 1).to_string());
    }
    store::insert_users(db, &users, PASSWORD_HASH).await?;
    store::insert_companies(db, &rows).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use secrets::{Hasher, Password};

    use super::*;

    #[tokio::test]
    async fn the_hash_is_the_hash_of_the_password() {
        let password = Password::parse(PASSWORD).unwrap();
        assert!(Hasher::new(1).verify(Some(PASSWORD_HASH), &password).await);
    }

    #[test]
    fn chance_is_the_same_everywhere() {
        let mut chance = Chance(1);
        assert_eq!([chance.below(1000), chance.below(1000), chance.below(1000)], [465, 519, 590]);
    }
}
