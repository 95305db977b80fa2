//! SQLite's FTS5 over the same texts, in this process.

use std::fs;
use std::path::Path;

use rusqlite::{Connection, params};

use super::corpus::{Doc, Query};

pub struct Sqlite {
    db: Connection,
    file: std::path::PathBuf,
}

impl Sqlite {
    pub fn create(folder: &Path) -> anyhow::Result<Self> {
        let file = folder.join("texts.sqlite");
        fs::remove_file(&file).ok();
        let db = Connection::open(&file)?;
        // Nothing here has to survive a power failure, and all of it may stay in memory.
        db.execute_batch(
            "pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -1000000;
             create table docs (number integer primary key, region integer, pay integer);
             create virtual table texts using fts5 (title, body, content = '', tokenize = 'unicode61');",
        )?;
        Ok(Self { db, file })
    }

    pub fn add(&mut self, docs: &[Doc]) -> anyhow::Result<()> {
        let all = self.db.transaction()?;
        for doc in docs {
            all.prepare_cached("insert into docs values (?, ?, ?)")?
                .execute(params![doc.number, doc.region, doc.pay])?;
            all.prepare_cached("insert into texts (rowid, title, body) values (?, ?, ?)")?
                .execute(params![doc.number, doc.title, doc.body])?;
        }
        Ok(all.commit()?)
    }

    /// Returns its size in bytes.
    pub fn finish(&mut self) -> anyhow::Result<u64> {
        self.db.execute_batch("insert into texts (texts) values ('optimize')")?;
        Ok(fs::metadata(&self.file)?.len())
    }

    pub fn search(&mut self, query: &Query) -> anyhow::Result<usize> {
        // Without a filter the shortest query: the filter table is not touched.
        let sql = if query.region.is_none() && query.pay.is_none() {
            "select rowid from texts where texts match ?1 order by bm25(texts, 4.0, 1.0) limit 20"
        } else {
            "select docs.number from texts join docs on docs.number = texts.rowid
             where texts match ?1 and (?2 is null or region = ?2) and (?3 is null or pay >= ?3)
             order by bm25(texts, 4.0, 1.0) limit 20"
        };
        let mut statement = self.db.prepare_cached(sql)?;
        let words: Vec<String> = query.words.iter().map(|word| format!("\"{word}\"")).collect();
        let is_plain = query.region.is_none() && query.pay.is_none();
        let mut rows = if is_plain {
            statement.query(params![words.join(" ")])?
        } else {
            statement.query(params![words.join(" "), query.region, query.pay])?
        };
        let mut found = 0;
        while rows.next()?.is_some() {
            found += 1;
        }
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::corpus::Class;

    #[test]
    fn finds_by_words_and_filters() {
        let folder = std::env::temp_dir().join(format!("ishbor-bench-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let mut sqlite = Sqlite::create(&folder).unwrap();
        let doc = |number, title: &str, region| Doc {
            number,
            title: title.into(),
            body: "ish".into(),
            region,
            pay: 5,
        };
        sqlite.add(&[doc(1, "taksi haydovchi", 1), doc(2, "haydovchi", 2), doc(3, "oshpaz", 1)]).unwrap();
        assert!(sqlite.finish().unwrap() > 0);
        let query = |text: &str, region, pay| Query {
            words: text.split(' ').map(str::to_owned).collect(),
            class: Class::Rare,
            region,
            pay,
        };
        for (text, region, pay, expected) in [
            ("haydovchi", None, None, 2),
            ("haydovchi taksi", None, None, 1),
            ("haydovchi", Some(2), None, 1),
            ("haydovchi", Some(2), Some(6), 0),
        ] {
            assert_eq!(sqlite.search(&query(text, region, pay)).unwrap(), expected, "{text}");
        }
        fs::remove_dir_all(folder).unwrap();
    }
}
