// Layout shifts: what moves on a page that nobody has touched.
import type { Page } from '@playwright/test';
import { expect, holdScripts, takeOver } from './test.ts';

/** Waits two frames, so that earlier changes have been laid out and painted. */
function painted(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Starts recording layout shifts; the returned function tells what has moved. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const shifts: string[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { sources: { node?: Node }[] })[]) {
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.nodeValue));
        shifts.push(moved.map((html) => html?.slice(0, 120)).join(' | '));
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    Object.assign(window, {
      tellShifts: () => {
        note(observer.takeRecords());
        return shifts;
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { tellShifts: () => string[] }).tellShifts());
}

/**
 * Opens a document whose scripts come late; `places` is what is looked at. Nothing may move when they come. A part may grow
 * downwards: whatever that moves in sight is a layout shift.
 */
export async function expectNothingMoves(page: Page, path: string, places: readonly string[]): Promise<void> {
  const boxes = () =>
    Promise.all(
      places.map(async (place) => {
        const all = page.locator(place);
        const box = (await all.count()) > 0 ? await all.first().boundingBox() : null;
        return `${place}: ${box ? `${box.x}, ${box.y}, ${box.width} wide` : 'none'}`;
      }),
    );
  const letScriptsCome = await holdScripts(page);
  // Not until it is loaded: a script that is held may keep that from happening.
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('.footer').waitFor({ state: 'attached' });
  // The web font first: where no fallback of the same width is installed, its arrival shifts the layout.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await painted(page);
  const before = await boxes();
  const tellShifts = await watchShifts(page);
  letScriptsCome();
  await takeOver(page);
  // The last part that loads by itself.
  await expect(page.locator('.toasts')).toBeAttached();
  await painted(page);
  expect(await boxes()).toEqual(before);
  expect(await tellShifts()).toEqual([]);
}
