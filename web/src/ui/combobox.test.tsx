import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Combobox, type ComboboxValue } from './combobox';
import { Field } from './field';
import { Stateful } from './testing';
import type { ComboboxOption, LoadOptions } from './use-suggestions';

afterEach(cleanup);

const PLACES: ComboboxOption[] = [
  { value: 'tashkent', label: 'Toshkent' },
  { value: 'tashkent-region', label: 'Toshkent viloyati' },
  { value: 'samarkand', label: 'Samarqand' },
];
const find: LoadOptions = async (query) =>
  PLACES.filter((place) => place.label.toLowerCase().includes(query.toLowerCase()));
const texts = {
  loading: 'Qidirilmoqda',
  empty: 'Topilmadi',
  failed: 'Yuklanmadi',
  clear: 'Tozalash',
  found: (count: number) => `${count} ta variant`,
};

function setup({ freeText = false, loadOptions = find, minChars = 0 } = {}) {
  const onChange = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stateful<ComboboxValue | null> start={null} onChange={onChange}>
        {(value, change) => (
          <Field label="Hudud">
            <Combobox
              label="Hududlar"
              value={value}
              onChange={change}
              loadOptions={loadOptions}
              freeText={freeText}
              minChars={minChars}
              texts={texts}
            />
          </Field>
        )}
      </Stateful>
      <button type="submit">Saqlash</button>
    </form>,
  );
  return {
    onChange,
    onSubmit,
    user: userEvent.setup(),
    input: screen.getByRole('combobox', { name: 'Hudud' }),
  };
}
const optionNames = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('Combobox', () => {
  it('suggests, moves by arrows with a spoken active option, picks by Enter', async () => {
    const { user, input, onChange, onSubmit } = setup();
    await user.type(input, 'tosh');
    await screen.findByRole('option', { name: 'Toshkent' });
    expect(optionNames()).toEqual(['Toshkent', 'Toshkent viloyati']);
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('2 ta variant');

    await user.keyboard('{ArrowDown}');
    const second = screen.getByRole('option', { name: 'Toshkent viloyati' });
    expect(input.getAttribute('aria-activedescendant')).toBe(second.id);
    expect(second.getAttribute('aria-selected')).toBe('true');

    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({
      value: 'tashkent-region',
      label: 'Toshkent viloyati',
    });
    expect((input as HTMLInputElement).value).toBe('Toshkent viloyati');
    expect(input.getAttribute('aria-expanded')).toBe('false');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('wraps around at both ends', async () => {
    const { user, input } = setup();
    await user.click(input);
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { name: 'Samarqand' }).getAttribute('aria-selected')).toBe(
      'true',
    );
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: 'Toshkent' }).getAttribute('aria-selected')).toBe(
      'true',
    );
  });

  it('picks by a press without losing the focus', async () => {
    const { user, input, onChange } = setup();
    await user.type(input, 'sam');
    await user.click(await screen.findByRole('option', { name: 'Samarqand' }));
    expect(onChange).toHaveBeenLastCalledWith({ value: 'samarkand', label: 'Samarqand' });
    expect(document.activeElement).toBe(input);
  });

  it('restores the old value when the text is not an option', async () => {
    const { user, input, onChange } = setup();
    await user.type(input, 'sam');
    await screen.findByRole('option', { name: 'Samarqand' });
    await user.keyboard('{Enter}');
    await user.clear(input);
    await user.type(input, 'Atlantida');
    await screen.findByText('Topilmadi', { selector: 'p' });
    await user.tab();
    expect((input as HTMLInputElement).value).toBe('Samarqand');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('accepts text that matches an option exactly', async () => {
    const { user, input, onChange } = setup();
    await user.type(input, 'toshkent');
    await screen.findByRole('option', { name: 'Toshkent' });
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith({ value: 'tashkent', label: 'Toshkent' });
  });

  it('keeps free text where it is allowed, and Enter then submits the form', async () => {
    const { user, input, onChange, onSubmit } = setup({ freeText: true });
    await user.type(input, 'Chilangar');
    expect(onChange).toHaveBeenLastCalledWith({ value: null, label: 'Chilangar' });
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await user.tab();
    expect((input as HTMLInputElement).value).toBe('Chilangar');
  });

  it('Escape closes the list first and clears the field second', async () => {
    const { user, input, onChange } = setup({ freeText: true });
    await user.type(input, 'tosh');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect(input.getAttribute('aria-expanded')).toBe('false');
    expect((input as HTMLInputElement).value).toBe('tosh');
    await user.keyboard('{Escape}');
    expect((input as HTMLInputElement).value).toBe('');
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('shows an error when the options failed to load', async () => {
    const { user, input } = setup({ loadOptions: () => Promise.reject(new Error('offline')) });
    await user.type(input, 'a');
    await screen.findByText('Yuklanmadi', { selector: 'p' });
    expect(screen.getByRole('status').textContent).toBe('Yuklanmadi');
  });

  it('debounces requests and ignores a late response', async () => {
    const answers: ((options: ComboboxOption[]) => void)[] = [];
    const signals: AbortSignal[] = [];
    const loadOptions: LoadOptions = (_, signal) => {
      signals.push(signal);
      return new Promise((resolve) => answers.push(resolve));
    };
    const { user, input } = setup({ loadOptions, minChars: 1 });
    await user.click(input);
    expect(input.getAttribute('aria-expanded')).toBe('false');
    await user.type(input, 'to');
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    await user.type(input, 'sh');
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    expect(signals[0]?.aborted).toBe(true);
    await act(async () => answers[1]?.([{ value: 'new', label: 'Yangi' }]));
    await act(async () => answers[0]?.([{ value: 'old', label: 'Eski' }]));
    expect(optionNames()).toEqual(['Yangi']);
  });
});
