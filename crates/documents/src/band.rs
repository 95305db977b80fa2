//! The woven band on top of a resume.

use std::fmt::Write as _;

use brand::cloth::{Cloth, Design, RINGS, Rgb, Strip};

const HEIGHT: usize = 46;
const MOTIFS: usize = 9;
/// The width of one motif: 22 threads. Nine of them span A4 at 96 pixels per inch.
const WIDTH: usize = 88;
const THREAD: usize = 4;

/// Draws nine motifs beside each other as SVG. Each ring is one path, because edges of separate shapes that touch show as
/// thin lines in PDF viewers.
pub fn svg(seed: &str) -> String {
    let Design { seed, ground, rings, motifs, .. } = Design::of(seed);
    let mut paths: [String; RINGS] = Default::default();
    for index in 0..MOTIFS {
        let cloth = Cloth {
            seed: seed.wrapping_add(index as u32),
            width: WIDTH,
            height: HEIGHT,
            thread: THREAD,
            columns: 1,
            rows: 1,
            motifs,
            is_dropped: false,
            jitter: 5.0,
            woven: |_| 1.0,
        };
        for Strip { ring, x, top, bottom } in cloth.weave().strips {
            let (x, height) = (index * WIDTH + x, bottom - top);
            write!(paths[ring], "M{x} {top}h{THREAD}v{height}h-{THREAD}z").expect("a string grows");
        }
    }
    let width = MOTIFS * WIDTH;
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT}"><path fill="{}" d="M0 0h{width}v{HEIGHT}H0z"/>"#,
        hex(ground)
    );
    for (path, colour) in paths.iter().zip(rings) {
        write!(svg, r#"<path fill="{}" d="{path}"/>"#, hex(colour)).expect("a string grows");
    }
    svg + "</svg>"
}

fn hex([red, green, blue]: Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_resume_has_its_own_band() {
        assert_eq!(svg("a"), svg("a"));
        assert_ne!(svg("a"), svg("b"));
        // The motifs of one band differ too: the same one nine times would look printed, not woven.
        let svg = svg("a");
        let motif = |index: usize| -> Vec<(usize, &str)> {
            let strips = svg.split('M').filter_map(|strip| strip.split_once(' '));
            let strips =
                strips.filter_map(|(x, rest)| Some((x.parse::<usize>().ok()?, rest.split_once('z')?.0)));
            strips.filter(|(x, _)| x / WIDTH == index).map(|(x, rest)| (x % WIDTH, rest)).skip(1).collect()
        };
        assert!(motif(1).len() > 20);
        assert_ne!(motif(1), motif(2));
    }
}
