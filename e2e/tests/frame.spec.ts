// What surrounds every page: theme, keyboard, bottom navigation, network, scroll.
import { WIDTHS } from '../pages.ts';
import { expect, takeOver, test } from '../test.ts';
import { text } from '../texts.ts';

test('the chosen theme outlives the page', async ({ page }) => {
  await page.goto('/');
  await takeOver(page);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: text('uz', 'shell_theme_toggle') }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  // The next page is dark before any of our code has come.
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/help', { waitUntil: 'commit' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
});
test.use({ expectedComplaints: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

test('the keyboard skips to the content and always shows where it is', async ({ page }) => {
  await page.goto('/help');
  await takeOver(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: text('uz', 'shell_skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement ?? document.body);
      return `${style.outlineStyle} ${Number.parseFloat(style.outlineWidth) >= 2}`;
    });
    expect(ring, `step ${step}`).toBe('solid true');
  }
});

test('a page opened by a link is read from its heading', async ({ page }) => {
  await page.goto('/');
  await takeOver(page);
  await page.getByRole('link', { name: text('uz', 'shell_nav_faq'), exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/ \| Ishbor$/);
});

test('a dialog closes with Escape and gives the focus back', async ({ page }) => {
  await page.goto('/__ui');
  await takeOver(page);
  const opener = page.getByRole('button', { name: text('uz', 'ui_demo_open_dialog') });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ ...WIDTHS.phone });

  test('the bottom navigation leads and shows where one is', async ({ page }) => {
    await page.goto('/');
    await takeOver(page);
    const bar = page.getByRole('navigation', { name: text('uz', 'shell_nav_bottom') });
    await expect(bar).toBeInViewport();
    const jobs = bar.getByRole('link', { name: text('uz', 'shell_nav_jobs') });
    const box = await jobs.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await jobs.click();
    await expect(page).toHaveURL(/\/jobs$/);
    await expect(jobs).toHaveAttribute('aria-current', 'page');
  });
});

test('on a desktop there is no bottom navigation', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: text('uz', 'shell_nav_bottom') })).toBeHidden();
});

test('without a network a bar says so, and goes', async ({ page, context }) => {
  await page.goto('/help');
  await takeOver(page);
  const bar = page.getByText(text('uz', 'shell_offline'));
  await expect(bar).toBeHidden();
  await context.setOffline(true);
  await expect(bar).toBeVisible();
  await context.setOffline(false);
  await expect(bar).toBeHidden();
});

test('a link goes to the top, Back returns to the place', async ({ page }) => {
  await page.goto('/help/faq');
  await takeOver(page);
  const link = page.locator('.prose a').last();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(400);
  await link.click();
  await expect(page).toHaveURL(/\/help\/contacts$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/help\/faq$/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(place));
});

test('links inside a text do not reload the page', async ({ page }) => {
  await page.goto('/ru/help');
  await takeOver(page);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.locator('.prose a[href="/ru/help/faq"]').click();
  await expect(page).toHaveURL(/\/ru\/help\/faq$/);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});
