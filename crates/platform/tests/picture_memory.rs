//! The memory that uploaded pictures need. A program of its own: other tests in the same process would be measured too.

use std::fs;

use bytes::Bytes;
use kernel::FieldError;
use platform::images::{Sizes, avatar, photo};

const MEGABYTE: u64 = 1_000_000;

/// A PNG of one colour: small as a file, large in memory. Written row by row to keep it out of the measurement.
fn png(width: u32, height: u32, colour: png::ColorType, depth: png::BitDepth) -> Bytes {
    use std::io::Write as _;
    let mut out = Vec::new();
    let mut encoder = png::Encoder::new(&mut out, width, height);
    encoder.set_color(colour);
    encoder.set_depth(depth);
    let mut writer = encoder.write_header().unwrap();
    let mut rows = writer.stream_writer().unwrap();
    let row = vec![200; width as usize * colour.samples() * (depth as usize).div_ceil(8)];
    for _ in 0..height {
        rows.write_all(&row).unwrap();
    }
    rows.finish().unwrap();
    writer.finish().unwrap();
    out.into()
}

/// Peak resident memory of this process so far, in bytes.
fn peak() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() * 1024
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn pictures_need_little_memory_also_several_at_a_time() {
    use png::BitDepth::{Eight, Sixteen};
    use png::ColorType::{Rgb, Rgba};
    let huge = png(5_000, 5_000, Rgb, Eight);
    let large = [
        png(4_000, 3_333, Rgb, Eight),
        png(4_000, 2_500, Rgba, Eight),
        png(2_500, 2_000, Rgba, Sixteen),
        png(4_000, 3_333, Rgb, Eight),
    ];
    let before = peak();
    assert_eq!(avatar(huge).await.unwrap_err(), FieldError::TooLarge { max: 13 });
    let refused = peak() - before;
    assert!(refused < 10 * MEGABYTE, "a refused picture took {refused} bytes");

    let [one, two, three, four] = large;
    let avatars = [one, two].map(|upload| tokio::spawn(avatar(upload)));
    let photos = [three, four].map(|upload| tokio::spawn(photo(upload)));
    for drawn in avatars.into_iter().chain(photos) {
        let Sizes { large, small } = drawn.await.unwrap().unwrap();
        assert!(large.len() > small.len());
    }
    let took = peak() - before;
    assert!(took < 60 * MEGABYTE, "four pictures took {took} bytes");
}
