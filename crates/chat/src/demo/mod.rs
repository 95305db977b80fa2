//! Demo conversations: of the demo employer's applicants and of the demo candidate, after an invitation. Randomness comes
//! from the seed alone, dates from a given moment.

mod store;

use accounts::demo::{CANDIDATE, CUSTOMER};
use jiff::{SignedDuration, Timestamp};
use kernel::chance::Chance;
use kernel::uzbek::fold;
use serde_json::{Value, json};
use sqlx::PgConnection;
use store::Invited;

/// One message: whether the company wrote it, and what.
type Line = (bool, &'static str);

const COMPANY: bool = true;
const PERSON: bool = false;

/// Conversations after an invitation. The last message of every second one waits.
const TALKS: [&[Line]; 6] = [
    &[
        (COMPANY, "Assalomu alaykum! Arizangiz bizga yoqdi. Payshanba kuni suhbatga kela olasizmi?"),
        (PERSON, "Vaalaykum assalom! Ha, payshanba 11:00 menga qulay."),
        (COMPANY, "Juda yaxshi. Pasport va mehnat daftarchasi nusxasi kifoya."),
        (PERSON, "Albatta, oʻzim bilan olib boraman."),
    ],
    &[
        (COMPANY, "Здравствуйте! Спасибо за отклик. Удобно ли вам приехать на собеседование в среду?"),
        (PERSON, "Здравствуйте! Да, в среду после обеда удобно."),
        (COMPANY, "Отлично, ждём вас в 15:00. Скажите на входе, что вы на собеседование, вас проводят."),
    ],
    &[
        (COMPANY, "Assalomu alaykum! Tajribangiz haqida bir savol: 1C dasturida qancha vaqt ishlagansiz?"),
        (PERSON, "Assalomu alaykum! Uch yil, hozir ham har kuni ishlataman."),
    ],
    &[
        (COMPANY, "Salom! Ish jadvali haftasiga besh kun, shanba va yakshanba dam olish. Sizga mosmi?"),
        (PERSON, "Ha, mos keladi. Ish soat nechada boshlanadi?"),
        (COMPANY, "Soat 9:00 da. Tushlik ham bor."),
        (PERSON, "Rahmat, tushunarli."),
        (COMPANY, "Unda ertaga telefonda gaplashamiz."),
    ],
    &[(COMPANY, "Assalomu alaykum! Arizangizni koʻrdik. Qachon ish boshlay olasiz?")],
    &[
        (COMPANY, "Добрый день! Подскажите, пожалуйста, какую зарплату вы ожидаете на руки?"),
        (PERSON, "Добрый день! От семи миллионов на руки."),
        (COMPANY, "Хорошо, это в наших пределах. Пришлём время собеседования."),
        (PERSON, "Спасибо, буду ждать."),
    ],
];

/// Generates the conversations and returns how many messages there are now.
pub async fn fill(db: &mut PgConnection, seed: u64, now: Timestamp) -> anyhow::Result<u64> {
    // A different seed from those of the other parts, or they would draw the same numbers.
    let mut chance = Chance::new(seed ^ 0x6368_6174);
    let (mut chats, mut messages) = (Vec::new(), Vec::new());
    for (at, one) in store::list_invited(db, CUSTOMER, CANDIDATE).await?.iter().enumerate() {
        let talk = TALKS[at % TALKS.len()];
        write(&mut chance, (&mut chats, &mut messages), one, talk, at % 2 == 1, now);
    }
    store::insert(db, &json!(chats), &json!(messages)).await?;
    Ok(messages.len() as u64)
}

fn write(
    chance: &mut Chance,
    (chats, messages): (&mut Vec<Value>, &mut Vec<Value>),
    one: &Invited,
    talk: &[Line],
    waits: bool,
    now: Timestamp,
) {
    let span = now.duration_since(one.answered_at);
    let pause = span / (i32::try_from(talk.len()).unwrap_or(1) + 1);
    let mut at = one.answered_at;
    let last =
        |by_company: bool| talk.iter().rposition(|line| line.0 == by_company).map_or(0, |found| found + 1);
    for (number, (by_company, text)) in talk.iter().enumerate() {
        let reply = 20 + i64::try_from(chance.below(300)).unwrap_or_default();
        at += pause.min(SignedDuration::from_mins(reply));
        messages.push(json!({
            "id": chance.id_at(at), "application_id": one.id, "seq": number + 1, "client_id": chance.id_at(at),
            "side": if *by_company { "customer" } else { "candidate" }, "text": text, "at": at,
        }));
    }
    let ends_by_company = talk.last().is_some_and(|line| line.0);
    let read = |by_candidate: bool| {
        if waits && ends_by_company == by_candidate { talk.len() - 1 } else { talk.len() }
    };
    chats.push(json!({
        "application_id": one.id, "words": fold(&format!("{} {} {}", one.name, one.company, one.title)),
        "last_seq": talk.len(), "last_at": at, "candidate_last": last(PERSON), "customer_last": last(COMPANY),
        "candidate_read": read(true), "customer_read": read(false),
    }));
}
