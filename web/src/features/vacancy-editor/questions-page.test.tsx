import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { EMPTY, toWire } from '@/forms/vacancy/form';
import { startLocale } from '@/i18n/locale';
import { QuestionsPage } from './edit-page';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});
beforeEach(() => {
  const tip = (field: string, level: string, text: string) => ({
    code: 'x',
    level,
    field,
    excerpt: null,
    text,
  });
  const tips = [
    tip('questions.0.text', 'warning', 'Do not ask about the family'),
    tip('tasks.0', 'advice', 'Be more specific'),
  ];
  vi.stubGlobal('fetch', async () => Response.json({ status: true, data: { tips } }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('warns of a question that must not be asked, and gives no advice about other fields', async () => {
  const question = {
    text: 'Do you have children?',
    kind: 'yes_no',
    must_answer: true,
    options: [],
  };
  const form = { ...toWire(EMPTY), questions: [question], required_question: true };
  render(
    <QuestionsPage
      slug="cook-a1"
      owner="me"
      title="Cook"
      revision={{ number: 1, form }}
      reasons={[]}
      isDown={false}
      isPublic
      dictionaries={{ places: [], spheres: [], languages: [], suggestPositions: () => [] }}
      reload={() => Promise.reject(new Error('nobody else saves'))}
      onSaved={() => undefined}
    />,
  );
  const told = await screen.findByText('Do not ask about the family', {}, { timeout: 30_000 });
  expect(told.closest('.self-check')?.querySelector('.tip-field')?.textContent).toBe(
    'Questions for candidates',
  );
  expect(screen.queryByText('Be more specific')).toBeNull();
});
