//! Tables for spreadsheets (RFC 4180), readable by Excel: a byte order mark, and no cell that could be a formula.

use axum::body::Body;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};

/// Excel reads the file as UTF-8 by it.
const MARK: char = '\u{feff}';

#[derive(Default)]
pub struct Table(String);

impl Table {
    pub fn new(heading: &[String]) -> Self {
        let mut table = Self(String::from(MARK));
        table.row(heading);
        table
    }

    pub fn row(&mut self, cells: &[String]) {
        self.0.push_str(&line(cells));
    }

    /// What was written since the last time.
    pub fn take(&mut self) -> String {
        std::mem::take(&mut self.0)
    }

    /// A file to download.
    pub fn download(self, name: &str) -> Response {
        download(name, self.0.into())
    }
}

/// A file to download, whatever writes it.
pub fn download(name: &str, body: Body) -> Response {
    let disposition = format!("attachment; filename=\"{name}.csv\"");
    let headers = [
        (header::CONTENT_TYPE, "text/csv; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    (headers, body).into_response()
}

fn line(cells: &[String]) -> String {
    let cells: Vec<String> = cells.iter().map(|cell| quoted(cell)).collect();
    format!("{}\r\n", cells.join(","))
}

/// A cell that begins like a formula gets an apostrophe: what candidates type must not run on an employer's machine.
fn quoted(cell: &str) -> String {
    let is_formula = cell.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let guard = if is_formula { "'" } else { "" };
    format!("\"{guard}{}\"", cell.replace('"', "\"\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_and_no_formula_runs() {
        for (cell, expected) in [
            ("Malika", "\"Malika\""),
            ("a \"b\", c", "\"a \"\"b\"\", c\""),
            ("=HYPERLINK(\"x\")", "\"'=HYPERLINK(\"\"x\"\")\""),
            ("+998901234567", "\"'+998901234567\""),
            ("", "\"\""),
        ] {
            assert_eq!(quoted(cell), expected);
        }
    }
}
