import { describe, expect, it } from 'vitest';
import {
  editLink,
  firstOpen,
  inOrder,
  isComplete,
  isSeenBy,
  presentEmployer,
  type Sight,
  stepNumber,
  toggledGroup,
  without,
  withVisibility,
} from './model';
import { actionsOf } from './use-resume-actions';
import type { OwnResume, ResumeSummary, Visibility } from './wire';

const OSH = { slug: 'osh', name: 'Osh markazi' };
const NON = { slug: 'non', name: 'Non' };
const sight = (visibility: Visibility, companies = [] as (typeof OSH)[]): Sight => ({
  visibility,
  companies,
  hidden: [],
});
const summary = (over: Partial<ResumeSummary>) => over as ResumeSummary;

describe('who sees a resume', () => {
  it.each([
    [sight('employers'), true],
    [sight('blacklist'), true],
    [sight('blacklist', [OSH]), false],
    [sight('blacklist', [NON]), true],
    [sight('whitelist', [OSH]), true],
    [sight('whitelist', [NON]), false],
    [sight('link'), false],
    [sight('nobody'), false],
  ])('%j is seen by a company: %s', (given, seen) => {
    expect(isSeenBy(given, 'osh')).toBe(seen);
  });

  it.each([
    ['all employers become all but one', sight('employers'), sight('blacklist', [OSH])],
    ['a blacklist gets one more', sight('blacklist', [NON]), sight('blacklist', [NON, OSH])],
    ['a whitelist gets one less', sight('whitelist', [NON, OSH]), sight('whitelist', [NON])],
    ['the last one of a whitelist leaves nobody', sight('whitelist', [OSH]), sight('nobody')],
    ['who does not see it stays out', sight('link'), sight('link')],
  ])('hiding it from a company: %s', (_, before, after) => {
    const hidden = without(before, OSH);
    expect(hidden).toEqual(after);
    expect(isSeenBy(hidden, 'osh')).toBe(false);
  });

  it('does not take the companies of one list into the other', () => {
    expect(withVisibility(sight('blacklist', [OSH]), 'whitelist')).toEqual(sight('whitelist'));
    expect(withVisibility(sight('blacklist', [OSH]), 'blacklist')).toEqual(
      sight('blacklist', [OSH]),
    );
  });

  it('saves a whitelist only with a company', () => {
    expect(isComplete(sight('whitelist'))).toBe(false);
    expect(isComplete(sight('whitelist', [OSH]))).toBe(true);
    expect(isComplete(sight('blacklist'))).toBe(true);
  });

  it('hides and shows one part', () => {
    const hidden = toggledGroup(sight('employers'), 'email');
    expect(hidden.hidden).toEqual(['email']);
    expect(toggledGroup(hidden, 'email').hidden).toEqual([]);
  });
});

it('knows where the person works now', () => {
  const resume = (employment: object[]) => ({ form: { employment } }) as OwnResume;
  expect(presentEmployer(resume([{ company: 'Non', present: false }]))).toBeUndefined();
  expect(presentEmployer(resume([{ company: ' ', present: true }]))).toBeUndefined();
  expect(
    presentEmployer(
      resume([
        { company: 'Non', present: false },
        { company: 'Osh', present: true },
      ]),
    ),
  ).toBe('Osh');
});

it('opens the editor at a step', () => {
  expect(editLink('1')).toEqual({ to: '/resume/edit/$id', params: { id: '1' } });
  expect(editLink('1', 'third')).toMatchObject({ params: { id: '1', step: 'third' } });
  expect([stepNumber('default'), stepNumber('eighth')]).toEqual([1, 8]);
});

it('opens the first published resume', () => {
  const draft = summary({ id: 'draft', status: 'draft' });
  const active = summary({ id: 'active', status: 'active' });
  expect(firstOpen([draft, active])).toBe('active');
  expect(firstOpen([draft])).toBe('draft');
  expect(firstOpen([])).toBeUndefined();
  expect(inOrder([draft, active]).map(({ id }) => id)).toEqual(['active', 'draft']);
});

it('offers what is possible now', () => {
  expect(actionsOf(summary({ status: 'draft' }), false)).toEqual(['publish', 'clone', 'delete']);
  const active = actionsOf(summary({ status: 'active', visibility: 'employers' }), true);
  expect(active).toContain('share');
  expect(active).toContain('revoke');
  const closed = actionsOf(summary({ status: 'active', visibility: 'nobody' }), false);
  for (const action of ['share', 'revoke', 'hide']) expect(closed).not.toContain(action);
});
