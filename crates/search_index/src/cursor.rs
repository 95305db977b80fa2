//! The position up to which an index has read the changes.

use std::fmt;
use std::str::FromStr;

/// The last change that was applied, in transaction order. Stored with every commit of the index.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cursor {
    pub cluster: i64,
    pub database: i64,
    pub xact: i64,
    pub seq: i64,
}

impl Cursor {
    /// Whether reading can continue from here: it is the same database, no unread change was purged, and the cursor
    /// is not ahead of the database, as it would be after a restore from an older backup.
    pub fn fits(&self, now: &Self, forgotten: i64) -> bool {
        (self.cluster, self.database) == (now.cluster, now.database)
            && self.xact >= forgotten
            && self.xact <= now.xact
    }

    pub fn at(self, xact: i64, seq: i64) -> Self {
        Self { xact, seq, ..self }
    }
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}.{}", self.cluster, self.database, self.xact, self.seq)
    }
}

impl FromStr for Cursor {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let numbers: Vec<i64> = text.split('.').map(str::parse).collect::<Result<_, _>>().map_err(|_| ())?;
        let [cluster, database, xact, seq] = numbers[..] else { return Err(()) };
        Ok(Self { cluster, database, xact, seq })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_round_trips() {
        let cursor = Cursor { cluster: -7, database: 5, xact: 12, seq: i64::MAX };
        assert_eq!(cursor.to_string().parse(), Ok(cursor));
        for broken in ["", "1.2.3", "1.2.3.4.5", "1.2.x.4"] {
            assert_eq!(broken.parse::<Cursor>(), Err(()), "{broken}");
        }
    }

    #[test]
    fn a_cursor_of_another_database_is_refused() {
        let now = Cursor { cluster: 1, database: 2, xact: 100, seq: 0 };
        for (cursor, forgotten, fits) in [
            (now.at(90, 3), 0, true),
            (now.at(100, 3), 0, true),
            // Changes that it has not read were purged.
            (now.at(90, 3), 91, false),
            // Another cluster, another database, or a database restored to an earlier state.
            (Cursor { cluster: 9, ..now }, 0, false),
            (Cursor { database: 9, ..now }, 0, false),
            (now.at(101, 0), 0, false),
        ] {
            assert_eq!(cursor.fits(&now, forgotten), fits, "{cursor:?} {forgotten}");
        }
    }
}
