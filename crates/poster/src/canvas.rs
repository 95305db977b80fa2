//! A palette image. Every pixel is a colour index, so the PNG is small and fast to encode.

use brand::cloth::Rgb;

/// The number of blending steps between the background and an ink, for smooth edges.
const STEPS: u8 = 31;

/// A colour drawn over one known background, with the blended steps between them for smooth edges.
#[derive(Clone, Copy)]
pub struct Ink {
    first: u8,
}

impl Ink {
    fn step(self, coverage: f32) -> Option<u8> {
        let step = (coverage.clamp(0.0, 1.0) * f32::from(STEPS)).round() as u8;
        step.checked_sub(1).map(|above| self.first + above)
    }

    fn holds(self, colour: u8) -> bool {
        (self.first..self.first + STEPS).contains(&colour)
    }
}

pub struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
    colours: Vec<Rgb>,
}

impl Canvas {
    pub fn new(width: usize, height: usize, ground: Rgb) -> Self {
        Self { width, height, pixels: vec![0; width * height], colours: vec![ground] }
    }

    /// The palette index of a plain colour.
    pub fn colour(&mut self, rgb: Rgb) -> u8 {
        let found = self.colours.iter().position(|known| *known == rgb).unwrap_or_else(|| {
            self.colours.push(rgb);
            self.colours.len() - 1
        });
        u8::try_from(found).expect("a poster has fewer than 256 colours: its inks are a fixed handful")
    }

    pub fn ink(&mut self, over: Rgb, rgb: Rgb) -> Ink {
        let first = u8::try_from(self.colours.len()).expect("a poster has a fixed handful of inks");
        self.colours.extend((1..=STEPS).map(|step| mix(over, rgb, step)));
        Ink { first }
    }

    pub fn rectangle(&mut self, x: usize, y: usize, width: usize, height: usize, colour: u8) {
        let (from, to) = (x.min(self.width), (x + width).min(self.width));
        for row in y..(y + height).min(self.height) {
            self.pixels[row * self.width + from..row * self.width + to].fill(colour);
        }
    }

    /// Draws ink over a pixel. Where two letters touch, the higher coverage wins.
    pub fn cover(&mut self, x: i32, y: i32, ink: Ink, coverage: f32) {
        let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y)) else { return };
        if x >= self.width || y >= self.height {
            return;
        }
        let pixel = &mut self.pixels[y * self.width + x];
        if let Some(colour) = ink.step(coverage) {
            *pixel = if ink.holds(*pixel) { colour.max(*pixel) } else { colour };
        }
    }

    pub fn png(&self) -> Vec<u8> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, self.width as u32, self.height as u32);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(self.colours.concat());
        // Colour indexes have no gradients that a filter could use.
        encoder.set_filter(png::Filter::NoFilter);
        encoder.set_compression(png::Compression::Balanced);
        encoder
            .write_header()
            .and_then(|mut writer| writer.write_image_data(&self.pixels))
            .expect("writing to memory cannot fail, and the picture has the size that was announced");
        file
    }
}

fn mix(from: Rgb, to: Rgb, step: u8) -> Rgb {
    std::array::from_fn(|i| {
        let (from, to) = (i32::from(from[i]), i32::from(to[i]));
        (from + (to - from) * i32::from(step) / i32::from(STEPS)) as u8
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coverage_blends_between_background_and_ink() {
        let (night, white) = ([15, 27, 69], [255, 255, 255]);
        let mut canvas = Canvas::new(3, 1, night);
        let ink = canvas.ink(night, white);
        canvas.cover(0, 0, ink, 0.0);
        canvas.cover(1, 0, ink, 0.5);
        canvas.cover(2, 0, ink, 1.0);
        let rgb: Vec<Rgb> = canvas.pixels.iter().map(|colour| canvas.colours[usize::from(*colour)]).collect();
        assert_eq!(rgb[0], night);
        assert!(rgb[1][0] > 100 && rgb[1][0] < 160, "{:?}", rgb[1]);
        assert_eq!(rgb[2], white);
    }

    #[test]
    fn the_higher_coverage_of_two_letters_wins() {
        let mut canvas = Canvas::new(1, 1, [0; 3]);
        let ink = canvas.ink([0; 3], [255; 3]);
        canvas.cover(0, 0, ink, 0.9);
        let full = canvas.pixels[0];
        canvas.cover(0, 0, ink, 0.2);
        assert_eq!(canvas.pixels[0], full);
    }

    #[test]
    fn nothing_is_drawn_outside() {
        let mut canvas = Canvas::new(2, 2, [0; 3]);
        let ink = canvas.ink([0; 3], [255; 3]);
        for (x, y) in [(-1, 0), (0, -1), (2, 0), (0, 2)] {
            canvas.cover(x, y, ink, 1.0);
        }
        canvas.rectangle(5, 5, 3, 3, 1);
        assert_eq!(canvas.pixels, [0; 4]);
    }
}
