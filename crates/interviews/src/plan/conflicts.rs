//! Who is busy when an interview should be.

use applications::InterviewId;
use jiff::{SignedDuration, Timestamp};
use platform::{CandidateId, CompanyId, Result, UserId};
use sqlx::PgConnection;

use crate::held::store::{BusyRow, list_busy};
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
    Ok(overlaps(&rows, starts, lasts))
}

/// Of the candidate only which of the times are impossible: what he does elsewhere, and when exactly, stays his own.
fn overlaps(rows: &[BusyRow], starts: &[Timestamp], lasts: SignedDuration) -> Vec<Conflict> {
    let is_over = |row: &BusyRow, start: Timestamp| row.start_at < start + lasts && row.end_at > start;
    let taken = |start: &&Timestamp| rows.iter().any(|row| row.user_id.is_none() && is_over(row, **start));
    let of_candidate =
        starts.iter().filter(taken).map(|start| Conflict::of_candidate(*start, *start + lasts));
    let members = rows.iter().filter(|row| row.user_id.is_some());
    let members = members.filter(|row| starts.iter().any(|start| is_over(row, *start)));
    let of_members = members.map(|row| Conflict {
        start_at: row.start_at,
        end_at: row.end_at,
        who: "interviewer",
        name: row.name.clone(),
        can_ignore: true,
    });
    of_candidate.chain(of_members).collect()
}
