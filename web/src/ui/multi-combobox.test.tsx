import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ComboboxValue } from './combobox';
import { Field } from './field';
import { MultiCombobox } from './multi-combobox';
import { Stateful } from './testing';

afterEach(cleanup);

const SKILLS = [
  { value: 'rust', label: 'Rust' },
  { value: 'sql', label: 'SQL' },
];
const texts = {
  loading: 'Qidirilmoqda',
  empty: 'Topilmadi',
  failed: 'Yuklanmadi',
  found: (count: number) => `${count} ta variant`,
  remove: (label: string) => `${label}: olib tashlash`,
  added: (label: string) => `${label} qoʻshildi`,
  removed: (label: string) => `${label} olib tashlandi`,
};

function setup(props: { freeText?: boolean; max?: number; start?: ComboboxValue[] } = {}) {
  const onChange = vi.fn();
  render(
    <Stateful<ComboboxValue[]> start={props.start ?? []} onChange={onChange}>
      {(values, change) => (
        <Field label="Koʻnikmalar">
          <MultiCombobox
            label="Koʻnikmalar"
            values={values}
            onChange={change}
            loadOptions={(query) =>
              SKILLS.filter((skill) => skill.label.toLowerCase().includes(query.toLowerCase()))
            }
            freeText={props.freeText}
            max={props.max}
            texts={texts}
          />
        </Field>
      )}
    </Stateful>,
  );
  return {
    onChange,
    user: userEvent.setup(),
    input: screen.getByRole('combobox', { name: 'Koʻnikmalar' }),
  };
}
const chips = () =>
  screen
    .queryAllByRole('button', { name: /olib tashlash/ })
    .map((chip) => chip.previousElementSibling?.textContent);

describe('MultiCombobox', () => {
  it('adds an option by Enter, says so, and does not offer it again', async () => {
    const { user, input, onChange } = setup();
    await user.type(input, 'ru');
    await screen.findByRole('option', { name: 'Rust' });
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith([{ value: 'rust', label: 'Rust' }]);
    expect(screen.getByText('Rust qoʻshildi')).toBeTruthy();
    expect((input as HTMLInputElement).value).toBe('');
    await user.click(input);
    await screen.findByRole('option', { name: 'SQL' });
    expect(screen.queryByRole('option', { name: 'Rust' })).toBeNull();
  });

  it('arrows choose among what is left', async () => {
    const { user, input, onChange } = setup({ freeText: true });
    await user.click(input);
    await screen.findByRole('option', { name: 'SQL' });
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith([{ value: 'sql', label: 'SQL' }]);
  });

  it('adds free text on Enter, comma and blur; the same text once', async () => {
    const { user, input } = setup({ freeText: true });
    await user.type(input, 'Tikuv{Enter}Bichish,Dazmol');
    await user.tab();
    expect(chips()).toEqual(['Tikuv', 'Bichish', 'Dazmol']);
    await user.type(input, 'tikuv{Enter}');
    expect(chips()).toEqual(['Tikuv', 'Bichish', 'Dazmol']);
  });

  it('rejects free text where only options are allowed', async () => {
    const { user, input, onChange } = setup();
    await user.type(input, 'Tikuv{Enter}');
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect((input as HTMLInputElement).value).toBe('');
  });

  it('Backspace in an empty field and the remove button both remove a value', async () => {
    const { user, input } = setup({
      freeText: true,
      start: [
        { value: 'rust', label: 'Rust' },
        { value: 'sql', label: 'SQL' },
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Rust: olib tashlash' }));
    expect(chips()).toEqual(['SQL']);
    await user.type(input, 'x{Backspace}');
    expect(chips()).toEqual(['SQL']);
    await user.keyboard('{Backspace}');
    expect(chips()).toEqual([]);
  });

  it('stops at its limit', async () => {
    const { user, input } = setup({ freeText: true, max: 1 });
    await user.type(input, 'Bir{Enter}Ikki{Enter}');
    expect(chips()).toEqual(['Bir']);
  });
});
