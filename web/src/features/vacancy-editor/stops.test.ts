import { expect, it } from 'vitest';
import { stopsOf } from './stops';

const tip = (level: 'stop' | 'warning' | 'good', field: string | null, excerpt?: string) => ({
  code: 'x',
  level,
  field,
  excerpt: excerpt ?? null,
  text: 'Move it',
});

it('stops at the fields of the step only, and only for what will be refused', () => {
  const tips = [
    tip('stop', 'about', '+998 90'),
    tip('stop', 'requirements.1'),
    tip('stop', 'questions.0.text'),
    tip('warning', 'tasks.0'),
    tip('stop', null),
  ];
  expect(stopsOf(tips, ['about', 'requirements', 'tasks'])).toEqual({
    about: ['Move it (+998 90)'],
    'requirements.1': ['Move it'],
  });
  expect(stopsOf(tips, ['title'])).toEqual({});
});
