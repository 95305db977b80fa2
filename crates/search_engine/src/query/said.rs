//! Fixed phrases: work types, no experience, and fillers such as "I am looking for work".

use std::collections::HashSet;
use std::sync::LazyLock;

use kernel::words::{Experience, WorkType};

use super::Kind;
use super::pieces::Piece;
use crate::analysis::{Language, Token, tokens};

const REMOTE: &[&str] = &[
    "masofaviy",
    "masofadan",
    "masofadan turib",
    "masofadan turib ishlash",
    "masofaviy tarzda",
    "uydan",
    "uydan turib",
    "uydan turib ishlash",
    "uydan ishlash",
    "uyda ishlash",
    "uyda ish",
    "uyda oʻtirib",
    "uyda oʻtirib ishlash",
    "onlayn ish",
    "online ish",
    "онлайн работа",
    "online job",
    "удалённо",
    "удаленно",
    "удалённая",
    "удаленная",
    "удалённый",
    "удаленный",
    "на удалёнке",
    "на удаленке",
    "удалёнка",
    "удаленка",
    "udalyonno",
    "udalenno",
    "udalyonka",
    "udalenka",
    "дистанционно",
    "дистанционная",
    "дистанционный",
    "на дому",
    "из дома",
    "надомная",
    "na domu",
    "remote",
    "remotely",
    "from home",
    "work from home",
    "working from home",
    "home based",
    "wfh",
];

const HYBRID: &[&str] =
    &["gibrid", "gibrid tarzda", "gibrid jadval", "гибрид", "гибридный", "гибридно", "hybrid"];

const PARTIAL: &[&str] = &[
    "yarim kunlik",
    "yarim kun",
    "yarim stavka",
    "yarim stavkali",
    "toʻliqsiz ish kuni",
    "toʻliqsiz kun",
    "toʻliq boʻlmagan ish kuni",
    "qoʻshimcha ish",
    "полставки",
    "на полставки",
    "пол ставки",
    "на пол ставки",
    "полдня",
    "на полдня",
    "неполный день",
    "неполный рабочий день",
    "неполная занятость",
    "частичная занятость",
    "подработка",
    "podrabotka",
    "part-time",
    "parttime",
    "part time",
    "half day",
];

const FULLTIME: &[&str] = &[
    "toʻliq kun",
    "toʻliq kunlik",
    "toʻliq ish kuni",
    "toʻliq stavka",
    "toʻliq bandlik",
    "полный день",
    "полный рабочий день",
    "полная занятость",
    "полная ставка",
    "full-time",
    "fulltime",
    "full time",
];

const NO_EXPERIENCE: &[&str] = &[
    "tajribasiz",
    "ish tajribasiz",
    "tajribasi yoʻq",
    "tajribam yoʻq",
    "tajriba talab qilinmaydi",
    "tajriba talab etilmaydi",
    "tajriba shart emas",
    "tajriba kerak emas",
    "stajsiz",
    "без опыта",
    "без опыта работы",
    "без стажа",
    "опыт не нужен",
    "опыт не требуется",
    "опыт не обязателен",
    "bez opita",
    "bez opyta",
    "no experience",
    "without experience",
    "no experience needed",
    "no experience required",
    "entry level",
];

/// Words of people who look for work or for workers; they carry no information.
const FILLERS: &[&str] = &[
    "ish",
    "ishi",
    "ishga",
    "ishlar",
    "ishlari",
    "ish oʻrni",
    "ish oʻrinlari",
    "ish joyi",
    "vakansiya",
    "vakansiyalar",
    "vakansiyasi",
    "vakansiyalari",
    "kerak",
    "kerakmi",
    "kere",
    "bormi",
    "bor",
    "qidiryapman",
    "qidiraman",
    "qidirish",
    "qidiruv",
    "qidirayapman",
    "izlayapman",
    "izlash",
    "topish",
    "menga",
    "men",
    "bizga",
    "ishlamoqchiman",
    "xohlayman",
    "istayman",
    "boʻlib",
    "sifatida",
    "iltimos",
    "tezda",
    "zudlik",
    "talab qilinadi",
    "talab etiladi",
    "taklif etiladi",
    "работа",
    "работу",
    "работы",
    "работать",
    "rabota",
    "вакансия",
    "вакансии",
    "vakansii",
    "требуется",
    "требуются",
    "нужен",
    "нужна",
    "нужны",
    "нужно",
    "ищу",
    "ищем",
    "ищет",
    "найти",
    "найду",
    "хочу",
    "мне",
    "нам",
    "меня",
    "я",
    "есть",
    "срочно",
    "srochno",
    "кем",
    "пожалуйста",
    "job",
    "jobs",
    "vacancy",
    "vacancies",
    "work",
    "hiring",
    "needed",
    "wanted",
    "looking",
    "searching",
    "want",
    "need",
    "find",
    "me",
    "my",
    "am",
    "please",
    "urgent",
    "position",
    "positions",
];

/// Folded prepositions and conjunctions; never searched for.
const JOINING: &[&str] = &[
    "va", "bilan", "uchun", "yoki", "ham", "boyicha", "v", "vo", "na", "po", "s", "so", "i", "ili", "dlya",
    "ot", "do", "iz", "za", "u", "k", "o", "ob", "pri", "a", "the", "an", "in", "at", "for", "of", "and",
    "or", "to", "as", "with", "from",
];

static SAID: LazyLock<Vec<(Kind, Vec<Token>)>> = LazyLock::new(|| {
    let lists = [
        (Kind::Work(WorkType::Remote), REMOTE),
        (Kind::Work(WorkType::Hybrid), HYBRID),
        (Kind::Work(WorkType::Partial), PARTIAL),
        (Kind::Work(WorkType::Fulltime), FULLTIME),
        (Kind::Experience(Experience::None), NO_EXPERIENCE),
    ];
    let phrases =
        lists.into_iter().flat_map(|(kind, list)| list.iter().map(move |said| (kind.clone(), *said)));
    let mut phrases: Vec<(Kind, Vec<Token>)> = phrases.map(|(kind, said)| (kind, tokens(said))).collect();
    // Longest match first.
    phrases.sort_by_key(|(_, said)| std::cmp::Reverse(said.len()));
    phrases
});

static IDLE: LazyLock<Idle> = LazyLock::new(|| {
    let words: Vec<Token> = FILLERS.iter().flat_map(|said| tokens(said)).collect();
    let russian = words.iter().filter(|word| word.language == Language::Russian);
    Idle {
        russian_stems: russian.map(|word| word.stem.clone()).collect(),
        fillers: words.iter().map(|word| word.folded.clone()).collect(),
        joining: JOINING.iter().copied().collect(),
    }
});

struct Idle {
    fillers: HashSet<String>,
    russian_stems: HashSet<String>,
    joining: HashSet<&'static str>,
}

/// The work type or "no experience" at the start of these pieces, and how many pieces it takes.
pub(super) fn read(pieces: &[Piece]) -> Option<(Kind, usize)> {
    SAID.iter().find_map(|(kind, said)| Some((kind.clone(), starts_with(pieces, said)?)))
}

/// "Kerak", "ищу", "jobs".
pub(super) fn is_filler(piece: &Piece) -> bool {
    piece.tokens.iter().all(is_filler_token)
}

pub(super) fn is_filler_token(token: &Token) -> bool {
    let is_russian = token.language == Language::Russian;
    IDLE.fillers.contains(&token.folded) || is_russian && IDLE.russian_stems.contains(&token.stem)
}

/// "Va", "для", "of".
pub(super) fn is_joining(piece: &Piece) -> bool {
    piece.tokens.iter().all(is_joining_token)
}

pub(crate) fn is_joining_token(token: &Token) -> bool {
    IDLE.joining.contains(token.folded.as_str())
}

/// How many pieces the phrase takes, when the pieces start with exactly it.
pub(super) fn starts_with(pieces: &[Piece], phrase: &[Token]) -> Option<usize> {
    let mut left = phrase;
    for (number, piece) in pieces.iter().enumerate() {
        let (here, after) = left.split_at_checked(piece.tokens.len())?;
        if !here.iter().zip(&piece.tokens).all(|(wanted, typed)| is_same(wanted, typed)) {
            return None;
        }
        if after.is_empty() {
            return Some(number + 1);
        }
        left = after;
    }
    None
}

/// Stems of shorter words are too ambiguous.
const SHORTEST_STEM: usize = 5;

fn is_same(wanted: &Token, typed: &Token) -> bool {
    wanted.folded == typed.folded
        || wanted.stem == typed.stem && wanted.stem.len() >= SHORTEST_STEM
        || wanted.loose == typed.loose && wanted.loose.len() >= SHORTEST_STEM
}
