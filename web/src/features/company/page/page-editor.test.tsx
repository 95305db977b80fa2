import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { startLocale } from '@/i18n/locale';
import { PageEditor } from './page-editor';
import type { Page, PageIn, PublicCompany } from './wire';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});
beforeEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the session's cookie; the other interface is not in test browsers
  document.cookie = 'token=t1';
});
afterEach(cleanup);

const OLD = 'We bake bread for the whole city.';
const MINE = 'We bake bread and cakes for the whole city.';
const THEIRS = 'We bake bread for the city since 1998.';

const PAGE: Page = {
  about: { uz: null, ru: null, en: OLD },
  links: [],
  addresses: [],
  benefits: [],
  photos: [],
  version: 1,
};
const KNOWN = { name: 'Non', benefits: [], photos: [] } as unknown as PublicCompany;

interface Server {
  send: (body: PageIn, name: string) => Promise<{ page: Page; name: string }>;
  reload?: () => Promise<{ page: Page; name: string }>;
  logo?: string;
}

async function open({ send, reload = vi.fn(), logo }: Server) {
  const component = () => (
    <PageEditor
      owner="u1:c1"
      page={PAGE}
      name="Non"
      known={KNOWN}
      places={[{ id: 1, slug: 'chilonzor', name: 'Chilonzor' }]}
      locale="en"
      logo={logo}
      isVerified
      send={send}
      reload={reload}
      upload={vi.fn()}
      renderPreview={({ name, about }) => (
        <p>
          {name}: {about}
        </p>
      )}
    />
  );
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ['/'] }),
    routeTree: createRootRoute({ component }),
  });
  await router.load();
  // The test's own route is not part of the generated route types.
  render(<RouterProvider router={router as never} />);
  return screen.findByLabelText<HTMLTextAreaElement>('About the company, English');
}

const saved = (body: PageIn): Page => ({
  ...PAGE,
  about: body.about,
  year: body.year,
  version: body.version + 1,
});

async function write(box: HTMLElement, text: string) {
  await userEvent.clear(box);
  await userEvent.type(box, text);
}

const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

it('saves what was changed, and then the next change upon it', async () => {
  const sent: PageIn[] = [];
  const about = await open({
    send: async (body, name) => {
      sent.push(body);
      return { page: saved(body), name };
    },
  });
  expect(saveButton().disabled).toBe(true);
  await write(about, MINE);
  await userEvent.click(saveButton());
  await screen.findByText(/^Saved at \d\d:\d\d$/);
  expect(saveButton().disabled).toBe(true);
  await write(screen.getByLabelText('Year of foundation'), '1998');
  await userEvent.click(saveButton());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ about: { en }, year, version }) => [en, year, version])).toEqual([
    [MINE, null, 1],
    [MINE, 1998, 2],
  ]);
});

it('keeps both texts when a colleague has saved first, and lets the person choose', async () => {
  const sent: PageIn[] = [];
  const theirs = { ...PAGE, about: { ...PAGE.about, en: THEIRS }, year: 1998, version: 2 };
  const about = await open({
    send: async (body, name) => {
      sent.push(body);
      if (body.version === 1) throw new ApiError({ code: 'version_conflict', status: 409 });
      return { page: saved(body), name };
    },
    reload: async () => ({ page: theirs, name: 'Non' }),
  });
  await write(about, MINE);
  await userEvent.click(saveButton());
  const asked = await screen.findByRole('dialog', { name: 'Changed in two places' });
  expect(within(asked).getByText(MINE)).toBeDefined();
  expect(within(asked).getByText(THEIRS)).toBeDefined();
  await userEvent.click(within(asked).getByRole('radio', { name: 'Keep both' }));
  await userEvent.click(within(asked).getByRole('button', { name: 'Save the choice' }));
  await userEvent.click(saveButton());
  await screen.findByText(/^Saved at \d\d:\d\d$/);
  expect(sent[1]).toMatchObject({
    version: 2,
    // Nobody else has touched it, so it needs no decision.
    year: 1998,
    about: { en: `${MINE}\n\n${THEIRS}` },
  });
});

it('keeps unsaved changes on the device', async () => {
  const send = vi.fn();
  await write(await open({ send }), MINE);
  cleanup();
  const about = await open({ send });
  expect(about.value).toBe(MINE);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(about.value).toBe(OLD);
});

it('gives the name to the owner only, and warns that the mark rests', async () => {
  await open({ send: vi.fn() });
  expect(screen.queryByLabelText(/Company name/)).toBeNull();
  expect(screen.getByText('Only the owner changes the name and logo.')).toBeDefined();
  cleanup();
  await open({ send: vi.fn(), logo: 'logo' });
  expect(screen.getByLabelText(/Company name/)).toBeDefined();
  expect(screen.getByText(/the verification mark is hidden/)).toBeDefined();
});

it('sends nothing while an answer is wrong, and opens the language of the error', async () => {
  const send = vi.fn();
  await open({ send });
  await userEvent.click(screen.getByRole('tab', { name: 'Russian' }));
  await write(screen.getByLabelText('About the company, Russian'), 'a');
  await userEvent.click(screen.getByRole('tab', { name: 'English' }));
  await userEvent.click(saveButton());
  await screen.findByLabelText('About the company, Russian');
  expect(send).not.toHaveBeenCalled();
});
