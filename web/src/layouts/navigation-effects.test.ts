import { expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { Forbidden } from '@/session/guards';
import { describePage } from './navigation-effects';

const root = { routeId: '__root__', fullPath: '/', status: 'success' };
const layout = { routeId: '/_default', fullPath: '/', status: 'success' };

it('names the home page and ends its title with the product', () => {
  const home = {
    routeId: '/_default/',
    fullPath: '/',
    status: 'success',
    meta: [{ title: 'Oʻzbekistonda ish topish' }],
  };
  expect(describePage([root, layout, home], 'uz')).toEqual({
    name: 'index___uz',
    title: 'Oʻzbekistonda ish topish | Ishbor',
    frame: 'site',
  });
});

it('takes the innermost title', () => {
  const section = {
    routeId: '/help',
    fullPath: '/help',
    status: 'success',
    meta: [{ title: 'A' }],
  };
  const page = { ...section, fullPath: '/help/$page', meta: [undefined, { title: 'B' }] };
  expect(describePage([root, section, page], 'ru')).toEqual({
    name: 'help-page___ru',
    title: 'B | Ishbor',
    frame: 'bare',
  });
});

it('has one title for an unknown route and for a missing record', () => {
  startLocale('/en');
  const missing = { name: 'not-found___en', title: 'Page Not Found | Ishbor', frame: 'site' };
  expect(describePage([root], 'en')).toEqual(missing);
  const gone = { routeId: '/p', fullPath: '/help/$page', status: 'notFound' };
  expect(describePage([root, layout, gone], 'en')).toEqual(missing);
  startLocale('/');
});

it('has a title for the error page', () => {
  startLocale('/en');
  const broken = { routeId: '/p', fullPath: '/jobs', status: 'error', meta: [{ title: 'Jobs' }] };
  expect(describePage([root, layout, broken], 'en').title).toBe('Something went wrong | Ishbor');
  const closed = { ...broken, error: new Forbidden() };
  expect(describePage([root, layout, closed], 'en').title).toBe(
    'This page is not for you | Ishbor',
  );
  startLocale('/');
});

it.each([
  ['site', ['/_default', '/_default/profile']],
  ['auth', ['/_auth', '/_auth/auth/login']],
  ['board', ['/_kanban', '/_kanban/monitoring']],
  ['bare', ['/resume/create', '/resume/create/']],
  ['bare', ['/admin/_console', '/admin/_console/']],
])('shows the frame %s by the layout', (frame, routeIds) => {
  const matches = routeIds.map((routeId) => ({ routeId, fullPath: '/x', status: 'success' }));
  expect(describePage([root, ...matches], 'uz').frame).toBe(frame);
});

it('puts a broken page into the frame of the site, unless a layout is drawn around it', () => {
  const broken = { routeId: '/resume/create', fullPath: '/resume/create', status: 'error' };
  expect(describePage([root, broken], 'uz').frame).toBe('site');
  expect(describePage([root, { ...broken, status: 'success' }, broken], 'uz').frame).toBe('bare');
  expect(describePage([root, { ...layout, routeId: '/_auth' }, broken], 'uz').frame).toBe('auth');
  expect(describePage([root, { ...broken, routeId: '/admin/_console' }], 'uz').frame).toBe('bare');
});
