import { expect, it } from 'vitest';
import { textBlocks } from './text-blocks';

it.each<[string, string, ReturnType<typeof textBlocks>]>([
  ['nothing', '  \n ', []],
  ['one line', 'A', [{ kind: 'text', lines: ['A'] }]],
  ['lines of one paragraph', 'A\nB', [{ kind: 'text', lines: ['A', 'B'] }]],
  [
    'paragraphs',
    'A\n\n \nB',
    [
      { kind: 'text', lines: ['A'] },
      { kind: 'text', lines: ['B'] },
    ],
  ],
  [
    'a list right below its heading',
    'We give:\n• tea\n - bread\n— plov\nCome!',
    [
      { kind: 'text', lines: ['We give:'] },
      { kind: 'list', lines: ['tea', 'bread', 'plov'] },
      { kind: 'text', lines: ['Come!'] },
    ],
  ],
  ['no list: a number below zero, a range', '-5 °C\n–', [{ kind: 'text', lines: ['-5 °C', '–'] }]],
])('%s', (_, text, blocks) => {
  expect(textBlocks(text)).toEqual(blocks);
});
