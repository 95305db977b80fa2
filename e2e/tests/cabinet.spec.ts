// An employer's cabinet: what waits, done from the row where it stands; and home, which says the same in short.
import { expectAccessible } from '../accessible.ts';
import { applicant, open, startHiring } from '../applications.ts';
import { sql } from '../database.ts';
import { inDays, letPass, setInterview } from '../interviews.ts';
import { inLocale } from '../pages.ts';
import { signIn } from '../people.ts';
import { expectNothingMoves } from '../shifts.ts';
import { expect, inTurn, test } from '../test.ts';
import { text } from '../texts.ts';

inTurn('uz', 'phone', (locale) => {
  const n = (key: string, count: number) => text(locale, key, { count }, 'countPlural=other');

  test('what waits is done in its row, one slip is taken back, and nothing waits any more', async ({
    page,
    baseURL,
    request,
  }) => {
    const hiring = await startHiring(request, baseURL);
    const met = await applicant(request, hiring, 'Gulnoza', 'Ergasheva');
    letPass(await setInterview(request, hiring.owner, met.application, [inDays(1)]));
    const late = await applicant(request, hiring, 'Otabek', 'Rahimov');
    sql(`update applications set created_at = created_at - interval '4 days' where id = '${late.application}'`);
    await signIn(page, hiring.owner);

    const w = await open(page, locale, '/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(n('cabinet_todo_title', 2));
    await expectAccessible(page, 'the cabinet');
    const todo = (text: string) => page.locator('.todo').filter({ hasText: text });
    const answer = todo('Otabek Rahimov').getByRole('link', { name: w.t('cabinet_answer') });
    await expect(answer).toHaveAttribute('href', inLocale(locale, '/monitoring?late=true'));

    // "Did she come?": a slip is taken back, then the answer is given.
    const came = todo(w.t('cabinet_outcome', { name: 'Gulnoza Ergasheva' }));
    await came.getByRole('button', { name: w.t('interviews_did_not_come') }).click();
    await page.getByRole('button', { name: w.t('cabinet_undo') }).click();
    await came.getByRole('button', { name: w.t('interviews_came'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(n('cabinet_todo_title', 1));
    await expect(came).toHaveCount(0);

    // The row of the vacancy has one button: its new responses.
    const row = page.locator('.cabinet-row').filter({ hasText: hiring.title });
    await row.getByRole('link', { name: n('my_vacancies_new', 1) }).click();
    await expect(page).toHaveURL(new RegExp(`/my-vacancies/${hiring.slug}/applications`));
  });
});

inTurn('ru', 'desktop', (locale) => {
  test('home of an employer says what waits, and nothing moves when it comes', async ({ page, baseURL, request }) => {
    const hiring = await startHiring(request, baseURL);
    await applicant(request, hiring, 'Otabek', 'Rahimov');
    await signIn(page, hiring.owner);
    await expectNothingMoves(page, inLocale(locale, '/'), ['h1', '.hero-lead', '.hero-actions', '.home-mine']);
    const w = await open(page, locale, '/');
    await expect(page.locator('h1')).toContainText(hiring.company);
    await expect(page.locator('.home-numbers dd')).toHaveText(['1', '1', /\d/]);
    const header = page.getByRole('navigation', { name: w.t('shell_nav_main') });
    await expect(header.getByRole('link')).toHaveText(
      ['my_vacancies_title', 'board_title', 'candidates_title', 'interviews_title'].map((key) => w.t(key)),
    );
    await page.getByRole('link', { name: w.t('home_to_cabinet') }).click();
    await expect(page).toHaveURL(new RegExp('/profile$'));
  });
});
