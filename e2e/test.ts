// The `test` of every journey: it fails on console errors, and it has a client address of its own.
import { test as base, expect } from '@playwright/test';
import { type Locale, WIDTHS } from './pages.ts';

interface Fixtures {
  /** Console messages that this test causes on purpose. */
  expectedComplaints: RegExp | undefined;
  complaints: string[];
}

/** Chromium warns about a preloaded file that was not used within three seconds; a busy machine takes longer. */
const SLOW_MACHINE = /was preloaded using link preload but not used within a few seconds/;

/** A check that narrows the window may come while a page fades in; the browser then shows the page without fading. */
const NARROWED = /Transition was aborted because of invalid state\. Viewport size changed/;

/** The browser says so when a page is left, or loses the network, while the live channel is being opened. */
const LEFT = /^WebSocket connection to '[^']*\/api\/v1\/live\?[^']*' failed: WebSocket is closed before the connection is established/;

/** A client address that is almost certainly unique in this run, so that no test uses up the rate limits of another. */
export function ownAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return `10.${part()}.${part()}.${part()}`;
}

export const test = base.extend<Fixtures>({
  expectedComplaints: [undefined, { option: true }],

  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ 'X-Forwarded-For': ownAddress(), ...extraHTTPHeaders });
  },

  complaints: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      const note = (text: string) => {
        const known = [SLOW_MACHINE, NARROWED, LEFT, expectedComplaints];
        if (!known.some((one) => one?.test(text))) complaints.push(text);
      };
      // A violation of the Content Security Policy is a console error too.
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          note(`${message.text()} ${message.location().url}`);
        }
      });
      page.on('pageerror', (error) => note(String(error)));
      await use(complaints);
      expect(complaints, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Journeys in one language at one width. Each journey runs once; the languages and widths rotate over the suite, and
 * `tests/rotation.spec.ts` checks that every combination occurs.
 */
export function inTurn(locale: Locale, width: keyof typeof WIDTHS, journeys: (locale: Locale) => void): void {
  test.describe(`${locale}, ${width}`, () => {
    test.use(WIDTHS[width]);
    journeys(locale);
  });
}

/** Waits until everything on the page is alive: the app, or the islands of a document and its list of vacancies. */
export async function takeOver(page: import('@playwright/test').Page): Promise<void> {
  await page.waitForFunction(() => {
    if (performance.getEntriesByName('alive').length === 0) return false;
    // The list follows the islands; it makes a button of the link to its filters.
    const filters = document.querySelector('[data-results] .filter-button');
    return !filters || filters.getAttribute('role') === 'button';
  });
}

/** Simulates a slow network: the scripts of documents and of the app are held until released. Call it before navigating. */
export async function holdScripts(page: import('@playwright/test').Page): Promise<() => void> {
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/assets\/(document|app)-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return come;
}
