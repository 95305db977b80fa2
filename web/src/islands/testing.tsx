import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { AppSigns } from '@/layouts/app-signs';
import { askToSignIn } from '@/session/asked';
import { Islands } from './island';
import { findSlots } from './slots';

/** A document of the server, for tests, whose islands come to life; `early` is what happens to it before. */
export function openDocument(html: string, early: () => void = () => undefined) {
  document.body.innerHTML = html;
  early();
  findSlots();
  const queryClient = makeQueryClient();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <Islands />
      <AppSigns />
    </QueryClientProvider>,
  );
  return { ...view, queryClient, user: userEvent.setup() };
}

/** The place of an island as the server writes it. */
export function slot(name: string, props: object = {}, painted = '', tag = 'div'): string {
  const json = JSON.stringify(props).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  return `<${tag} data-island="${name}" data-props='${json}'>${painted}</${tag}>`;
}

/** A guest follows the dialog that says why to sign in. */
export async function leaveToSignIn(user: UserEvent): Promise<void> {
  const link = within(await screen.findByRole('dialog')).getByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe('/en/auth/login');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.click(link);
  askToSignIn(undefined);
}
