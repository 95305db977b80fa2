//! Reads the files of rules.
//!
//! ```text
//! // A comment.
//! [sex 50]          the phrases below it, one per line, with this weight; for their syntax see `phrase.rs`
//! only <woman>      a word of `rules/groups.*.txt`
//! [sex unless]      a sentence that also matches one of these is not reported, whatever its language
//! ```
//!
//! Sections of the same name in the three languages are one rule. Uzbek is written in Latin and also matches Cyrillic.

use std::collections::HashMap;
use std::sync::LazyLock;

const GROUPS: [&str; 3] = [
    include_str!("../../rules/groups.uz.txt"),
    include_str!("../../rules/groups.ru.txt"),
    include_str!("../../rules/groups.en.txt"),
];

/// Words that several rules need, by name: `woman = ayol~|qiz~`. A name may have a line in each language.
static GROUP_WORDS: LazyLock<HashMap<&str, String>> = LazyLock::new(|| {
    let mut groups: HashMap<&str, String> = HashMap::new();
    for line in GROUPS.iter().flat_map(|file| lines(file)) {
        let (name, words) = line.split_once(" = ").unwrap_or_else(|| panic!("a group without words: {line}"));
        let known = groups.entry(name).or_default();
        if !known.is_empty() {
            known.push('|');
        }
        known.push_str(words);
    }
    groups
});

#[derive(Debug, Default)]
pub struct Section {
    pub name: &'static str,
    pub weight: u32,
    pub phrases: Vec<String>,
    pub unless: Vec<String>,
}

fn lines(file: &'static str) -> impl Iterator<Item = &'static str> {
    file.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"))
}

/// The rules of a family. A mistake in a file is a programming error; a test reads every file.
pub fn sections(files: &[&'static str]) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for file in files {
        let mut open = None;
        for line in lines(file) {
            if let Some(head) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
                open = Some(opened(&mut sections, head));
                continue;
            }
            let (at, is_unless) = open.unwrap_or_else(|| panic!("a phrase outside a section: {line}"));
            let phrase = with_groups(line);
            if is_unless { sections[at].unless.push(phrase) } else { sections[at].phrases.push(phrase) }
        }
    }
    sections
}

/// The place of the section, and whether the lines below the head are exceptions.
fn opened(sections: &mut Vec<Section>, head: &'static str) -> (usize, bool) {
    let (name, what) = head.split_once(' ').unwrap_or_else(|| panic!("a section without a weight: {head}"));
    let at = sections.iter().position(|section| section.name == name).unwrap_or_else(|| {
        sections.push(Section { name, ..Section::default() });
        sections.len() - 1
    });
    if what == "unless" {
        return (at, true);
    }
    let weight = what.parse().unwrap_or_else(|_| panic!("not a weight: {head}"));
    let known = std::mem::replace(&mut sections[at].weight, weight);
    assert!(known == 0 || known == weight, "{name} has two weights: {known} and {weight}");
    (at, false)
}

fn with_groups(line: &str) -> String {
    let mut text = String::new();
    let mut rest = line;
    while let Some((before, (name, after))) =
        rest.split_once('<').and_then(|(before, rest)| Some((before, rest.split_once('>')?)))
    {
        text.push_str(before);
        text.push_str(GROUP_WORDS.get(name).unwrap_or_else(|| panic!("no such group: {line}")));
        rest = after;
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_of_one_name_are_one_rule() {
        let sections = sections(&[
            "// sex\n[sex 50]\nfaqat ayol~\n[sex unless]\nkiyim*\n\n[age 40]\n#18..35 yosh",
            "[sex 50]\nтолько девуш*",
        ]);
        let read: Vec<_> =
            sections.iter().map(|one| (one.name, one.weight, one.phrases.len(), one.unless.len())).collect();
        assert_eq!(read, [("sex", 50, 2, 1), ("age", 40, 1, 0)]);
    }

    #[test]
    fn groups_of_words_are_written_out() {
        let phrase = with_groups("faqat <woman>|<man> kerak");
        assert!(phrase.starts_with("faqat ") && phrase.ends_with(" kerak") && !phrase.contains('<'));
        assert!(phrase.contains("ayol") && phrase.contains("мужчин"));
    }
}
