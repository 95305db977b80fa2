// Two members of a team look at one board: what one does, the other sees without reloading.
import type { Page } from '@playwright/test';
import { applicant, BOARD, browserOf, cardOf, columnOf, drawerOf, open, startHiring } from '../../applications.ts';
import { CANDIDATE, call, register, signIn } from '../../people.ts';
import { joinTeam } from '../../team.ts';
import { expect, inTurn, test } from '../../test.ts';

/** Waits until the next socket of this page has been greeted. */
async function greeting(page: Page): Promise<string> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived');
  return socket.url();
}

inTurn('uz', 'desktop', (locale) => {
  test('moves of a colleague appear, also those made while the line was cut', async ({
    page,
    baseURL,
    browser,
    request,
  }) => {
    const hiring = await startHiring(request, baseURL);
    const aziza = await applicant(request, hiring, 'Aziza', 'Karimova');
    const bekzod = await applicant(request, hiring, 'Bekzod', 'Aliyev');
    const recruiter = await register(request, CANDIDATE);
    await joinTeam(request, hiring.owner, { ...recruiter, name: 'Dilshod', role: 'recruiter' });
    await signIn(page, hiring.owner);
    const colleague = await browserOf(browser, baseURL, recruiter);
    // Without the channel the board asks every 15 seconds; here nothing is ever asked twice.
    const asked = { owner: 0 };
    page.on('request', (sent) => {
      if (/\/api\/v1\/monitoring(\?|$)/.test(sent.url())) asked.owner += 1;
    });
    const greeted = greeting(page);
    const w = await open(page, locale, BOARD);
    await greeted;
    const theirs = await open(colleague, locale, BOARD);
    const inColumn = (name: string, stage: string) =>
      columnOf(page, w, stage).getByRole('link', { name, exact: true });
    const move = async (name: string) => {
      await cardOf(colleague, name).getByRole('link', { name, exact: true }).focus();
      await colleague.keyboard.press('Alt+ArrowRight');
    };

    // With an open application: it stays, and so does what is being written.
    await inColumn(bekzod.name, 'new').click();
    const drawer = drawerOf(page, w, bekzod.name);
    await drawer.getByRole('textbox', { name: w.t('applicants_comment_new') }).fill('Suhbatga');
    await move(aziza.name);
    await expect(inColumn(aziza.name, 'review')).toBeVisible();
    const review = w.t('application_stage_review');
    await expect(page.getByText(w.t('board_moved', { name: aziza.name, column: review }))).toBeAttached();
    await expect(drawer.getByRole('textbox', { name: w.t('applicants_comment_new') })).toHaveValue('Suhbatga');

    // A new response rings the bell and comes to the board.
    const bell = page.getByRole('banner').locator('.bell-count');
    const before = Number(await bell.textContent());
    const dilnoza = await applicant(request, hiring, 'Dilnoza', 'Rahimova');
    await expect(inColumn(dilnoza.name, 'new')).toBeVisible();
    await expect(bell).toHaveText(String(before + 1));

    // Nothing scary while the line is cut, and nothing missing afterwards.
    const context = page.context();
    await context.setOffline(true);
    await move(dilnoza.name);
    await expect(columnOf(colleague, theirs, 'review').getByRole('link', { name: dilnoza.name })).toBeVisible();
    await expect(inColumn(dilnoza.name, 'new')).toBeVisible();
    await expect(page.locator('.board-problem')).toHaveCount(0);
    const back = greeting(page);
    await context.setOffline(false);
    expect(await back, 'it continues where it was').toMatch(/[?&]from=\d+/);
    await expect(inColumn(dilnoza.name, 'review')).toBeVisible();
    await expect(drawer.getByRole('textbox', { name: w.t('applicants_comment_new') })).toHaveValue('Suhbatga');
    expect(asked.owner, 'the board is fetched for what has changed').toBeLessThan(20);
    await colleague.context().close();
  });

  test('a candidate sees an invitation arrive', async ({
    page,
    baseURL,
    request,
  }) => {
    const hiring = await startHiring(request, baseURL);
    const aziza = await applicant(request, hiring, 'Aziza', 'Karimova');
    await signIn(page, aziza);
    const greeted = greeting(page);
    const w = await open(page, locale, `/profile/applications/${aziza.application}`);
    await greeted;
    const { data } = await (
      await request.get('/api/v1/monitoring', { headers: { Authorization: `Bearer ${hiring.owner.token}` } })
    ).json();
    const column = data.find(({ stage }: { stage: string }) => stage === 'invited').id;
    const message = 'Suhbatga taklif qilamiz, dushanba kuni soat 10 da.';
    await call(request, `applications/${aziza.application}/move`, { column, message }, { token: hiring.owner.token });
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(w.button('applications_accept')).toBeVisible();
  });
});
