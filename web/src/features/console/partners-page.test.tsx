import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { PartnersPage } from './partners-page';
import { moved, type Partner } from './partners-queries';

const partner = (id: string, name: string, rest: Partial<Partner> = {}): Partner => ({
  id,
  name,
  link: `https://${id}.example/`,
  logo: null,
  hidden: false,
  version: 3,
  ...rest,
});

let stored: Partner[] = [];
let refusal: object | undefined;
const sent: { path: string; body: unknown }[] = [];

beforeEach(() => {
  startLocale('/en');
  stored = [partner('one', 'Silk Road'), partner('two', 'Craftsmen', { hidden: true })];
  refusal = undefined;
  sent.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/v1/staff/', '');
    if (request.method === 'GET') return Response.json({ status: true, data: stored });
    sent.push({ path, body: await request.json() });
    if (refusal) return Response.json(refusal, { status: 409 });
    return Response.json({ status: true, data: stored });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  startLocale('/');
});

async function open() {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <PartnersPage />
    </QueryClientProvider>,
  );
  await screen.findByText('Silk Road');
  return userEvent.setup();
}

describe('partners', () => {
  it('are added with name and link', async () => {
    const user = await open();
    await user.type(screen.getByLabelText(/^Name/), 'Young coders');
    await user.type(screen.getByLabelText(/^Address of the site/), 'https://coders.example');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(sent).toEqual([
      {
        path: 'partners',
        body: { name: 'Young coders', link: 'https://coders.example', hidden: false },
      },
    ]);
  });

  it('are ordered with the order that was seen', async () => {
    const user = await open();
    expect(screen.getByRole('button', { name: 'Earlier: Silk Road' })).toHaveProperty(
      'disabled',
      true,
    );
    await user.click(screen.getByRole('button', { name: 'Later: Silk Road' }));
    expect(sent).toEqual([
      { path: 'partners/order', body: { seen: ['one', 'two'], order: ['two', 'one'] } },
    ]);
  });

  it('are changed with the version that was seen, and a newer one refuses', async () => {
    const user = await open();
    refusal = {
      status: false,
      code: 'partner_changed',
      message: 'Somebody else has changed this.',
    };
    await user.click(screen.getByRole('button', { name: 'Edit: Craftsmen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByLabelText('Do not show on the site'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Somebody else has changed this.');
    expect(sent).toEqual([
      {
        path: 'partners/two/update',
        body: { name: 'Craftsmen', link: 'https://two.example/', hidden: false, version: 3 },
      },
    ]);
  });

  it('move one place', () => {
    expect(moved(stored, 1, -1).map(({ id }) => id)).toEqual(['two', 'one']);
    expect(stored.map(({ id }) => id)).toEqual(['one', 'two']);
  });
});
