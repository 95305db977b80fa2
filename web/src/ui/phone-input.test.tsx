import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Field } from './field';
import { PhoneInput } from './phone-input';
import { Stateful } from './testing';

afterEach(cleanup);

function setup(start = '') {
  const onChange = vi.fn();
  render(
    <Stateful start={start} onChange={onChange}>
      {(value, change) => (
        <>
          <Field label="Telefon">
            <PhoneInput value={value} onChange={change} />
          </Field>
          <button type="button" onClick={() => change('')}>
            Tozalash
          </button>
        </>
      )}
    </Stateful>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Telefon' });
  return { onChange, input, user: userEvent.setup() };
}

describe('PhoneInput', () => {
  it('starts with the prefix and an empty value', () => {
    const { input } = setup();
    expect(input.value).toBe('+998 ');
    expect(input.type).toBe('tel');
    expect(input.autocomplete).toBe('tel');
  });

  it('groups while typing and reports plain digits', async () => {
    const { user, input, onChange } = setup();
    await user.type(input, '901234567');
    expect(input.value).toBe('+998 90 123 45 67');
    expect(onChange).toHaveBeenLastCalledWith('+998901234567');
  });

  it('takes no letters, and shows a surplus digit instead of inventing a number', async () => {
    const { user, input, onChange } = setup();
    await user.type(input, '90a12b345678');
    expect(input.value).toBe('+998 90 123 45 678');
    expect(onChange).toHaveBeenLastCalledWith('+9989012345678');
  });

  it.each([
    ['998901234567'],
    ['00998901234567'],
    ['8901234567'],
    ['+998901234567'],
    ['90 123-45-67'],
  ])('takes a typed %s', async (typed) => {
    const { user, input, onChange } = setup();
    await user.type(input, typed);
    expect(input.value).toBe('+998 90 123 45 67');
    expect(onChange).toHaveBeenLastCalledWith('+998901234567');
  });

  it.each([
    ['+79123456789', '+79123456789'],
    ['+905321234567', '+905321234567'],
  ])('takes a typed %s of another country', async (typed, value) => {
    const { user, input, onChange } = setup();
    await user.type(input, typed);
    expect(input.value).toBe(value);
    expect(onChange).toHaveBeenLastCalledWith(value);
  });

  it('takes a pasted number of another country, and returns to +998 when it is erased', async () => {
    const { user, input, onChange } = setup('+998901');
    await user.click(input);
    await user.paste('+7 (912) 345-67-89');
    expect(input.value).toBe('+7 912 345 67 89');
    expect(onChange).toHaveBeenLastCalledWith('+79123456789');
    await user.clear(input);
    expect(input.value).toBe('+998 ');
    expect(onChange).toHaveBeenLastCalledWith('');
  });

  it.each([
    ['+998 90 123-45-67'],
    ['998901234567'],
    ['8 90 123 45 67'],
    ['(90) 123-45-67'],
    ['00998 90 123 45 67'],
  ])('takes a pasted %s', async (pasted) => {
    const { user, input, onChange } = setup();
    await user.click(input);
    await user.paste(pasted);
    expect(input.value).toBe('+998 90 123 45 67');
    expect(onChange).toHaveBeenLastCalledWith('+998901234567');
  });

  it('a pasted number replaces what stood there', async () => {
    const { user, input } = setup('+99890');
    expect(input.value).toBe('+998 90');
    await user.click(input);
    await user.paste('+998 33 456 78 90');
    expect(input.value).toBe('+998 33 456 78 90');
  });

  it('does not let the prefix be erased', async () => {
    const { user, input, onChange } = setup('+99890');
    await user.click(input);
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(input.value).toBe('+998 ');
    expect(onChange).toHaveBeenLastCalledWith('');
  });

  it('follows its value from outside', async () => {
    const { user, input } = setup('+998901234567');
    expect(input.value).toBe('+998 90 123 45 67');
    await user.click(screen.getByRole('button', { name: 'Tozalash' }));
    expect(input.value).toBe('+998 ');
  });
});
