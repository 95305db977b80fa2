//! Draws sample pictures into a folder for inspection: `cargo run -p poster --example samples -- <folder>`.

use std::path::PathBuf;
use std::time::Instant;

use poster::{Poster, draw};

/// File name, label, title, company, place, pay.
const SAMPLES: [[&str; 6]; 9] = [
    [
        "uz",
        "Vakansiya",
        "Backend dasturchi (Rust)",
        "Registon Tech",
        "Toshkent, Yunusobod tumani",
        "12 000 000 – 18 000 000 soʻm",
    ],
    [
        "ru",
        "Вакансия",
        "Бухгалтер по расчёту заработной платы",
        "ООО «Шифо Клиника»",
        "Самарканд",
        "от 6 000 000 сум",
    ],
    [
        "cyrillic",
        "Вакансия",
        "Ўзбек тили ўқитувчиси, ғайратли ва ҳозиржавоб",
        "«Зиё» мактаби № 5",
        "Қарши шаҳри",
        "Суҳбат асосида",
    ],
    [
        "en",
        "Vacancy",
        "Senior Customer Success Manager / Team Lead",
        "Silk Road Logistics",
        "Tashkent · Remote",
        "$2,000 – 3,500",
    ],
    ["short", "Vakansiya", "Oshpaz", "Oʻzbekiston choyxonasi", "Buxoro, Gʻijduvon", ""],
    [
        "long",
        "Вакансия",
        "Бухгалтер по расчёту заработной платы и кадровому делопроизводству в сеть клиник (полный рабочий день)",
        "Барака Савдо",
        "Ташкентская область, Зангиатинский район",
        "7 000 000 – 11 000 000 сум",
    ],
    [
        "endless",
        "Vakansiya",
        "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
        "Nur Mebel",
        "Namangan",
        "4 500 000 soʻm",
    ],
    [
        "company",
        "Kompaniya",
        "Ziyo Maktab",
        "Ziyo Maktab",
        "Toshkent, Chilonzor tumani",
        "12 ta ochiq vakansiya",
    ],
    ["two", "Vakansiya", "Sotuvchi-kassir va omborchi", "Lola Market", "Andijon", "3 500 000 soʻmdan"],
];

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| ".".into()));
    for [name, texts @ ..] in SAMPLES {
        let [label, title, company, place, pay] = texts.map(str::to_owned);
        let poster = Poster { label, title, company, place, pay: Some(pay) };
        let begun = Instant::now();
        let file = draw(&poster);
        eprintln!("{name}: {:?}, {} bytes", begun.elapsed(), file.len());
        std::fs::write(folder.join(format!("poster_{name}.png")), file)?;
    }
    Ok(())
}
