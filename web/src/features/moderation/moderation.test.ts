import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { startLocale } from '@/i18n/locale';
import { answersOf, textOf } from './answers';
import { markedPieces, rangesOf } from './marks';
import { queueFilter } from './queue-filter';
import { neighbours } from './queue-order';
import {
  anotherReason,
  draftProblems,
  firstReasons,
  isComplete,
  placeOptions,
  toReasons,
} from './reasons';
import { content, LISTS } from './sample';
import { fasterText } from './use-decision';
import { durationText, strikeNote } from './words';

beforeEach(() => startLocale('/en'));
afterEach(() => startLocale('/'));

const answer = (field: string, form = content()) => {
  const found = answersOf(form, LISTS).find((one) => one.field === field);
  if (!found) throw new Error(field);
  return found;
};

describe('answers as text', () => {
  const form = content({
    for_communication_phone: '+998901234567',
    abroad: { country: 'Korea', licence: 'AB 12' },
    questions: [
      { text: 'Which shift?', kind: 'choice', must_answer: true, options: ['Day', 'Night'] },
    ],
  });
  it.each([
    ['sphere', 'Restaurants'],
    ['profession', 'Cook'],
    ['location', 'Tashkent'],
    ['work_hours', 'Monday – Friday, 09:00–18:00'],
    ['languages', 'Uzbek – Advanced'],
    ['requirements', '• Neat\n• Only girls'],
    ['advantages', ''],
    ['for_communication_phone', '+998 90 123 45 67'],
    ['abroad', 'Korea, AB 12'],
    ['questions', 'Which shift? (One of the options, must be answered)\n– Day\n– Night'],
  ])('%s: %s', (field, text) => {
    expect(textOf(answer(field, form))).toBe(text);
  });

  it('shows a code that no list knows', () => {
    expect(textOf(answer('location', content({ location: 'mars' })))).toBe('mars');
  });
});

describe('a finding of the text rules', () => {
  const found = (field: string, excerpt: string) => [{ code: 'discrimination', field, excerpt }];
  const marked = (field: string, finding: ReturnType<typeof found>) => {
    const one = answer(field);
    return markedPieces([{ kind: 'same', text: textOf(one) }], rangesOf(one, finding))
      .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
      .join('');
  };

  it('is marked in its own line', () => {
    expect(marked('requirements', found('requirements.1', 'girls'))).toBe('• Neat\n• Only [girls]');
    expect(marked('requirements', found('requirements.0', 'girls'))).toBe('[• Neat]\n• Only girls');
    expect(marked('about', found('requirements.1', 'town'))).toBe('We cook for the whole town.');
  });

  it('marks the pay as a whole: amounts are written with spaces', () => {
    expect(marked('salary', found('salary.max_salary', '7000000'))).toMatch(/^\[.*\]$/);
  });

  it('is marked across changed text', () => {
    const parts = [
      { kind: 'same', text: 'Only ' },
      { kind: 'added', text: 'young girls' },
    ] as const;
    expect(markedPieces(parts, [{ start: 0, end: 10 }])).toEqual([
      { kind: 'same', text: 'Only ', isFound: true },
      { kind: 'added', text: 'young', isFound: true },
      { kind: 'added', text: ' girls', isFound: false },
    ]);
  });
});

it.each([
  [['a', 'b', 'c'], 'a', 'b', undefined],
  [['a', 'b', 'c'], 'c', undefined, 'b'],
  [['a', 'b'], 'gone', 'a', undefined],
  [[], 'gone', undefined, undefined],
])('in the queue %j the neighbours of %s are %s and %s', (queue, current, next, previous) => {
  expect(neighbours(queue, current)).toEqual({ next, previous });
});

describe('reasons', () => {
  const findings = [
    { code: 'discrimination', field: 'requirements.1', excerpt: 'Only girls' },
    { code: 'discrimination', field: 'title', excerpt: 'girls' },
    { code: 'misleading_pay', field: 'salary.max_salary', excerpt: '9' },
  ];

  const places = () => placeOptions(answersOf(content(), LISTS));

  it('are prefilled with everything that the rules noticed, each place once', () => {
    const all = firstReasons([...findings, ...findings], places());
    expect(all.map(({ code, field }) => [code, field])).toEqual([
      ['discrimination', 'requirements.1'],
      ['discrimination', 'title'],
      ['misleading_pay', 'salary'],
    ]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(3);
    expect(firstReasons([], places())).toEqual([{ id: 1, code: '', field: '', text: '' }]);
    expect(firstReasons([{ code: 'of_tomorrow', field: null, excerpt: null }], places())).toEqual([
      { id: 1, code: '', field: '', text: '' },
    ]);
  });

  it('leave out a second place rather than another kind when there are too many', () => {
    const fields = ['title', 'about', 'tasks', 'requirements', 'salary', 'address'];
    const many = fields.map((field) => ({ code: 'discrimination', field, excerpt: null }));
    const last = { code: 'misleading_pay', field: 'salary', excerpt: null };
    const all = firstReasons([...many, last], places());
    expect(all).toHaveLength(5);
    expect(all.at(-1)).toMatchObject({ code: 'misleading_pay', field: 'salary' });
  });

  it('added later name a finding that no row has, then nothing', () => {
    const [first, , third] = firstReasons(findings, places());
    if (!first || !third) throw new Error('three rows');
    const again = anotherReason([first, third], findings, places());
    expect(again).toMatchObject({ code: 'discrimination', field: 'title' });
    expect(anotherReason([first, again, third], findings, places())).toMatchObject({ code: '' });
  });

  it('name single lines of lists', () => {
    expect(places().find(({ value }) => value === 'requirements.1')?.label).toBe(
      'Requirements, line 2: Only girls',
    );
    expect(places().filter(({ value }) => value === 'title')).toHaveLength(1);
  });

  it('are sent without what was left empty', () => {
    const draft = { id: 1, code: 'duplicate' as const, field: '', text: '  ' };
    expect(toReasons([draft])).toEqual([{ code: 'duplicate' }]);
    expect(toReasons([{ ...draft, field: 'about', text: ' Same. ' }])).toEqual([
      { code: 'duplicate', field: 'about', text: 'Same.' },
    ]);
  });

  it('need a code and a text within the limit', () => {
    const draft = { id: 1, code: '' as const, field: '', text: '' };
    expect(draftProblems(draft)).toEqual({ code: 'Choose a reason' });
    expect(isComplete([{ ...draft, code: 'duplicate' }])).toBe(true);
    expect(isComplete([{ ...draft, code: 'duplicate', text: 'a'.repeat(501) }])).toBe(false);
  });
});

describe('another moderator decided first', () => {
  const refused = (code: string, answer = {}) =>
    new ApiError({ code, status: 409, message: 'Decided.', answer });
  it.each([
    [refused('already_decided', { state: 'approved', decided_by: 'Aziz' }), /^Aziz .* approved/],
    [refused('already_decided', { state: 'rejected', decided_by: 'Aziz' }), /^Aziz .* refused/],
    [refused('already_decided', { state: 'approved', decided_by: null }), /^Decided\.$/],
    [refused('superseded'), /newer text/],
  ])('%#', (error, words) => {
    expect(fasterText(error)).toMatch(words);
  });

  it('is not reported for other errors', () => {
    expect(fasterText(refused('wrong_state'))).toBeUndefined();
    expect(fasterText(new Error('no'))).toBeUndefined();
  });
});

it.each([
  [0.4, 'less than a minute'],
  [1, '1 minute'],
  [59.9, '59 minutes'],
  [60, '1 hour'],
  [47 * 60, '47 hours'],
  [48 * 60, '2 days'],
])('%d minutes are %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

it.each([
  [{}, {}],
  [
    { kind: 'edit', risk: 'high', language: 'ru', hours: '24', company: ' Osh ', page: '2' },
    { kind: 'edit', risk: 'high', language: 'ru', hours: 24, company: 'Osh', page: 2 },
  ],
  [{ kind: 'x', risk: 'huge', language: 'de', hours: '5', company: ' ', page: '1' }, {}],
])('the address %j asks for %j', (raw, filter) => {
  expect(JSON.parse(JSON.stringify(queueFilter(raw)))).toEqual(filter);
});

it('names what each strike means', () => {
  expect([0, 1, 2, 3].map(strikeNote)).toEqual([
    'The first: the company gets a warning.',
    'The second: its vacancies are not shown for a week.',
    'The third: the company is closed.',
    'The third: the company is closed.',
  ]);
});

it('shows free texts first, then the pay, then the rest in the order of the form', () => {
  const known = [
    'title',
    'about',
    'tasks',
    'requirements',
    'advantages',
    'questions',
    'salary',
    'hide_salary',
    'sphere',
    'profession',
    'location',
    'address',
    'work_type',
    'work_hours',
    'experience',
    'education_level',
    'languages',
    'resume_required',
    'for_communication_link',
    'for_communication_phone',
    'abroad',
  ];
  const order = placeOptions().map(({ value }) => value);
  expect(order.filter((field) => known.includes(field))).toEqual(known);
  expect(order).not.toContain('hours_from');
});
