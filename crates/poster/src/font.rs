//! Glyphs: width and drawing.

use ab_glyph_rasterizer::{Point, Rasterizer, point};
use ttf_parser::gpos::{PairAdjustment, PositioningSubtable};
use ttf_parser::{Face, GlyphId, OutlineBuilder};

use crate::canvas::{Canvas, Ink};

/// Margin around a line for glyphs that extend beyond it.
const MARGIN: f32 = 8.0;

pub struct Font {
    face: Face<'static>,
    /// Kerning: in every lookup the first table that contains the pair counts.
    kerning: Vec<Vec<PairAdjustment<'static>>>,
    /// Letter spacing, relative to the font size.
    tracking: f32,
}

impl Font {
    pub fn semibold() -> Self {
        Self::new(brand::font::SEMIBOLD, -0.01)
    }

    pub fn extrabold() -> Self {
        Self::new(brand::font::EXTRABOLD, -0.03)
    }

    fn new(file: &'static [u8], tracking: f32) -> Self {
        let face = brand::font::face(file);
        let lookups = face.tables().gpos.map(|table| table.lookups);
        let kerning = lookups
            .into_iter()
            .flatten()
            .map(|lookup| {
                let tables = lookup.subtables.into_iter::<PositioningSubtable>();
                tables
                    .filter_map(
                        |table| if let PositioningSubtable::Pair(pair) = table { Some(pair) } else { None },
                    )
                    .collect()
            })
            .collect();
        Self { face, kerning, tracking }
    }

    /// The text reduced to what can be drawn.
    pub fn clean(&self, text: &str) -> String {
        brand::font::drawable(&self.face, text)
    }

    fn scale(&self, size: f32) -> f32 {
        size / f32::from(self.face.units_per_em())
    }

    /// The position of each glyph on the line, and the width of the line.
    fn place(&self, text: &str, size: f32) -> (Vec<(GlyphId, f32)>, f32) {
        let scale = self.scale(size);
        let mut x = 0.0;
        let mut before = None;
        let mut placed = Vec::with_capacity(text.len());
        for glyph in text.chars().filter_map(|letter| self.face.glyph_index(letter)) {
            if let Some(before) = before {
                x += f32::from(self.kern(before, glyph)) * scale + self.tracking * size;
            }
            placed.push((glyph, x));
            x += f32::from(self.face.glyph_hor_advance(glyph).unwrap_or_default()) * scale;
            before = Some(glyph);
        }
        (placed, x)
    }

    fn kern(&self, left: GlyphId, right: GlyphId) -> i16 {
        let of_lookup =
            |tables: &Vec<PairAdjustment>| tables.iter().find_map(|table| pair(table, left, right));
        self.kerning.iter().filter_map(of_lookup).sum()
    }

    pub fn width(&self, text: &str, size: f32) -> f32 {
        self.place(text, size).1
    }

    /// Draws one line; `y` is its baseline.
    pub fn draw(&self, canvas: &mut Canvas, text: &str, size: f32, (x, y): (i32, i32), ink: Ink) {
        let scale = self.scale(size);
        let (letters, width) = self.place(text, size);
        let bounds = self.face.global_bounding_box();
        let above = (f32::from(bounds.y_max) * scale).ceil() + MARGIN;
        let height = above - f32::from(bounds.y_min) * scale + MARGIN;
        let mut raster = Rasterizer::new((width + 2.0 * MARGIN).ceil() as usize, height.ceil() as usize);
        for (glyph, at) in letters {
            let mut pen = Pen {
                raster: &mut raster,
                scale,
                x: at + MARGIN,
                y: above,
                start: point(0.0, 0.0),
                last: point(0.0, 0.0),
            };
            // A space has no outline; that is not an error.
            self.face.outline_glyph(glyph, &mut pen);
        }
        let (left, top) = (x - MARGIN as i32, y - above as i32);
        raster.for_each_pixel_2d(|column, row, coverage| {
            canvas.cover(left + column as i32, top + row as i32, ink, coverage);
        });
    }
}

fn pair(table: &PairAdjustment, left: GlyphId, right: GlyphId) -> Option<i16> {
    let (value, _) = match table {
        PairAdjustment::Format1 { coverage, sets } => sets.get(coverage.get(left)?)?.get(right)?,
        PairAdjustment::Format2 { coverage, classes, matrix } => {
            coverage.get(left)?;
            matrix.get((classes.0.get(left), classes.1.get(right)))?
        }
    };
    Some(value.x_advance)
}

/// Follows the outline of a glyph, flipped so that y grows downwards.
struct Pen<'a> {
    raster: &'a mut Rasterizer,
    scale: f32,
    x: f32,
    y: f32,
    start: Point,
    last: Point,
}

impl Pen<'_> {
    fn at(&self, x: f32, y: f32) -> Point {
        point(self.x + x * self.scale, self.y - y * self.scale)
    }
}

impl OutlineBuilder for Pen<'_> {
    fn move_to(&mut self, x: f32, y: f32) {
        self.start = self.at(x, y);
        self.last = self.start;
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let to = self.at(x, y);
        self.raster.draw_line(self.last, to);
        self.last = to;
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let (by, to) = (self.at(x1, y1), self.at(x, y));
        self.raster.draw_quad(self.last, by, to);
        self.last = to;
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let (first, second, to) = (self.at(x1, y1), self.at(x2, y2), self.at(x, y));
        self.raster.draw_cubic(self.last, first, second, to);
        self.last = to;
    }

    fn close(&mut self) {
        self.raster.draw_line(self.last, self.start);
        self.last = self.start;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letter_pairs_are_kerned() {
        let font = Font::extrabold();
        let pair = |text: &str| font.width(text, 1000.0);
        for (left, right) in [("A", "V"), ("T", "o"), ("Г", "а"), ("Т", "о")] {
            let kern = pair(&format!("{left}{right}")) - pair(left) - pair(right) + 30.0;
            assert!(kern < -5.0, "{left}{right}: {kern}");
        }
        let kern = pair("nn") - 2.0 * pair("n") + 30.0;
        assert!(kern.abs() < 0.5, "nn: {kern}");
    }
}
