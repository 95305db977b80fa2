import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Currency } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { AmountField } from './amount-field';

afterEach(cleanup);

const onChange = vi.fn();

function Form() {
  const [value, setValue] = useState('');
  return (
    <>
      <AmountField
        id="pay"
        label="Pay"
        currency="UZS"
        value={value}
        onChange={(...typed: [digits: string, currency?: Currency]) => {
          setValue(typed[0]);
          onChange(...typed);
        }}
      />
      <button type="button" onClick={() => setValue('')}>
        Clear
      </button>
    </>
  );
}

function setup() {
  render(<Form />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pay' });
  return { input, user: userEvent.setup() };
}

const spaced = (input: HTMLInputElement) => input.value.replaceAll('\u00A0', ' ');

it.each([
  ['5000000', '5 000 000', '5000000'],
  ['5mln', '5 000 000', '5000000'],
  ['5 млн', '5 000 000', '5000000'],
  ['500 ming', '500 000', '500000'],
  ['5 000 000,50', '5 000 001', '5000001'],
])('takes %s, and writes it out when the field is left', async (typed, shown, digits) => {
  const { input, user } = setup();
  await user.type(input, typed);
  await user.tab();
  expect(spaced(input)).toBe(shown);
  expect(onChange).toHaveBeenLastCalledWith(digits);
  expect(input.getAttribute('aria-invalid')).toBeNull();
});

it('tells the currency that was typed beside the number', async () => {
  const { input, user } = setup();
  await user.type(input, '$500');
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith('500', 'USD');
});

it.each([
  ['5', m.error_amount_small],
  ['kelishamiz', m.error_amount_unreadable],
])('refuses %s when the field is left, not while it is typed', async (typed, message) => {
  const { input, user } = setup();
  await user.type(input, typed);
  const text = message().replaceAll('\u00A0', ' ');
  expect(screen.queryByText(text)).toBeNull();
  await user.tab();
  expect(screen.getByText(text)).toBeTruthy();
  expect(input.value).toBe(typed);
});

it('says at once that there are too many digits', async () => {
  const { input, user } = setup();
  await user.type(input, '1234567890123');
  expect(screen.getByText(m.error_amount_large())).toBeTruthy();
});

it('follows the form when it clears the amount', async () => {
  const { input, user } = setup();
  await user.type(input, '5mln');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(input.value).toBe('');
});
