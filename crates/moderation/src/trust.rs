//! What the rules approve without a moderator: clean texts of proven authors (decisions C1).

use jiff::{SignedDuration, Timestamp};
use platform::{Error, Result};
use sqlx::PgConnection;

use crate::approve::approve;
use crate::{Moderated, RevisionId};

/// How many texts of the author moderators must have approved before.
const PROVEN: i64 = 3;
/// For this long after an upheld complaint every text goes to a moderator.
const COMPLAINTS_COUNT: SignedDuration = SignedDuration::from_hours(90 * 24);

/// The author's record at the time a text is submitted.
#[derive(Debug, Clone, Copy)]
pub struct Record {
    pub is_verified: bool,
    /// Texts approved by moderators. Edits that need no moderator do not count.
    pub approved: i64,
    /// Complaints upheld after [`complaints_since`].
    pub upheld: i64,
}

/// Complaints that were upheld before this time do not count any more.
pub fn complaints_since(now: Timestamp) -> Timestamp {
    now - COMPLAINTS_COUNT
}

/// Decides about a newly submitted text, under its subject's lock: true if it is approved now, false if it waits for a
/// moderator. There is no notice: the owner gets the result in the response.
pub async fn settle(
    db: &mut PgConnection,
    kind: &dyn Moderated,
    id: RevisionId,
    author: &Record,
    risk: u32,
    now: Timestamp,
) -> Result<bool> {
    if !is_trusted(author, risk) {
        return Ok(false);
    }
    let text = kind.hold_text(db, id, now).await?.ok_or(Error::Fault)?;
    approve(db, kind, &text, None, now).await?;
    Ok(true)
}

fn is_trusted(author: &Record, risk: u32) -> bool {
    author.is_verified && author.approved >= PROVEN && author.upheld == 0 && risk == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trust_requires_every_condition() {
        let proven = Record { is_verified: true, approved: 3, upheld: 0 };
        assert!(is_trusted(&proven, 0));
        assert!(is_trusted(&Record { approved: 100, ..proven }, 0));
        for (author, risk) in [
            (Record { is_verified: false, ..proven }, 0),
            (Record { approved: 2, ..proven }, 0),
            (Record { upheld: 1, ..proven }, 0),
            (proven, 1),
        ] {
            assert!(!is_trusted(&author, risk), "{author:?} {risk}");
        }
    }
}
