import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Stateful } from './testing';
import { TimeInput } from './time-input';

afterEach(cleanup);

function open(start = '') {
  render(
    <Stateful<string> start={start}>
      {(value, change) => (
        <>
          <TimeInput aria-label="Time" value={value} onChange={change} />
          <output>{value}</output>
          <button type="button" onClick={() => change('')}>
            Clear
          </button>
        </>
      )}
    </Stateful>,
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Time' });
const value = () => screen.getByRole('status').textContent;

it('takes four digits, and shows the whole time after any other way to write it', async () => {
  open();
  const user = userEvent.setup();
  await user.type(field(), '1430');
  expect([field().value, value()]).toEqual(['14:30', '14:30']);
  await user.clear(field());
  expect(value()).toBe('');
  await user.type(field(), '9');
  expect([field().value, value()]).toEqual(['9', '09:00']);
  await user.tab();
  expect(field().value).toBe('09:00');
});

it('keeps what is no time, and has no value then', async () => {
  open('22:00');
  const user = userEvent.setup();
  await user.clear(field());
  await user.type(field(), '25:00');
  await user.tab();
  expect([field().value, value()]).toEqual(['25:00', '']);
});

it('follows a value from outside', async () => {
  open('22:00');
  expect(field().value).toBe('22:00');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Clear' }));
  expect([field().value, value()]).toEqual(['', '']);
});
