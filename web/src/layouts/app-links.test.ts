import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RegisteredRouter,
} from '@tanstack/react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { goTo } from '@/i18n/go';
import { startLocale } from '@/i18n/locale';
import { localeRewrite } from '@/i18n/rewrite';
import { startAppLinks } from './app-links';

const root = createRootRoute();
const page = (path: string) => createRoute({ path, getParentRoute: () => root });
const wizard = page('/jobs/create');
const router = createRouter({
  routeTree: root.addChildren([
    page('/profile'),
    page('/jobs/$slug/response'),
    page('/admin'),
    wizard.addChildren([createRoute({ path: '/second', getParentRoute: () => wizard })]),
  ]),
  history: createMemoryHistory({ initialEntries: ['/ru/profile'] }),
  origin: location.origin,
  rewrite: localeRewrite('ru'),
}) as unknown as RegisteredRouter;

const navigate = vi.fn(async (_to: { href?: string; replace?: boolean }) => undefined);

beforeAll(() => startAppLinks(router));
beforeEach(() => {
  startLocale('/ru/profile');
  navigate.mockClear();
  vi.spyOn(router, 'navigate').mockImplementation(navigate);
});
afterEach(() => {
  startLocale('/');
  document.body.innerHTML = '';
});

/** On the document only: the browser of the tests would follow the link. */
function press(href: string, attributes = '', init: MouseEventInit = {}) {
  document.body.innerHTML = `<a href="${href}" ${attributes}><span>x</span></a>`;
  const event = new MouseEvent('click', { cancelable: true, ...init });
  Object.defineProperty(event, 'target', { value: document.querySelector('span') });
  document.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(navigate.mock.calls.length > 0);
  return navigate.mock.calls.map(([to]) => to.href);
}

it.each([
  '/ru/profile?tab=1',
  '/ru/jobs/povar/response#top',
  '/ru/jobs/create',
  '/ru/jobs/create/second',
])('opens %s without loading it', (href) => {
  expect(press(href)).toEqual([href]);
});

it.each([
  ['/ru', 'the home page is a document'],
  ['/ru/jobs/povar', 'so is a vacancy'],
  ['/ru/jobs/create/third', 'there is no such page below a layout'],
  ['/en/profile', 'another language'],
  ['/profile', 'another language'],
  ['/admin', 'the console'],
])('lets the browser load %s: %s', (href) => {
  expect(press(href)).toEqual([]);
});

it('leaves special clicks and links to the browser', () => {
  expect(press('/ru/profile', '', { metaKey: true })).toEqual([]);
  expect(press('/ru/profile', '', { button: 1 })).toEqual([]);
  expect(press('/ru/profile', 'target="_blank"')).toEqual([]);
  expect(press('/ru/profile', 'download')).toEqual([]);
});

it('takes what code opens, too', () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  goTo('/profile', { replace: true });
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ href: '/ru/profile', replace: true });
  goTo('/jobs?q=1');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/ru/jobs?q=1');
});
