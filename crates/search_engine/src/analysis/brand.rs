//! Brand and tool names that must not be split or stripped: `+`, `#` and dots inside them count as letters.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

/// Each brand's key and all its spellings, in lower case. The `с` in some of them is Cyrillic: it shares a key with
/// Latin `c` on a Russian keyboard.
const BRANDS: &[(&str, &[&str])] = &[
    ("c++", &["c++", "с++", "cpp", "c plus"]),
    ("c#", &["c#", "с#", "csharp", "c sharp"]),
    ("f#", &["f#", "fsharp", "f sharp"]),
    ("dotnet", &[".net", "dotnet", "dot net"]),
    ("aspnet", &["asp.net", "aspnet"]),
    ("1c", &["1c", "1с", "1s", "1-c", "1-с", "1 c", "1 с"]),
    ("nodejs", &["node.js", "nodejs", "node js"]),
    ("nextjs", &["next.js", "nextjs", "next js"]),
    ("nuxtjs", &["nuxt.js", "nuxtjs", "nuxt js"]),
    ("nestjs", &["nest.js", "nestjs", "nest js"]),
    ("vuejs", &["vue.js", "vuejs", "vue js"]),
    ("reactjs", &["react.js", "reactjs", "react js"]),
    ("expressjs", &["express.js", "expressjs", "express js"]),
    ("threejs", &["three.js", "threejs", "three js"]),
    ("d3js", &["d3.js", "d3js"]),
    ("golang", &["golang", "go lang"]),
    ("objectivec", &["objective-c", "objectivec", "objective c"]),
    ("autocad", &["autocad", "auto cad", "автокад"]),
    ("3dsmax", &["3dsmax", "3ds max", "3d max"]),
    ("powerbi", &["power bi", "powerbi"]),
];

static KEYS: LazyLock<HashMap<&str, &str>> = LazyLock::new(|| {
    BRANDS.iter().flat_map(|(key, spellings)| spellings.iter().map(|spelling| (*spelling, *key))).collect()
});

/// First words of two-word brand names. A quick reject for most words, so that no pair has to be joined and looked
/// up.
static OPENINGS: LazyLock<HashSet<&str>> =
    LazyLock::new(|| KEYS.keys().filter_map(|spelling| Some(spelling.split_once(' ')?.0)).collect());

/// The brand at the start of these chunks and how many chunks it takes. Two-chunk names are tried first, so that
/// "node js" is not split.
pub(super) fn find(chunks: &[String]) -> Option<(&'static str, usize)> {
    let first = chunks.first()?;
    let pair = || {
        let second = chunks.get(1).filter(|_| OPENINGS.contains(first.as_str()))?;
        KEYS.get(format!("{first} {second}").as_str())
    };
    pair().map(|key| (*key, 2)).or_else(|| Some((*KEYS.get(first.as_str())?, 1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spelling_leads_to_one_key() {
        let mut seen = std::collections::BTreeSet::new();
        for (key, spellings) in BRANDS {
            for spelling in *spellings {
                assert!(seen.insert(spelling), "{spelling} is listed twice");
                assert_eq!(*spelling, spelling.to_lowercase());
                let chunks: Vec<String> = spelling.split(' ').map(str::to_owned).collect();
                assert_eq!(find(&chunks), Some((*key, chunks.len())), "{spelling}");
            }
        }
        assert_eq!(find(&[]), None);
        assert_eq!(find(&["node".to_owned(), "oshpaz".to_owned()]), None);
    }
}
