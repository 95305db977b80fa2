import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Field } from './field';
import { PinInput } from './pin-input';
import { Stateful } from './testing';

afterEach(cleanup);

function setup(error?: string) {
  const onComplete = vi.fn();
  render(
    <Stateful start="">
      {(value, change) => (
        <Field label="SMS kodi" error={error}>
          <PinInput value={value} onChange={change} onComplete={onComplete} />
        </Field>
      )}
    </Stateful>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'SMS kodi' });
  const boxes = () => [...document.querySelectorAll('.pin-box')].map((box) => box.textContent);
  return { onComplete, input, boxes, user: userEvent.setup() };
}

describe('PinInput', () => {
  it('is one field that the SMS can fill', () => {
    const { input, boxes } = setup();
    expect(input.autocomplete).toBe('one-time-code');
    expect(input.inputMode).toBe('numeric');
    expect(boxes()).toHaveLength(6);
  });

  it('fills the boxes and calls back once, with the sixth digit', async () => {
    const { user, input, boxes, onComplete } = setup();
    await user.type(input, '12345');
    expect(boxes()).toEqual(['1', '2', '3', '4', '5', '']);
    expect(onComplete).not.toHaveBeenCalled();
    await user.type(input, '67');
    expect(onComplete.mock.calls).toEqual([['123456']]);
    expect(input.value).toBe('123456');
  });

  it('takes a pasted message and keeps its digits', async () => {
    const { user, input, onComplete } = setup();
    await user.click(input);
    await user.paste(' 482 913 ');
    expect(onComplete.mock.calls).toEqual([['482913']]);
  });

  it('takes a digit back', async () => {
    const { user, input, boxes } = setup();
    await user.type(input, '12{Backspace}9');
    expect(boxes()).toEqual(['1', '9', '', '', '', '']);
  });

  it('shows which box is next and tells of an error', async () => {
    const { user, input } = setup('Kod notoʻgʻri');
    await user.type(input, '12');
    const active = [...document.querySelectorAll('.pin-box')].findIndex((box) =>
      box.hasAttribute('data-active'),
    );
    expect(active).toBe(2);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
});
