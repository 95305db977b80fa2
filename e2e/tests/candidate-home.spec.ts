// Home of a candidate: what happens next, before what could happen.
import { expectAccessible } from '../accessible.ts';
import { applicant, open, startHiring } from '../applications.ts';
import { inDays, setInterview } from '../interviews.ts';
import { inLocale } from '../pages.ts';
import { signIn } from '../people.ts';
import { expectNothingMoves } from '../shifts.ts';
import { expect, inTurn, test } from '../test.ts';

inTurn('en', 'phone', (locale) => {
  test('the next interview is confirmed on home, and nothing moves when what concerns one comes', async ({
    page,
    baseURL,
    request,
  }) => {
    const hiring = await startHiring(request, baseURL);
    const person = await applicant(request, hiring, 'Malika', 'Yusupova');
    await setInterview(request, hiring.owner, person.application, [inDays(1)]);
    await signIn(page, person);
    await expectNothingMoves(page, inLocale(locale, '/'), ['h1', '.hero-lead', '.search', '.home-mine']);
    const w = await open(page, locale, '/');
    await expect(page.locator('h1')).toContainText('Malika');
    await expectAccessible(page, 'home of a candidate');
    const next = page.getByRole('region', { name: w.t('home_next_interview') });
    await expect(next).toContainText(hiring.title);
    await expect(next).toContainText('Bobur koʻchasi 12');
    await next.getByRole('button', { name: w.t('home_will_come') }).click();
    await expect(next).toContainText(w.t('home_confirmed'));
    const forMe = page.getByRole('region', { name: w.t('home_for_you') });
    await expect(forMe.getByRole('link', { name: hiring.title })).toHaveCount(0);

    const tabs = page.getByRole('navigation', { name: w.t('shell_nav_bottom') });
    await tabs.getByRole('link', { name: w.t('shell_nav_profile') }).click();
    await expect(page.getByRole('region', { name: w.t('home_next_interview') })).toContainText(hiring.title);
  });
});
