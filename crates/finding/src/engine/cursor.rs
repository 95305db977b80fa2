//! How far an index has read the changes.

use std::fmt;
use std::str::FromStr;

/// The last change that was seen, in the order of transactions. Written with every commit of the index.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cursor {
    pub cluster: i64,
    pub database: i64,
    pub xact: i64,
    pub seq: i64,
}

impl Cursor {
    /// Whether reading can go on from here: the same database, nothing thrown away since, and not ahead of it, as
    /// after a return to an older copy.
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
    fn a_cursor_is_read_as_it_was_written() {
        let cursor = Cursor { cluster: -7, database: 5, xact: 12, seq: i64::MAX };
        assert_eq!(cursor.to_string().parse(), Ok(cursor));
        for broken in ["", "1.2.3", "1.2.3.4.5", "1.2.x.4"] {
            assert_eq!(broken.parse::<Cursor>(), Err(()), "{broken}");
        }
    }

    #[test]
    fn only_a_cursor_of_this_database_goes_on() {
        let now = Cursor { cluster: 1, database: 2, xact: 100, seq: 0 };
        for (cursor, forgotten, fits) in [
            (now.at(90, 3), 0, true),
            (now.at(100, 3), 0, true),
            // What it has not seen was thrown away.
            (now.at(90, 3), 91, false),
            // Another cluster, another database, or one that went back.
            (Cursor { cluster: 9, ..now }, 0, false),
            (Cursor { database: 9, ..now }, 0, false),
            (now.at(101, 0), 0, false),
        ] {
            assert_eq!(cursor.fits(&now, forgotten), fits, "{cursor:?} {forgotten}");
        }
    }
}
