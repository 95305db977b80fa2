//! Writes sample resumes into the folder given as argument, for looking at them:
//! `cargo run -p documents --example sheet -- /tmp/resumes`.

use std::path::PathBuf;
use std::time::Instant;

use documents::{Fact, Job, Language, ResumeDocument, Study, Template, render};
use image::{ImageFormat, Rgb, RgbImage};
use kernel::Locale;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| ".".into()));
    std::fs::create_dir_all(&folder)?;
    let many = ResumeDocument {
        name: "Abdurahmonjon Toʻxtamurodov-Xudoyberdiyev Ismoiljonovich".into(),
        employment: accountant().employment.into_iter().cycle().take(12).collect(),
        skills: (1..=30).map(|number| format!("Koʻnikma {number}")).collect(),
        ..accountant()
    };
    let samples = [
        ("uz", accountant(), Locale::Uz),
        ("ru", doctor(), Locale::Ru),
        ("en", ResumeDocument { photo: None, ..accountant() }, Locale::En),
        ("many", many, Locale::Uz),
        ("empty", ResumeDocument { name: "Ali Valiyev".into(), ..ResumeDocument::default() }, Locale::Uz),
    ];
    for (name, resume, locale) in samples {
        for template in Template::ALL {
            let begun = Instant::now();
            let file = render(&resume, template, locale)?;
            eprintln!("{name} {template:?}: {:?}, {} bytes", begun.elapsed(), file.len());
            std::fs::write(folder.join(format!("{name}-{template:?}.pdf").to_lowercase()), file)?;
        }
    }
    Ok(())
}

fn accountant() -> ResumeDocument {
    ResumeDocument {
        seed: "malika-yusupova-4f7k2q".into(),
        name: "Malika Yusupova".into(),
        name_in_other_script: Some("Малика Юсупова".into()),
        position: "Buxgalter".into(),
        conditions: vec!["7 000 000 soʻmdan".into(), "gibrid, toʻliq bandlik".into()],
        phones: vec!["+998 90 123 45 12".into()],
        email: Some("malika.yusupova@mail.uz".into()),
        place: Some("Toshkent, Yunusobod tumani".into()),
        photo: Some(portrait()),
        facts: vec![fact("Maʼlumot", "Oliy"), fact("Yosh", "30")],
        about:
            "Yetti yildan beri savdo va audit kompaniyalarida hisob yuritaman. Hisobotni muddatidan oldin \
                topshirishni va raqamlarni rahbarga sodda tilda tushuntirishni yaxshi koʻraman."
                .into(),
        experience: "7 yil 3 oy".into(),
        employment: vec![
            job(
                ["Buxgalter", "Ipak Yoʻli Savdo, Toshkent", "03.2022 – hozirgacha"],
                "85 nafar xodimning ish haqini hisoblayman\nOylik va choraklik soliq hisobotlarini topshiraman\n\
                 Hisobot yopish muddatini 9 kundan 5 kunga tushirdim\nDidox orqali elektron hujjat almashishni \
                 yoʻlga qoʻydim",
            ),
            job(
                ["Buxgalter yordamchisi", "Zarafshon Audit, Toshkent", "09.2019 – 02.2022"],
                "Birlamchi hujjatlarni yuritdim, oylik hisobotni 1C da tayyorladim\n40 ta mijozning soliq hisobotini \
                 muddatida topshirdim",
            ),
        ],
        education: vec![study([
            "Toshkent davlat iqtisodiyot universiteti",
            "Buxgalteriya hisobi va audit, bakalavr",
            "2014 – 2018",
        ])],
        additional_education: vec![study([
            "Milliy standartlar boʻyicha malaka oshirish",
            "Buxgalterlar va auditorlar uyushmasi, 72 soat",
            "2023",
        ])],
        skills: texts(&["1C:Buxgalteriya", "Soliq hisoboti", "Ish haqi hisobi", "QQS", "Jamoada ishlash"]),
        computer_skills: texts(&["Excel", "Didox", "Bank-mijoz"]),
        languages: vec![
            language("Oʻzbek tili", "Yuqori (C1)"),
            language("Rus tili", "Yuqori (C1)"),
            language("Ingliz tili", "Suhbat darajasi (B1)"),
        ],
        driving: "B toifa, 3 yil".into(),
        links: texts(&["https://t.me/malika_y", "https://www.linkedin.com/in/malika-yusupova"]),
        address: Some("https://ishbor.uz/candidates/malika-yusupova-4f7k2q".into()),
        updated: "17.11.2026".into(),
    }
}

fn doctor() -> ResumeDocument {
    ResumeDocument {
        seed: "shahnoza-uktamova-7k2q4f".into(),
        name: "Шаҳноза Ўктамова".into(),
        name_in_other_script: Some("Shahnoza Oʻktamova".into()),
        position: "Врач УЗИ-диагностики".into(),
        conditions: vec!["от 9 000 000 сум".into(), "полная занятость".into()],
        phones: vec!["+998 93 456 78 21".into()],
        email: Some("sh.oktamova@mail.uz".into()),
        place: Some("Самарқанд шаҳри".into()),
        about: "Врач ультразвуковой диагностики первой категории, 11 лет практики. Веду приём на узбекском и \
                русском, обучаю молодых коллег. Ҳар бир беморга вақт ажратаман ва натижани содда тилда тушунтираман."
            .into(),
        experience: "11 лет 4 месяца".into(),
        employment: vec![
            job(
                ["Врач УЗИ-диагностики", "Клиника «Anorgul Farm», Самарқанд", "09.2019 – сейчас"],
                "Провожу 18–22 исследования в день: брюшная полость, щитовидная железа, сосуды\nВнедрила единый \
                 протокол описаний, повторных исследований стало на 30% меньше\nОбучила четырёх врачей работе на \
                 аппарате экспертного класса",
            ),
            job(
                ["Терапевт", "Самарқанд шаҳар 2-сон кўп тармоқли поликлиникаси", "08.2015 – 08.2019"],
                "Участок на 1 800 человек, приём до 30 пациентов в день\nУйга чақирувлар ва профилактик кўриклар",
            ),
        ],
        education: vec![study([
            "Самарқанд давлат тиббиёт университети",
            "Даволаш иши, олий маълумот",
            "2008 – 2015",
        ])],
        additional_education: vec![study([
            "Специализация «Ультразвуковая диагностика»",
            "Центр развития профессиональной квалификации, Ташкент · 288 часов",
            "2019",
        ])],
        skills: texts(&["УЗИ брюшной полости", "Эхокардиография", "Допплер сосудов", "Биопсия под контролем УЗИ"]),
        computer_skills: texts(&["Медицинские информационные системы", "Excel"]),
        languages: vec![
            language("Ўзбек тили", "Продвинутый (C1)"),
            language("Русский", "Продвинутый (C1)"),
            language("English", "Разговорный (B1)"),
        ],
        driving: "категория B, стаж 6 лет, свой автомобиль".into(),
        links: texts(&["https://t.me/shahnoza_uzi"]),
        address: Some("https://ishbor.uz/candidates/shahnoza-uktamova-7k2q4f".into()),
        updated: "17.11.2026".into(),
        ..ResumeDocument::default()
    }
}

/// A head and shoulders in plain colours instead of a real person.
fn portrait() -> Vec<u8> {
    let inside = |x: u32, y: u32, centre: (f32, f32), radii: (f32, f32)| {
        let (dx, dy) = ((x as f32 - centre.0) / radii.0, (y as f32 - centre.1) / radii.1);
        dx * dx + dy * dy < 1.0
    };
    let picture = RgbImage::from_fn(512, 512, |x, y| {
        if inside(x, y, (256.0, 210.0), (90.0, 110.0)) {
            Rgb([0xe8, 0xb8, 0x94])
        } else if inside(x, y, (256.0, 520.0), (200.0, 170.0)) {
            Rgb([0x00, 0x70, 0x6b])
        } else {
            Rgb([0xe0, 0xe6, 0xf8])
        }
    });
    let mut file = std::io::Cursor::new(Vec::new());
    picture.write_to(&mut file, ImageFormat::Jpeg).expect("memory accepts a picture");
    file.into_inner()
}

fn job([position, company, period]: [&str; 3], description: &str) -> Job {
    Job {
        position: position.into(),
        company: company.into(),
        period: period.into(),
        description: description.into(),
    }
}

fn study([title, details, period]: [&str; 3]) -> Study {
    Study { title: title.into(), details: details.into(), period: period.into() }
}

fn language(name: &str, level: &str) -> Language {
    Language { name: name.into(), level: level.into() }
}

fn fact(label: &str, value: &str) -> Fact {
    Fact { label: label.into(), value: value.into() }
}

fn texts(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}
