// Telegram: the bot that delivers codes, and signing in with Telegram. Its double knows two people.
import { forgetIdentity, letPauseEnd } from '../../database.ts';
import { TelegramPerson } from '../../doubles.ts';
import { prove, unlink, wantProof, words } from '../../form.ts';
import { messagesTo } from '../../outbox.ts';
import { inLocale } from '../../pages.ts';
import { call, forgetPerson, PASSWORD, register } from '../../people.ts';
import { DOUBLES } from '../../server.ts';
import { expect, inTurn, takeOver, test } from '../../test.ts';

// The pages of the doubles have no favicon.
test.use({ expectedComplaints: /status of 403|favicon\.ico/ });

const AZIZ = '700000001';

inTurn('ru', 'desktop', (locale) => {
  test('a chat is linked, gets the next code and is unlinked', async ({ page, request }) => {
    const { phone } = await register(page.request, undefined, locale);
    letPauseEnd(phone);
    const w = words(page, locale);
    const aziz = new TelegramPerson(DOUBLES.telegram, `Aziz ${locale}`);
    await page.goto(inLocale(locale, '/profile/settings/telegram'));
    await takeOver(page);
    await wantProof(page, 'me/telegram/link');
    await w.button('settings_telegram_link').click();
    await prove(w, PASSWORD);
    const href = await w.link('settings_telegram_open').getAttribute('href');
    const key = new URL(href ?? '').searchParams.get('start');
    expect(href).toContain('https://t.me/ishbor_double_bot?start=');

    // Following the link only creates a request; the owner confirms it here.
    await aziz.say(`/start ${key}`);
    await expect(w.heading('settings_telegram_pending_title', { name: aziz.name })).toBeVisible();
    await expect.poll(() => aziz.messages()).toHaveLength(1);
    await w.button('settings_telegram_confirm').click();
    await expect(w.heading('settings_telegram_linked_title', { name: aziz.name })).toBeVisible();

    const sms = (await messagesTo(request, phone)).length;
    const before = (await aziz.messages()).length;
    await call(page.request, 'auth/forgot', { phone }, { locale });
    await expect.poll(async () => (await aziz.messages()).slice(before).join(' ')).toMatch(/\b\d{6}\b/);
    expect(await messagesTo(request, phone), 'no SMS besides').toHaveLength(sms);

    await w.button('settings_telegram_unlink').click();
    await w
      .dialog('settings_telegram_unlink_title')
      .getByRole('button', { name: w.t('settings_telegram_unlink') })
      .click();
    await expect(w.heading('settings_telegram_none_title')).toBeVisible();
  });
});

inTurn('en', 'phone', (locale) => {
  test('an unknown Telegram is linked by the password and opens the account afterwards', async ({ page, request }) => {
    forgetIdentity(AZIZ);
    const { phone } = await register(request, undefined, locale);
    const w = words(page, locale);
    // Data that Telegram did not sign must not sign anybody in.
    const forged = { id: AZIZ, first_name: 'Aziz', auth_date: '1800000000', hash: '0'.repeat(64) };
    const result = Buffer.from(JSON.stringify(forged)).toString('base64url');
    await page.goto(`${inLocale(locale, '/auth/login')}#tgAuthResult=${result}`);
    await takeOver(page);
    await expect(page.locator('.form-error')).toBeVisible();
    await expect(page, 'its answer is gone from the address').toHaveURL(inLocale(locale, '/auth/login'));

    const choose = async () => {
      await page.goto(inLocale(locale, '/auth/login'));
      await takeOver(page);
      await w.link('auth_with_telegram').click();
      await page.getByRole('button', { name: 'Aziz Karimov' }).click();
    };
    await choose();
    await expect(page.getByText(w.t('auth_social_login', { who: 'Telegram: Aziz Karimov' }))).toBeVisible();
    await expect(page).toHaveURL(inLocale(locale, '/auth/login'));
    await page.getByRole('checkbox', { name: w.t('auth_social_agree') }).check();
    await w.box('auth_phone').fill(phone);
    await w.box('auth_password').fill(PASSWORD);
    await w.button('auth_login_submit').click();
    await expect(page).toHaveURL(inLocale(locale, '/profile'));

    await forgetPerson(page);
    await choose();
    await expect(page).toHaveURL(inLocale(locale, '/profile'));
    await expect(page.getByRole('heading', { level: 1, name: 'Malika Yusupova' })).toBeVisible();

    await unlink(page, w, locale, 'Aziz Karimov');
  });
});

inTurn('uz', 'phone', (locale) => {
  test('a Telegram account is recognised even while an earlier poll waits for its response', async ({ page }) => {
    const w = words(page, locale);
    await page.goto('/auth/login');
    await takeOver(page);
    await w.link('auth_with_telegram').click();
    let letAnswer = () => {};
    const late = new Promise<void>((resolve) => {
      letAnswer = resolve;
    });
    let isFirst = true;
    await page.route('**/api/v1/auth/social', async (route) => {
      const answer = await route.fetch();
      if (isFirst) {
        isFirst = false;
        await late;
      }
      // The page may have stopped polling.
      await route.fulfill({ response: answer }).catch(() => {});
    });
    await page.getByRole('button', { name: 'Malika' }).click();
    const strip = page.getByText(w.t('auth_social_login', { who: 'Telegram: Malika' }));
    await expect(strip).toBeVisible();
    letAnswer();
    await page.unrouteAll({ behavior: 'wait' });
    await expect(strip).toBeVisible();
    await w.button('auth_social_forget').click();
    await expect(w.button('auth_social_forget')).toHaveCount(0);
  });
});
