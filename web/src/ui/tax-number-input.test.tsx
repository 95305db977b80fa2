import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Field } from './field';
import { TaxNumberInput } from './tax-number-input';
import { Stateful } from './testing';

afterEach(cleanup);

function setup(start = '') {
  const onChange = vi.fn();
  render(
    <Stateful start={start} onChange={onChange}>
      {(value, change) => (
        <Field label="STIR">
          <TaxNumberInput value={value} onChange={change} />
        </Field>
      )}
    </Stateful>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'STIR' });
  return { input, onChange, user: userEvent.setup() };
}

it('groups while typing, drops letters and reports plain digits', async () => {
  const { input, onChange, user } = setup();
  await user.type(input, '3021a18540');
  expect(input.value).toBe('302 118 540');
  expect(onChange).toHaveBeenLastCalledWith('302118540');
});

it('takes no tenth digit', async () => {
  const { input, onChange, user } = setup('302118540');
  await user.type(input, '7');
  expect(input.value).toBe('302 118 540');
  expect(onChange.mock.calls.flat()).not.toContain('3021185407');
});

it('accepts a pasted number with other separators', async () => {
  const { input, onChange, user } = setup();
  await user.click(input);
  await user.paste('302-118-540');
  expect(input.value).toBe('302 118 540');
  expect(onChange).toHaveBeenLastCalledWith('302118540');
});
