//! A picture to upload.

use std::io::Cursor;

use image::{ImageFormat, RgbImage};

/// A PNG of this size, in two colours.
pub fn png(width: u32, height: u32) -> Vec<u8> {
    let picture = RgbImage::from_fn(width, height, |x, y| {
        image::Rgb(if (x / 20 + y / 20) % 2 == 0 { [22, 110, 90] } else { [240, 190, 70] })
    });
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, ImageFormat::Png).expect("a picture");
    bytes.into_inner()
}
