// What stands in place of a page that did not load.
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { markChunkErrors } from '@/lib/reload-guard';
import { m } from '@/paraglide/messages';
import { ErrorPage } from './error-page';

let online: MockInstance<() => boolean>;
let reload: MockInstance<() => void>;

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
});
afterEach(cleanup);

function lostChunk(): Error {
  const target = new EventTarget();
  markChunkErrors(target);
  const failure = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  target.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }));
  return failure;
}

/** An app whose only page is loaded by this. */
function open(load: () => Promise<{ default: () => string }>) {
  const root = createRootRoute({ component: Outlet });
  const page = createRoute({
    path: '/',
    getParentRoute: () => root,
    component: lazyRouteComponent(load),
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultErrorComponent: ErrorPage,
  });
  render(<RouterProvider router={router as never} />);
}

it('without network the page says so, and opens by itself when the network is back', async () => {
  online.mockReturnValue(false);
  const load = vi.fn(async () => {
    if (!navigator.onLine) throw lostChunk();
    return { default: () => 'Opened' };
  });
  open(load);
  expect(await screen.findByText(m.error_offline_title())).toBeTruthy();
  expect(screen.queryByText('500')).toBeNull();
  online.mockReturnValue(true);
  await waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(screen.queryByText('Opened')).toBeTruthy();
  });
  expect(reload).not.toHaveBeenCalled();
});

it('a chunk of an older release is fetched by one reload, and then it is an error', async () => {
  const load = async () => {
    throw lostChunk();
  };
  open(load);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  cleanup();
  open(load);
  expect(await screen.findByText(m.error_title())).toBeTruthy();
  expect(reload).toHaveBeenCalledTimes(1);
});
