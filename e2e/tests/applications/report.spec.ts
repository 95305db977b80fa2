// The hiring report: what was done on the board, in numbers, and as a file.
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../accessible.ts';
import { applicant, BOARD, open, startHiring } from '../../applications.ts';
import { call, signIn } from '../../people.ts';
import { expect, inTurn, test } from '../../test.ts';

const NAMES = ['Ali', 'Bek', 'Gul', 'Nur', 'Zor'];

inTurn('en', 'desktop', (locale) => {
  test('the numbers agree with what was done, and come as a table', async ({ page, baseURL, request }) => {
    const hiring = await startHiring(request, baseURL);
    const { owner, slug } = hiring;
    const people = [];
    for (const name of NAMES) people.push(await applicant(request, hiring, name, 'Karimov'));
    const answer = await request.get('/api/v1/monitoring', { headers: { Authorization: `Bearer ${owner.token}` } });
    const columns: { id: string; stage: string }[] = (await answer.json()).data;
    const to = (stage: string) => columns.find((column) => column.stage === stage)?.id;
    const [hired, invited, refused] = people.map(({ application }) => `applications/${application}`);
    const as = { token: owner.token };
    await call(request, `${hired}/move`, { column: to('review') }, as);
    await call(request, `${hired}/move`, { column: to('hired'), confirm: true }, as);
    await call(request, `${invited}/move`, { column: to('invited'), message: 'Ertaga keling.' }, as);
    await call(request, `${refused}/reject`, { reason: 'skills_mismatch' }, as);

    await signIn(page, owner);
    const w = await open(page, locale, `${BOARD}?vacancy=${slug}`);
    await w.link('report_title').click();
    await expect(w.heading('report_title')).toBeVisible();
    await expect(page, 'of the vacancy on the board').toHaveURL(new RegExp(`vacancy=${slug}$`));
    const figure = (key: string) => page.getByRole('main').locator('dl > div').filter({ hasText: w.t(key) });
    await expect(figure('report_applications')).toContainText('5');
    await expect(figure('report_hired').first()).toContainText('1');
    await expect(figure('report_answered')).toContainText('100%');

    const part = (key: string) => page.getByRole('region', { name: w.t(key), exact: true });
    const reached = (stage: string, count: number, share: string) =>
      part('report_funnel').getByRole('button', {
        name: w.t('report_funnel_bar', { stage, reached: String(count), share }),
        exact: true,
      });
    await expect(reached(w.t('report_funnel_first'), 5, '100%')).toBeVisible();
    await expect(reached(w.t('application_stage_invited'), 2, '40%')).toBeVisible();
    await expect(reached(w.t('application_stage_hired'), 1, '20%')).toBeVisible();
    await expect(part('report_reasons')).toContainText(w.t('application_reason_skills_mismatch'));
    await expect(part('report_answers')).toContainText(w.t('report_seen_none'));
    await part('report_funnel').getByText(w.t('report_table'), { exact: true }).click();
    await expect(part('report_funnel').getByRole('row')).toHaveCount(5);
    await expectAccessible(page, 'the report');

    // The keyboard walks from bar to bar, and the number shows.
    await reached(w.t('report_funnel_first'), 5, '100%').focus();
    await page.keyboard.press('End');
    await expect(reached(w.t('application_stage_hired'), 1, '20%')).toBeFocused();

    const coming = page.waitForEvent('download');
    await w.button('report_csv').click();
    const table = await readFile(await (await coming).path(), 'utf8');
    expect(table).toContain('"Totals","Applications","5"');
    expect(table).toContain('"Totals","Hired","1"');

    await page.getByText(w.t('report_period_30'), { exact: true }).click();
    await expect(page).toHaveURL(/period=30/);
    await expect(figure('report_applications')).toContainText('5');
  });
});
