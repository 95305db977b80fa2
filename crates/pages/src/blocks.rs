//! Splits plain text, as people type it, into paragraphs and lists. The web app builds the same blocks in
//! `lib/text-blocks.ts`.

#[derive(Debug, PartialEq, Eq)]
pub struct Block {
    pub is_list: bool,
    pub lines: Vec<String>,
}

/// An empty line separates paragraphs; a line that starts with a dash or a bullet is a list item.
pub fn text_blocks(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut is_open = false;
    for line in text.split('\n').map(str::trim) {
        if line.is_empty() {
            is_open = false;
            continue;
        }
        let item = item(line);
        let (is_list, line) = (item.is_some(), item.unwrap_or(line).to_owned());
        match blocks.last_mut().filter(|block| is_open && block.is_list == is_list) {
            Some(block) => block.lines.push(line),
            None => blocks.push(Block { is_list, lines: vec![line] }),
        }
        is_open = true;
    }
    blocks
}

/// The line without its bullet, if it has one.
fn item(line: &str) -> Option<&str> {
    let rest = line.strip_prefix(['•', '*', '–', '—', '-'])?;
    rest.starts_with(char::is_whitespace).then(|| rest.trim_start())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_become_paragraphs_and_lists() {
        let block = |is_list, lines: &[&str]| Block {
            is_list,
            lines: lines.iter().map(|line| (*line).to_owned()).collect(),
        };
        for (text, expected) in [
            ("Bir qator", vec![block(false, &["Bir qator"])]),
            ("Bir\r\nikki\n\n uch ", vec![block(false, &["Bir", "ikki"]), block(false, &["uch"])]),
            (
                "Biz:\n- non\n• choy\n\n— suv",
                vec![block(false, &["Biz:"]), block(true, &["non", "choy"]), block(true, &["suv"])],
            ),
            ("-5 daraja\n-\n*", vec![block(false, &["-5 daraja", "-", "*"])]),
            (" \n\n", vec![]),
        ] {
            assert_eq!(text_blocks(text), expected, "{text:?}");
        }
    }
}
