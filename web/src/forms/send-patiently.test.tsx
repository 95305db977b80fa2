import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { m } from '@/paraglide/messages';
import { toastStore } from '@/ui/toast-store';
import { sendPatiently } from './send-patiently';
import { useCall } from './use-call';

let online: MockInstance<() => boolean>;
beforeEach(() => {
  online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(cleanup);

const lost = () => new ApiError({ code: 'network', status: 0 });
const later = () =>
  toastStore.snapshot().filter(({ text }) => text === m.vacancy_save_later()).length;

async function comeBack() {
  online.mockReturnValue(true);
  await act(async () => {
    dispatchEvent(new Event('online'));
  });
}

it('a change without network is sent when that is back, and once', async () => {
  online.mockReturnValue(false);
  const send = vi.fn(async () => {
    if (!navigator.onLine) throw lost();
    return 'kept';
  });
  const sent = sendPatiently(send);
  await vi.waitFor(() => expect(later()).toBe(1));
  await comeBack();
  expect(await sent).toBe('kept');
  expect(send).toHaveBeenCalledTimes(2);
});

it('what may have arrived, or was refused, is told', async () => {
  const refused = new ApiError({ code: 'not_found', status: 404 });
  for (const problem of [lost(), refused]) {
    const send = vi.fn(() => Promise.reject(problem));
    await expect(sendPatiently(send)).rejects.toBe(problem);
    expect(send).toHaveBeenCalledTimes(1);
  }
});

function Confirm({ call }: { call: () => Promise<unknown> }) {
  const { run, error } = useCall(call);
  return (
    <>
      <button type="button" onClick={() => void run()}>
        Boraman
      </button>
      <p role="alert">{error}</p>
    </>
  );
}

it('a button of an island says beside it that it waits, and goes on by itself, once', async () => {
  const call = vi.fn(async () => undefined);
  render(<Confirm call={call} />);
  online.mockReturnValue(false);
  const press = () => act(async () => screen.getByRole('button').click());
  await press();
  await press();
  expect(screen.getByRole('alert').textContent).toBe(m.error_waiting());
  expect(call).not.toHaveBeenCalled();
  await comeBack();
  await comeBack();
  expect(call).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert').textContent).toBe('');
});
