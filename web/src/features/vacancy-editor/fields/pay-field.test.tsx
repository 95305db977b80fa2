import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { useFormState } from '@/forms/editor/use-form-state';
import { EMPTY } from '@/forms/vacancy/form';
import { startLocale } from '@/i18n/locale';
import { RULES } from '../draft';
import { EditorContext } from '../editor-context';
import { PayField } from './pay-field';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});
afterEach(cleanup);

const DICTIONARIES = { places: [], spheres: [], languages: [], suggestPositions: () => [] };

function Step() {
  const editor = useFormState(EMPTY, RULES);
  return (
    <EditorContext value={{ editor, dictionaries: DICTIONARIES, tips: [] }}>
      <PayField />
    </EditorContext>
  );
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const amounts = () =>
  [box(/^From/), box(/^Up to/)].map(({ value }) => value.replaceAll('\u00A0', ' '));
const chosen = () => screen.getAllByRole('radio', { checked: true })[0]?.getAttribute('value');
const SAID = 'The currency has changed. Write the amount again';

async function open() {
  const user = userEvent.setup();
  render(<Step />);
  await user.type(box(/^From/), '5mln');
  await user.type(box(/^Up to/), '8 млн');
  await user.tab();
  expect([...amounts(), chosen()]).toEqual(['5 000 000', '8 000 000', 'UZS']);
  return user;
}

it('clears both amounts when the currency is switched, and says so until they are written again', async () => {
  const user = await open();
  await user.click(screen.getByRole('radio', { name: '$' }));
  expect([...amounts(), chosen()]).toEqual(['', '', 'USD']);
  expect(screen.getByText(SAID)).toBeTruthy();
  await user.type(box(/^From/), '700');
  expect(screen.queryByText(SAID)).toBeNull();
});

it('keeps no amount of the former currency when another one is typed beside the first', async () => {
  const user = await open();
  await user.clear(box(/^From/));
  await user.type(box(/^From/), '$500');
  await user.tab();
  expect([...amounts(), chosen()]).toEqual(['500', '', 'USD']);
  expect(screen.getByText(SAID)).toBeTruthy();
  await user.type(box(/^Up to/), '900');
  expect(screen.queryByText(SAID)).toBeNull();
});
