import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RegisteredRouter,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSayingLater } from './say-later';

let arrive = () => {};
const isOnline = vi.fn(() => true);

async function start() {
  const root = createRootRoute();
  const page = (path: string, loader?: () => Promise<void>) =>
    createRoute({ path, getParentRoute: () => root, loader });
  const router = createRouter({
    routeTree: root.addChildren([
      page('/'),
      page('/here'),
      page('/there', () => new Promise<void>((resolve) => (arrive = resolve))),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  }) as unknown as RegisteredRouter;
  await router.load();
  startSayingLater(router);
  return (href: string) => router.navigate({ href });
}

const notes = () => document.querySelectorAll('.open-later').length;

beforeEach(() => {
  document.body.innerHTML = '<div id="network" data-later="Keyin ochiladi"></div><a>Bor</a>';
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(isOnline);
});
afterEach(() => {
  arrive();
  isOnline.mockReturnValue(true);
  vi.restoreAllMocks();
});

it('a page that waits for the network says so until it opens', async () => {
  const open = await start();
  isOnline.mockReturnValue(false);
  const opened = open('/there');
  await vi.waitFor(() => expect(notes()).toBe(1));
  arrive();
  await opened;
  expect(notes()).toBe(0);
});

it('another press takes the note away', async () => {
  const open = await start();
  isOnline.mockReturnValue(false);
  void open('/there');
  await vi.waitFor(() => expect(notes()).toBe(1));
  document.querySelector('a')?.click();
  expect(notes()).toBe(0);
});

it('nothing is said of a page that only takes its time, or is there at once', async () => {
  const open = await start();
  vi.useFakeTimers();
  void open('/there');
  await vi.advanceTimersByTimeAsync(1_000);
  isOnline.mockReturnValue(false);
  void open('/here');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(notes()).toBe(0);
  vi.useRealTimers();
});
