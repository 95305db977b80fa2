import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { m } from '@/paraglide/messages';
import { useAction } from './use-action';

let online: MockInstance<() => boolean>;
beforeEach(() => {
  online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(cleanup);

const lost = () => new ApiError({ code: 'network', status: 0 });

function Form({
  send,
  isRepeatable,
}: {
  send: (text: string) => Promise<unknown>;
  isRepeatable?: boolean;
}) {
  const [text, setText] = useState('');
  const { run, error } = useAction(() => send(text), { isRepeatable });
  return (
    <form>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => void run()}>
        send
      </button>
      <p role="alert">{error}</p>
    </form>
  );
}

async function open(send: (text: string) => Promise<unknown>, isRepeatable?: boolean) {
  const user = userEvent.setup();
  render(<Form send={send} isRepeatable={isRepeatable} />);
  await user.type(screen.getByRole('textbox'), 'salom');
  return { user, press: () => user.click(screen.getByRole('button')) };
}

const said = () => screen.getByRole('alert').textContent;

async function comeBack() {
  online.mockReturnValue(true);
  await act(async () => {
    dispatchEvent(new Event('online'));
  });
}

it('without network it says so and goes on by itself, once', async () => {
  const send = vi.fn(async (_: string) => {
    if (!navigator.onLine) throw lost();
  });
  const { press } = await open(send);
  online.mockReturnValue(false);
  await press();
  expect(said()).toBe(m.error_waiting());
  await comeBack();
  expect(send.mock.calls).toEqual([['salom'], ['salom']]);
  expect(said()).toBe('');
  await comeBack();
  expect(send).toHaveBeenCalledTimes(2);
});

it('what is written anew is not sent by itself', async () => {
  const send = vi.fn(async (_: string) => {
    throw lost();
  });
  const { user, press } = await open(send);
  online.mockReturnValue(false);
  await press();
  await user.type(screen.getByRole('textbox'), '!');
  expect(said()).toBe('');
  await comeBack();
  expect(send).toHaveBeenCalledTimes(1);
});

it('a request that may have arrived is repeated by itself only if that is harmless', async () => {
  for (const isRepeatable of [false, true]) {
    online.mockReturnValue(true);
    const send = vi.fn(async (_: string) => {
      if (send.mock.calls.length > 1) return;
      online.mockReturnValue(false);
      throw lost();
    });
    const { press } = await open(send, isRepeatable);
    await press();
    expect(said()).toBe(isRepeatable ? m.error_waiting() : m.error_network());
    await comeBack();
    expect(send).toHaveBeenCalledTimes(isRepeatable ? 2 : 1);
    cleanup();
  }
});

it('whoever has left waits for nothing', async () => {
  const send = vi.fn(async (_: string) => {
    throw lost();
  });
  const view = render(<Form send={send} />);
  online.mockReturnValue(false);
  await userEvent.click(screen.getByRole('button'));
  view.unmount();
  await comeBack();
  expect(send).toHaveBeenCalledTimes(1);
});
