// Applications for the journeys: companies that hire, people who respond, both in browsers of their own.
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { type Words, words } from './form.ts';
import { inLocale, type Locale, WIDTHS } from './pages.ts';
import { CANDIDATE, COMPANY, call, type Person, register, signIn } from './people.ts';
import { newTitle } from './published.ts';
import { publishResume, type Resume } from './resumes.ts';
import { ownAddress, takeOver } from './test.ts';
import { bearer, moderator, postVacancy } from './vacancies.ts';

export interface Hiring {
  owner: Person;
  company: string;
  title: string;
  slug: string;
}

/** A company with one approved vacancy. Registering signs `request` in as its owner. */
export async function startHiring(
  request: APIRequestContext,
  baseURL: string | undefined,
  patch: object = {},
): Promise<Hiring> {
  const title = newTitle();
  const company = `Non ${title.split(' ')[1]}`;
  const owner = await register(request, { ...COMPANY, name: company });
  const slug = await postVacancy(request, owner.token, { title, ...patch });
  await (await moderator(baseURL)).approve(slug);
  return { owner, company, title, slug };
}

export interface Seeker extends Person {
  name: string;
  resume: Resume;
}

/** Somebody with a published resume. */
export async function seeker(
  request: APIRequestContext,
  first = 'Malika',
  last = 'Yusupova',
  locale: Locale = 'uz',
): Promise<Seeker> {
  const names = { name: first, surname: last };
  const person = await register(request, { ...CANDIDATE, ...names }, locale);
  return { ...person, name: `${first} ${last}`, resume: await publishResume(request, person, names) };
}

/** Responds to a vacancy without questions and returns the id of the application. */
export async function respond(
  request: APIRequestContext,
  { slug }: Pick<Hiring, 'slug'>,
  { token, resume }: Seeker,
  body: object = {},
): Promise<string> {
  const form = { resume_id: resume.id, answers: [], ...body };
  return (await call(request, `jobs/${slug}/respond`, form, { token })).data.id;
}

/** Somebody new who has responded. */
export async function applicant(
  request: APIRequestContext,
  to: Pick<Hiring, 'slug'>,
  first: string,
  last: string,
  locale: Locale = 'uz',
): Promise<Seeker & { application: string }> {
  const person = await seeker(request, first, last, locale);
  return { ...person, application: await respond(request, to, person) };
}

/** Another person's browser. */
export async function browserOf(
  browser: Browser,
  baseURL: string | undefined,
  person: Pick<Person, 'phone'>,
  width: keyof typeof WIDTHS = 'desktop',
): Promise<Page> {
  const extraHTTPHeaders = { 'X-Forwarded-For': ownAddress() };
  const context = await browser.newContext({ ...WIDTHS[width], baseURL, extraHTTPHeaders });
  const page = await context.newPage();
  await signIn(page, person);
  return page;
}

export async function open(page: Page, locale: Locale, path: string): Promise<Words> {
  await page.goto(inLocale(locale, path));
  await takeOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  return words(page, locale);
}

export const BOARD = '/monitoring';
export const MINE = '/profile/applications';

/** The card of a person on the board. */
export const cardOf = (page: Page, name: string) =>
  page.locator('[data-card]').filter({ has: page.getByRole('link', { name, exact: true }) });

/** The column of this stage on a desktop. */
export const columnOf = (page: Page, w: Words, stage: string) =>
  page.getByRole('region', { name: new RegExp(`^${w.t(`application_stage_${stage}`)} \\d+$`) });

export const drawerOf = (page: Page, w: Words, name: string) =>
  page.getByRole('region', { name: w.t('board_drawer', { name }), exact: true });

/** Opens the page of notices once the server has this one; it is written by a background job. */
export async function expectNotice(page: Page, locale: Locale, person: Person, text: string): Promise<void> {
  const { headers } = bearer(person);
  const look = async () => {
    const answer = await page.request.get('/api/v1/notices', { headers: { ...headers, 'JB-Lang': locale } });
    return (await answer.json()).data.map((one: { text: string }) => one.text);
  };
  await expect.poll(look).toContain(text);
  await open(page, locale, '/user/notices');
  await expect(page.getByRole('main').getByText(text)).toBeVisible();
}
