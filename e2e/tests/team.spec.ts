// The team of a company: inviting, joining, roles, removal, and handing the company over.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { prove, toastComes, type Words, wantProof, words } from '../form.ts';
import { inLocale, type Locale, WIDTHS } from '../pages.ts';
import { CANDIDATE, COMPANY, call, newPhone, PASSWORD, register } from '../people.ts';
import { newTitle } from '../published.ts';
import { consent, enterCode } from '../registration.ts';
import { joinTeam } from '../team.ts';
import { expect, inTurn, ownAddress, takeOver, test } from '../test.ts';
import { bearer, postVacancy } from '../vacancies.ts';

// The identity of a guest is 401; what a role may not do, and a missing proof, is 403; an unknown link is 404.
test.use({ expectedComplaints: /status of (401|403|404)/ });

const TEAM = '/profile/company/team';
const LIST = '/profile/my-vacancies';

async function open(page: Page, locale: Locale, path: string): Promise<Words> {
  await page.goto(inLocale(locale, path));
  await takeOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return words(page, locale);
}

/** A browser of somebody else. */
async function another(browser: Browser, baseURL: string | undefined, width: keyof typeof WIDTHS) {
  const extraHTTPHeaders = { 'X-Forwarded-For': ownAddress() };
  return browser.newContext({ ...WIDTHS[width], baseURL, extraHTTPHeaders });
}

async function tokenOf(context: BrowserContext): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'token');
  return decodeURIComponent(cookie?.value ?? '');
}

const row = (page: Page, w: Words, name: string) =>
  page.getByRole('list', { name: w.t('team_members') }).getByRole('listitem').filter({ hasText: name });

/** Chooses an action from the menu of a member. */
async function choose(page: Page, w: Words, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: w.t('team_menu', { name }) }).click();
  await page.getByRole('menuitem', { name: w.t(action), exact: true }).click();
}

inTurn('uz', 'desktop', (locale) => {
  test('a new colleague joins by a link, works, becomes a viewer, and hands the work over', async ({
    page,
    browser,
    baseURL,
  }) => {
    const company = newTitle();
    const owner = await register(page.request, { ...COMPANY, name: company });
    const w = await open(page, locale, TEAM);
    await expect(page.getByText(w.t('team_alone'))).toBeVisible();
    const phone = newPhone();
    await w.box('team_invite_phone').fill(phone);
    await w.button('team_invite_send').click();
    const shown = w.dialog('team_link_title');
    const link = await shown.locator('.share-link').innerText();
    await shown.getByRole('button', { name: w.t('ui_close') }).click();
    const invited = page.getByRole('list', { name: w.t('team_invitations') }).getByRole('listitem');
    await expect(invited).toContainText(w.t('team_waiting'));

    // The invited person has no account.
    const context = await another(browser, baseURL, 'desktop');
    const guest = await context.newPage();
    const g = words(guest, locale);
    await guest.goto(link);
    await takeOver(guest);
    await expect(g.heading('join_invites', { company })).toBeVisible();
    await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await guest.getByRole('main').getByRole('link', { name: g.t('join_register'), exact: true }).click();
    // Another number is refused before any code is sent.
    await g.box('auth_phone').fill(newPhone().replace(/\d\d$/, '99'));
    await consent(guest, g, 'terms').check();
    await consent(guest, g, 'privacy').check();
    await g.button('auth_code_send').click();
    await expect(g.box('auth_phone')).toHaveAttribute('aria-invalid', 'true');
    await g.box('auth_phone').fill(phone);
    await g.button('auth_code_send').click();
    await expect(g.heading('auth_code_title')).toBeVisible();
    await enterCode(guest, g, phone);
    await expect(g.heading('join_password_title')).toBeVisible();
    await g.box('join_name').fill('Feruza Hakimova');
    await g.box('auth_new_password').fill(PASSWORD);
    await g.button('join_join').click();
    await expect(guest).toHaveURL(inLocale(locale, '/profile'));
    await expect(guest.locator('.cabinet-company-name')).toHaveText(company);

    // She works as a recruiter: posts a vacancy and can change it.
    const token = await tokenOf(context);
    const title = newTitle();
    const slug = await postVacancy(guest.request, token, { title });
    await open(guest, locale, LIST);
    await expect(guest.getByRole('main').getByRole('link', { name: g.t('my_vacancies_create') })).toBeVisible();
    await guest.getByRole('button', { name: g.t('my_vacancies_menu', { title }) }).click();
    await guest.getByRole('menuitem', { name: g.t('my_vacancies_edit'), exact: true }).click();
    await expect(guest).toHaveURL(inLocale(locale, `${LIST}/${slug}/edit`));
    await open(guest, locale, TEAM);
    await expect(guest.getByText(g.t('team_owner_manages'))).toBeVisible();
    await expect(guest.getByRole('combobox')).toHaveCount(0);

    // The owner makes her a viewer: nothing to publish or change any more.
    await open(page, locale, TEAM);
    const changed = toastComes(page, w.t('team_role_changed', { name: 'Feruza Hakimova', role: w.t('team_role_viewer') }));
    await page.getByLabel(w.t('team_role_of', { name: 'Feruza Hakimova' })).selectOption('viewer');
    await changed;
    await open(guest, locale, LIST);
    await expect(guest.getByText(g.t('team_viewer_note'))).toBeVisible();
    await expect(guest.getByRole('article')).toContainText(title);
    await expect(g.link('my_vacancies_create')).toHaveCount(0);
    await expect(guest.getByRole('button', { name: g.t('my_vacancies_menu', { title }) })).toHaveCount(0);
    await guest.goto(inLocale(locale, '/jobs/create'));
    await expect(guest, 'a typed address leads to the list').toHaveURL(inLocale(locale, LIST));
    const paused = await guest.request.post(`/api/v1/jobs/${slug}/close`, bearer({ token }));
    expect(paused.status()).toBe(403);
    expect((await paused.json()).code).toBe('not_allowed_in_company');

    // Removal: the vacancy passes to the owner.
    await open(page, locale, TEAM);
    await choose(page, w, 'Feruza Hakimova', 'team_remove');
    const asked = page.getByRole('dialog', { name: w.t('team_remove_title', { name: 'Feruza Hakimova' }) });
    await expect(asked.locator('.team-work dd')).toHaveText('1');
    await asked.getByRole('button', { name: w.t('team_remove'), exact: true }).click();
    await expect(asked).toBeHidden();
    await expect(row(page, w, 'Feruza Hakimova')).toHaveCount(0);
    await expect(row(page, w, w.t('team_you'))).toContainText(/\b1\b/);
    const own = await page.request.get('/api/v1/my/jobs', bearer(owner));
    expect((await own.json()).data.map((one: { slug: string }) => one.slug)).toContain(slug);
    const refused = await guest.request.get('/api/v1/my/jobs', bearer({ token }));
    expect(refused.status()).toBe(403);
    await context.close();
  });
});

inTurn('ru', 'phone', (locale) => {
  test('the company is handed over with a proof on both sides', async ({ page, browser, baseURL, request }) => {
    const company = newTitle();
    const owner = await register(page.request, { ...COMPANY, name: company });
    const candidate = await register(request, CANDIDATE);
    await joinTeam(request, owner, { ...candidate, name: 'Saida', role: 'recruiter' });
    const w = await open(page, locale, TEAM);
    await choose(page, w, 'Saida', 'team_transfer');
    await wantProof(page, 'company/transfer');
    const asked = page.getByRole('dialog', { name: w.t('team_transfer_title', { name: 'Saida' }) });
    await asked.getByRole('button', { name: w.t('team_transfer'), exact: true }).click();
    await prove(w, PASSWORD);
    await expect(asked).toBeHidden();
    await expect(w.button('team_transfer_cancel')).toBeVisible();

    const context = await another(browser, baseURL, 'phone');
    const other = await context.newPage();
    await call(other.request, 'auth/login', { phone: candidate.phone, password: PASSWORD });
    const o = await open(other, locale, TEAM);
    await expect(o.button('team_transfer_cancel')).toHaveCount(0);
    await wantProof(other, 'company/transfer/accept');
    await o.button('team_transfer_accept').click();
    const sure = o.dialog('team_transfer_accept_title');
    await sure.getByRole('button', { name: o.t('team_transfer_accept'), exact: true }).click();
    await prove(o, PASSWORD);
    await expect(sure).toBeHidden();
    await expect(o.button('team_invite_send'), 'the new owner manages').toBeVisible();

    await open(page, locale, TEAM);
    await expect(page.getByText(w.t('team_owner_manages')), 'the former owner does not').toBeVisible();
    await expect(row(page, w, w.t('team_you'))).toContainText(w.t('team_role_recruiter'));
    await context.close();
  });
});

inTurn('en', 'phone', (locale) => {
  test('somebody with two companies switches, and an invitation to the own number waits on the profile', async ({
    page,
    request,
  }) => {
    const first = newTitle();
    const second = newTitle();
    const boss = await register(request, { ...COMPANY, name: second });
    const person = await register(page.request, { ...COMPANY, name: first });
    const { data } = await call(
      request,
      'company/invite',
      { role: 'viewer', phone: person.phone },
      { token: boss.token },
    );
    expect(data.url).toContain('/company/join/');
    const w = await open(page, locale, '/profile');
    await expect(page.locator('.cabinet-company-name')).toHaveText(first);
    await page.getByRole('region', { name: w.t('join_invites', { company: second }) })
      .getByRole('button', { name: w.t('join_join') })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Nodir Karimov');
    // Each company is a page of its own.
    const joined = page.waitForEvent('load');
    await dialog.getByRole('button', { name: w.t('join_join'), exact: true }).click();
    await joined;
    await expect(page.locator('.cabinet-company-name')).toHaveText(second);
    const switched = page.waitForEvent('load');
    await page.getByRole('region', { name: w.t('team_companies') }).getByRole('button', { name: first }).click();
    await switched;
    await expect(page.locator('.cabinet-company-name')).toHaveText(first);
    await page.reload();
    await takeOver(page);
    await expect(page.locator('.cabinet-company-name'), 'the choice stays').toHaveText(first);
  });
});
