//! Share pictures: what Telegram and others show for a link to a vacancy or a company. A company's cloth, a title,
//! pay and place, on a dark background. Pure: texts in, a PNG out.

mod canvas;
mod font;
mod lines;
mod mark;

use brand::cloth::{Cloth, Design, Rgb, Strip};
pub use brand::cloth::{Shape, cloth_index, path as cloth_path, picture as cloth_picture};
use canvas::{Canvas, Ink};
use font::Font;
use lines::{Lines, Place};

pub const WIDTH: u32 = 1200;
pub const HEIGHT: u32 = 630;

/// Final texts in one language.
#[derive(Clone, Debug)]
pub struct Poster {
    /// What the picture is about: "Vakansiya", "Kompaniya".
    pub label: String,
    /// The vacancy's title, or the company's name.
    pub title: String,
    /// The company's name, which determines the cloth. It is not repeated when it is the title.
    pub company: String,
    pub place: String,
    /// The pay of a vacancy, or the number of vacancies of a company.
    pub pay: Option<String>,
}

const NIGHT: Rgb = [0x0f, 0x1b, 0x45];
const WHITE: Rgb = [0xff; 3];
const PALE: Rgb = [0xcd, 0xd5, 0xec];
const SAFFRON: Rgb = [0xff, 0xc1, 0x45];

const LEFT: i32 = 72;
const TOP: i32 = 52;
/// The maximum width of the text: it ends where the threads of the cloth begin.
const ROOM: f32 = 690.0;
const CLOTH: usize = 430;
/// The woven edge along the bottom.
const SELVEDGE: usize = 16;

/// The vertical range of the text, between the logo and the company line.
const WORDS: (f32, f32) = (156.0, 472.0);
const LEADING: f32 = 1.06;

/// Draws the picture as PNG, 1200 × 630. Deterministic: the same texts always give the same bytes.
pub fn draw(poster: &Poster) -> Vec<u8> {
    let mut canvas = Canvas::new(WIDTH as usize, HEIGHT as usize, NIGHT);
    let (width, height) = (WIDTH as usize, HEIGHT as usize - SELVEDGE);
    hang_cloth(&mut canvas, &poster.company, width - CLOTH, height);
    selvedge(&mut canvas, height);
    mark::draw(&mut canvas, LEFT as usize, TOP as usize, NIGHT);

    let (bold, plain) = (Font::extrabold(), Font::semibold());
    let (white, pale, saffron) =
        (canvas.ink(NIGHT, WHITE), canvas.ink(NIGHT, PALE), canvas.ink(NIGHT, SAFFRON));
    bold.draw(&mut canvas, "ishbor", 44.0, (LEFT + mark::SIZE as i32 + 18, TOP + 51), white);

    let company = if poster.company == poster.title { "" } else { &poster.company };
    one_line(&mut canvas, &plain, company, (32, 26), 536, white);
    one_line(&mut canvas, &plain, &poster.place, (28, 24), 577, pale);

    words(&mut canvas, poster, (&bold, &plain), (white, pale, saffron));
    canvas.png()
}

/// Label, title and pay as one block, vertically centred in their range.
fn words(canvas: &mut Canvas, poster: &Poster, (bold, plain): (&Font, &Font), inks: (Ink, Ink, Ink)) {
    let (white, pale, saffron) = inks;
    let pay = poster.pay.as_deref().map(|pay| bold.clean(pay)).filter(|pay| !pay.is_empty());
    let (above, below) = (46.0, if pay.is_some() { 76.0 } else { 0.0 });
    let place = Place { width: ROOM, height: WORDS.1 - WORDS.0 - above - below, leading: LEADING };
    let Lines { size, lines } =
        lines::fit(&bold.clean(&poster.title), &place, (84, 36), |line, size| bold.width(line, size));

    let line_height = size * LEADING;
    let block = above + lines.len() as f32 * line_height + below;
    let mut y = WORDS.0 + (WORDS.1 - WORDS.0 - block) / 2.0;
    one_line(canvas, plain, &poster.label, (26, 22), (y + 24.0) as i32, pale);
    y += above;
    for line in &lines {
        bold.draw(canvas, line, size, (LEFT, (y + size * 0.86) as i32), white);
        y += line_height;
    }
    if let Some(pay) = pay {
        one_line(canvas, bold, &pay, (44, 28), (y + 62.0) as i32, saffron);
    }
}

/// Draws a line that is scaled down, and truncated when that is not enough.
fn one_line(canvas: &mut Canvas, font: &Font, text: &str, sizes: (u16, u16), y: i32, ink: Ink) {
    let text = font.clean(text);
    let (largest, smallest) = sizes;
    let fitting = (smallest..=largest).rev().map(f32::from).find(|size| font.width(&text, *size) <= ROOM);
    let size = fitting.unwrap_or(f32::from(smallest));
    let text = lines::shorten(&text, ROOM, |line| font.width(line, size));
    font.draw(canvas, &text, size, (LEFT, y), ink);
}

/// Draws the cloth of a company at `x`, down to `height`. On the left its threads thin out towards the text.
fn hang_cloth(canvas: &mut Canvas, company: &str, x: usize, height: usize) {
    let Design { seed, ground, rings, motifs, .. } = Design::of(company);
    let cloth = Cloth {
        seed,
        width: CLOTH,
        height,
        thread: 5,
        columns: 2,
        rows: 2,
        motifs,
        is_dropped: false,
        jitter: 26.0,
        woven: |place| if place > 0.34 { 1.0 } else { 0.08 + place * 2.1 },
    };
    let weave = cloth.weave();
    let ground = canvas.colour(ground);
    for thread in weave.threads {
        canvas.rectangle(x + thread, 0, cloth.thread, height, ground);
    }
    let rings = rings.map(|rgb| canvas.colour(rgb));
    for Strip { ring, x: thread, top, bottom } in weave.strips {
        canvas.rectangle(x + thread, top, cloth.thread, bottom - top, rings[ring]);
    }
}

/// Feruza, saffron, feruza, anor: the woven edge of the site, four times as large.
fn selvedge(canvas: &mut Canvas, y: usize) {
    let [feruza, saffron, anor] =
        [[0x00, 0x70, 0x6b], SAFFRON, [0xbe, 0x1a, 0x43]].map(|rgb| canvas.colour(rgb));
    canvas.rectangle(0, y, WIDTH as usize, SELVEDGE, feruza);
    for x in (0..WIDTH as usize).step_by(136) {
        canvas.rectangle(x + 56, y, 12, SELVEDGE, saffron);
        canvas.rectangle(x + 124, y, 12, SELVEDGE, anor);
    }
}
