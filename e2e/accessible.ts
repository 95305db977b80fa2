// Accessibility of what has no address of its own: steps, dialogs and errors that journeys pass through anyway. Pages
// with an address are looked at by `tests/walk.spec.ts`.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Ends everything that moves: a colour in the middle of its change has a contrast that nobody sees. */
async function rest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    for (const one of moving) one.finish();
    return moving.length === 0;
  });
}

/** axe finds nothing in the present theme and width, and nothing is wider than the screen. It takes half a second. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await rest(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
  expect.soft(found, where).toEqual([]);
  const [needed, there] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect.soft(needed, `width of ${where}`).toBeLessThanOrEqual(there ?? 0);
}
