//! Whole pictures.

use std::collections::HashSet;

use poster::{HEIGHT, Poster, WIDTH, draw};

fn poster(title: &str, company: &str) -> Poster {
    Poster {
        label: "Vakansiya".into(),
        title: title.into(),
        company: company.into(),
        place: "Toshkent, Yunusobod tumani".into(),
        pay: Some("7 000 000 – 11 000 000 soʻm".into()),
    }
}

/// Decoded to red, green, blue.
fn pixels(file: &[u8]) -> Vec<[u8; 3]> {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(file));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut bytes).unwrap();
    assert_eq!((info.width, info.height, info.color_type), (WIDTH, HEIGHT, png::ColorType::Rgb));
    bytes.as_chunks::<3>().0.to_vec()
}

/// The part of the picture where words are, without mark, cloth and selvedge.
fn words(file: &[u8]) -> Vec<[u8; 3]> {
    let pixels = pixels(file);
    let rows = 150..600;
    rows.flat_map(|row| pixels[row * WIDTH as usize..row * WIDTH as usize + 762].to_vec()).collect()
}

const TITLES: [&str; 8] = [
    "Oshpaz",
    "Backend dasturchi (Rust)",
    "Oʻzbek tili va adabiyoti oʻqituvchisi",
    "Ўқитувчи, ғишт терувчи, қурувчи, ҳайдовчи",
    "Бухгалтер по расчёту заработной платы и кадровому делопроизводству в сеть клиник (полный рабочий день)",
    "Senior Customer Success Manager / Team Lead",
    "Шшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшшш",
    "",
];

#[test]
fn every_title_gives_a_small_picture_of_the_right_size() {
    for title in TITLES {
        let file = draw(&poster(title, "Registon Tech"));
        assert!(file.len() < 120 * 1024, "{title}: {} bytes", file.len());
        pixels(&file);
    }
}

#[test]
fn words_never_reach_the_cloth_nor_the_edge() {
    let night = [0x0f, 0x1b, 0x45];
    for title in TITLES {
        let mut poster = poster(title, "Registon Tech");
        poster.place = "Qoraqalpogʻiston Respublikasi, ".repeat(4);
        poster.pay = Some("1 000 000 000 – 2 000 000 000 soʻm ".repeat(3));
        let pixels = pixels(&draw(&poster));
        for row in 150..600 {
            let row = &pixels[row * WIDTH as usize..(row + 1) * WIDTH as usize];
            assert!(row[..60].iter().all(|pixel| *pixel == night), "{title}: left of the words");
            assert!(row[766..770].iter().all(|pixel| *pixel == night), "{title}: right of the words");
        }
    }
}

#[test]
fn the_same_texts_give_the_same_bytes() {
    let first = draw(&poster("Backend dasturchi (Rust)", "Registon Tech"));
    let elsewhere = std::thread::spawn(|| draw(&poster("Backend dasturchi (Rust)", "Registon Tech")));
    assert!(first == elsewhere.join().unwrap());
}

#[test]
fn every_text_is_seen() {
    let full = poster("Oshpaz", "Choyxona");
    let changes: [fn(&mut Poster); 5] = [
        |poster| poster.label.clear(),
        |poster| poster.title.clear(),
        |poster| poster.company = poster.title.clone(),
        |poster| poster.place.clear(),
        |poster| poster.pay = None,
    ];
    let mut seen = HashSet::from([words(&draw(&full))]);
    for change in changes {
        let mut changed = full.clone();
        change(&mut changed);
        seen.insert(words(&draw(&changed)));
    }
    assert_eq!(seen.len(), 6, "a text that is gone leaves the picture as it was");
}

#[test]
fn companies_have_cloth_of_their_own() {
    let cloths: HashSet<Vec<u8>> =
        (0..40).map(|i| draw(&poster("Oshpaz", &format!("Kompaniya {i}")))).collect();
    assert_eq!(cloths.len(), 40);
}

#[test]
fn emoji_leave_no_trace() {
    assert!(draw(&poster("🔥 Oshpaz 👨‍🍳", "Choyxona")) == draw(&poster("Oshpaz", "Choyxona")));
}
