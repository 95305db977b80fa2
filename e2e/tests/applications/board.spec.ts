// The board without a mouse.
import { expectAccessible } from '../../accessible.ts';
import { applicant, BOARD, cardOf, columnOf, drawerOf, open, startHiring } from '../../applications.ts';
import { call, signIn } from '../../people.ts';
import { expect, inTurn, test } from '../../test.ts';

// A move that the server refuses is 409.
test.use({ expectedComplaints: /status of 409/ });

inTurn('en', 'desktop', (locale) => {
  test('walked, moved, opened and closed by keys; a refused move says why', async ({ page, baseURL, request }) => {
    const hiring = await startHiring(request, baseURL);
    const first = await applicant(request, hiring, 'Aziza', 'Karimova');
    const second = await applicant(request, hiring, 'Bekzod', 'Aliyev');
    // With the live channel the page would know of the withdrawal below before the move.
    await page.routeWebSocket('**/api/v1/live?*', () => {});
    await signIn(page, hiring.owner);
    const w = await open(page, locale, BOARD);
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    const said = page.getByRole('status').filter({ hasText: w.t('board_moved', { name: '', column: '' }).slice(2, 8) });
    await expectAccessible(page, 'the board');

    await link(second.name).focus();
    await page.keyboard.press('ArrowDown');
    await expect(link(first.name), 'the newest is above').toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(link(second.name)).toBeFocused();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(page.getByText(w.t('board_no_way', { name: second.name }))).toBeAttached();
    await page.keyboard.press('Alt+ArrowRight');
    const review = columnOf(page, w, 'review');
    await expect(review.getByRole('link', { name: second.name, exact: true })).toBeFocused();
    await expect(said).toHaveText(w.t('board_moved', { name: second.name, column: w.t('application_stage_review') }));
    await page.keyboard.press('ArrowLeft');
    await expect(link(first.name)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(link(second.name)).toBeFocused();

    await page.keyboard.press('Enter');
    const drawer = drawerOf(page, w, second.name);
    await expect(drawer.getByRole('heading', { name: second.name })).toBeFocused();
    await expectAccessible(page, 'the drawer');
    await page.keyboard.press('c');
    await expect(drawer.getByRole('textbox', { name: w.t('applicants_comment_new') })).toBeFocused();
    await page.keyboard.type('Suhbatga');
    await page.keyboard.press('Escape');
    await expect(drawer, 'what is being written stays').toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(link(second.name), 'back where it was opened').toBeFocused();

    // The candidate is faster than the employer.
    await call(request, `applications/${second.application}/withdraw`, {}, { token: second.token });
    await page.keyboard.press('Alt+ArrowRight');
    const problem = page.locator('.board-problem');
    await expect(problem).toContainText(w.t('board_returned', { name: second.name }));
    await expect(columnOf(page, w, 'test').getByRole('link', { name: second.name, exact: true })).toHaveCount(0);
    await problem.getByRole('button', { name: w.t('ui_close') }).press('Enter');
    await expect(problem).toHaveCount(0);
    await expect(cardOf(page, first.name)).toBeVisible();
  });
});
