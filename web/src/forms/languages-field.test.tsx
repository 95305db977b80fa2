import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { LanguagesField, type SpokenLanguage } from './languages-field';

beforeEach(() => {
  startLocale('/en');
});
afterEach(() => {
  cleanup();
  startLocale('/');
});

const LANGUAGES = [
  { code: 'uz', name: 'Uzbek' },
  { code: 'ru', name: 'Russian' },
];

function Form({ onChange }: { onChange: (value: SpokenLanguage[]) => void }) {
  const [value, setValue] = useState<SpokenLanguage[]>([{ language: 'ru', level: '' }]);
  return (
    <LanguagesField
      languages={LANGUAGES}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
      texts={{
        label: 'Languages',
        language: 'Language',
        level: (name) => `${name}: level`,
        anyLevel: 'Not stated',
        add: 'Add a language',
      }}
    />
  );
}

it('offers each language once and stops when none is left', async () => {
  let last: SpokenLanguage[] = [];
  render(
    <Form
      onChange={(value) => {
        last = value;
      }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add a language' }));
  expect(last).toEqual([
    { language: 'ru', level: '' },
    { language: 'uz', level: '' },
  ]);
  expect(screen.queryByRole('button', { name: 'Add a language' })).toBeNull();
  const [first] = screen.getAllByRole('combobox', { name: 'Language' });
  expect(first?.textContent).toBe('Russian');

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Uzbek: level' }), 'c1');
  expect(last[1]).toEqual({ language: 'uz', level: 'c1' });
});

it('takes a row away', async () => {
  let last: SpokenLanguage[] | undefined;
  render(
    <Form
      onChange={(value) => {
        last = value;
      }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: /Russian/ }));
  expect(last).toEqual([]);
});
