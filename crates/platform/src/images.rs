//! Uploaded pictures are decoded and encoded again: we store pixels, never the uploaded bytes, which removes metadata
//! (EXIF location) and rejects other formats in disguise and decompression bombs.

use std::io::Cursor;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{LazyLock, mpsc};
use std::thread;

use bytes::Bytes;
use image::codecs::jpeg::JpegEncoder;
use image::imageops::FilterType;
use image::metadata::Orientation;
use image::{
    DynamicImage, GenericImageView as _, ImageDecoder, ImageFormat, ImageReader, Limits, Rgb, RgbImage, Rgba,
};
use kernel::FieldError;
use tokio::sync::oneshot;

pub const MAX_BYTES: usize = 6 * 1024 * 1024;
/// Smaller pictures look blurred on a card.
pub const MIN_SIDE: u32 = 200;
/// What decoding one picture may allocate: 13 megapixels of three bytes, a little more than phones take. With the upload,
/// its copy in the decoder and what the allocator keeps of the picture before it stays below 60 MB.
const MAX_DECODED: u64 = 40_000_000;
const JPEG_QUALITY: u8 = 86;

type Order = Box<dyn FnOnce() + Send>;

/// One thread decodes one picture after the other, so that a flood of uploads needs no more memory than one of them.
/// Several threads taking turns would each keep some of it.
static DECODER: LazyLock<mpsc::Sender<Order>> = LazyLock::new(|| {
    let (sender, orders) = mpsc::channel::<Order>();
    let decode_all = move || orders.into_iter().for_each(|order| order());
    thread::Builder::new().name("pictures".to_owned()).spawn(decode_all).expect("a thread can be started");
    sender
});

/// Draws an upload off the request threads.
async fn decoded<T: Send + 'static>(
    upload: Bytes,
    draw: fn(&[u8]) -> Result<T, FieldError>,
) -> Result<T, FieldError> {
    let (answer, drawn) = oneshot::channel();
    let order = move || {
        // Nobody waits for a picture whose client has disconnected.
        if !answer.is_closed() {
            // A decoder that panics on hostile input means an invalid picture, not a server fault.
            let drawn = catch_unwind(AssertUnwindSafe(|| draw(&upload))).unwrap_or(Err(FieldError::Invalid));
            answer.send(drawn).ok();
        }
    };
    DECODER.send(Box::new(order)).map_err(|_| FieldError::Invalid)?;
    drawn.await.unwrap_or(Err(FieldError::Invalid))
}

/// A picture in the two sizes that pages use, as JPEG without metadata.
#[derive(Debug, Clone)]
pub struct Sizes {
    pub large: Bytes,
    pub small: Bytes,
}

/// Sides of an avatar.
pub const LARGE_SIDE: u32 = 512;
pub const SMALL_SIDE: u32 = 128;
/// The longer sides of a photo.
pub const LARGE_PHOTO: u32 = 1280;
pub const SMALL_PHOTO: u32 = 480;
/// The longest side of a whole picture: the smallest print of a page stays readable.
const WHOLE_SIDE: u32 = 2500;

/// Creates a square avatar from an upload, off the request threads.
pub async fn avatar(upload: Bytes) -> Result<Sizes, FieldError> {
    decoded(upload, square_avatar).await
}

/// Creates a photo from an upload, with the proportions that it has.
pub async fn photo(upload: Bytes) -> Result<Sizes, FieldError> {
    decoded(upload, whole_photo).await
}

/// The whole picture as JPEG without metadata, such as the photo of a document. The caller limits its bytes.
pub async fn whole(upload: Bytes) -> Result<Bytes, FieldError> {
    decoded(upload, whole_picture).await
}

/// A whole picture and its preview, as JPEG without metadata.
#[derive(Debug, Clone)]
pub struct Shown {
    pub whole: Bytes,
    pub preview: Bytes,
    pub width: u32,
    pub height: u32,
}

/// The whole picture with a preview, such as one in a message: also a small one. The caller limits its bytes.
pub async fn shown(upload: Bytes) -> Result<Shown, FieldError> {
    decoded(upload, whole_with_preview).await
}

fn whole_picture(upload: &[u8]) -> Result<Bytes, FieldError> {
    jpeg(&upright(upload, whole_area, WHOLE_SIDE, MIN_SIDE)?, WHOLE_SIDE)
}

fn whole_with_preview(upload: &[u8]) -> Result<Shown, FieldError> {
    let picture = upright(upload, whole_area, WHOLE_SIDE, 1)?;
    Ok(Shown {
        whole: jpeg(&picture, WHOLE_SIDE)?,
        preview: jpeg(&picture, SMALL_PHOTO)?,
        width: picture.width(),
        height: picture.height(),
    })
}

fn square_avatar(upload: &[u8]) -> Result<Sizes, FieldError> {
    check_bytes(upload)?;
    let square = upright(upload, central_square, 2 * LARGE_SIDE, MIN_SIDE)?;
    Ok(Sizes { large: jpeg(&square, LARGE_SIDE)?, small: jpeg(&square, SMALL_SIDE)? })
}

fn whole_photo(upload: &[u8]) -> Result<Sizes, FieldError> {
    check_bytes(upload)?;
    let photo = upright(upload, whole_area, LARGE_PHOTO, MIN_SIDE)?;
    Ok(Sizes { large: jpeg(&photo, LARGE_PHOTO)?, small: jpeg(&photo, SMALL_PHOTO)? })
}

fn check_bytes(upload: &[u8]) -> Result<(), FieldError> {
    if upload.len() > MAX_BYTES {
        return Err(FieldError::TooLarge { max: (MAX_BYTES / 1024 / 1024) as i64 });
    }
    Ok(())
}

fn whole_area(picture: &DynamicImage) -> (u32, u32, u32, u32) {
    (0, 0, picture.width(), picture.height())
}

/// The part of an upload that `area` names (left, top, width, height), its longer side reduced to `most`; an upload with a
/// side shorter than `least` is refused. Phones store rotated pictures with the orientation in the metadata that is
/// dropped here. The reduced part is rotated, because rotating the whole picture would need its memory twice.
fn upright(
    upload: &[u8],
    area: fn(&DynamicImage) -> (u32, u32, u32, u32),
    most: u32,
    least: u32,
) -> Result<DynamicImage, FieldError> {
    let (picture, orientation) = decode(upload, least)?;
    let mut part = DynamicImage::ImageRgb8(reduced(&picture, area(&picture), most));
    drop(picture);
    part.apply_orientation(orientation);
    Ok(part)
}

/// The format is detected from the bytes; the file name and the declared type are not trusted. Sizes are checked before
/// anything is decoded.
fn decode(upload: &[u8], least: u32) -> Result<(DynamicImage, Orientation), FieldError> {
    let mut reader =
        ImageReader::new(Cursor::new(upload)).with_guessed_format().map_err(|_| FieldError::Invalid)?;
    let format = reader.format().ok_or(FieldError::Invalid)?;
    if !matches!(format, ImageFormat::Jpeg | ImageFormat::Png | ImageFormat::WebP) {
        return Err(FieldError::Invalid);
    }
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_DECODED + MAX_BYTES as u64);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(|_| FieldError::Invalid)?;
    let (width, height) = decoder.dimensions();
    let bytes_per_pixel =
        u64::from(decoder.color_type().bytes_per_pixel()) + working_bytes_per_pixel(format, upload);
    let pixels = u64::from(width) * u64::from(height);
    if pixels.saturating_mul(bytes_per_pixel) > MAX_DECODED {
        return Err(FieldError::TooLarge { max: (MAX_DECODED / bytes_per_pixel / 1_000_000) as i64 });
    }
    if width.min(height) < least {
        return Err(FieldError::TooSmall { min: i64::from(least) });
    }
    let orientation = decoder.orientation().map_err(|_| FieldError::Invalid)?;
    let picture = DynamicImage::from_decoder(decoder).map_err(|_| FieldError::Invalid)?;
    Ok((picture, orientation))
}

/// What a decoder allocates per pixel in addition to the pixels that it returns.
fn working_bytes_per_pixel(format: ImageFormat, upload: &[u8]) -> u64 {
    match format {
        // The planes of a lossy picture take less than the copy of a lossless one.
        ImageFormat::WebP => 4,
        // Two bytes for each coefficient of three components, until the last scan is read.
        ImageFormat::Jpeg if is_progressive(upload) => 6,
        _ => 0,
    }
}

/// Whether the frame header of a JPEG announces several scans. Its segments are a marker and a length each.
fn is_progressive(jpeg: &[u8]) -> bool {
    let mut rest = jpeg.get(2..).unwrap_or_default();
    while let [0xFF, marker, after @ ..] = rest {
        match marker {
            // Fill bytes before a marker, and markers without a length.
            0xFF => rest = &rest[1..],
            0x01 | 0xD0..=0xD8 => rest = after,
            // Start of a frame: baseline and extended sequential.
            0xC0 | 0xC1 => return false,
            // Every other frame type, and data before any frame header, which no valid picture has.
            0xC2 | 0xC3 | 0xC5..=0xC7 | 0xC9..=0xCB | 0xCD..=0xCF | 0xD9 | 0xDA => return true,
            _ => {
                let [high, low, ..] = after else { return true };
                let length = usize::from(u16::from_be_bytes([*high, *low]));
                rest = after.get(length..).unwrap_or_default();
            }
        }
    }
    true
}

fn central_square(picture: &DynamicImage) -> (u32, u32, u32, u32) {
    let side = picture.width().min(picture.height());
    ((picture.width() - side) / 2, (picture.height() - side) / 2, side, side)
}

/// An area of a picture whose longer side becomes at most `most`, without a copy of the whole.
fn reduced(picture: &DynamicImage, (left, top, width, height): (u32, u32, u32, u32), most: u32) -> RgbImage {
    let longer = width.max(height);
    let shorten = |side: u32| match longer > most {
        true => ((u64::from(side) * u64::from(most) / u64::from(longer)) as u32).max(1),
        false => side,
    };
    let (columns, rows) = (shorten(width), shorten(height));
    // The result is at most as large as the area, so each of its pixels covers at least one of the picture.
    let covers = |start: u32, index: u32, side: u32, out: u32| {
        let edge = |index: u32| start + (u64::from(index) * u64::from(side) / u64::from(out)) as u32;
        edge(index)..edge(index + 1)
    };
    RgbImage::from_fn(columns, rows, |x, y| {
        let (mut sum, mut count) = ([0_u32; 3], 0);
        for y in covers(top, y, height, rows) {
            for x in covers(left, x, width, columns) {
                let colours = on_white(picture.get_pixel(x, y));
                sum.iter_mut().zip(colours).for_each(|(sum, colour)| *sum += u32::from(colour));
                count += 1;
            }
        }
        Rgb(sum.map(|sum| ((sum + count / 2) / count) as u8))
    })
}

/// JPEG has no transparency: transparent parts become white, not black.
fn on_white(Rgba([r, g, b, alpha]): Rgba<u8>) -> [u8; 3] {
    let alpha = u32::from(alpha);
    [r, g, b].map(|colour| ((u32::from(colour) * alpha + 255 * (255 - alpha)) / 255) as u8)
}

/// Never enlarges.
fn jpeg(picture: &DynamicImage, side: u32) -> Result<Bytes, FieldError> {
    let mut out = Vec::new();
    let resized = match picture.width().max(picture.height()) > side {
        true => &picture.resize(side, side, FilterType::Lanczos3),
        false => picture,
    };
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
    fn a_whole_picture_keeps_its_shape_and_loses_its_metadata() {
        for (given, expected) in [((640, 300), (640, 300)), ((3000, 1500), (2500, 1250))] {
            let whole = whole_picture(&picture(given.0, given.1, ImageFormat::Png)).unwrap();
            assert_eq!(size(&whole), expected);
        }
        let mut jpeg = picture(300, 300, ImageFormat::Jpeg);
        jpeg.splice(2..2, [&[0xFF, 0xE1, 0, 16][..], b"Exif\0\0GPSPLACE"].concat());
        assert!(!whole_picture(&jpeg).unwrap().windows(8).any(|part| part == b"GPSPLACE"));
        assert_eq!(whole_picture(b"<svg/>").unwrap_err(), FieldError::Invalid);
    }

    #[test]
    fn a_shown_picture_may_be_small_and_has_a_preview() {
        let shown = whole_with_preview(&picture(3_000, 1_500, ImageFormat::WebP)).unwrap();
        assert_eq!((size(&shown.whole), size(&shown.preview)), ((2_500, 1_250), (480, 240)));
        assert_eq!((shown.width, shown.height), (2_500, 1_250));
        let shown = whole_with_preview(&picture(20, 10, ImageFormat::Png)).unwrap();
        assert_eq!((size(&shown.whole), size(&shown.preview)), ((20, 10), (20, 10)));
        assert_eq!(whole_with_preview(b"GIF89a........").unwrap_err(), FieldError::Invalid);
    }

    #[test]
    fn a_photo_keeps_its_proportions() {
        let photo = whole_photo(&picture(3_000, 1_500, ImageFormat::Jpeg)).unwrap();
        assert_eq!(size(&photo.large), (1_280, 640));
        assert_eq!(size(&photo.small), (480, 240));
        let photo = whole_photo(&picture(300, 900, ImageFormat::Png)).unwrap();
        assert_eq!(size(&photo.large), (300, 900), "never enlarged");
        assert_eq!(size(&photo.small), (160, 480));
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

    /// A PNG whose header declares this size; its pixels are those of a small picture.
    fn declares_png(width: u32, height: u32) -> Vec<u8> {
        let mut png = picture(300, 300, ImageFormat::Png);
        png[16..20].copy_from_slice(&width.to_be_bytes());
        png[20..24].copy_from_slice(&height.to_be_bytes());
        let checksum = crc32(&png[12..29]);
        png[29..33].copy_from_slice(&checksum.to_be_bytes());
        png
    }

    fn crc32(bytes: &[u8]) -> u32 {
        let step = |crc: u32, byte: &u8| {
            (0..8).fold(crc ^ u32::from(*byte), |crc, _| (crc >> 1) ^ (0xEDB8_8320 * (crc & 1)))
        };
        !bytes.iter().fold(u32::MAX, step)
    }

    /// A JPEG whose frame header declares this size and kind of frame.
    fn declares_jpeg(width: u16, height: u16, frame: u8) -> Vec<u8> {
        let mut jpeg = picture(300, 300, ImageFormat::Jpeg);
        let at = jpeg.windows(2).position(|pair| pair == [0xFF, 0xC0]).unwrap();
        jpeg[at + 1] = frame;
        jpeg[at + 5..at + 7].copy_from_slice(&height.to_be_bytes());
        jpeg[at + 7..at + 9].copy_from_slice(&width.to_be_bytes());
        jpeg
    }

    #[test]
    fn large_pictures_are_refused_before_decoding() {
        for (upload, max) in [
            (declares_png(30_000, 30_000), 13),
            (declares_png(5_000, 5_000), 13),
            (declares_png(4_000, 3_334), 13),
            (declares_jpeg(4_000, 3_334, 0xC0), 13),
            (declares_jpeg(3_000, 2_000, 0xC2), 4),
        ] {
            assert_eq!(decode(&upload, MIN_SIDE).unwrap_err(), FieldError::TooLarge { max });
        }
        // These are not too large; what is missing of them makes them invalid or incomplete.
        for upload in [declares_png(4_000, 3_333), declares_jpeg(2_200, 2_000, 0xC2)] {
            assert!(!matches!(decode(&upload, MIN_SIDE), Err(FieldError::TooLarge { .. })));
        }
    }

    #[test]
    fn phone_pictures_are_rotated_upright() {
        let wide = RgbImage::from_fn(640, 300, |x, _| Rgb(if x < 320 { [255, 0, 0] } else { [0, 0, 255] }));
        let mut jpeg = Cursor::new(Vec::new());
        DynamicImage::ImageRgb8(wide).write_to(&mut jpeg, ImageFormat::Jpeg).unwrap();
        let mut jpeg = jpeg.into_inner();
        // Orientation 6: the picture has to be turned clockwise, so its left half becomes the upper one.
        let tiff = b"MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0";
        let exif = [&[0xFF, 0xE1, 0, 8 + tiff.len() as u8][..], b"Exif\0\0", tiff].concat();
        jpeg.splice(2..2, exif);
        let avatar = square_avatar(&jpeg).unwrap();
        let upright = image::load_from_memory(&avatar.large).unwrap().to_rgb8();
        assert!(upright.get_pixel(150, 10).0[0] > 200 && upright.get_pixel(150, 290).0[2] > 200);
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
        assert_eq!(reduced(&clear, (0, 0, 200, 200), 200).get_pixel(5, 5).0, [255, 255, 255]);
    }
}
