//! The labelled texts of `corpus/labelled`, written without looking at the rules.
//!
//! A file has the name of its kind; names that begin with `clean` break no rule. A line `# uz about` says the language
//! and the field of the lines below it.

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Fraud,
    Discrimination,
    Overseas,
    NotAVacancy,
    Contacts,
    Clean,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// Rules may be made from these texts.
    Tuned,
    /// Only the totals of these are looked at, so that they stand for the texts nobody has seen.
    Measured,
}

#[derive(Debug)]
pub struct Text {
    pub kind: Kind,
    pub language: &'static str,
    pub field: &'static str,
    pub text: &'static str,
    pub part: Part,
}

const FILES: [(Kind, &str); 11] = [
    (Kind::Fraud, include_str!("../../corpus/labelled/fraud.txt")),
    (Kind::Discrimination, include_str!("../../corpus/labelled/discrimination.txt")),
    (Kind::Overseas, include_str!("../../corpus/labelled/overseas.txt")),
    (Kind::NotAVacancy, include_str!("../../corpus/labelled/not_a_vacancy.txt")),
    (Kind::Contacts, include_str!("../../corpus/labelled/contacts.txt")),
    (Kind::Clean, include_str!("../../corpus/labelled/clean_goods.txt")),
    (Kind::Clean, include_str!("../../corpus/labelled/clean_money.txt")),
    (Kind::Clean, include_str!("../../corpus/labelled/clean_names.txt")),
    (Kind::Clean, include_str!("../../corpus/labelled/clean_numbers.txt")),
    (Kind::Clean, include_str!("../../corpus/labelled/clean_people.txt")),
    (Kind::Clean, include_str!("../../corpus/labelled/clean_world.txt")),
];

pub fn texts() -> Vec<Text> {
    FILES.iter().flat_map(|(kind, file)| of_file(*kind, file)).collect()
}

fn of_file(kind: Kind, file: &'static str) -> Vec<Text> {
    let mut texts = Vec::new();
    let (mut language, mut field) = ("", "");
    for line in file.lines().filter(|line| !line.trim().is_empty()) {
        if let Some(head) = line.strip_prefix("# ") {
            (language, field) = head.split_once(' ').unwrap_or_else(|| panic!("no field: {line}"));
        } else {
            texts.push(Text { kind, language, field, text: line, part: part(line) });
        }
    }
    texts
}

/// By the bytes of the text alone (FNV-1a): a new line changes nothing for the others.
fn part(text: &str) -> Part {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    if (hash >> 32) % 2 == 0 { Part::Tuned } else { Part::Measured }
}
