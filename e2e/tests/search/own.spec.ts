// Personal parts of search: saved searches, hidden vacancies, unsubscribing from messages, synonyms edited by staff.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../accessible.ts';
import { sql } from '../../database.ts';
import { words } from '../../form.ts';
import { messagesTo } from '../../outbox.ts';
import { inLocale } from '../../pages.ts';
import { call, register } from '../../people.ts';
import { openOwnList, type Published, publish } from '../../published.ts';
import { expect, inTurn, takeOver, test } from '../../test.ts';
import { text } from '../../texts.ts';
import { bearer, joinStaff } from '../../vacancies.ts';

// A dead link and a synonym group of one word are refused.
test.use({ expectedComplaints: /status of 4(04|22)/ });

let shown: Published;
test.beforeAll(async ({ baseURL }) => {
  shown = await publish(baseURL, { for_communication_phone: '+998901234567' });
});

async function open(page: Page, path: string) {
  await page.goto(path);
  await takeOver(page);
}

async function openWith(page: Page, path: string, card: Locator) {
  await open(page, path);
  await expect(card).toBeVisible();
}

const saved = (phone: string) =>
  `candidate_id = (select c.id from candidates c join users u on u.id = c.user_id where u.phone = '${phone}')`;

inTurn('ru', 'phone', (locale) => {
  test('a search is saved, counts what is new, is renamed, removed and taken back', async ({ page }) => {
    const { phone, token } = await register(page.request);
    const w = words(page, locale);
    const path = inLocale(locale, `/jobs?q=${encodeURIComponent(shown.title)}`);
    await openWith(page, path, page.getByRole('link', { name: shown.title, exact: true }));
    await w.button('searches_save').click();
    await expect(w.toast('searches_saved')).toBeVisible();
    await expect(w.link('searches_is_saved'), 'once is enough').toBeVisible();
    sql(`update saved_searches set seen_at = now() - interval '3 days' where ${saved(phone)}`);

    await open(page, inLocale(locale, '/user/searches'));
    const name = page.getByRole('link', { name: shown.title, exact: true });
    const fresh = page.getByText(text(locale, 'searches_new', { count: 1 }, 'countPlural=one'), { exact: true });
    await expect(fresh).toBeVisible();
    await name.click();
    await expect(page).toHaveURL(/\/jobs\?q=Novvoy/);
    await expect(page.getByRole('link', { name: shown.title, exact: true })).toBeVisible();
    // The list is another page: the call outlives the one that has sent it.
    const count = async () =>
      (await (await page.request.get('/api/v1/my/searches', bearer({ token }))).json()).data[0].new_count;
    await expect.poll(count).toBe(0);
    await open(page, inLocale(locale, '/user/searches'));
    await expect(name).toBeVisible();
    await expect(fresh, 'it was opened').toBeHidden();

    const actions = (called: string) => page.getByRole('button', { name: w.t('searches_actions', { name: called }) });
    await actions(shown.title).click();
    await page.getByRole('menuitem', { name: w.t('searches_rename') }).click();
    await w.dialog('searches_rename_title').getByRole('textbox').fill('Non yopish');
    await w.button('searches_rename_save').click();
    await expect(w.dialog('searches_rename_title')).toBeHidden();
    const digest = page.getByRole('switch', { name: w.t('searches_digest_named', { name: 'Non yopish' }) });
    const updated = page.waitForResponse('**/api/v1/my/searches/*/update');
    await digest.uncheck();
    await expect(digest).not.toBeChecked();
    await updated;
    await page.reload();
    await takeOver(page);
    await expect(digest).not.toBeChecked();

    await actions('Non yopish').click();
    await page.getByRole('menuitem', { name: w.t('searches_remove') }).click();
    await expect(page.getByText(w.t('searches_empty'))).toBeVisible();
    await w.toast('searches_removed').getByRole('button', { name: w.t('searches_undo') }).click();
    await expect(page.getByRole('link', { name: 'Non yopish', exact: true })).toBeVisible();
    await expect(digest, 'as it was').not.toBeChecked();
  });

  test('a vacancy and a company are hidden and shown again', async ({ page }) => {
    await register(page.request);
    const w = words(page, locale);
    const path = inLocale(locale, `/jobs?q=${encodeURIComponent(shown.title)}`);
    const card = page.getByRole('link', { name: shown.title, exact: true });
    const company = `Non ${shown.title}`;
    await openWith(page, path, card);
    const more = page.getByRole('button', { name: w.t('vacancy_more', { title: shown.title }) });
    await more.click();
    await page.getByRole('menuitem', { name: w.t('vacancy_hide'), exact: true }).click();
    await expect(card).toBeHidden();
    const shownAgain = page.waitForResponse('**/api/v1/jobs/*/unhide');
    await w.toast('vacancy_hidden').getByRole('button', { name: w.t('vacancy_undo') }).click();
    await expect(card).toBeVisible();
    await shownAgain;

    await more.click();
    await page.getByRole('menuitem', { name: w.t('vacancy_hide_company', { name: company }) }).click();
    await expect(card).toBeHidden();
    await expect(w.toast('vacancy_hidden_company', { name: company })).toBeVisible();
    await openOwnList(page, path);
    await expect(card, 'for good').toBeHidden();

    await open(page, inLocale(locale, '/user/hidden'));
    await expect(page.getByRole('link', { name: company })).toBeVisible();
    await page.getByRole('button', { name: w.t('searches_hidden_show_named', { name: company }) }).click();
    await expect(page.getByText(w.t('searches_hidden_empty'))).toBeVisible();
    await openWith(page, path, card);
  });
});

inTurn('en', 'desktop', (locale) => {
  test('a list marks vacancies whose contacts were opened', async ({ page, browser }) => {
    await register(page.request);
    const w = words(page, locale);
    const path = inLocale(locale, `/jobs?q=${encodeURIComponent(shown.title)}`);
    const title = page.getByRole('link', { name: shown.title, exact: true });
    const mark = page.getByRole('article').filter({ has: title }).getByText(w.t('vacancy_contacted'));
    await openOwnList(page, path);
    await expect(title).toBeVisible();
    await expect(mark).toHaveCount(0);
    await title.click();
    await w.button('vacancy_contacts').click();
    await expect(page.locator('.contacts').getByRole('link')).toBeVisible();
    await page.goBack();
    await expect(mark, 'at once').toBeVisible();
    await open(page, path);
    await expect(mark, 'and later').toBeVisible();

    // Another device with the same account shows it as well; a guest does not see it.
    const state = await page.context().storageState();
    const other = await browser.newPage({ storageState: { ...state, origins: [] } });
    await open(other, path);
    await expect(other.getByText(w.t('vacancy_contacted'))).toBeVisible();
    await other.context().clearCookies();
    await open(other, path);
    await expect(other.getByRole('link', { name: shown.title, exact: true })).toBeVisible();
    await expect(other.getByText(w.t('vacancy_contacted'))).toHaveCount(0);
    await other.context().close();
  });

  test('a link in the message stops the messages', async ({ page, request }) => {
    const { token, phone } = await register(request, undefined, locale);
    const w = words(page, locale);
    const email = `${randomUUID().slice(0, 12)}@pochta.uz`;
    const query = `q=${encodeURIComponent(shown.title)}`;
    await call(request, 'my/searches', { query }, { token, locale });
    // Makes the search three days old and the vacancy two.
    sql(`update users set email = '${email}', email_key = '${email}', email_verified_at = now(), locale = '${locale}'
         where phone = '${phone}'`);
    sql(`insert into notification_quiet_hours (user_id, is_on, starts, ends)
         select id, false, '21:00', '08:00' from users where phone = '${phone}'`);
    sql(`update vacancies set published_at = now() - interval '2 days' where slug = '${shown.slug}'`);
    let link: string | undefined;
    await expect(async () => {
      // Set again on each try: the job may run for another journey before the index has the vacancy's new age.
      sql(`update saved_searches set seen_at = now() - interval '3 days', told_at = now() - interval '3 days'
           where ${saved(phone)}`);
      sql(`insert into jobs (id, name, key, payload, run_at)
           values (gen_random_uuid(), 'start_digests', 'all', '{}', now()) on conflict do nothing`);
      const texts = (await messagesTo(request, email)).map((message) => message.text);
      link = texts.map((text) => /(\/\S*searches\/stop\/\S+)/.exec(text.replace(/https?:\/\/[^/]+/g, ''))?.[1]).find(Boolean);
      expect(link, texts.join()).toBeTruthy();
    }).toPass({ intervals: [500, 1000] });

    await open(page, link ?? '');
    await expect(w.heading('searches_stop_title')).toBeVisible();
    await expectAccessible(page, 'the page of a link that stops messages');
    const list = async () => (await (await request.get('/api/v1/my/searches', bearer({ token }))).json()).data;
    expect((await list())[0].digest, 'opening changes nothing').toBe(true);
    await w.button('searches_stop_button').click();
    await expect(w.heading('searches_stop_done')).toBeVisible();
    expect((await list())[0].digest).toBe(false);
    await open(page, `${link}x`);
    await w.button('searches_stop_button').click();
    await expect(page.getByText(w.t('searches_stop_unknown'))).toBeVisible();
  });
});

inTurn('uz', 'desktop', (locale) => {
  test('a synonym added by staff works without a restart', async ({ page, baseURL, request }) => {
    const word = `novvoycha${randomUUID().slice(0, 6)}`.replace(/\d/g, 'x');
    // Only this vacancy has it: among all bakers it might stand on another page.
    const known = shown.title.split(' ')[1];
    const finds = async () => {
      const { data } = await (await request.get(`/api/v1/jobs?as_typed=true&q=${word}`)).json();
      return data.some(({ slug }: { slug: string }) => slug === shown.slug);
    };
    expect(await finds()).toBe(false);

    const w = words(page, locale);
    await page.context().addCookies([{ name: 'i18n_redirected', value: locale, url: baseURL ?? '' }]);
    await joinStaff(page.request, 'Malika Yusupova', 'content');
    await open(page, '/admin');
    await page.getByRole('navigation').getByRole('link', { name: w.t('console_search'), exact: true }).click();
    await expect(w.heading('console_search')).toBeVisible();
    await expect(page.getByText(w.t('console_search_ready'))).toBeVisible();

    await w.box('console_synonyms_words').fill(word);
    await w.button('console_synonyms_add').click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }), 'one word is no group').toBeVisible();
    await w.box('console_synonyms_words').fill(`${known}, ${word}`);
    await w.button('console_synonyms_add').click();
    await expect(w.toast('console_synonyms_added')).toBeVisible();
    await expectAccessible(page, 'the synonyms of the console');
    await expect.poll(finds).toBe(true);

    await page.getByRole('button', { name: w.t('console_synonyms_remove_named', { words: `${known}, ${word}` }) }).click();
    await expect(w.toast('console_synonyms_removed')).toBeVisible();
    await expect.poll(finds).toBe(false);
  });
});
