//! Uploaded pictures are decoded and encoded again: we store pixels, never the uploaded bytes, which removes metadata
//! (EXIF location) and rejects other formats in disguise and decompression bombs.

use std::io::Cursor;
use std::sync::LazyLock;

use bytes::Bytes;
use image::codecs::jpeg::JpegEncoder;
use image::imageops::FilterType;
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, Limits, RgbImage, Rgba};
use kernel::FieldError;
use tokio::sync::Semaphore;

pub const MAX_BYTES: usize = 6 * 1024 * 1024;
/// Smaller pictures look blurred on a card.
pub const MIN_SIDE: u32 = 200;
const MAX_PIXELS: u64 = 25_000_000;
const JPEG_QUALITY: u8 = 86;

/// Decoding needs much memory: two at a time keep a flood of uploads from exhausting it.
static SLOTS: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(2));

/// A square picture in the two sizes that pages use, as JPEG without metadata.
#[derive(Debug, Clone)]
pub struct Avatar {
    pub large: Bytes,
    pub small: Bytes,
}

pub const LARGE_SIDE: u32 = 512;
pub const SMALL_SIDE: u32 = 128;

/// Creates an avatar from an upload, off the request threads.
pub async fn avatar(upload: Bytes) -> Result<Avatar, FieldError> {
    let _slot = SLOTS.acquire().await.map_err(|_| FieldError::Invalid)?;
    let work = tokio::task::spawn_blocking(move || square_avatar(&upload));
    // A decoder that panics on hostile input means an invalid picture, not a server fault.
    work.await.unwrap_or(Err(FieldError::Invalid))
}

fn square_avatar(upload: &[u8]) -> Result<Avatar, FieldError> {
    if upload.len() > MAX_BYTES {
        return Err(FieldError::TooLarge { max: (MAX_BYTES / 1024 / 1024) as i64 });
    }
    let picture = flatten(&decode(upload)?);
    let side = picture.width().min(picture.height());
    if side < MIN_SIDE {
        return Err(FieldError::TooSmall { min: i64::from(MIN_SIDE) });
    }
    let (x, y) = ((picture.width() - side) / 2, (picture.height() - side) / 2);
    let square = DynamicImage::ImageRgb8(picture).crop_imm(x, y, side, side);
    Ok(Avatar { large: jpeg(&square, LARGE_SIDE)?, small: jpeg(&square, SMALL_SIDE)? })
}

/// The format is detected from the bytes; the file name and the declared type are not trusted.
fn decode(upload: &[u8]) -> Result<DynamicImage, FieldError> {
    let mut reader =
        ImageReader::new(Cursor::new(upload)).with_guessed_format().map_err(|_| FieldError::Invalid)?;
    if !matches!(reader.format(), Some(ImageFormat::Jpeg | ImageFormat::Png | ImageFormat::WebP)) {
        return Err(FieldError::Invalid);
    }
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_PIXELS * 4 * 2);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(|_| FieldError::Invalid)?;
    let (width, height) = decoder.dimensions();
    if u64::from(width) * u64::from(height) > MAX_PIXELS {
        return Err(FieldError::TooLarge { max: (MAX_PIXELS / 1_000_000) as i64 });
    }
    // Phones store rotated pictures with the orientation in the metadata that is dropped here.
    let orientation = decoder.orientation().map_err(|_| FieldError::Invalid)?;
    let mut picture = DynamicImage::from_decoder(decoder).map_err(|_| FieldError::Invalid)?;
    picture.apply_orientation(orientation);
    Ok(picture)
}

/// JPEG has no transparency: transparent parts become white, not black.
fn flatten(picture: &DynamicImage) -> RgbImage {
    let mut rgba = picture.to_rgba8();
    for Rgba([r, g, b, alpha]) in rgba.pixels_mut() {
        let mix = |colour: u8| {
            let alpha = u32::from(*alpha);
            ((u32::from(colour) * alpha + 255 * (255 - alpha)) / 255) as u8
        };
        (*r, *g, *b) = (mix(*r), mix(*g), mix(*b));
    }
    DynamicImage::ImageRgba8(rgba).to_rgb8()
}

fn jpeg(square: &DynamicImage, side: u32) -> Result<Bytes, FieldError> {
    let side = side.min(square.width());
    let mut out = Vec::new();
    let resized = square.resize_exact(side, side, FilterType::Lanczos3);
    resized
        .write_with_encoder(JpegEncoder::new_with_quality(&mut out, JPEG_QUALITY))
        .map_err(|_| FieldError::Invalid)?;
    Ok(out.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(width: u32, height: u32, format: ImageFormat) -> Vec<u8> {
        let mut out = Cursor::new(Vec::new());
        let pixels = RgbImage::from_fn(width, height, |x, y| image::Rgb([x as u8, y as u8, 90]));
        DynamicImage::ImageRgb8(pixels).write_to(&mut out, format).unwrap();
        out.into_inner()
    }

    fn size(bytes: &[u8]) -> (u32, u32) {
        let picture = image::load_from_memory_with_format(bytes, ImageFormat::Jpeg).unwrap();
        (picture.width(), picture.height())
    }

    #[test]
    fn three_formats_become_square_jpegs() {
        for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP] {
            let avatar = square_avatar(&picture(640, 300, format)).unwrap();
            assert_eq!(size(&avatar.large), (300, 300), "{format:?}: never enlarged");
            assert_eq!(size(&avatar.small), (128, 128), "{format:?}");
        }
    }

    #[test]
    fn unsuitable_pictures_are_refused() {
        assert_eq!(square_avatar(b"<svg/>").unwrap_err(), FieldError::Invalid);
        assert_eq!(square_avatar(b"GIF89a........").unwrap_err(), FieldError::Invalid);
        assert_eq!(square_avatar(&[]).unwrap_err(), FieldError::Invalid);
        let mut cut = picture(300, 300, ImageFormat::Png);
        cut.truncate(cut.len() / 2);
        assert!(square_avatar(&cut).is_err());
        let small = picture(199, 800, ImageFormat::Png);
        assert_eq!(square_avatar(&small).unwrap_err(), FieldError::TooSmall { min: 200 });
        assert!(matches!(square_avatar(&vec![0; MAX_BYTES + 1]), Err(FieldError::TooLarge { .. })));
    }

    #[test]
    fn a_decompression_bomb_is_refused_before_decoding() {
        // A PNG header that declares 30 000 × 30 000 pixels.
        let mut bomb = picture(300, 300, ImageFormat::Png);
        bomb[16..20].copy_from_slice(&30_000_u32.to_be_bytes());
        bomb[20..24].copy_from_slice(&30_000_u32.to_be_bytes());
        assert!(square_avatar(&bomb).is_err());
    }

    #[test]
    fn exif_location_is_removed() {
        let mut jpeg = picture(300, 300, ImageFormat::Jpeg);
        let exif = [&[0xFF, 0xE1, 0, 16][..], b"Exif\0\0GPSPLACE"].concat();
        jpeg.splice(2..2, exif);
        let avatar = square_avatar(&jpeg).unwrap();
        assert!(!avatar.large.windows(8).any(|part| part == b"GPSPLACE"));
    }

    #[test]
    fn transparent_pixels_become_white() {
        let clear = DynamicImage::ImageRgba8(image::RgbaImage::from_pixel(200, 200, Rgba([0, 0, 0, 0])));
        assert_eq!(flatten(&clear).get_pixel(5, 5).0, [255, 255, 255]);
    }
}
