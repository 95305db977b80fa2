//! Adras, the Uzbek ikat cloth, generated as in `web/scripts/cloth.ts`: a motif is cut into threads and every thread
//! is shifted a little. It uses the same random numbers in the same order, so a tile of the site looks the same here.
//! What a company gets of it, on the site and in its share picture, is decided by [`Design`].

use std::fmt::Write as _;

pub type Rgb = [u8; 3];

const SAFFRON: Rgb = [0xff, 0xc1, 0x45];
const ANOR: Rgb = [0xc4, 0x20, 0x4a];
const FERUZA: Rgb = [0x0f, 0x7f, 0x79];
const LAPIS: Rgb = [0x10, 0x21, 0x4f];
const PEACH: Rgb = [0xff, 0xe9, 0xd6];
const WHITE: Rgb = [0xff, 0xff, 0xff];

/// The background, then the rings of the motif from outside in.
type Palette = (Rgb, [Rgb; RINGS]);

pub const RINGS: usize = 3;

/// Tile n of the site has palette n % 7 and motif n / 7.
const PALETTES: [Palette; 7] = [
    (FERUZA, [WHITE, LAPIS, SAFFRON]),
    (ANOR, [PEACH, [0x8a, 0x0f, 0x2e], SAFFRON]),
    ([0x1d, 0x3a, 0x8f], [[0xf4, 0xf1, 0xe6], FERUZA, SAFFRON]),
    (SAFFRON, [LAPIS, WHITE, ANOR]),
    (LAPIS, [[0x49, 0xc6, 0xb7], WHITE, ANOR]),
    ([0xed, 0xe7, 0xd8], [LAPIS, ANOR, SAFFRON]),
    ([0x6b, 0x2a, 0x7a], [PEACH, ANOR, SAFFRON]),
];
const MOTIFS: [Motif; 4] = [Motif::Bodom, Motif::Tumor, Motif::Anor, Motif::Taroq];
const TILES: u32 = (PALETTES.len() * MOTIFS.len()) as u32;

/// FNV-1a over UTF-16 code units, as in `web/src/lib/cloth.ts`.
fn fnv1a(text: &str) -> u32 {
    text.encode_utf16().fold(0x811c_9dc5, |hash, unit| (hash ^ u32::from(unit)).wrapping_mul(0x0100_0193))
}

/// The number of the tile (`/cloth/{n}.svg`) that a company has without having chosen one.
pub fn cloth_index(name: &str) -> u32 {
    fnv1a(name) % TILES
}

/// Which picture of a company's cloth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A square, in place of a logo.
    Tile,
    /// Wide, above a page.
    Band,
}

/// The address of a company's own cloth. It contains all that the picture depends on (see [`picture`]); `chosen` is the
/// tile that the company prefers. `web/src/lib/cloth.ts` builds the same addresses.
pub fn path(name: &str, chosen: Option<u32>, shape: Shape) -> String {
    let tile = chosen.filter(|tile| *tile < TILES).unwrap_or_else(|| cloth_index(name));
    let ending = match shape {
        Shape::Tile => "",
        Shape::Band => "-band",
    };
    format!("/cloth/{tile}/{:08x}{ending}.svg", fnv1a(name))
}

/// The picture at such an address: `4` and `1a2b3c4d-band.svg`.
pub fn picture(tile: &str, file: &str) -> Option<String> {
    let tile = tile.parse::<u32>().ok().filter(|tile| *tile < TILES)?;
    let name = file.strip_suffix(".svg")?;
    let (name, shape) = name.strip_suffix("-band").map_or((name, Shape::Tile), |name| (name, Shape::Band));
    // One address for one picture.
    let is_hash = name.len() == 8 && name.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    let seed = u32::from_str_radix(name, 16).ok().filter(|_| is_hash)?;
    Some(Design::woven(tile, seed).svg(shape))
}

/// What distinguishes one cloth from others.
#[derive(Clone, Copy, Debug)]
pub struct Design {
    pub seed: u32,
    pub ground: Rgb,
    /// The colours of the motif, from its outer ring inwards.
    pub rings: [Rgb; RINGS],
    /// The motifs of even and odd columns.
    pub motifs: [Motif; 2],
    layout: Layout,
}

/// How the motifs of a tile stand.
#[derive(Clone, Copy, Debug)]
struct Layout {
    columns: usize,
    rows: usize,
    is_dropped: bool,
}

/// The ways to put three colours into the rings.
const ORDERS: [[usize; RINGS]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
const LAYOUTS: [Layout; 5] = [
    Layout { columns: 1, rows: 1, is_dropped: false },
    Layout { columns: 2, rows: 1, is_dropped: false },
    Layout { columns: 1, rows: 1, is_dropped: true },
    Layout { columns: 2, rows: 1, is_dropped: true },
    Layout { columns: 1, rows: 2, is_dropped: false },
];

impl Design {
    /// The cloth of a company or a resume: the same name always gives the same one.
    pub fn of(name: &str) -> Self {
        Self::woven(cloth_index(name), fnv1a(name))
    }

    /// A variant of a tile. It keeps the tile's background, colours and motif; their order, the second motif and how they
    /// stand depend on the seed, so that companies that share a tile can still be told apart.
    fn woven(tile: u32, seed: u32) -> Self {
        let tile = tile as usize;
        // The tile of a name is its hash modulo their number, so what is left of it is independent of the tile.
        let mut rest = (seed / TILES) as usize;
        let mut pick = |among: usize| {
            let picked = rest % among;
            rest /= among;
            picked
        };
        let (ground, colours) = PALETTES[tile % PALETTES.len()];
        let motif = MOTIFS[tile / PALETTES.len()];
        let order = ORDERS[pick(ORDERS.len())];
        let layout = LAYOUTS[pick(LAYOUTS.len())];
        let second = MOTIFS[pick(MOTIFS.len())];
        Self { seed, ground, rings: order.map(|ring| colours[ring]), motifs: [motif, second], layout }
    }

    fn svg(&self, shape: Shape) -> String {
        let cloth = match shape {
            Shape::Tile => {
                let Layout { columns, rows, is_dropped } = self.layout;
                // Half as many threads would not show a motif of half the width.
                let thread = if columns == 1 { 3 } else { 2 };
                Cloth {
                    width: 48,
                    height: 48,
                    thread,
                    columns,
                    rows,
                    is_dropped,
                    jitter: 5.0,
                    ..self.cloth()
                }
            }
            Shape::Band => Cloth {
                width: 1680,
                height: 160,
                thread: 7,
                columns: 10,
                rows: 1,
                is_dropped: true,
                jitter: 16.0,
                ..self.cloth()
            },
        };
        let (Cloth { width, height, .. }, [red, green, blue]) = (&cloth, self.ground);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" shape-rendering=\"crispEdges\">\
             <path fill=\"#{red:02x}{green:02x}{blue:02x}\" d=\"M0 0h{width}v{height}H0z\"/>"
        );
        let strips = cloth.weave().strips;
        for (ring, [red, green, blue]) in self.rings.into_iter().enumerate() {
            let strips: Vec<&Strip> = strips.iter().filter(|strip| strip.ring == ring).collect();
            let path = contours(&strips, cloth.thread);
            let written = write!(svg, "<path fill=\"#{red:02x}{green:02x}{blue:02x}\" d=\"{path}\"/>");
            written.expect("a String takes everything");
        }
        svg + "</svg>"
    }

    /// Everything that does not depend on the size.
    fn cloth(&self) -> Cloth {
        Cloth {
            seed: self.seed,
            width: 0,
            height: 0,
            thread: 1,
            columns: 1,
            rows: 1,
            motifs: self.motifs,
            is_dropped: false,
            jitter: 0.0,
            woven: |_| 1.0,
        }
    }
}

/// One outline around adjacent strips takes far fewer bytes than a rectangle for each.
fn contours(strips: &[&Strip], thread: usize) -> String {
    let mut path = String::new();
    for run in strips.chunk_by(|one, next| next.x == one.x + thread) {
        let (Some(first), Some(last)) = (run.first(), run.last()) else { continue };
        let written = write!(path, "M{} {}", first.x, first.top);
        written.expect("a String takes everything");
        side(&mut path, run.iter().map(|strip| strip.top), thread as i64);
        let written = write!(path, "v{}", last.bottom as i64 - last.top as i64);
        written.expect("a String takes everything");
        side(&mut path, run.iter().rev().map(|strip| strip.bottom), -(thread as i64));
        path.push('z');
    }
    path
}

/// The upper or the lower edge of an outline.
fn side(path: &mut String, edges: impl Iterator<Item = usize>, step: i64) {
    let mut edges = edges.map(|edge| edge as i64).peekable();
    let mut run = 0;
    while let Some(edge) = edges.next() {
        run += step;
        match edges.peek() {
            Some(next) if *next == edge => {}
            next => {
                let drop = next.map_or_else(String::new, |next| format!("v{}", next - edge));
                write!(path, "h{run}{drop}").expect("a String takes everything");
                run = 0;
            }
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub enum Motif {
    /// Almond: full in the middle, pointed at the ends.
    Bodom,
    /// Amulet: a diamond.
    Tumor,
    /// Pomegranate: round.
    Anor,
    /// Comb: steps.
    Taroq,
}

impl Motif {
    /// Half the height of the motif at `dx` from its middle, when it is `radius` wide.
    fn half_height(self, dx: f64, radius: f64) -> f64 {
        let away = dx.abs();
        if away >= radius {
            return 0.0;
        }
        match self {
            Self::Tumor => (radius - away) * 1.5,
            Self::Bodom => (1.0 - away / radius).powf(0.62) * radius * 1.7,
            Self::Anor => (1.0 - (away / radius).powi(2)).sqrt() * radius * 1.15,
            Self::Taroq => (((radius - away) / (radius / 4.0)).floor() + 1.0) * (radius / 4.0) * 1.5,
        }
    }
}

/// mulberry32, the random generator of the site's cloth.
struct Random(u32);

impl Random {
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x6d2b_79f5);
        let mut t = (self.0 ^ (self.0 >> 15)).wrapping_mul(1 | self.0);
        t = t.wrapping_add((t ^ (t >> 7)).wrapping_mul(61 | t)) ^ t;
        f64::from(t ^ (t >> 14)) / 4_294_967_296.0
    }
}

pub struct Cloth {
    pub seed: u32,
    pub width: usize,
    pub height: usize,
    /// The width of one thread.
    pub thread: usize,
    pub columns: usize,
    pub rows: usize,
    /// The motifs of even and odd columns.
    pub motifs: [Motif; 2],
    /// Even columns are half a motif lower instead of odd ones.
    pub is_dropped: bool,
    /// The largest shift of a thread.
    pub jitter: f64,
    /// The share of threads that are drawn at a position from 0 (left) to 1 (right).
    pub woven: fn(f64) -> f64,
}

/// A segment of one thread in the colour of one ring.
pub struct Strip {
    pub ring: usize,
    pub x: usize,
    pub top: usize,
    pub bottom: usize,
}

pub struct Weave {
    /// The positions of the drawn threads.
    pub threads: Vec<usize>,
    /// In drawing order: inner rings over outer ones.
    pub strips: Vec<Strip>,
}

impl Cloth {
    pub fn weave(&self) -> Weave {
        let mut random = Random(self.seed);
        let thread = self.thread as f64;
        let column_width = self.width as f64 / self.columns as f64;
        let row_height = self.height as f64 / self.rows as f64;
        let threads = self.width.div_ceil(self.thread);

        // In real ikat, neighbouring threads are tied in pairs before dyeing, so pairs are shifted together.
        let mut drift = 0.0;
        let shift: Vec<f64> = (0..threads)
            .map(|i| {
                if i % 2 == 0 {
                    drift = drift * 0.35 + (random.next() - 0.5) * self.jitter * 1.3;
                }
                drift + (random.next() - 0.5) * self.jitter * 0.8
            })
            .collect();
        let woven: Vec<bool> =
            (0..threads).map(|i| random.next() < (self.woven)((i as f64 + 0.5) / threads as f64)).collect();

        let mut strips = Vec::new();
        for ring in 0..RINGS {
            let radius = column_width * 0.5 * (1.0 - ring as f64 / (RINGS as f64 + 0.35));
            for column in 0..self.columns {
                // Every second column is half a motif lower, and so starts and ends with a cut one.
                let odd = (column + usize::from(self.is_dropped)) % 2;
                let motif = self.motifs[column % 2];
                let centre = (column as f64 + 0.5) * column_width;
                let from = (column as f64 * column_width / thread).ceil() as usize;
                let to = ((column + 1) as f64 * column_width / thread).ceil() as usize;
                for row in 0..self.rows + 2 * odd {
                    let middle = (row as f64 - odd as f64 + 0.5 + odd as f64 / 2.0) * row_height;
                    for i in from..to.min(threads) {
                        let dx = (i * self.thread) as f64 + thread / 2.0 - centre;
                        let half = motif.half_height(dx, radius) * (row_height / column_width) * 0.62;
                        if !woven[i] || half < 0.8 {
                            continue;
                        }
                        let ragged = half + (random.next() - 0.5) * self.jitter * 0.22;
                        let y = middle + shift[i];
                        let top = round(y - ragged).max(0.0) as usize;
                        let bottom = round(y + ragged).clamp(0.0, self.height as f64) as usize;
                        if bottom > top {
                            strips.push(Strip { ring, x: i * self.thread, top, bottom });
                        }
                    }
                }
            }
        }
        let threads = (0..threads).filter(|i| woven[*i]).map(|i| i * self.thread).collect();
        Weave { threads, strips }
    }
}

/// Rounds as JavaScript does: a half rounds up.
fn round(value: f64) -> f64 {
    (value + 0.5).floor()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Renders one of the site's tiles; its paths use only `M`, `h`, `v`, `H0` and `z`, and no contour covers a
    /// column twice.
    fn painted(svg: &str) -> Vec<Vec<String>> {
        let mut picture = vec![vec![String::new(); 48]; 48];
        for path in svg.split("<path fill=\"").skip(1) {
            let (fill, rest) = path.split_once('"').unwrap();
            let d = rest.split('"').nth(1).unwrap();
            for contour in d.split_terminator(['z', 'M']).filter(|contour| contour.contains('h')) {
                let mut edges: Vec<Vec<i32>> = vec![Vec::new(); 48];
                let commands = contour.replace("H0", "h-48").replace('h', " h").replace('v', " v");
                let mut words = commands.split_whitespace();
                let mut x: i32 = words.next().unwrap().parse().unwrap();
                let mut y: i32 = words.next().unwrap().parse().unwrap();
                for word in words {
                    let by: i32 = word[1..].parse().unwrap();
                    if word.starts_with('v') {
                        y += by;
                        continue;
                    }
                    for column in x.min(x + by)..x.max(x + by) {
                        edges[column as usize].push(y);
                    }
                    x += by;
                }
                for (x, edge) in edges.iter().enumerate().filter(|(_, edge)| edge.len() > 1) {
                    for row in *edge.iter().min().unwrap()..*edge.iter().max().unwrap() {
                        picture[row as usize][x] = fill.to_owned();
                    }
                }
            }
        }
        picture
    }

    fn hex([red, green, blue]: Rgb) -> String {
        format!("#{red:02x}{green:02x}{blue:02x}")
    }

    #[test]
    fn tiles_equal_those_of_the_site() {
        for tile in 0..TILES as usize {
            let (ground, rings) = PALETTES[tile % PALETTES.len()];
            let cloth = Cloth {
                seed: 101 + tile as u32 * 7,
                width: 48,
                height: 48,
                thread: 3,
                columns: 1,
                rows: 1,
                motifs: [MOTIFS[tile / PALETTES.len()]; 2],
                is_dropped: false,
                jitter: 5.0,
                woven: |_| 1.0,
            };
            let mut ours = vec![vec![hex(ground); 48]; 48];
            for strip in cloth.weave().strips {
                for row in &mut ours[strip.top..strip.bottom] {
                    row[strip.x..strip.x + 3].fill(hex(rings[strip.ring]));
                }
            }
            let file = format!("{}/../../web/public/cloth/{tile}.svg", env!("CARGO_MANIFEST_DIR"));
            let theirs = painted(&std::fs::read_to_string(&file).unwrap());
            assert!(ours == theirs, "tile {tile} differs from {file}");
        }
    }

    #[test]
    fn a_name_is_hashed_as_on_the_site() {
        // The published vectors of FNV-1a, then code units above one byte as in web/src/lib/cloth.test.ts.
        for (text, hash) in [("", 0x811c_9dc5), ("a", 0xe40c_292c), ("foobar", 0xbf9c_f968)] {
            assert_eq!(fnv1a(text), hash, "{text:?}");
        }
        assert_eq!(fnv1a("ʻ"), (0x811c_9dc5_u32 ^ 0x02bb).wrapping_mul(0x0100_0193));
        assert!(cloth_index("Registon Tech") < TILES);
    }

    #[test]
    fn an_address_says_all_that_the_picture_depends_on() {
        let tile = cloth_index("Registon Tech");
        assert_eq!(path("a", None, Shape::Tile), format!("/cloth/{}/e40c292c.svg", 0xe40c_292c_u32 % TILES));
        assert_eq!(path("a", Some(3), Shape::Band), "/cloth/3/e40c292c-band.svg");
        assert_eq!(path("a", Some(TILES), Shape::Tile), path("a", None, Shape::Tile), "no such tile");
        for shape in [Shape::Tile, Shape::Band] {
            let path = path("Registon Tech", None, shape);
            let (_, rest) = path.split_once("/cloth/").unwrap();
            let (number, file) = rest.split_once('/').unwrap();
            let drawn = picture(number, file).unwrap();
            assert_eq!(number, tile.to_string());
            assert_eq!(drawn, Design::of("Registon Tech").svg(shape));
        }
        for (tile, file) in [
            ("28", "1a2b3c4d.svg"),
            ("-1", "1a2b3c4d.svg"),
            ("0", "1a2b3c4d"),
            ("0", "1A2B3C4D.svg"),
            ("0", "a2b3c4d.svg"),
            ("0", "+1a2b3c4.svg"),
            ("0", "1a2b3c4d-wide.svg"),
        ] {
            assert_eq!(picture(tile, file), None, "/cloth/{tile}/{file}");
        }
    }

    #[test]
    fn companies_with_one_tile_can_be_told_apart() {
        let names: Vec<String> = (0..2_000).map(|i| format!("Kompaniya {i}")).collect();
        let of_tile = names.iter().filter(|name| cloth_index(name) == 4);
        let designs: Vec<Design> = of_tile.map(|name| Design::of(name)).collect();
        let looks: Vec<String> = designs
            .iter()
            .map(|Design { rings, motifs, layout, .. }| format!("{rings:?} {motifs:?} {layout:?}"))
            .collect();
        let different: std::collections::HashSet<&String> = looks.iter().collect();
        assert!(different.len() * 2 > looks.len(), "{} looks of {}", different.len(), looks.len());
        // The rest have at least threads of their own.
        let pictures: std::collections::HashSet<String> =
            designs.iter().map(|design| design.svg(Shape::Tile)).collect();
        assert_eq!(pictures.len(), designs.len());
        for Design { ground, motifs, .. } in designs {
            assert_eq!(ground, PALETTES[4].0, "the colours of a tile stay");
            assert!(matches!(motifs[0], Motif::Bodom));
        }
    }

    #[test]
    fn a_band_is_small_enough_for_a_phone() {
        let largest = (0..100).map(|i| Design::of(&format!("Kompaniya {i}")).svg(Shape::Band).len()).max();
        assert!(largest < Some(16_000), "{largest:?} bytes before compression");
    }

    #[test]
    fn an_outline_covers_its_strips() {
        let strips = [(0, 2, 9), (3, 2, 8), (6, 4, 8), (12, 0, 5)];
        let strips: Vec<Strip> =
            strips.into_iter().map(|(x, top, bottom)| Strip { ring: 0, x, top, bottom }).collect();
        let strips: Vec<&Strip> = strips.iter().collect();
        assert_eq!(contours(&strips, 3), "M0 2h6v2h3v4h-6v1h-3zM12 0h3v5h-3z");
    }
}
