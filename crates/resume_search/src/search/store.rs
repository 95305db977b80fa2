//! SQL of the search without an index: words as parts of words, without synonyms and typing errors.

use dictionaries::Snapshot;
use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use kernel::Currency;
use kernel::uzbek::fold;
use kernel::words::WorkType;
use platform::{CompanyId, PageQuery};
use rates::RateTable;
use resumes::ResumeId;
use resumes::form::Licence;
use sqlx::PgConnection;
use uuid::Uuid;

use super::wanted::Wanted;

/// One page of the candidates, the last renewed first, and how many there are. A salary that its owner hides must not
/// be found by trying numbers, so such resumes never match one.
pub async fn list_candidates(
    db: &mut PgConnection,
    company: CompanyId,
    wanted: &Wanted,
    dictionary: &Snapshot,
    rates: &RateTable,
    page: PageQuery,
) -> sqlx::Result<(Vec<ResumeId>, u64)> {
    // Folded words have no signs that LIKE knows.
    let words = wanted.parsed.words.split_whitespace().filter(|word| !word.starts_with('-')).map(fold);
    let words: Vec<String> = words.filter(|word| !word.is_empty()).map(|word| format!("%{word}%")).collect();
    let inside = |slug: &String| {
        let place = dictionary.place(slug);
        let within =
            dictionary.locations.iter().filter(move |other| other.parent_id == place.map(|place| place.id));
        [slug.clone()].into_iter().chain(within.map(|place| place.slug.clone())).collect::<Vec<_>>()
    };
    let places: Vec<String> = wanted.locations.iter().flat_map(inside).collect();
    let work_types: Vec<String> =
        wanted.work_types.iter().map(|word| WorkType::code(*word).to_owned()).collect();
    let months = wanted.months().map(u32::cast_signed);
    let soum = |currency| rates.rate(currency).map_or(1.0, |rate| rate.soum());
    let seen_since = wanted.seen_since.and_then(|since| Timestamp::from_second(since).ok());
    let found = sqlx::query!(
        r#"with found as materialized (
             select r.id, r.renewed_at from resumes r
             where r.status = 'active' and r.deleted_at is null and is_resume_listed(r, $1)
               and r.words like all ($2::text[])
               and ($3::text is null or $3 = any (r.spheres))
               and (cardinality($4::text[]) = 0 or r.location = any ($4))
               and (cardinality($5::text[]) = 0 or r.work_types && $5)
               and ($6::int is null or $6 <= r.experience_months + case when r.is_working
                    then (extract(epoch from $7::timestamptz - r.in_force_at) / 2629800)::int else 0 end)
               and ($8::int is null or r.experience_months <= $8)
               and ($9::text is null or $9 = any (r.languages))
               and ($10::bigint is null or (not r.hide_salary and r.salary is not null and r.salary
                    * case r.currency when 'USD' then $11::float8 when 'RUB' then $12::float8 else 1 end <= $10))
               and ($13::text is null or $13 = any (r.licences))
               and ($14::timestamptz is null or r.renewed_at >= $14 or r.updated_at >= $14 or exists (
                    select from candidates c join sessions s on s.user_id = c.user_id
                    where c.id = r.candidate_id and s.last_used_at >= $14))
           )
           select (select count(*) from found) as "total!",
                  array(select id from found order by renewed_at desc, id desc offset $15 limit $16) as "ids!: Vec<Uuid>""#,
        company.as_uuid(),
        &words,
        wanted.sphere,
        &places,
        &work_types,
        months.filter(|months| *months > 0),
        wanted.now.to_sqlx() as _,
        months.filter(|months| *months == 0),
        wanted.language,
        wanted.pay.map(|(amount, currency)| rates.to_uzs(amount, currency)),
        soum(Currency::Usd),
        soum(Currency::Rub),
        wanted.licence.map(Licence::code),
        seen_since.map(jiff_sqlx::ToSqlx::to_sqlx) as _,
        i64::from(page.offset()),
        i64::from(page.per_page())
    )
    .fetch_one(db)
    .await?;
    Ok((found.ids.into_iter().map(ResumeId::from_uuid).collect(), found.total.unsigned_abs()))
}
