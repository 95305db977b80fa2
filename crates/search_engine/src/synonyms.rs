//! Synonyms: the names of a profession in three languages, everyday words, and groups added by staff.

mod aliases;
mod everyday;
mod gender;

use std::collections::HashMap;

use crate::analysis::{Language, Token, tokens};
use crate::query::is_joining_token;

/// Groups of phrases with the same meaning. Rebuilt when a group changes; the index does not depend on it.
///
/// A phrase may be in several groups and expands to the other phrases of each of them. Expansion is not transitive:
/// groups that share a word are not merged.
#[derive(Debug, Default)]
pub struct Synonyms {
    phrases: Vec<Phrase>,
    groups: Vec<Vec<usize>>,
    /// By exact spelling, by stem, and with confused letters merged; the first map with a match wins.
    by_key: [HashMap<String, Vec<usize>>; 3],
    /// Every single word: "back end" is also written "backend".
    words: HashMap<String, Token>,
    /// Every pair of adjacent words, keyed by its joined form: "fullstack" is also written "full-stack".
    pairs: HashMap<String, [Token; 2]>,
    longest: usize,
}

#[derive(Debug)]
struct Phrase {
    tokens: Vec<Token>,
    group: usize,
}

/// A phrase in more groups than this is ambiguous and is not expanded.
const MOST_GROUPS: usize = 3;
/// A shorter pair is not treated as a compound.
const SHORTEST_COMPOUND: usize = 5;

impl Synonyms {
    pub fn new(groups: Vec<Vec<String>>) -> Self {
        let mut synonyms = Self::default();
        for (group, words) in groups.into_iter().enumerate() {
            let mut members: Vec<usize> = Vec::new();
            for tokens in words.iter().map(|word| telling(word)).filter(|tokens| !tokens.is_empty()) {
                let keys = keys(&tokens);
                let is_same = |member: &usize| joined(&synonyms.phrases[*member].tokens, KEYS[0]) == keys[0];
                if members.iter().any(is_same) {
                    continue;
                }
                synonyms.note_compounds(&tokens);
                let number = synonyms.phrases.len();
                synonyms.longest = synonyms.longest.max(tokens.len());
                synonyms.phrases.push(Phrase { tokens, group });
                for (map, key) in synonyms.by_key.iter_mut().zip(keys) {
                    map.entry(key).or_default().push(number);
                }
                members.push(number);
            }
            synonyms.groups.push(members);
        }
        synonyms
    }

    /// Words of job titles that are not professions by themselves ("ombor", "склад", "warehouse").
    pub fn everyday() -> Vec<Vec<String>> {
        everyday::everyday()
    }

    /// Colloquial names of a profession that the dictionary does not have.
    pub fn aliases(profession: &str) -> &'static [&'static str] {
        aliases::aliases(profession)
    }

    fn note_compounds(&mut self, tokens: &[Token]) {
        for token in tokens.iter().filter(|token| token.language != Language::Brand) {
            self.words.entry(token.folded.clone()).or_insert_with(|| token.clone());
        }
        for pair in tokens.windows(2) {
            if let Some((key, [one, two])) = compound(pair).zip(pair.as_array()) {
                self.pairs.entry(key).or_insert_with(|| [one.clone(), two.clone()]);
            }
        }
    }

    /// The number of tokens in the longest phrase: wider windows of a query cannot match.
    pub fn longest(&self) -> usize {
        self.longest
    }

    /// Synonyms of exactly these tokens, which are a word or a whole phrase; empty when there are none. All tokens of
    /// an alternative must be present.
    pub fn expand(&self, tokens: &[Token]) -> Vec<Vec<Token>> {
        if tokens.is_empty() || tokens.len() > self.longest {
            return Vec::new();
        }
        let asked = keys(tokens);
        let other = match tokens {
            [token] => gender::other(token),
            _ => None,
        };
        let other_keys = other.as_ref().map(|other| keys(std::slice::from_ref(other)));
        let known = self.known(&asked).or_else(|| self.known(other_keys.as_ref()?));
        let mut groups: Vec<usize> = known.into_iter().flatten().map(|&p| self.phrases[p].group).collect();
        groups.dedup();
        if groups.len() > MOST_GROUPS {
            groups.clear();
        }
        let members = groups.into_iter().flat_map(|group| &self.groups[group]);
        let mut alternatives: Vec<Vec<Token>> = Vec::new();
        let phrases = members.map(|&member| self.phrases[member].tokens.clone());
        let other = other.map(|other| vec![other]);
        for phrase in phrases.chain(self.respaced(tokens)).chain(other) {
            let is_new = joined(&phrase, KEYS[0]) != asked[0] && !alternatives.contains(&phrase);
            if is_new {
                alternatives.push(phrase);
            }
        }
        alternatives
    }

    /// The phrases with one of these keys; a more exact kind of key takes precedence.
    fn known(&self, keys: &[String; 3]) -> Option<&Vec<usize>> {
        self.by_key.iter().zip(keys).find_map(|(map, key)| map.get(key))
    }

    /// The same letters with a space added or removed.
    fn respaced(&self, tokens: &[Token]) -> Option<Vec<Token>> {
        match tokens {
            [word] => self.pairs.get(&word.folded).map(|pair| pair.to_vec()),
            pair => compound(pair).and_then(|key| self.words.get(&key)).map(|word| vec![word.clone()]),
        }
    }
}

/// The joined form of two words.
fn compound(pair: &[Token]) -> Option<String> {
    let [one, two] = pair else { return None };
    let key = format!("{}{}", one.folded, two.folded);
    (key.len() >= SHORTEST_COMPOUND).then_some(key)
}

/// The words of a phrase without joining words, as the query parser drops them too.
fn telling(phrase: &str) -> Vec<Token> {
    let all = tokens(phrase);
    let telling: Vec<Token> = all.iter().filter(|token| !is_joining_token(token)).cloned().collect();
    if telling.is_empty() { all } else { telling }
}

const KEYS: [fn(&Token) -> &str; 3] = [|token| &token.folded, |token| &token.stem, |token| &token.loose];

fn keys(tokens: &[Token]) -> [String; 3] {
    KEYS.map(|key| joined(tokens, key))
}

fn joined(tokens: &[Token], key: fn(&Token) -> &str) -> String {
    tokens.iter().map(key).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn synonyms(groups: &[&[&str]]) -> Synonyms {
        Synonyms::new(
            groups.iter().map(|group| group.iter().map(|word| (*word).to_owned()).collect()).collect(),
        )
    }

    fn expanded(synonyms: &Synonyms, text: &str) -> Vec<String> {
        synonyms.expand(&telling(text)).iter().map(|phrase| joined(phrase, KEYS[0])).collect()
    }

    const PROFESSIONS: &[&[&str]] = &[
        &["Haydovchi", "Водитель", "Driver", "shofyor"],
        &["Savdo vakili", "Торговый представитель", "Sales representative", "agent"],
        &["Sugʻurta agenti", "Страховой агент", "agent"],
        &["Full-stack dasturchi", "Full-stack разработчик"],
        &["Backend dasturchi", "Backend-разработчик", "backend"],
        &["Savdo menejeri", "Менеджер по продажам"],
    ];

    #[test]
    fn a_word_expands_to_its_synonyms() {
        let synonyms = synonyms(PROFESSIONS);
        for typed in ["haydovchi", "ҳайдовчи", "haydovchilarga", "xaydovchi"] {
            let found = expanded(&synonyms, typed);
            assert!(
                found.ends_with(&["voditel".into(), "driver".into(), "shofyor".into()]),
                "{typed}: {found:?}"
            );
        }
        assert_eq!(expanded(&synonyms, "oshpaz"), [""; 0]);
        assert_eq!(synonyms.expand(&[]), [] as [Vec<Token>; 0]);
    }

    #[test]
    fn a_phrase_expands_as_a_whole() {
        let synonyms = synonyms(PROFESSIONS);
        assert!(expanded(&synonyms, "savdo vakillari").contains(&"sales representative".to_owned()));
        assert!(expanded(&synonyms, "менеджер по продажам").contains(&"savdo menejeri".to_owned()));
        assert!(expanded(&synonyms, "менеджера продажам").contains(&"savdo menejeri".to_owned()));
        // Part of a phrase does not match the whole.
        assert_eq!(expanded(&synonyms, "savdo"), [""; 0]);
        assert_eq!(synonyms.longest(), 3);
    }

    #[test]
    fn groups_that_share_a_word_are_not_merged() {
        let synonyms = synonyms(PROFESSIONS);
        let agents = expanded(&synonyms, "agent");
        assert!(agents.contains(&"savdo vakili".to_owned()) && agents.contains(&"sugurta agenti".to_owned()));
        assert!(!expanded(&synonyms, "savdo vakili").contains(&"sugurta agenti".to_owned()));
    }

    #[test]
    fn a_word_in_too_many_groups_is_not_expanded() {
        let names: Vec<[String; 2]> = (0..4).map(|number| ["usta".into(), format!("usta{number}")]).collect();
        let groups =
            |count: usize| Synonyms::new(names[..count].iter().map(|group| group.to_vec()).collect());
        assert_eq!(expanded(&groups(3), "usta").len(), 3);
        assert_eq!(expanded(&groups(4), "usta").len(), 0);
    }

    #[test]
    fn feminine_and_masculine_forms_are_synonyms() {
        let synonyms = synonyms(&[&["Bogʻcha tarbiyachisi", "Воспитатель"], &["Farrosh", "Уборщица"]]);
        assert!(expanded(&synonyms, "воспитательница").contains(&"bogcha tarbiyachisi".to_owned()));
        assert!(expanded(&synonyms, "уборщик").contains(&"farrosh".to_owned()));
        assert_eq!(expanded(&synonyms, "упаковщица"), ["upakovshik"]);
    }

    #[test]
    fn names_match_with_and_without_a_space() {
        let synonyms = synonyms(PROFESSIONS);
        assert_eq!(expanded(&synonyms, "fullstack"), ["full stack"]);
        assert_eq!(expanded(&synonyms, "back-end"), ["backend"]);
    }
}
