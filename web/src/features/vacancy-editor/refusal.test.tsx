import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { useFormState } from '@/forms/editor/use-form-state';
import { EMPTY } from '@/forms/vacancy/form';
import { startLocale } from '@/i18n/locale';
import type { Reason } from './contract';
import { RULES } from './draft';
import { EditorContext, fieldId } from './editor-context';
import { StepFields } from './fields/step-fields';
import { RefusalSummary } from './refusal-reasons';
import { SelfCheck } from './self-check';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});
afterEach(cleanup);

const REASON: Reason = {
  code: 'discrimination',
  title: 'Discriminating requirement',
  field: 'requirements.1',
  text: 'Ish hammaga ochiq',
  fix: 'Write which skills the work needs.',
};
const DICTIONARIES = { places: [], spheres: [], languages: [], suggestPositions: () => [] };

function Step() {
  const editor = useFormState(EMPTY, RULES);
  return (
    <EditorContext value={{ editor, dictionaries: DICTIONARIES, tips: [], reasons: [REASON] }}>
      <StepFields step="third" />
    </EditorContext>
  );
}

it('stands at the field that was refused', () => {
  render(<Step />);
  const notes = document.querySelectorAll('.field-noted');
  expect(notes).toHaveLength(1);
  expect(notes[0]?.textContent).toContain('Discriminating requirement');
  expect(notes[0]?.querySelector(`#${fieldId('requirements')}`)).not.toBeNull();
});

it('stands above the form and leads to the field', async () => {
  const onOpen = vi.fn();
  render(<RefusalSummary reasons={[REASON]} isDown={false} onOpen={onOpen} />);
  const summary = screen.getByRole('region', { name: 'Why it was refused' });
  expect(summary.textContent).toContain('Ish hammaga ochiq');
  await userEvent.click(screen.getByRole('button', { name: 'To the field: Requirements' }));
  expect(onOpen).toHaveBeenCalledWith('requirements.1');
});

it('names the field of a tip and leads there', async () => {
  const onOpen = vi.fn();
  const tip = {
    code: 'tasks_vague',
    field: 'tasks.0',
    level: 'advice',
    excerpt: null,
    text: 'Be specific',
  } as const;
  render(<SelfCheck tips={[tip]} onOpen={onOpen} />);
  const button = screen.getByRole('button', { name: /Tasks.*Be specific/, hidden: true });
  await userEvent.click(button);
  expect(onOpen).toHaveBeenCalledWith('tasks.0');
});
