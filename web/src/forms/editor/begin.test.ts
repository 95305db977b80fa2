import { describe, expect, it } from 'vitest';
import type { StepName } from '../vacancy/fields';
import { EMPTY, FIELD_NAMES, type VacancyForm } from '../vacancy/form';
import { begin as beginWith } from './begin';
import type * as draftSync from './draft-sync';

type Copy = draftSync.Copy<VacancyForm, StepName>;
type Draft = draftSync.Base<VacancyForm, StepName>;

const withTitle = (title: string): VacancyForm => ({ ...EMPTY, title });
const draftOf = (version: number, form: VacancyForm, step: Draft['step'] = 'default'): Draft => ({
  id: 'd1',
  version,
  step,
  form,
});
/** The keys are a, b and so on. */
const begin = (stored: Draft | null | undefined, ...copies: Copy[]) =>
  beginWith<VacancyForm, StepName>({
    model: { names: FIELD_NAMES },
    stored,
    copies: copies.map((copy, at) => ({ ...copy, key: 'abc'.charAt(at) })),
    blank: EMPTY,
    firstStep: 'default',
  });

describe('opening the editor', () => {
  const synced = withTitle('Oshpaz');
  const ahead = { ...synced, about: 'Yangi oshxona' };
  const stored = draftOf(2, synced, 'third');

  it.each<[string, Draft | null | undefined, Copy | null, VacancyForm, Draft['step']]>([
    [
      'without a network',
      undefined,
      { base: draftOf(2, synced), form: ahead, step: 'second' },
      ahead,
      'second',
    ],
    ['with nothing anywhere', null, null, EMPTY, 'default'],
    ['with a draft of another device', stored, null, synced, 'third'],
    [
      'with a copy that was never sent',
      null,
      { base: null, form: ahead, step: 'second' },
      ahead,
      'second',
    ],
    [
      'with a copy that the server has',
      stored,
      { base: draftOf(2, synced), form: synced, step: 'default' },
      synced,
      'third',
    ],
    [
      'with a copy of a draft that is gone and had nothing new',
      null,
      { base: draftOf(2, synced), form: synced, step: 'default' },
      EMPTY,
      'default',
    ],
    [
      'with words that were not sent yet',
      stored,
      { base: draftOf(2, synced), form: ahead, step: 'second' },
      ahead,
      'second',
    ],
    [
      'with an older copy that joins a newer draft',
      draftOf(5, withTitle('Novvoy')),
      { base: draftOf(2, synced), form: ahead, step: 'second' },
      { ...withTitle('Novvoy'), about: 'Yangi oshxona' },
      'second',
    ],
  ])('%s', (_, draft, copy, form, step) => {
    expect(begin(draft, ...(copy ? [copy] : []))).toMatchObject({ form, step, clashes: [] });
  });

  it('asks about what this device and the server changed', () => {
    const copy: Copy = {
      base: draftOf(2, synced),
      form: withTitle('Bosh oshpaz'),
      step: 'default',
      at: 8,
    };
    const { clashes, times, agreed } = begin({ ...draftOf(5, withTitle('Novvoy')), at: 9 }, copy);
    expect(clashes).toEqual([{ field: 'title', mine: 'Bosh oshpaz', theirs: 'Novvoy' }]);
    expect(times).toEqual({ mine: 8, theirs: 9 });
    expect(agreed?.version, 'a reload asks again').toBe(2);
  });
});

describe('two tabs that wrote without a network', () => {
  const synced = withTitle('Oshpaz');
  const base = draftOf(2, synced);
  const copy = (patch: Partial<VacancyForm>, at: number, from: Draft | null = base): Copy => ({
    base: from,
    form: { ...(from?.form ?? EMPTY), ...patch },
    step: 'second',
    at,
  });

  it.each<[string, Draft | null | undefined]>([
    ['with the server', base],
    ['without it', undefined],
  ])('lose nothing, %s', (_, stored) => {
    const start = begin(stored, copy({ about: 'Yangi oshxona' }, 8), copy({ tasks: ['Osh'] }, 7));
    expect(start.form).toEqual({ ...synced, about: 'Yangi oshxona', tasks: ['Osh'] });
    expect(start).toMatchObject({ base, clashes: [], taken: ['a', 'b'] });
  });

  it('of a form that was never sent', () => {
    const start = begin(
      null,
      copy({ about: 'Oshxona' }, 8, null),
      copy({ tasks: ['Osh'] }, 7, null),
    );
    expect(start.form).toEqual({ ...EMPTY, about: 'Oshxona', tasks: ['Osh'] });
  });

  it('are asked about what both changed, and a third copy waits', () => {
    const start = begin(
      base,
      copy({ about: 'Oshxona' }, 8),
      copy({ about: 'Novvoyxona' }, 7),
      copy({ about: 'Kafe' }, 6),
    );
    expect(start.clashes).toEqual([{ field: 'about', mine: 'Oshxona', theirs: 'Novvoyxona' }]);
    expect(start.times).toEqual({ mine: 8, theirs: 7 });
    expect(start.taken).toEqual(['a', 'b']);
  });

  it('begin with the latest version that one of them has seen', () => {
    const later = draftOf(5, withTitle('Novvoy'));
    const start = begin(undefined, copy({ about: 'Oshxona' }, 8), copy({}, 7, later));
    expect(start).toMatchObject({ base: later, form: { title: 'Novvoy', about: 'Oshxona' } });
    expect(start.taken.toSorted()).toEqual(['a', 'b']);
  });
});
