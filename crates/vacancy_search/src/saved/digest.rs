//! A daily message to each candidate: which of their searches have new vacancies, and how many.
//!
//! A day has one fixed end ([`end_of_day`]), and a search stores the end up to which it was reported (`told_at`). So
//! a repeated run, on the same day or after a crash, finds nothing to report, and a message that could not be sent is
//! retried with the same vacancies.

use jiff::civil::time;
use jiff::{Timestamp, ToSpan as _};
use kernel::clock::tashkent;
use kernel::{Args, Locale};
use notifications::{Event, EventNotice, morning_after, ring, send_event_links};
use platform::{App, CandidateId, UserId};
use queue::Job;
use secrets::Keys;
use serde::{Deserialize, Serialize};
use vacancies::card::Reader;

use super::list::count_since;
use super::stop;
use super::store::{self, DigestRow};
use crate::engine::Engine;

/// Candidates per transaction.
const BATCH: i64 = 500;
/// Searches named in one message; the page shows the others.
const NAMED: usize = 10;

/// Enqueues a job for every candidate with messages switched on.
#[derive(Debug, Serialize, Deserialize)]
pub struct StartDigests {}

impl Job<App> for StartDigests {
    const NAME: &'static str = "start_digests";

    fn key(&self) -> Option<String> {
        Some("all".to_owned())
    }

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let now = app.clock.now();
        let until = end_of_day(now);
        let mut after = None;
        loop {
            let mut tx = app.db.begin().await?;
            let people = store::list_to_tell(&mut tx, until, after, BATCH).await?;
            for person in &people {
                let job = TellNewVacancies { candidate: person.candidate_id, until };
                match morning_after(&mut tx, person.user_id, now).await? {
                    Some(morning) => queue::enqueue_at(&mut tx, &job, morning).await?,
                    None => queue::enqueue(&mut tx, &job).await?,
                };
            }
            tx.commit().await?;
            match people.last() {
                Some(last) => after = Some(last.candidate_id),
                None => return Ok(()),
            }
        }
    }
}

/// Sends one candidate's message. The unsubscribe link is generated here and not stored.
#[derive(Debug, Serialize, Deserialize)]
pub struct TellNewVacancies {
    candidate: CandidateId,
    /// Vacancies published before this are reported.
    until: Timestamp,
}

impl Job<App> for TellNewVacancies {
    const NAME: &'static str = "tell_new_vacancies";
    const MAX_ATTEMPTS: u32 = 5;

    fn key(&self) -> Option<String> {
        Some(self.candidate.to_string())
    }

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let mut db = app.db.acquire().await?;
        let searches = store::list_digest(&mut db, self.candidate, self.until).await?;
        let Some(first) = searches.first() else { return Ok(()) };
        // Without an index the results would differ from the page: let another process retry the job.
        anyhow::ensure!(app.shared::<Engine>().index().is_some(), "there is no search index here yet");
        let (user, locale) = (first.user_id, Locale::parse(&first.locale).unwrap_or_default());
        let reader = Reader { locale, candidate: Some(self.candidate) };
        let (mut lines, mut news) = (Vec::new(), Vec::new());
        for search in &searches {
            let since = search.since();
            let mut count = async |at| {
                let counted = count_since(app, &mut db, &search.query, at, reader).await;
                counted.map_err(|error| anyhow::anyhow!("{}", error.code()))
            };
            // Those published after the end are reported tomorrow.
            let found = count(since).await?.saturating_sub(count(self.until.max(since)).await?);
            if found > 0 {
                lines.push(line(app, search, found, locale));
                news.push((search, found));
            }
        }
        // Releases the connection while the message is being sent.
        drop(db);
        if !lines.is_empty() {
            let more = lines.len().saturating_sub(NAMED);
            lines.truncate(NAMED);
            if more > 0 {
                let args = Args::new().number("count", i64::try_from(more).unwrap_or(i64::MAX));
                lines.push(app.catalogue.format(locale, "digest_more", &args));
            }
            let stop = format!("/searches/stop/{}", stop::token(app.shared::<Keys>(), self.candidate));
            let links = [("all", "/user/searches".to_owned()), ("stop", stop)];
            let notice =
                EventNotice::new(user, Event::SavedSearch, "new_vacancies").arg("list", lines.join("\n"));
            send_event_links(app, &notice, &links).await?;
        }
        let ids: Vec<_> = searches.iter().map(|search| search.id).collect();
        let mut tx = app.db.begin().await?;
        if let Some(notice) = on_the_site(user, &news) {
            ring(&mut tx, &notice, app.clock.now()).await?;
        }
        store::set_notified(&mut tx, &ids, self.until).await?;
        tx.commit().await?;
        Ok(())
    }
}

/// The notice on the site. It leads to the vacancies if they are all of one search.
fn on_the_site(user: UserId, news: &[(&DigestRow, u64)]) -> Option<EventNotice> {
    let notice = |what, count| EventNotice::new(user, Event::SavedSearch, what).count("count", count);
    match news {
        [] => None,
        [(search, found)] => {
            let notice = notice("new_in_search", i64::try_from(*found).unwrap_or(i64::MAX));
            Some(notice.arg("name", &search.name).path(search.path()))
        }
        _ => Some(notice("new_vacancies", news.len() as i64).path("/user/searches")),
    }
}

impl DigestRow {
    /// Vacancies that the candidate has already seen are not new.
    fn since(&self) -> Timestamp {
        self.told_at.to_jiff().max(self.seen_at.to_jiff())
    }

    /// The page with its vacancies.
    fn path(&self) -> String {
        if self.query.is_empty() { "/jobs".to_owned() } else { format!("/jobs?{}", self.query) }
    }
}

fn line(app: &App, search: &DigestRow, found: u64, locale: Locale) -> String {
    let link = format!("{}{}", app.site.public_url, locale.path(&search.path()));
    let args = Args::new()
        .text("name", search.name.as_str())
        .number("count", i64::try_from(found).unwrap_or(i64::MAX))
        .text("link", link);
    app.catalogue.format(locale, "digest_line", &args)
}

/// The last 08:55 in Tashkent: the index has long applied all changes before it.
fn end_of_day(now: Timestamp) -> Timestamp {
    let here = now.to_zoned(tashkent());
    let end = |date: jiff::civil::Date| date.to_datetime(time(8, 55, 0, 0)).to_zoned(tashkent());
    let today = end(here.date()).map(|end| end.timestamp());
    match today {
        Ok(today) if today <= now => today,
        _ => end(here.date().saturating_sub(1.day())).map_or(now, |end| end.timestamp()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digest_day_ends_at_a_fixed_time() {
        for (now, end) in [
            ("2026-11-15T04:00:00Z", "2026-11-15T03:55:00Z"),
            ("2026-11-15T12:00:00Z", "2026-11-15T03:55:00Z"),
            ("2026-11-16T03:54:59Z", "2026-11-15T03:55:00Z"),
            ("2026-11-16T03:55:00Z", "2026-11-16T03:55:00Z"),
        ] {
            assert_eq!(end_of_day(now.parse().unwrap()), end.parse().unwrap(), "{now}");
        }
    }
}
