import { describe, expect, it } from 'vitest';
import { insertMention, matching, mentionedIn, mentionParts, mentionQuery } from './mentions';

const ALI = { user_id: '1', name: 'Ali' };
const ALIYEV = { user_id: '2', name: 'Ali Aliyev' };
const GULNOZA = { user_id: '3', name: 'Gulnoza Oʻrinova' };
const TEAM = [ALI, ALIYEV, GULNOZA];

it.each([
  ['@', ''],
  ['@sar', 'sar'],
  ['Salom @sar', 'sar'],
  ['(@Oʻr', 'Oʻr'],
  ['@Ali Al', 'Ali Al'],
  ['@Ali Aliyev keldi', null],
  ['pochta@sayt', null],
  ['Salom', null],
])('%s asks for %s', (text, query) => {
  expect(mentionQuery(text, text.length)).toBe(query);
});

it('looks only before the caret', () => {
  expect(mentionQuery('@sar keldi', 3)).toBe('sa');
});

it('finds members by either name', () => {
  expect(matching(TEAM, 'al')).toEqual([ALI, ALIYEV]);
  expect(matching(TEAM, 'oʻr')).toEqual([GULNOZA]);
  expect(matching(TEAM, 'x')).toEqual([]);
});

describe('inserting', () => {
  it('replaces what was typed and goes on after it', () => {
    expect(insertMention('Salom @ali', 10, 'Ali Aliyev')).toEqual({
      text: 'Salom @Ali Aliyev ',
      caret: 18,
    });
  });

  it('keeps what follows', () => {
    expect(insertMention('@a keldi', 2, 'Ali')).toEqual({ text: '@Ali keldi', caret: 5 });
  });
});

describe('who is mentioned', () => {
  it('prefers the longer name and ignores parts of words', () => {
    expect(mentionedIn('@Ali Aliyev, qarang', TEAM)).toEqual(['2']);
    expect(mentionedIn('@Ali va @Gulnoza Oʻrinova', TEAM)).toEqual(['1', '3']);
    expect(mentionedIn('@Alisher keldi', TEAM)).toEqual([]);
    expect(mentionedIn('@Ali @Ali', TEAM)).toEqual(['1']);
  });

  it('cuts a text at its mentions', () => {
    expect(mentionParts('Roziman. @Ali qarang', TEAM)).toEqual([
      { text: 'Roziman. ' },
      { text: '@Ali', user_id: '1' },
      { text: ' qarang' },
    ]);
    expect(mentionParts('', TEAM)).toEqual([]);
  });
});
