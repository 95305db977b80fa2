import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Field, FieldSet } from './field';
import { Input } from './input';
import { RadioGroup } from './radio-group';
import { Select } from './select';
import { Textarea } from './textarea';

afterEach(cleanup);

function descriptionOf(element: HTMLElement): string[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `no element ${id}`);
}

describe('Field', () => {
  it('names the control and ties hint and error to it', () => {
    render(
      <Field label="Ism" hint="Pasportdagidek" error="Toʻldiring" required>
        <Input />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: /Ism/ });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
    expect(descriptionOf(input)).toEqual(['Toʻldiring', 'Pasportdagidek']);
  });

  it('says nothing of errors when there is none', () => {
    render(
      <Field label="Ism">
        <Input />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Ism' });
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  it('reads the counter in words and marks it when over', () => {
    render(
      <Field label="Matn" counter={{ value: 210, max: 200, label: '200 belgidan 210 tasi' }}>
        <Textarea />
      </Field>,
    );
    const box = screen.getByRole('textbox', { name: 'Matn' });
    expect(descriptionOf(box)[0]).toContain('200 belgidan 210 tasi');
    expect(document.querySelector('.field-counter')?.classList.contains('is-over')).toBe(true);
  });

  it('works for a select and for an input with a unit', () => {
    render(
      <>
        <Field label="Hudud" error="Tanlang">
          <Select options={[{ value: 'tashkent', label: 'Toshkent' }]} />
        </Field>
        <Field label="Maosh">
          <Input unit="soʻm" />
        </Field>
      </>,
    );
    expect(descriptionOf(screen.getByRole('combobox', { name: 'Hudud' }))).toEqual(['Tanlang']);
    expect(screen.getByRole('textbox', { name: 'Maosh' })).toBeTruthy();
  });
});

describe('groups', () => {
  it('a plain group describes itself and marks its controls', () => {
    render(
      <FieldSet label="Davr" error="Sanani tanlang" required>
        <Select aria-label="Oy" options={[]} />
      </FieldSet>,
    );
    expect(descriptionOf(screen.getByRole('group', { name: /Davr/ }))).toEqual(['Sanani tanlang']);
    expect(screen.getByRole('combobox', { name: 'Oy' }).getAttribute('aria-invalid')).toBe('true');
  });

  it('a radio group carries the state itself', () => {
    render(
      <RadioGroup
        label="Jins"
        error="Tanlang"
        required
        value={null}
        onChange={() => undefined}
        options={[{ value: 'male', label: 'Erkak' }]}
      />,
    );
    const group = screen.getByRole('radiogroup', { name: /Jins/ });
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(group.getAttribute('aria-required')).toBe('true');
    expect(screen.getByRole('radio', { name: 'Erkak' }).hasAttribute('aria-invalid')).toBe(false);
  });
});
