import { cleanup, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { useFormState } from '@/forms/editor/use-form-state';
import type { StepName } from '@/forms/vacancy/fields';
import { EMPTY, fieldLabel, fieldOf, fieldsOf } from '@/forms/vacancy/form';
import { startLocale } from '@/i18n/locale';
import { RULES } from '../draft';
import { EditorContext } from '../editor-context';
import { StepFields } from './step-fields';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});
afterEach(cleanup);

const DICTIONARIES = { places: [], spheres: [], languages: [], suggestPositions: () => [] };

function Step({ step }: { step: StepName }) {
  const editor = useFormState(EMPTY, RULES);
  return (
    <EditorContext value={{ editor, dictionaries: DICTIONARIES, tips: [] }}>
      <StepFields step={step} />
    </EditorContext>
  );
}

/** The labels inside an element, from top to bottom. */
function labelsIn(part: Element | null): string[] {
  const labels =
    part?.querySelectorAll('label.field-label, legend, label.choice .choice-text') ?? [];
  // Without the star of a required field and the note of a checkbox.
  return [...labels].map((label) => label.firstChild?.textContent ?? '');
}

it.each<StepName>(['default', 'third', 'fourth'])(
  'step %s shows its plain fields in the order of the list',
  (step) => {
    const { container } = render(<Step step={step} />);
    const plain = fieldsOf(step).filter((name) => fieldOf(name).control === undefined);
    const wanted = plain.map(fieldLabel);
    expect(wanted.length).toBeGreaterThan(0);
    expect(labelsIn(container).filter((label) => wanted.includes(label))).toEqual(wanted);
  },
);

it('puts the fields of a pair into one row', () => {
  const { container } = render(<Step step="fourth" />);
  const row = container.querySelector('.form-pair');
  expect(labelsIn(row)).toEqual([fieldLabel('experience'), fieldLabel('education_level')]);
});

it('shows fields with a control of their own once, and none for those that another control edits', () => {
  const { container } = render(<Step step="fourth" />);
  const phones = labelsIn(container).filter(
    (label) => label === fieldLabel('for_communication_phone'),
  );
  expect(phones).toHaveLength(1);
});
