//! Who is busy when an interview should be.

use applications::InterviewId;
use jiff::{SignedDuration, Timestamp};
use platform::{CandidateId, CompanyId, Result, UserId};
use sqlx::PgConnection;

use crate::held::store::list_busy;
use crate::refusal::Conflict;

/// What overlaps with one of the times. The locks of [`crate::held`] must be held.
pub(crate) async fn find(
    db: &mut PgConnection,
    (company, candidate): (CompanyId, CandidateId),
    interviewers: &[UserId],
    starts: &[Timestamp],
    lasts: SignedDuration,
    except: Option<InterviewId>,
) -> Result<Vec<Conflict>> {
    let (Some(first), Some(last)) = (starts.iter().min(), starts.iter().max()) else { return Ok(Vec::new()) };
    let span = (*first, *last + lasts);
    let rows = list_busy(db, company, Some(candidate), interviewers, span, except).await?;
    let overlaps = |row: &crate::held::store::BusyRow| {
        starts.iter().any(|start| row.start_at < *start + lasts && row.end_at > *start)
    };
    let conflicts = rows.into_iter().filter(overlaps).map(|row| match row.user_id {
        Some(_) => Conflict {
            start_at: row.start_at,
            end_at: row.end_at,
            who: "interviewer",
            name: row.name,
            can_ignore: true,
        },
        None => Conflict::of_candidate(row.start_at, row.end_at),
    });
    Ok(conflicts.collect())
}
