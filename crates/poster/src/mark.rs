//! The Ishbor logo, as in `web/public/logo.svg`, at its native size: one unit is one pixel.

use brand::cloth::Rgb;

use crate::canvas::{Canvas, Ink};

pub const SIZE: usize = 72;

const BRAND: Rgb = [0x00, 0x70, 0x6b];
const WHITE: Rgb = [0xff; 3];
const SAFFRON: Rgb = [0xff, 0xc1, 0x45];

/// The almond: top and bottom of its threads, four pixels wide each, the first at 14.
const ALMOND: [(usize, usize); 11] = [
    (37, 45),
    (34, 50),
    (29, 51),
    (26, 56),
    (25, 59),
    (21, 61),
    (23, 57),
    (28, 56),
    (29, 53),
    (32, 48),
    (38, 46),
];
const TICK: [(f32, f32); 3] = [(27.0, 41.0), (33.5, 47.5), (45.0, 35.0)];

/// Half the width of the tick's stroke, whose ends are round.
const STROKE: f32 = 2.75;
const CORNER: f32 = 20.0;

pub fn draw(canvas: &mut Canvas, x: usize, y: usize, ground: Rgb) {
    let (plate, tick) = (canvas.ink(ground, BRAND), canvas.ink(WHITE, BRAND));
    let (white, saffron) = (canvas.colour(WHITE), canvas.colour(SAFFRON));

    shape(canvas, (x, y), plate, |px, py| {
        let half = SIZE as f32 / 2.0;
        let past_corner = |at: f32| ((at - half).abs() - (half - CORNER)).max(0.0);
        CORNER - past_corner(px).hypot(past_corner(py))
    });
    canvas.rectangle(x + 34, y + 9, 4, 9, saffron);
    for (i, (top, bottom)) in ALMOND.into_iter().enumerate() {
        canvas.rectangle(x + 14 + 4 * i, y + top, 4, bottom - top, white);
    }
    shape(canvas, (x, y), tick, |px, py| {
        let away = TICK.windows(2).map(|ends| distance((px, py), ends[0], ends[1]));
        STROKE - away.fold(f32::INFINITY, f32::min)
    });
}

/// Fills a shape, given the depth of a point inside it.
fn shape(canvas: &mut Canvas, (x, y): (usize, usize), ink: Ink, depth: impl Fn(f32, f32) -> f32) {
    for row in 0..SIZE {
        for column in 0..SIZE {
            let depth = depth(column as f32 + 0.5, row as f32 + 0.5);
            canvas.cover((x + column) as i32, (y + row) as i32, ink, depth + 0.5);
        }
    }
}

/// The distance of a point from a line segment.
fn distance((px, py): (f32, f32), (ax, ay): (f32, f32), (bx, by): (f32, f32)) -> f32 {
    let (dx, dy) = (bx - ax, by - ay);
    let along = (((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
    (px - ax - along * dx).hypot(py - ay - along * dy)
}
