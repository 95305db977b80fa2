//! Comma-separated values as LinkedIn writes them (RFC 4180). Hostile input ends early, never late: rows and fields are
//! limited.

use std::collections::HashMap;

const MOST_ROWS: usize = 1_000;
const MOST_FIELDS: usize = 60;

/// One line, by the names in the heading.
pub type Row = HashMap<String, String>;

/// The rows below the first line that has this column: LinkedIn writes notes above some tables.
pub fn read(text: &str, column: &str) -> Vec<Row> {
    let mut lines = lines(text.trim_start_matches('\u{feff}')).into_iter();
    let Some(heading) = lines.find(|line| line.iter().any(|name| name.trim() == column)) else {
        return Vec::new();
    };
    let heading: Vec<String> = heading.iter().map(|name| name.trim().to_owned()).collect();
    lines.map(|line| heading.iter().cloned().zip(line).collect()).collect()
}

fn lines(text: &str) -> Vec<Vec<String>> {
    let (mut lines, mut line, mut field) = (Vec::new(), Vec::new(), String::new());
    let mut is_quoted = false;
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            '"' if is_quoted && signs.peek() == Some(&'"') => {
                signs.next();
                field.push('"');
            }
            '"' if is_quoted => is_quoted = false,
            '"' if field.is_empty() => is_quoted = true,
            ',' if !is_quoted => line.push(std::mem::take(&mut field)),
            '\r' if !is_quoted => {}
            '\n' if !is_quoted => {
                line.push(std::mem::take(&mut field));
                lines.push(std::mem::take(&mut line));
            }
            _ => field.push(sign),
        }
        if lines.len() >= MOST_ROWS || line.len() >= MOST_FIELDS {
            return lines;
        }
    }
    if !field.is_empty() || !line.is_empty() {
        line.push(field);
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_commas_and_line_breaks() {
        let text = "\u{feff}Notes:\n\"about, this file\"\n\nName,Text\r\nAli,\"a \"\"b\"\", c\nd\"\nVali,\n";
        let rows = read(text, "Name");
        assert_eq!(rows.len(), 2);
        assert_eq!((rows[0]["Name"].as_str(), rows[0]["Text"].as_str()), ("Ali", "a \"b\", c\nd"));
        assert_eq!(rows[1]["Text"], "");
        assert!(read("Other\nx\n", "Name").is_empty());
    }

    #[test]
    fn endless_tables_end() {
        assert!(read(&format!("Name\n{}", "x\n".repeat(5_000)), "Name").len() < MOST_ROWS);
        assert!(read(&format!("Name{}", ",".repeat(100_000)), "Name").is_empty());
        assert_eq!(read("Name\n\"never closed", "Name").len(), 1);
    }
}
