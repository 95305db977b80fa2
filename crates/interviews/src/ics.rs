//! Calendar files (RFC 5545, RFC 5546). Pure.
//!
//! Every interview is one event whose UID never changes; a new version has a higher SEQUENCE, so calendars replace the old
//! one. Times are UTC, so no time zone has to be described.

use jiff::Timestamp;
use jiff::tz::TimeZone;

/// Octets of a line without its end.
const LINE: usize = 75;

/// What a calendar shows.
#[derive(Debug, Clone)]
pub struct CalendarEvent {
    pub uid: String,
    pub sequence: i32,
    pub is_cancelled: bool,
    pub is_confirmed: bool,
    pub start_at: Timestamp,
    pub end_at: Timestamp,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
    pub summary: String,
    pub description: Option<String>,
    pub location: Option<String>,
    /// The page or the meeting.
    pub url: String,
    /// Name and address of who invites and who is invited.
    pub organizer: (String, String),
    pub attendee: (String, String),
}

impl CalendarEvent {
    /// The file, with CRLF at the end of every line.
    pub fn file(&self) -> String {
        let method = if self.is_cancelled { "CANCEL" } else { "REQUEST" };
        let status = match (self.is_cancelled, self.is_confirmed) {
            (true, _) => "CANCELLED",
            (false, true) => "CONFIRMED",
            (false, false) => "TENTATIVE",
        };
        let answer = if self.is_confirmed { "ACCEPTED" } else { "NEEDS-ACTION" };
        let mut lines = vec![
            "BEGIN:VCALENDAR".to_owned(),
            "VERSION:2.0".to_owned(),
            "PRODID:-//Ishbor//Interviews//UZ".to_owned(),
            "CALSCALE:GREGORIAN".to_owned(),
            format!("METHOD:{method}"),
            "BEGIN:VEVENT".to_owned(),
            format!("UID:{}", self.uid),
            format!("SEQUENCE:{}", self.sequence),
            format!("DTSTAMP:{}", utc(self.updated_at)),
            format!("DTSTART:{}", utc(self.start_at)),
            format!("DTEND:{}", utc(self.end_at)),
            format!("CREATED:{}", utc(self.created_at)),
            format!("LAST-MODIFIED:{}", utc(self.updated_at)),
            format!("STATUS:{status}"),
            format!("SUMMARY:{}", text(&self.summary)),
        ];
        lines.extend(self.description.as_deref().map(|said| format!("DESCRIPTION:{}", text(said))));
        lines.extend(self.location.as_deref().map(|place| format!("LOCATION:{}", text(place))));
        lines.push(format!("URL:{}", uri(&self.url)));
        let (name, address) = &self.organizer;
        lines.push(format!("ORGANIZER;CN={}:{}", parameter(name), uri(address)));
        let (name, address) = &self.attendee;
        lines.push(format!(
            "ATTENDEE;CN={};ROLE=REQ-PARTICIPANT;PARTSTAT={answer}:{}",
            parameter(name),
            uri(address)
        ));
        lines.extend(["END:VEVENT".to_owned(), "END:VCALENDAR".to_owned()]);
        lines.iter().map(|line| folded(line)).collect()
    }
}

fn utc(at: Timestamp) -> String {
    at.to_zoned(TimeZone::UTC).strftime("%Y%m%dT%H%M%SZ").to_string()
}

/// A value of type TEXT.
fn text(value: &str) -> String {
    let mut escaped = String::with_capacity(value.len());
    for sign in value.replace("\r\n", "\n").chars() {
        match sign {
            '\\' | ';' | ',' => escaped.extend(['\\', sign]),
            '\n' | '\r' => escaped.push_str("\\n"),
            _ if sign.is_control() => {}
            _ => escaped.push(sign),
        }
    }
    escaped
}

/// A quoted parameter, which can contain neither quotes nor controls.
fn parameter(value: &str) -> String {
    let inside: String = value
        .chars()
        .filter(|sign| !sign.is_control())
        .map(|sign| if sign == '"' { '\'' } else { sign })
        .collect();
    format!("\"{inside}\"")
}

/// A link must not begin a line of its own.
fn uri(value: &str) -> String {
    value.chars().filter(|sign| !sign.is_control() && !sign.is_whitespace()).collect()
}

/// The line with its end, in parts of at most 75 octets; the next part begins with a space. No character is split.
fn folded(line: &str) -> String {
    let mut folded = String::with_capacity(line.len() + 8);
    let mut used = 0;
    for sign in line.chars() {
        if used + sign.len_utf8() > LINE {
            folded.push_str("\r\n ");
            used = 1;
        }
        folded.push(sign);
        used += sign.len_utf8();
    }
    folded.push_str("\r\n");
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event() -> CalendarEvent {
        let at = |text: &str| text.parse().unwrap();
        CalendarEvent {
            uid: "1@ishbor".to_owned(),
            sequence: 2,
            is_cancelled: false,
            is_confirmed: true,
            start_at: at("2026-03-05T07:00:00Z"),
            end_at: at("2026-03-05T07:30:00Z"),
            created_at: at("2026-03-04T07:00:00Z"),
            updated_at: at("2026-03-04T08:00:00Z"),
            summary: "Suhbat: sotuvchi, \"Chorsu\"; doʻkon \\ ombor".to_owned(),
            description: Some("Pasport oling.\r\nBEGIN:VALARM".to_owned()),
            location: Some("Собеседование ".repeat(20)),
            url: "https://ishbor.uz/profile/interviews\r\nX-EVIL:1".to_owned(),
            organizer: ("Chorsu \"Savdo\"\r\nX-EVIL:1".to_owned(), "https://ishbor.uz".to_owned()),
            attendee: ("Malika".to_owned(), "urn:uuid:1".to_owned()),
        }
    }

    #[test]
    fn lines_end_with_crlf_and_are_short() {
        let file = event().file();
        assert!(file.ends_with("END:VCALENDAR\r\n"));
        assert_eq!(file.matches('\n').count(), file.matches("\r\n").count());
        assert_eq!(file.matches('\r').count(), file.matches("\r\n").count());
        for line in file.split("\r\n") {
            assert!(line.len() <= 75, "{} octets: {line}", line.len());
        }
        assert!(file.lines().any(|line| line.len() > 70), "long lines are folded, not cut");
    }

    #[test]
    fn unfolded_it_says_what_was_meant() {
        let file = event().file().replace("\r\n ", "");
        let lines: Vec<&str> = file.split("\r\n").collect();
        for line in [
            "METHOD:REQUEST",
            "UID:1@ishbor",
            "SEQUENCE:2",
            "DTSTART:20260305T070000Z",
            "DTEND:20260305T073000Z",
            "STATUS:CONFIRMED",
            "SUMMARY:Suhbat: sotuvchi\\, \"Chorsu\"\\; doʻkon \\\\ ombor",
            "DESCRIPTION:Pasport oling.\\nBEGIN:VALARM",
            "ORGANIZER;CN=\"Chorsu 'Savdo'X-EVIL:1\":https://ishbor.uz",
            "ATTENDEE;CN=\"Malika\";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:urn:uuid:1",
        ] {
            assert!(lines.contains(&line), "{line} is not in {file}");
        }
        assert!(lines.contains(&format!("LOCATION:{}", "Собеседование ".repeat(20)).as_str()));
        // Nobody can write properties of his own.
        assert!(!lines.iter().any(|line| line.starts_with("X-EVIL") || *line == "BEGIN:VALARM"));
    }

    #[test]
    fn a_cancelled_one_says_so() {
        let file = CalendarEvent { is_cancelled: true, ..event() }.file();
        assert!(file.contains("METHOD:CANCEL\r\n") && file.contains("STATUS:CANCELLED\r\n"));
    }
}
