//! Tests of whole files, read back from the PDF.

use std::io::Cursor;

use documents::{Fact, Job, Language, ResumeDocument, Study, Template, render};
use image::{ImageFormat, Rgb, RgbImage};
use kernel::Locale;
use lopdf::{Dictionary, Document, Object};
use proptest::prelude::*;

fn resume() -> ResumeDocument {
    ResumeDocument {
        seed: "malika".into(),
        name: "Malika Oʻtkirova".into(),
        name_in_other_script: Some("Малика Ўткирова".into()),
        position: "Buxgalter yordamchisi".into(),
        conditions: vec!["7 000 000 soʻmdan".into(), "gibrid".into()],
        phones: vec!["+998 90 123 45 12".into()],
        email: Some("malika@mail.uz".into()),
        place: Some("Gʻijduvon tumani".into()),
        photo: None,
        facts: vec![Fact { label: "Maʼlumot".into(), value: "Oliy".into() }],
        about: "Yetti yildan beri hisob yuritaman.".into(),
        experience: "7 yil 3 oy".into(),
        employment: vec![Job {
            position: "Терапевт".into(),
            company: "Самарқанд шаҳар кўп тармоқли поликлиникаси".into(),
            period: "08.2015 – 08.2019".into(),
            description: "Приём до 30 пациентов в день, объём работы вырос\n- Ғайрат, ҳалоллик, қунт".into(),
        }],
        education: vec![Study {
            title: "Toshkent davlat universiteti".into(),
            details: "Audit".into(),
            period: "2014 – 2018".into(),
        }],
        additional_education: vec![Study {
            title: "Malaka oshirish".into(),
            details: "Uyushma".into(),
            period: "2023".into(),
        }],
        skills: vec!["Soliq hisoboti".into()],
        computer_skills: vec!["1C:Buxgalteriya".into()],
        languages: vec![Language { name: "Ўзбек тили".into(), level: "C1".into() }],
        driving: "B toifa, 3 yil".into(),
        links: vec!["https://t.me/malika_y".into()],
        address: Some("https://ishbor.uz/candidates/malika-4f7k2q".into()),
        updated: "17.11.2026".into(),
    }
}

fn pdf(resume: &ResumeDocument, template: Template, locale: Locale) -> Document {
    let file = render(resume, template, locale).unwrap();
    Document::load_mem(&file).unwrap()
}

/// The text of each page without white space: where lines break is no part of the text.
fn pages(document: &Document) -> Vec<String> {
    let numbers = document.get_pages().into_keys();
    numbers.map(|page| squeezed(&document.extract_text(&[page]).unwrap())).collect()
}

fn text(resume: &ResumeDocument, template: Template, locale: Locale) -> String {
    pages(&pdf(resume, template, locale)).concat()
}

fn squeezed(text: &str) -> String {
    text.split_whitespace().collect()
}

#[track_caller]
fn assert_contains(text: &str, part: &str) {
    assert!(text.contains(&squeezed(part)), "{part:?} is not in {text:?}");
}

#[test]
fn every_part_is_printed_in_both_templates() {
    for template in Template::ALL {
        let text = text(&resume(), template, Locale::Uz);
        for part in [
            "Malika Oʻtkirova",
            "Малика Ўткирова",
            "Buxgalter yordamchisi",
            "7 000 000 soʻmdan · gibrid",
            "+998 90 123 45 12",
            "malika@mail.uz",
            "Gʻijduvon tumani",
            "Maʼlumot",
            "Oliy",
            "Yetti yildan beri hisob yuritaman.",
            "7 yil 3 oy",
            "Терапевт",
            "Самарқанд шаҳар кўп тармоқли поликлиникаси",
            "08.2015 – 08.2019",
            "Приём до 30 пациентов в день, объём работы вырос",
            "Ғайрат, ҳалоллик, қунт",
            "Toshkent davlat universiteti",
            "Audit",
            "2014 – 2018",
            "Malaka oshirish",
            "Uyushma",
            "2023",
            "Soliq hisoboti",
            "1C:Buxgalteriya",
            "Ўзбек тили",
            "C1",
            "B toifa, 3 yil",
            "t.me/malika_y",
            "ishbor.uz/candidates/malika-4f7k2q",
            "Yangilangan: 17.11.2026 · 1 / 1",
        ] {
            assert_contains(&text, part);
        }
    }
}

const HEADINGS: [(Locale, [&str; 5]); 3] = [
    (Locale::Uz, ["Oʻzim haqimda", "Ish tajribasi", "Taʼlim", "Koʻnikmalar", "Tillar"]),
    (Locale::Ru, ["О себе", "Опыт", "Образование", "Навыки", "Языки"]),
    (Locale::En, ["About me", "Experience", "Education", "Skills", "Languages"]),
];

#[test]
fn headings_follow_the_language_and_empty_parts_have_none() {
    let empty = ResumeDocument { name: "Ali Valiyev".into(), ..ResumeDocument::default() };
    for (locale, headings) in HEADINGS {
        for template in Template::ALL {
            let (full, empty) = (text(&resume(), template, locale), text(&empty, template, locale));
            for heading in headings {
                assert_contains(&full, heading);
            }
            assert_eq!(empty, "AliValiyev1/1", "{locale} {template:?}");
        }
    }
}

#[test]
fn a_job_stays_with_its_heading_and_later_pages_name_the_person() {
    let job = |number: usize| Job {
        position: format!("Lavozim-{number}-"),
        company: format!("Kompaniya-{number}-"),
        period: "08.2015 – 08.2019".into(),
        description: (0..=number % 7)
            .map(|line| format!("Qator-{number}-{line}- ") + &"ish va yana ish ".repeat(line * 5))
            .collect::<Vec<_>>()
            .join("\n"),
    };
    let study = |number: usize| Study {
        title: format!("Muassasa-{number}-"),
        details: format!("Mutaxassislik-{number}- ") + &"uzun nom ".repeat(number % 3 * 10),
        period: "2014 – 2018".into(),
    };
    let resume = ResumeDocument {
        name: "Abdurahmonjon Toʻxtamurodov-Xudoyberdiyev Ismoiljonovich".into(),
        employment: (0..24).map(job).collect(),
        education: (0..80).map(study).collect(),
        skills: (0..30).map(|number| format!("Koʻnikma {number}")).collect(),
        ..resume()
    };
    for template in Template::ALL {
        let pages = pages(&pdf(&resume, template, Locale::Uz));
        let last = pages.len();
        assert!(last > 2, "{template:?}: {last} pages");
        let on = |part: String| pages.iter().position(|page| page.contains(&part)).unwrap();
        for number in 0..80 {
            let page = on(format!("Muassasa-{number}-"));
            assert_eq!(on(format!("Mutaxassislik-{number}-")), page, "{template:?} {number}");
        }
        for number in 0..24 {
            let page = on(format!("Lavozim-{number}-"));
            assert_eq!(on(format!("Kompaniya-{number}-")), page, "{template:?} {number}");
            assert_eq!(on(format!("Qator-{number}-0-")), page, "{template:?} {number}");
        }
        for (index, page) in pages.iter().enumerate() {
            assert_contains(page, &resume.name);
            assert_contains(page, &format!("{} / {last}", index + 1));
            assert_eq!(page.contains("Yangilangan"), index == 0);
        }
    }
}

#[test]
fn a_heading_is_never_the_last_line_of_a_page() {
    // One of these lengths ends the first page just below the heading of education.
    for lines in 30..42 {
        let about = vec!["Qator."; lines].join("\n");
        let resume = ResumeDocument { about, employment: Vec::new(), photo: None, ..resume() };
        for template in Template::ALL {
            let pages = pages(&pdf(&resume, template, Locale::Uz));
            let on = |part: &str| pages.iter().position(|page| page.contains(part)).unwrap();
            assert_eq!(on("Taʼlim"), on("Toshkentdavlatuniversiteti"), "{template:?}, {lines} lines");
        }
    }
}

#[test]
fn typed_text_is_never_markup() {
    let typed = "#import \"x\": * #panic() $x^2$ *b* _i_ `raw` @ref <label> // c /* c */ \\ ~ --- ] } #{";
    let resume = ResumeDocument {
        name: typed.into(),
        position: typed.into(),
        about: typed.into(),
        employment: vec![Job { position: typed.into(), description: typed.into(), ..Job::default() }],
        skills: vec![typed.into()],
        links: vec![typed.into()],
        ..ResumeDocument::default()
    };
    for template in Template::ALL {
        let text = text(&resume, template, Locale::En);
        assert!(text.matches(&squeezed(typed)).count() >= 6, "{text}");
    }
}

#[test]
fn characters_that_cannot_be_drawn_are_left_out() {
    let resume = ResumeDocument {
        name: "Ali\u{0} \u{202e}Valiyev\u{200f} 🔥".into(),
        about: "soʻm\u{feff}\u{7}\u{2028}厨师".into(),
        ..ResumeDocument::default()
    };
    assert_eq!(text(&resume, Template::Calm, Locale::En), "AliValiyevAboutmesoʻm1/1");
}

#[test]
fn words_wider_than_a_line_are_broken() {
    let word = "Ж".repeat(3_000);
    let resume = ResumeDocument { about: word.clone(), ..resume() };
    for template in Template::ALL {
        let document = pdf(&resume, template, Locale::Uz);
        assert!(document.get_pages().len() > 1, "one line would need one page only");
        let text = pages(&document).concat();
        assert_eq!(text.matches('Ж').count(), 3_000);
    }
}

#[test]
fn the_file_is_accessible() {
    for template in Template::ALL {
        let resume = ResumeDocument { photo: Some(picture(ImageFormat::Png)), ..resume() };
        let document = pdf(&resume, template, Locale::Ru);
        let catalog = document.catalog().unwrap();
        assert_eq!(string(catalog.get(b"Lang").unwrap()), "ru");
        let marked = document.get_dict_in_dict(catalog, b"MarkInfo").unwrap();
        assert!(marked.get(b"Marked").unwrap().as_bool().unwrap());
        let info = document.trailer.get(b"Info").unwrap().as_reference().unwrap();
        let title = document.get_dictionary(info).unwrap().get(b"Title").unwrap();
        assert_eq!(string(title), "Malika Oʻtkirova – Buxgalter yordamchisi");

        let tags: Vec<&Dictionary> =
            document.objects.values().filter_map(|object| object.as_dict().ok()).collect();
        let count = |name: &[u8]| {
            tags.iter()
                .filter(|tag| tag.get(b"S").is_ok_and(|kind| kind.as_name().is_ok_and(|kind| kind == name)))
                .count()
        };
        assert_eq!(count(b"H1"), 1);
        assert!(count(b"H2") >= 5, "{template:?}");
        assert_eq!(count(b"H3"), 3, "one job, two studies");
        assert!(count(b"LI") >= 2, "the lines of the job");
        assert!(count(b"Link") >= 3, "phone, mail and a page");
        let described = tags.iter().filter_map(|tag| tag.get(b"Alt").ok()).map(string);
        assert_eq!(described.collect::<Vec<_>>(), ["Фото: Malika Oʻtkirova"]);
    }
}

/// A text of a PDF: UTF-16 with a mark, or plain.
fn string(object: &Object) -> String {
    let bytes = object.as_str().unwrap();
    match bytes.strip_prefix(&[0xfe, 0xff]) {
        Some(units) => {
            let units = units.as_chunks::<2>().0.iter().map(|pair| u16::from_be_bytes(*pair));
            char::decode_utf16(units).map(Result::unwrap).collect()
        }
        None => String::from_utf8(bytes.to_vec()).unwrap(),
    }
}

fn picture(format: ImageFormat) -> Vec<u8> {
    let mut file = Cursor::new(Vec::new());
    RgbImage::from_fn(64, 64, |x, y| Rgb([x as u8, y as u8, 90])).write_to(&mut file, format).unwrap();
    file.into_inner()
}

#[test]
fn a_photo_is_shown_if_it_can_be_read() {
    let is_shown = |photo: &[u8], template| {
        let resume = ResumeDocument { photo: Some(photo.to_vec()), ..resume() };
        let document = pdf(&resume, template, Locale::Uz);
        let is_picture = |object: &Object| {
            let kind =
                object.as_stream().ok().and_then(|stream| stream.dict.get(b"Subtype").ok()?.as_name().ok());
            kind == Some(b"Image".as_slice())
        };
        document.objects.values().any(is_picture)
    };
    let jpeg = picture(ImageFormat::Jpeg);
    for template in Template::ALL {
        assert!(is_shown(&jpeg, template));
        assert!(is_shown(&picture(ImageFormat::Png), template));
        assert!(!is_shown(b"GIF89a or something else", template));
        assert!(!is_shown(&jpeg[..20], template));
        assert!(!is_shown(b"", template));
    }
}

#[test]
fn the_same_resume_gives_the_same_bytes() {
    for template in Template::ALL {
        let first = render(&resume(), template, Locale::Uz).unwrap();
        let elsewhere = std::thread::spawn(move || render(&resume(), template, Locale::Uz).unwrap());
        assert!(first == elsewhere.join().unwrap());
    }
}

#[test]
fn the_seed_changes_the_cloth_only() {
    let other = ResumeDocument { seed: "boshqa".into(), ..resume() };
    let is_same = |template| {
        render(&resume(), template, Locale::Uz).unwrap() == render(&other, template, Locale::Uz).unwrap()
    };
    assert!(is_same(Template::Calm));
    assert!(!is_same(Template::Cloth));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    /// Any characters at all, in the order of the fields, and lists of any length.
    #[test]
    fn any_text_can_be_printed(
        typed in proptest::collection::vec("(?s:.{0,40})", 18),
        lists in proptest::collection::vec(0..4_usize, 6),
        photo in proptest::option::of(proptest::collection::vec(any::<u8>(), 0..64)),
    ) {
        let mut texts = typed.into_iter().cycle();
        let mut next = || texts.next().unwrap();
        let resume = ResumeDocument {
            seed: next(),
            name: next(),
            name_in_other_script: Some(next()),
            position: next(),
            conditions: (0..lists[0]).map(|_| next()).collect(),
            phones: (0..lists[1]).map(|_| next()).collect(),
            email: Some(next()),
            place: Some(next()),
            photo,
            facts: (0..lists[2]).map(|_| Fact { label: next(), value: next() }).collect(),
            about: next(),
            experience: next(),
            employment: (0..lists[3])
                .map(|_| Job { position: next(), company: next(), period: next(), description: next() })
                .collect(),
            education: (0..lists[4]).map(|_| Study { title: next(), details: next(), period: next() }).collect(),
            additional_education: vec![Study { title: String::new(), details: String::new(), period: next() }],
            skills: (0..lists[5]).map(|_| next()).collect(),
            computer_skills: vec![next()],
            languages: (0..lists[2]).map(|_| Language { name: next(), level: next() }).collect(),
            driving: next(),
            links: vec![next(), format!("https://{}", next())],
            address: Some(next()),
            updated: next(),
        };
        for template in Template::ALL {
            prop_assert!(render(&resume, template, Locale::Ru).is_ok());
        }
    }
}
