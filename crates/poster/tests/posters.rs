//! Tests of whole pictures.

use std::collections::HashSet;
use std::ops::Range;

use poster::{HEIGHT, Poster, WIDTH, cloth_index, draw};

fn poster(title: &str, company: &str) -> Poster {
    Poster {
        label: "Vakansiya".into(),
        title: title.into(),
        company: company.into(),
        place: "Toshkent, Yunusobod tumani".into(),
        pay: Some("7 000 000 – 11 000 000 soʻm".into()),
    }
}

/// Decoded to RGB.
fn pixels(file: &[u8]) -> Vec<[u8; 3]> {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(file));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut bytes).unwrap();
    assert_eq!((info.width, info.height, info.color_type), (WIDTH, HEIGHT, png::ColorType::Rgb));
    bytes.as_chunks::<3>().0.to_vec()
}

/// The part of the picture with the text, without logo, cloth and edge.
fn words(file: &[u8]) -> Vec<[u8; 3]> {
    part(file, 150..600, 0..762)
}

fn cloth(file: &[u8]) -> Vec<[u8; 3]> {
    part(file, 0..614, 770..1200)
}

fn part(file: &[u8], rows: Range<usize>, columns: Range<usize>) -> Vec<[u8; 3]> {
    let pixels = pixels(file);
    let row = |row| &pixels[row * WIDTH as usize..(row + 1) * WIDTH as usize][columns.clone()];
    rows.flat_map(row).copied().collect()
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
fn text_never_overlaps_the_cloth_or_the_edge() {
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
fn every_text_changes_the_picture() {
    let full = poster("Oshpaz", "Choyxona");
    let changes: [fn(&mut Poster); 6] = [
        |poster| poster.label = "Kompaniya".into(),
        |poster| poster.title = "Ofitsiant".into(),
        |poster| poster.company = "Oshxona".into(),
        |poster| poster.place = "Buxoro".into(),
        |poster| poster.pay = Some("5 000 000 soʻm".into()),
        |poster| poster.pay = None,
    ];
    let mut seen = HashSet::from([words(&draw(&full))]);
    for change in changes {
        let mut changed = full.clone();
        change(&mut changed);
        seen.insert(words(&draw(&changed)));
    }
    assert_eq!(seen.len(), 7, "another text does not change the picture");
}

#[test]
fn a_company_is_not_named_twice() {
    let mut named = poster("Choyxona", "Choyxona");
    let once = words(&draw(&named));
    // With an extra space, which is not drawn, the name no longer equals the title.
    named.company.push(' ');
    assert_ne!(once, words(&draw(&named)));
}

#[test]
fn each_company_has_its_own_cloth() {
    // Three names with the same tile on the site, and one with another palette.
    let tile = cloth_index("Kompaniya 0");
    let same = (0..).map(|i| format!("Kompaniya {i}")).filter(|name| cloth_index(name) == tile).take(3);
    let other =
        (0..).map(|i| format!("Kompaniya {i}")).find(|name| cloth_index(name) % 7 != tile % 7).unwrap();
    let cloths: Vec<Vec<[u8; 3]>> =
        same.chain([other]).map(|name| cloth(&draw(&poster("Oshpaz", &name)))).collect();

    assert_eq!(cloths.iter().collect::<HashSet<_>>().len(), 4, "each company has threads of its own");
    let colours = |i: usize| cloths[i].iter().copied().collect::<HashSet<_>>();
    assert_eq!(colours(0), colours(1));
    assert_eq!(colours(0), colours(2));
    assert_ne!(colours(0), colours(3));
}

#[test]
fn emoji_leave_no_trace() {
    assert!(draw(&poster("🔥 Oshpaz 👨‍🍳", "Choyxona")) == draw(&poster("Oshpaz", "Choyxona")));
}
