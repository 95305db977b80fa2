//! Numbers that vacancies usually contain: pay, hours, dates, years, shifts, standards, lists. Each is recognised by
//! its format and its neighbours and is then not considered part of a phone number.

use std::collections::HashSet;
use std::sync::LazyLock;

use kernel::uzbek::fold;

use super::chunks::{Chunk, Group};

/// Units: a number before one of these words is an amount.
const UNITS: &str = "soʻm sum сум сумов сўм uzs usd dollar dollardan доллар долларов rub руб рублей рубль рубля evro евро \
    eur euro ming tisyach тыс тысяч mln млн million миллион миллионов mlrd млрд dona ta kg кг тонна tonna км km metr метр \
    м2 m2 kishi kishidan nafar mijoz mijozlar mijozdan foydalanuvchi клиент клиентов клиента человек штук шт \
    пользователей подписчиков obunachi obunachilar товаров mahsulot users customers clients people items followers \
    pcs units";

/// Words before the number of a standard, a law, an order or a model.
const STANDARDS: &str = "iso исо ohsas haccp хассп en din iec astm snip снип shnq шнк qmq кмк dst oʻzdst \
    orq oʻrq zru зру pq пп pf пф vmq пкм modda moddasi статья статьи ст article law qonun закон приказ buyruq \
    model модель артикул sap ral шифр kod код";

/// Words before a code of any length and format.
const CODES: &str = "ip gost гост ост mxik ikpu икпу okpo окпо oked окэд тнвэд ved вэд hs";

/// Words before the number of a document, a parcel or an account.
const DOCUMENTS: &str = "shartnoma dogovor договор договора контракт kontrakt contract buyurtma zakaz заказ order tax налог налоговый \
    soliq stir inn инн стир pinfl jshshir пинфл жшшир mfo мфо okonx litsenziya лицензия license licence guvohnoma свидетельство \
    сертификат sertifikat certificate diplom диплом diploma аттестат attestat invoice счет счёт schet расчетный накладная nakladnoy \
    фактура faktura декларация deklaratsiya декларации artikul артикул article sku shtrixkod штрихкод штрихкоду barcode port порт server \
    сервер заявка zayavka ariza патент patent партия partiya серия seriya aa ab ac ad trek трек track";

/// Words between a document and its number.
const NUMBERS: &str = "raqam raqami raqamli номер номера no n number son soni";

/// Words that announce a phone number, so that a round number after them is not an amount.
const CALLS: &str = "tel telefon телефон телефону тел raqam raqami raqamga номер номеру qoʻngʻiroq звоните звонить \
    позвоните call phone aloqa связь kontakt контакт whatsapp telegram";

static UNIT_WORDS: LazyLock<HashSet<String>> = LazyLock::new(|| words(UNITS));
static STANDARD_WORDS: LazyLock<HashSet<String>> = LazyLock::new(|| words(STANDARDS));
static CODE_WORDS: LazyLock<HashSet<String>> = LazyLock::new(|| words(CODES));
static DOCUMENT_WORDS: LazyLock<HashSet<String>> = LazyLock::new(|| words(DOCUMENTS));
static NUMBER_WORDS: LazyLock<HashSet<String>> = LazyLock::new(|| words(NUMBERS));
static CALL_WORDS: LazyLock<HashSet<String>> = LazyLock::new(|| words(CALLS));

fn words(list: &str) -> HashSet<String> {
    list.split_whitespace().map(fold).collect()
}

/// For each chunk of a group, whether it is an ordinary number and not part of a phone number.
pub fn recognise(group: &Group) -> Vec<bool> {
    let chunks = &group.chunks;
    let is_code = CODE_WORDS.contains(&group.before) || is_of_document(group);
    let is_any_list =
        is_list(chunks) || is_round_list(chunks) || is_list_of_pairs(chunks) || is_pair_of_models(chunks);
    if is_code || is_any_list && !is_called_list(group) {
        return vec![true; chunks.len()];
    }
    let mut plain = vec![false; chunks.len()];
    if STANDARD_WORDS.contains(&group.before) {
        let length = chunks.iter().take_while(|chunk| (3..=5).contains(&chunk.digits.len())).count();
        plain[..length].fill(true);
    }
    let mut at = plain.iter().take_while(|is_plain| **is_plain).count();
    while at < chunks.len() {
        let rest = &chunks[at..];
        let shapes = [times(rest), date(rest), shift(rest), years(rest, at, chunks), amount(group, at)];
        let length = shapes.into_iter().max().unwrap_or_default();
        plain[at..at + length].fill(true);
        at += length.max(1);
    }
    plain
}

/// "Aloqa 983 986 989": after such a word equal steps are a coincidence. Short numbers stay a list: "telefon 11, 12,
/// 13, 14".
fn is_called_list(group: &Group) -> bool {
    is_announced(group) && group.chunks.iter().any(|chunk| chunk.digits.len() > 2)
}

/// Whether the word before the group says that a phone number follows.
pub fn is_announced(group: &Group) -> bool {
    CALL_WORDS.contains(&group.before)
}

/// "Shartnoma raqami 2026/11-457", "ИНН 301998877". A number written like a phone is one even then: "Заказ: 90 123 45 67".
fn is_of_document(group: &Group) -> bool {
    let is_named = DOCUMENT_WORDS.contains(&group.before)
        || NUMBER_WORDS.contains(&group.before) && DOCUMENT_WORDS.contains(&group.earlier);
    let lengths: Vec<usize> = group.chunks.iter().map(|chunk| chunk.digits.len()).collect();
    is_named
        && !matches!(lengths.as_slice(), [2, 3, 2, 2] | [2, 7] | [3, 2, 3, 2, 2] | [3, 2, 7] | [5, 3, 2, 2])
}

/// "5, 6, 7, 8, 9, 10" and "42-44-46-48": grades, sizes, categories. At least three, ascending, with commas or in
/// equal steps.
fn is_list(chunks: &[Chunk]) -> bool {
    let steps: Vec<u64> =
        chunks.windows(2).filter_map(|pair| value(&pair[1]).checked_sub(value(&pair[0]))).collect();
    let grows = steps.len() + 1 == chunks.len() && !steps.contains(&0);
    let by_commas = chunks.iter().skip(1).all(|chunk| chunk.between.contains(','));
    chunks.len() > 2
        && grows
        && !chunks[0].is_word
        && (by_commas || steps.iter().all(|step| *step == steps[0]))
}

/// "1500-2000-2500", "100-120-150".
fn is_round_list(chunks: &[Chunk]) -> bool {
    let all = |is_round: fn(&Chunk) -> bool| {
        chunks.len() > 1
            && chunks.iter().all(|chunk| (3..=8).contains(&chunk.digits.len()) && is_round(chunk))
    };
    let grows = chunks.windows(2).all(|pair| value(&pair[0]) < value(&pair[1]));
    all(|chunk| chunk.digits.ends_with("00")) || grows && all(|chunk| chunk.digits.ends_with('0'))
}

/// "3-4, 4-5, 5-6", "0,5; 0,75", "5.5 / 6.0", "5.09, 12.09": ranges, fractions and dates separated by list
/// characters.
fn is_list_of_pairs(chunks: &[Chunk]) -> bool {
    let is_pair = |pair: &[Chunk]| match pair {
        [one, two] => {
            let joins = two.between.chars().count() == 1 && !two.between.contains(' ');
            joins && one.digits.len() <= 2 && two.digits.len() <= 2 && !one.is_word
        }
        _ => false,
    };
    let parts = |chunk: &Chunk| chunk.between.len() > 1 && chunk.between.contains([',', ';', '/']);
    chunks.len() >= 4 && chunks.chunks(2).all(is_pair) && chunks.iter().skip(2).step_by(2).all(parts)
}

/// "2960/3750".
fn is_pair_of_models(chunks: &[Chunk]) -> bool {
    matches!(chunks, [one, two] if one.digits.len() == 4 && two.digits.len() == 4 && two.between == "/")
}

/// The number of chunks taken by times: `9:00`, `09.00-18.00`, `09 00 – 18 00`, `0900-1800`.
fn times(rest: &[Chunk]) -> usize {
    let is_hour = |chunk: &Chunk| chunk.digits.len() <= 2 && value(chunk) <= 24;
    let is_round_minute = |chunk: &Chunk| matches!(chunk.digits.as_str(), "00" | "15" | "30" | "45");
    match rest {
        // A longer chain of colons is not a time.
        [hour, minute, next @ ..]
            if is_hour(hour)
                && minute.between == ":"
                && minute.digits.len() == 2
                && value(minute) < 60
                && hour.between != ":"
                && next.first().is_none_or(|next| next.between != ":") =>
        {
            2
        }
        [from, from_minute, to, to_minute, ..]
            if is_hour(from)
                && is_hour(to)
                && is_round_minute(from_minute)
                && is_round_minute(to_minute)
                && is_dash(&to.between) =>
        {
            4
        }
        [from, to, ..] if is_clock(from) && is_clock(to) && is_dash(&to.between) => 2,
        _ => 0,
    }
}

/// `0900`.
fn is_clock(chunk: &Chunk) -> bool {
    chunk.digits.len() == 4
        && value(chunk) <= 2400
        && matches!(value(chunk) % 100, 0 | 15 | 30 | 45)
        && !is_year(chunk)
}

fn is_dash(between: &str) -> bool {
    let between = between.trim();
    !between.is_empty() && between.chars().all(|c| matches!(c, '-' | '–' | '—' | '−' | '‑' | '~'))
}

/// `01.09.2026`, `1/9/26`, `2026-09-01`.
fn date(rest: &[Chunk]) -> usize {
    let [one, two, three, next @ ..] = rest else { return 0 };
    let is_written = matches!(two.between.as_str(), "." | "/" | "-") && two.between == three.between;
    let ends = next.first().is_none_or(|next| next.between != three.between || three.digits.len() == 4);
    let is_day = |chunk: &Chunk| chunk.digits.len() <= 2 && (1..=31).contains(&value(chunk));
    let is_month = two.digits.len() <= 2 && (1..=12).contains(&value(two));
    let is_short_year = three.digits.len() == 2 && two.between == ".";
    let is_date = is_day(one) && (is_year(three) || is_short_year) || is_year(one) && is_day(three);
    if is_written && ends && is_month && is_date { 3 } else { 0 }
}

/// `5/2`, `24/7`, but not a longer chain of slashes.
fn shift(rest: &[Chunk]) -> usize {
    match rest {
        [days, off, next @ ..]
            if days.digits.len() <= 2
                && off.digits.len() == 1
                && off.between == "/"
                && !days.between.contains('/')
                && next.first().is_none_or(|next| !next.between.contains('/')) =>
        {
            2
        }
        _ => 0,
    }
}

/// A year next to another year.
fn years(rest: &[Chunk], at: usize, chunks: &[Chunk]) -> usize {
    let beside = at.checked_sub(1).is_some_and(|before| is_year(&chunks[before]));
    match rest {
        [year, ..] if is_year(year) && beside => 1,
        [year, next, ..] if is_year(year) && is_year(next) => 2,
        _ => 0,
    }
}

pub fn is_year(chunk: &Chunk) -> bool {
    chunk.digits.len() == 4 && (1950..=2060).contains(&value(chunk))
}

/// The number of chunks taken by an amount of money or things, written in groups of three digits or as one number.
fn amount(group: &Group, at: usize) -> usize {
    let rest = &group.chunks[at..];
    let first = &rest[0];
    let before = if at == 0 { &group.between_before } else { &first.between };
    let is_last = |length: usize| at + length == group.chunks.len();
    let next_between = |length: usize| rest.get(length).map_or(&group.between_after, |next| &next.between);
    if next_between(1).starts_with('%') {
        return 1;
    }
    if before.contains('+') || first.digits.starts_with("998") && first.digits.len() != 4 {
        return 0;
    }
    let thousands =
        rest[1..].iter().take_while(|chunk| chunk.digits.len() == 3 && is_thousands_sign(chunk)).count();
    let length = 1 + thousands;
    let digits: usize = rest[..length].iter().map(|chunk| chunk.digits.len()).sum();
    let is_grouped = thousands > 0 && first.digits.len() <= 3;
    let length = if is_grouped { length } else { 1 };
    let digits = if is_grouped { digits } else { first.digits.len() };
    let is_paid = is_last(length) && UNIT_WORDS.contains(&group.after)
        || next_between(length).trim_start().starts_with(is_money)
        || before.trim_end().ends_with(is_money);
    let is_called = at == 0 && CALL_WORDS.contains(&group.before);
    let is_round =
        rest[length - 1].digits.ends_with("000") && !is_called && !goes_on_as_phone(&rest[length..]);
    let is_amount = if is_grouped {
        is_paid || is_round || matches!((thousands, digits), (2, 7 | 8)) && is_last(length) && !is_called
    } else {
        let is_inside = first.between == " " && rest.get(1).is_some_and(|next| next.between == " ");
        is_paid && (digits <= 8 || first.digits.ends_with("00"))
            || is_round && !is_inside && (4..=8).contains(&digits)
    };
    if is_amount { length } else { 0 }
}

fn is_thousands_sign(chunk: &Chunk) -> bool {
    matches!(chunk.between.as_str(), " " | "." | "," | "'" | "\u{2019}" | "\u{a0}" | "\u{202f}" | "\u{2009}")
}

fn is_money(c: char) -> bool {
    matches!(c, '$' | '€' | '₽' | '£' | '%')
}

/// Two groups of two digits after a round part: `90 000 45 67`.
fn goes_on_as_phone(rest: &[Chunk]) -> bool {
    matches!(rest, [one, two, ..] if one.digits.len() == 2 && two.digits.len() == 2 && !one.is_word)
}

fn value(chunk: &Chunk) -> u64 {
    chunk.digits.parse().unwrap_or(u64::MAX)
}
