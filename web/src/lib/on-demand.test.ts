import { beforeEach, expect, it, vi } from 'vitest';
import { fetchAhead, forgetFetching, patiently, startFetchingAhead } from './on-demand';

const LOST = new TypeError('Failed to fetch dynamically imported module');

beforeEach(forgetFetching);

it('waits for the network, and fetches the code when it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const load = vi.fn().mockRejectedValueOnce(LOST).mockResolvedValue('code');
  let came: unknown;
  const coming = patiently(load).then((code) => {
    came = code;
  });
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(came).toBeUndefined();
  online.mockReturnValue(true);
  // Its listener is added after the first failure.
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(came).toBe('code');
  });
  await coming;
});

it('code that our server no longer has is an error', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  await expect(patiently(() => Promise.reject(LOST))).rejects.toBe(LOST);
});

it('fetches ahead only when the page is alive, one after another, and past what fails', async () => {
  const order: string[] = [];
  const loaded = (name: string) => async () => {
    order.push(name);
    if (name === 'b') throw LOST;
  };
  fetchAhead(loaded('a'));
  fetchAhead(loaded('b'));
  expect(order).toEqual([]);
  startFetchingAhead();
  await vi.waitFor(() => expect(order).toEqual(['a', 'b']));
  fetchAhead(loaded('c'));
  await vi.waitFor(() => expect(order).toEqual(['a', 'b', 'c']));
});
