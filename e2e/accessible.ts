// Accessibility checks for states without a URL of their own: steps, dialogs and errors that journeys pass through.
// Pages with a URL are checked by `tests/walk.spec.ts`.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Finishes all animations and transitions: the contrast of a colour in mid-transition is meaningless. */
async function rest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    for (const one of moving) one.finish();
    return moving.length === 0;
  });
}

/**
 * Checks that axe finds no violation in the current theme and width and that nothing overflows the screen. Takes half a
 * second.
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await rest(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
  expect.soft(found, where).toEqual([]);
  const [needed, there] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect.soft(needed, `width of ${where}`).toBeLessThanOrEqual(there ?? 0);
}
