//! Words and phrases that mean the same: the names of a profession in three languages, and what staff add.

use std::collections::HashMap;

use crate::analysis::{Token, tokens};
use crate::query::is_joining_token;

/// Groups of phrases with one meaning. It is built anew when a group changes; the index knows nothing of it.
#[derive(Debug, Default)]
pub struct Synonyms {
    phrases: Vec<Phrase>,
    groups: Vec<Vec<usize>>,
    /// By how it is spelt, without endings, and with letters that people mix up; the first that knows wins.
    by_key: [HashMap<String, Vec<usize>>; 3],
    longest: usize,
}

#[derive(Debug)]
struct Phrase {
    tokens: Vec<Token>,
    group: usize,
}

/// A phrase of more groups than this says nothing certain ("agent", "operator"), so it stands for itself only.
const MOST_GROUPS: usize = 3;

impl Synonyms {
    pub fn new(groups: Vec<Vec<String>>) -> Self {
        let mut synonyms = Self::default();
        for (group, words) in groups.iter().enumerate() {
            let mut members: Vec<usize> = Vec::new();
            for tokens in words.iter().map(|word| telling(word)).filter(|tokens| !tokens.is_empty()) {
                let keys = keys(&tokens);
                let is_known = members.iter().any(|member| {
                    let known = &synonyms.phrases[*member].tokens;
                    joined(known, KEYS[0]) == keys[0]
                });
                if is_known {
                    continue;
                }
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

    /// How many tokens the longest phrase has: wider windows of a query need not be asked about.
    pub fn longest(&self) -> usize {
        self.longest
    }

    /// Other ways to say exactly these tokens, which are a word or a whole phrase; empty when there are none.
    /// All tokens of an alternative must be present.
    pub fn expand(&self, tokens: &[Token]) -> Vec<Vec<Token>> {
        if tokens.is_empty() || tokens.len() > self.longest {
            return Vec::new();
        }
        let asked = keys(tokens);
        let known = self.by_key.iter().zip(&asked).find_map(|(map, key)| map.get(key));
        let mut groups: Vec<usize> = known.into_iter().flatten().map(|&p| self.phrases[p].group).collect();
        groups.dedup();
        if groups.len() > MOST_GROUPS {
            return Vec::new();
        }
        let members = groups.into_iter().flat_map(|group| &self.groups[group]);
        let mut alternatives: Vec<Vec<Token>> = Vec::new();
        for phrase in members.map(|&member| &self.phrases[member].tokens) {
            let is_new = joined(phrase, KEYS[0]) != asked[0] && !alternatives.contains(phrase);
            if is_new {
                alternatives.push(phrase.clone());
            }
        }
        alternatives
    }
}

/// The words of a phrase without those that only join them: a query has lost them too.
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
