//! What the product finds in the labelled texts, each read as the product reads its field.

use std::collections::BTreeMap;

use kernel::words::RefusalReason;
use screening::{Parts, PublicText, Question, message_warnings, risk};

use crate::texts::{Kind, Part, Text};

#[derive(Debug, Default)]
pub struct Score {
    /// How many texts of a kind and language there are, and how many of them are understood.
    counts: BTreeMap<(Kind, &'static str), (usize, usize)>,
    /// Clean texts that may not be published.
    stopped: usize,
    pub mistakes: Vec<String>,
}

impl Score {
    pub fn of(texts: &[Text], part: Part) -> Self {
        let mut score = Self::default();
        for text in texts.iter().filter(|text| text.part == part) {
            let found = findings(text.field, text.text);
            let is_right = match text.kind {
                Kind::Clean => found.kinds.is_empty(),
                // A pyramid is reported as no vacancy.
                Kind::Fraud => {
                    found.kinds.iter().any(|(found, _)| matches!(found, Kind::Fraud | Kind::NotAVacancy))
                }
                kind => found.kinds.iter().any(|(found, _)| *found == kind),
            };
            let count = score.counts.entry((text.kind, text.language)).or_default();
            count.0 += 1;
            count.1 += usize::from(is_right);
            score.stopped += usize::from(text.kind == Kind::Clean && found.stops);
            if !is_right {
                score.mistakes.push(format!(
                    "{:?} {} {}: {}  → {:?}",
                    text.kind, text.language, text.field, text.text, found.kinds
                ));
            }
        }
        score
    }

    fn count(&self, fits: impl Fn(Kind, &str) -> bool) -> (usize, usize) {
        let counts = self.counts.iter().filter(|((kind, language), _)| fits(*kind, language));
        counts.fold((0, 0), |sum, (_, count)| (sum.0 + count.0, sum.1 + count.1))
    }

    pub fn recall(&self, kinds: &[Kind]) -> f64 {
        share(self.count(|kind, _| kinds.contains(&kind)))
    }

    pub fn alarms(&self) -> f64 {
        1.0 - share(self.count(|kind, _| kind == Kind::Clean))
    }

    pub fn stops(&self) -> f64 {
        share((self.count(|kind, _| kind == Kind::Clean).0, self.stopped))
    }

    pub fn print(&self, part: Part, kinds: &[Kind]) {
        println!("\n{part:?} part");
        for kind in kinds.iter().copied().chain([Kind::Clean]) {
            print!("  {:<16}", format!("{kind:?}"));
            for language in ["uz", "uzc", "ru", "en"] {
                let (all, right) = self.count(|one, spoken| one == kind && spoken == language);
                print!("{language:>4} {right:>3}/{all:<3}");
            }
            let (all, right) = self.count(|one, _| one == kind);
            println!("  all {right:>3}/{all:<3} {:>5.1} %", 100.0 * share((all, right)));
        }
        println!(
            "  recall {:.1} %, false alarms {:.1} %, hard stops on clean texts {:.1} %",
            100.0 * self.recall(kinds),
            100.0 * self.alarms(),
            100.0 * self.stops()
        );
    }
}

fn share((all, part): (usize, usize)) -> f64 {
    if all == 0 { 0.0 } else { part as f64 / all as f64 }
}

struct Found {
    kinds: Vec<(Kind, String)>,
    stops: bool,
}

fn findings(field: &str, text: &str) -> Found {
    if field == "message" {
        let kinds = message_warnings(text).into_iter().map(|one| (Kind::Fraud, one.code().to_owned()));
        return Found { kinds: kinds.collect(), stops: false };
    }
    let stops = PublicText::screen(text).is_err();
    let contact = stops.then(|| (Kind::Contacts, "contact".to_owned()));
    let parts = match field {
        "title" => Parts { title: text, ..Parts::default() },
        "requirement" => Parts { requirements: vec![text], ..Parts::default() },
        "question" => Parts { questions: vec![Question { text, options: Vec::new() }], ..Parts::default() },
        "about" => Parts { about: text, ..Parts::default() },
        "address" => Parts { address: text, ..Parts::default() },
        // People and companies write these of themselves: only contacts are looked for.
        "resume" | "company" => Parts::default(),
        field => panic!("no such field: {field}"),
    };
    let kinds = risk::look(&parts).findings.into_iter().map(|one| (kind(one.code), one.excerpt));
    Found { kinds: kinds.chain(contact).collect(), stops }
}

const fn kind(reason: RefusalReason) -> Kind {
    match reason {
        RefusalReason::Discrimination => Kind::Discrimination,
        RefusalReason::OverseasWithoutLicence => Kind::Overseas,
        RefusalReason::NotAVacancy => Kind::NotAVacancy,
        RefusalReason::ContactsInText => Kind::Contacts,
        _ => Kind::Fraud,
    }
}
