import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { ToastRegion } from '@/ui/toast';
import { MyResumes } from './my-resumes';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ACTIVE = {
  id: 'a1',
  slug: 'accountant-1',
  status: 'active',
  position: 'Accountant',
  completeness: 86,
  views_7_days: [1, 2, 3, 4, 5, 6, 7],
  contacts_opened: 3,
  visibility: 'employers',
  updated_at: '2026-11-01T09:00:00Z',
  step: 'eighth',
};
const DRAFT = { ...ACTIVE, id: 'd1', status: 'draft', position: '', step: 'third' };
const VIEW = {
  company: { slug: 'osh', name: 'Osh markazi', avatar: null },
  seen_at: '2026-11-02T09:00:00Z',
  contacts_opened_at: '2026-11-02T09:00:00Z',
};

interface Fake {
  resumes: object[];
  own?: object;
  /** The status of answers to changes. */
  refuse?: number;
}

/** A fake server with one company that looked, and the page on it. */
async function open({ resumes, own = {}, refuse }: Fake) {
  const sent: { path: string; body: unknown }[] = [];
  let resume: object = {
    ...ACTIVE,
    revision: 4,
    form: {
      employment: [{ company: 'Non', present: true }],
      salary: { amount: 7_000_000, currency: 'UZS' },
      work_type: ['hybrid'],
      position: 'Accountant',
      sphere: [],
      location: '',
    },
    completeness: { percent: 86, missing: [] },
    can_publish: true,
    companies: [],
    hidden: [],
    has_link: false,
    ...own,
  };
  // The test's DOM has no popovers.
  HTMLElement.prototype.hidePopover = () => undefined;
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    const path = pathname.replace('/api/v1/', '');
    if (request.method === 'POST') {
      const text = await request.text();
      const body = text ? JSON.parse(text) : undefined;
      sent.push({ path, body });
      if (refuse) return Response.json({ code: 'fault', message: 'No' }, { status: refuse });
      if (path.endsWith('/visibility')) {
        const companies = body.companies.map((slug: string) => ({ slug, name: slug }));
        resume = { ...resume, ...body, companies };
      }
      if (path.endsWith('/link')) {
        return Response.json({ status: true, data: { url: 'https://x.uz/en/resume/shared/abc' } });
      }
      return Response.json({ status: true, data: resume });
    }
    const meta = { page: 1, per_page: 20, total: 1, pages: 1 };
    if (path.endsWith('/views')) return Response.json({ status: true, data: [VIEW], meta });
    if (path === 'resume') {
      return Response.json({ status: true, data: resumes, limits: { total: 2, active: 1 } });
    }
    return Response.json({ status: true, data: resume });
  });
  const page = () => (
    <>
      <MyResumes
        open="a1"
        onOpen={() => undefined}
        parts={{
          suggestCompanies: (q) => (q === 'Non' ? [{ value: 'non', label: 'NON' }] : []),
          renderShare: ({ path, title }) => <p>{`${title}: ${path}`}</p>,
          renderReport: (company) => <p>{`report ${company}`}</p>,
        }}
      />
      <ToastRegion label="Messages" closeLabel="Close" />
    </>
  );
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ['/'] }),
    routeTree: createRootRoute({ component: page }),
  });
  await router.load();
  render(
    <QueryClientProvider client={makeQueryClient()}>
      {/* The test's own route is not part of the generated route types. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { sent, user: userEvent.setup() };
}

it('invites to write the first resume', async () => {
  await open({ resumes: [] });
  await screen.findByText('Create your first resume');
  expect(screen.getByRole('link', { name: 'New resume' }).getAttribute('href')).toBe(
    '/resume/create',
  );
});

it('shows the numbers, who looked, and a draft with the note of staff', async () => {
  await open({ resumes: [ACTIVE, { ...DRAFT, note: 'A phone number is in the text' }] });
  await screen.findByText('Osh markazi');
  expect(screen.getByText('28')).toBeTruthy();
  expect(screen.getByText(/Contacts opened: 02.11.2026/)).toBeTruthy();
  const draft = within(screen.getByText('Untitled resume').closest('li') as HTMLElement);
  expect(draft.getByText('A phone number is in the text')).toBeTruthy();
  expect(draft.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
    '/resume/edit/d1/third',
  );
});

it('does not offer another resume at the limit, and says why', async () => {
  await open({ resumes: [ACTIVE, DRAFT] });
  const button = await screen.findByRole('button', { name: 'New resume' });
  expect(button.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(/at most 2 resumes/)).toBeTruthy();
});

it('saves another visibility at once and takes it back on request', async () => {
  const { sent, user } = await open({ resumes: [ACTIVE] });
  await user.click(await screen.findByRole('radio', { name: /By link only/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent.length).toBe(2));
  expect(sent.map(({ body }) => (body as { visibility: string }).visibility)).toEqual([
    'link',
    'employers',
  ]);
});

it('waits for a company before it saves a whitelist', async () => {
  const { sent, user } = await open({ resumes: [ACTIVE] });
  await user.click(await screen.findByRole('radio', { name: /Only chosen companies/ }));
  await screen.findByText(/Choose at least one company/);
  await user.type(screen.getByRole('combobox', { name: 'Companies' }), 'Non');
  await user.click(await screen.findByRole('option', { name: 'NON' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        path: 'resume/a1/visibility',
        body: { visibility: 'whitelist', companies: ['non'], hidden: [] },
      },
    ]),
  );
});

it('hides the resume from the present employer in one tap', async () => {
  const { sent, user } = await open({ resumes: [ACTIVE] });
  await user.click(await screen.findByRole('button', { name: 'Hide from NON' }));
  await waitFor(() => expect(sent.length).toBe(1));
  expect(sent[0]?.body).toEqual({ visibility: 'blacklist', companies: ['non'], hidden: [] });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Hide from NON' })).toBeNull());
});

it('shows a part again if the server refuses to hide it, and says so', async () => {
  const { user } = await open({ resumes: [ACTIVE], refuse: 500 });
  const email = await screen.findByRole('button', { name: 'E-mail' });
  await user.click(email);
  await screen.findByText('No');
  expect(email.getAttribute('aria-pressed')).toBe('false');
});

it('asks before it deletes', async () => {
  const { sent, user } = await open({ resumes: [ACTIVE] });
  const pick = async (name: string) => {
    await user.click(await screen.findByRole('menuitem', { name, hidden: true }));
  };
  await screen.findByText('Osh markazi');
  await pick('Delete');
  expect(sent).toEqual([]);
  const dialog = await screen.findByRole('dialog', { name: 'Delete the resume?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent).toEqual([{ path: 'resume/remove/a1', body: undefined }]));
});

it('makes a share link, and asks first when there is one already', async () => {
  const { sent, user } = await open({ resumes: [ACTIVE], own: { has_link: true } });
  await screen.findByText('Osh markazi');
  await user.click(await screen.findByRole('menuitem', { name: 'Share a link', hidden: true }));
  const dialog = await screen.findByRole('dialog', { name: 'New link' });
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Make a new link' }));
  await screen.findByText('Accountant: /resume/shared/abc');
});

it('reports a company that looked, and leads to vacancies that fit', async () => {
  const { user } = await open({ resumes: [ACTIVE] });
  await screen.findByText('Osh markazi');
  await user.click(await screen.findByRole('menuitem', { name: 'Report this company' }));
  await screen.findByText('report osh');
  const jobs = screen.getByRole('link', { name: 'Matching vacancies' });
  expect(jobs.getAttribute('href')).toContain('q=Accountant');
});
