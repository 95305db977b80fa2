//! Demo teams and pages: the first demo company has three members, and every third company has a filled page. All
//! randomness comes from the seed.

mod store;

use accounts::demo::{CUSTOMER, Places, RECRUITER, VIEWER};
use accounts::people::team;
use dictionaries::{Names, Snapshot};
use jiff::{SignedDuration, Timestamp};
use kernel::Locale;
use kernel::chance::Chance;
use kernel::words::{Benefit, MemberRole};
use platform::{CompanyId, UserId};
use serde::Deserialize;
use serde_json::{Value, json};
use sqlx::PgConnection;
use vacancies::public::company_page::StoredOffice;
use vacancies::public::{CompanyLink, CompanySize, LinkKind};

use crate::events::What;
use store::{CompanyRow, EventRow, MemberRow, PageRow};

const TEXTS: &str = include_str!("../../../../data/demo/company_pages.json");
const PAGE_EVERY: usize = 3;
/// The team of the first company.
const OWNER_NAME: &str = "Nodira Yusupova";
const TEAM: [(&str, &str, MemberRole); 2] =
    [(RECRUITER, "Jasur Rahimov", MemberRole::Recruiter), (VIEWER, "Lola Saidova", MemberRole::Viewer)];

#[derive(Deserialize)]
struct Texts {
    /// With the placeholders `{company}` and `{year}`.
    about: Vec<Names>,
    streets: Vec<String>,
}

/// Returns how many rows exist now.
pub async fn fill(db: &mut PgConnection, words: &Snapshot, seed: u64, now: Timestamp) -> anyhow::Result<u64> {
    // Another seed than that of other parts, or all would draw the same numbers.
    let mut chance = Chance::new(seed ^ 0x7061_6765_7300_0001);
    let (texts, places) = (serde_json::from_str::<Texts>(TEXTS)?, Places::of(words));
    let companies = store::list_companies(db).await?;
    let first = companies.iter().find(|company| company.phone == CUSTOMER);
    let first = first.ok_or_else(|| anyhow::anyhow!("demo companies come first"))?;
    let members = fill_team(db, &mut chance, first, now).await?;
    let mut pages = Vec::new();
    for company in companies.iter().step_by(PAGE_EVERY) {
        pages.push(page(&mut chance, &texts, &places, company));
    }
    store::insert_pages(db, &pages, now).await?;
    Ok(members + pages.len() as u64)
}

async fn fill_team(
    db: &mut PgConnection,
    chance: &mut Chance,
    company: &CompanyRow,
    now: Timestamp,
) -> anyhow::Result<u64> {
    let (id, owner) = (CompanyId::from_uuid(company.id), UserId::from_uuid(company.owner));
    store::set_name(db, id, owner, OWNER_NAME).await?;
    let (mut members, mut events) = (Vec::new(), Vec::new());
    let mut note = |at: Timestamp, user: UserId, name: &str, what: What, detail: Value| {
        let (id, name, what) = (chance.id_at(at), name.to_owned(), what.code());
        events.push(EventRow { id, company_id: company.id, at, user_id: user.as_uuid(), name, what, detail });
    };
    for (weeks, (phone, name, role)) in [6, 5].into_iter().zip(TEAM) {
        let user = store::find_user(db, phone).await?;
        let joined_at = now - SignedDuration::from_hours(weeks * 7 * 24);
        let invited_at = joined_at - SignedDuration::from_hours(3);
        let detail = json!({ "role": role.code(), "phone": crate::members::masked(phone) });
        note(invited_at, owner, OWNER_NAME, What::Invited, detail);
        note(joined_at, user, name, What::Joined, json!({ "role": role.code() }));
        members.push(MemberRow {
            company_id: company.id,
            user_id: user.as_uuid(),
            role: role.code(),
            name,
            joined_at,
        });
        team::enter_company(db, user, id).await?;
    }
    let saved_at = now - SignedDuration::from_hours(9 * 24);
    let parts = json!({ "parts": ["about", "links", "addresses", "benefits"] });
    note(saved_at, owner, OWNER_NAME, What::PageChanged, parts);
    store::insert_members(db, &members).await?;
    store::insert_events(db, &events).await?;
    Ok((members.len() + events.len()) as u64)
}

fn page(chance: &mut Chance, texts: &Texts, places: &Places, company: &CompanyRow) -> PageRow {
    let about = chance.of(&texts.about);
    let year = company.owned_date.to_jiff().year().to_string();
    let about = Locale::ALL.map(|locale| {
        let text = about.get(locale).replace("{company}", &company.name).replace("{year}", &year);
        (locale.code().to_owned(), Value::from(text))
    });
    let office = |location: &str, street: String| StoredOffice { location: location.to_owned(), street };
    let mut addresses: Vec<StoredOffice> =
        company.address.iter().map(|street| office(&company.location, street.clone())).collect();
    if chance.percent(40) {
        let street = format!("{}, {}-uy", chance.of(&texts.streets), 1 + chance.below(90));
        addresses.push(office(places.choose(chance), street));
    }
    let share = 20 + chance.below(40);
    let benefits = Benefit::ALL.iter().filter(|_| chance.percent(share));
    let benefits = benefits.map(|benefit| benefit.code()).collect();
    // No real company has this site.
    let url = format!("https://example.com/{}", company.slug);
    PageRow {
        company_id: company.id,
        about: about.into_iter().collect(),
        links: json!([CompanyLink { kind: LinkKind::Site, url }]),
        addresses: json!(addresses),
        benefits,
        size: chance.of(&CompanySize::ALL).code(),
        cloth: chance.percent(50).then(|| chance.below(6)),
    }
}
