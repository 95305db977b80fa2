//! Adras, the Uzbek ikat cloth, generated as in `web/scripts/cloth.ts`: a motif is cut into threads and every thread
//! is shifted a little. It uses the same random numbers in the same order, so a company looks the same here as on the
//! site.

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

/// The tile number, `/cloth/{n}.svg`, of a company without a logo, derived from its name.
pub fn cloth_index(name: &str) -> u32 {
    fnv1a(name) % TILES
}

/// What distinguishes one cloth from others.
#[derive(Clone, Copy, Debug)]
pub struct Design {
    pub seed: u32,
    pub ground: Rgb,
    /// The colours of the motif, from its outer ring inwards.
    pub rings: [Rgb; RINGS],
    pub motif: Motif,
}

impl Design {
    /// The cloth of a company or a resume: the same name always gives the same one.
    pub fn of(name: &str) -> Self {
        let tile = cloth_index(name) as usize;
        let (ground, rings) = PALETTES[tile % PALETTES.len()];
        Self { seed: fnv1a(name), ground, rings, motif: MOTIFS[tile / PALETTES.len()] }
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
    pub motif: Motif,
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
                let odd = column % 2;
                let centre = (column as f64 + 0.5) * column_width;
                let from = (column as f64 * column_width / thread).ceil() as usize;
                let to = ((column + 1) as f64 * column_width / thread).ceil() as usize;
                for row in 0..self.rows + 2 * odd {
                    let middle = (row as f64 - odd as f64 + 0.5 + odd as f64 / 2.0) * row_height;
                    for i in from..to.min(threads) {
                        let dx = (i * self.thread) as f64 + thread / 2.0 - centre;
                        let half = self.motif.half_height(dx, radius) * (row_height / column_width) * 0.62;
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
                motif: MOTIFS[tile / PALETTES.len()],
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
}
