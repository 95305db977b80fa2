// The frame of every page: theme, keyboard, bottom navigation, network, scrolling.
import { loseNetwork } from '../form.ts';
import { inLocale } from '../pages.ts';
import { expect, inTurn, takeOver, test } from '../test.ts';
import { text } from '../texts.ts';

test.use({ expectedComplaints: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

inTurn('uz', 'desktop', (locale) => {
  test('the chosen theme outlives the page', async ({ page }) => {
    await page.goto('/');
    await takeOver(page);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: text(locale, 'shell_theme_toggle') }).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    // The next page is dark before any of our scripts has loaded.
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('/help', { waitUntil: 'commit' });
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });

  test('a dialog closes with Escape and gives the focus back', async ({ page }) => {
    await page.goto('/__ui');
    await takeOver(page);
    const opener = page.getByRole('button', { name: text(locale, 'ui_demo_open_dialog') });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toBeVisible();
    await expect(page.locator('dialog[open] :focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

inTurn('en', 'desktop', (locale) => {
  test('the keyboard skips to the content and always shows where it is', async ({ page }) => {
    await page.goto(inLocale(locale, '/help'));
    await takeOver(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: text(locale, 'shell_skip') });
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
});

inTurn('ru', 'phone', (locale) => {
  test('the bottom navigation leads and shows where one is; wide screens have none', async ({ page }) => {
    await page.goto(inLocale(locale, '/'));
    await takeOver(page);
    const bar = page.getByRole('navigation', { name: text(locale, 'shell_nav_bottom') });
    await expect(bar).toBeInViewport();
    const jobs = bar.getByRole('link', { name: text(locale, 'shell_nav_jobs') });
    const box = await jobs.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await jobs.click();
    await expect(page).toHaveURL(/\/jobs$/);
    await expect(jobs).toHaveAttribute('aria-current', 'page');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(bar).toBeHidden();
  });
});

inTurn('ru', 'desktop', (locale) => {
  test('links of documents load a page; those of the app do not, and its pages are read from the heading', async ({
    page,
  }) => {
    const stay = () => page.evaluate(() => Object.assign(window, { stillHere: true }).stillHere);
    const stayed = () => page.evaluate(() => 'stillHere' in window);
    await page.goto(inLocale(locale, '/help'));
    await takeOver(page);
    await stay();
    await page.locator(`.prose a[href="${inLocale(locale, '/help/faq')}"]`).click();
    await expect(page).toHaveURL(inLocale(locale, '/help/faq'));
    await expect(page).toHaveTitle(/ \| Ishbor$/);
    expect(await stayed()).toBe(false);
    await takeOver(page);

    // From the document into the app, and from page to page of it, also by links that the server wrote.
    await page.locator('.footer').getByRole('link', { name: text(locale, 'top_candidates_title') }).click();
    await expect(page).toHaveURL(inLocale(locale, '/top-candidates'));
    await takeOver(page);
    await stay();
    await page.locator('.header').getByRole('link', { name: text(locale, 'shell_sign_in') }).click();
    await expect(page).toHaveURL(inLocale(locale, '/auth/login'));
    await expect(page.locator('#main :focus, #main h1:focus')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(inLocale(locale, '/top-candidates'));
    expect(await stayed()).toBe(true);

    await page.locator('.header .logo').click();
    await expect(page).toHaveURL(inLocale(locale, '/'));
    expect(await stayed()).toBe(false);
  });
});

inTurn('uz', 'phone', (locale) => {
  test('without a network a bar says so, and goes', async ({ page, context }) => {
    await page.goto('/help');
    await takeOver(page);
    const bar = page.getByText(text(locale, 'shell_offline'));
    await expect(bar).toBeHidden();
    await loseNetwork(page);
    await expect(bar).toBeVisible();
    await context.setOffline(false);
    await expect(bar).toBeHidden();
  });

  test('a page stays when the network goes before everything has loaded, and comes to life at the next touch', async ({
    page,
    context,
  }) => {
    // What the document asks for first: the frame. Its islands come after it.
    const html = await (await page.request.get('/jobs')).text();
    const islands = (url: URL) => url.pathname.endsWith('.js') && !html.includes(url.pathname);
    let lost = () => {};
    const offline = new Promise<void>((resolve) => {
      lost = resolve;
    });
    await page.route(islands, async (route) => {
      await offline;
      await route.abort('internetdisconnected');
    });
    const asked = page.waitForRequest((request) => islands(new URL(request.url())));
    const failed = page.waitForEvent('requestfailed', (request) => islands(new URL(request.url())));
    await page.goto('/jobs', { waitUntil: 'commit' });
    await asked;
    await context.setOffline(true);
    lost();
    await failed;
    await expect(page.getByText(text(locale, 'shell_offline'))).toBeVisible();
    const field = page.getByRole('combobox', { name: text(locale, 'search_what') });
    await field.fill('novvoy');
    await page.unroute(islands);
    await context.setOffline(false);
    await field.click();
    await takeOver(page);
    await expect(page.locator('.toasts')).toBeAttached();
    await expect(field).toHaveValue('novvoy');
  });

  test('a link goes to the top, Back returns to the place', async ({ page }) => {
    await page.goto('/help/faq');
    await takeOver(page);
    // The scroll position at the click, whatever moved before it.
    await page.evaluate(() => {
      const note = () => sessionStorage.setItem('place', String(scrollY));
      addEventListener('click', note, { capture: true, once: true });
    });
    await page.locator('.prose a').last().click();
    await expect(page).toHaveURL(/\/help\/contacts$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const place = Number(await page.evaluate(() => sessionStorage.getItem('place')));
    expect(place).toBeGreaterThan(400);
    await page.goBack();
    await expect(page).toHaveURL(/\/help\/faq$/);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(place));
  });
});
