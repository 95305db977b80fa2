/** Changes of applications. */
import type { QueryClient } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { applicationQuery, isAboutApplications } from './queries';
import type { MyApplication, MyApplications, QuitReason, ResponseIn } from './wire';

type Schemas = components['schemas'];

const one = async (answer: Promise<{ data?: { data: Schemas['MyApplication'] } }>) =>
  (await bodyOf(answer)).data as MyApplication;

const at = (id: string) => ({ params: { path: { id } } });

/** The same key and content never make a second application. */
export function respond(slug: string, body: ResponseIn, key: string): Promise<MyApplication> {
  return one(
    api.POST('/api/v1/jobs/{slug}/respond', {
      params: { path: { slug } },
      body: body as Schemas['RespondIn'],
      headers: { 'Idempotency-Key': key },
    }),
  );
}

/** What a candidate does, with what it takes. */
export type Deed =
  | { action: 'withdraw' | 'undo' | 'accept' }
  | { action: 'decline'; text: string }
  | { action: 'quit'; reason: QuitReason };

export function act(id: string, deed: Deed): Promise<MyApplication> {
  switch (deed.action) {
    case 'decline': {
      const body = { text: deed.text || null };
      return one(api.POST('/api/v1/applications/{id}/decline', { ...at(id), body }));
    }
    case 'quit': {
      const body = { reason: deed.reason };
      return one(api.POST('/api/v1/applications/{id}/quit', { ...at(id), body }));
    }
    default:
      return one(api.POST(`/api/v1/applications/{id}/${deed.action}`, at(id)));
  }
}

/** Shows a changed application at once wherever it stands. */
export function keepApplication(queryClient: QueryClient, next: MyApplication): void {
  queryClient.setQueryData(
    applicationQuery(next.id).queryKey,
    (known) => known && { ...known, ...next },
  );
  queryClient.setQueriesData<MyApplications>(
    { predicate: ({ queryKey, state }) => isAboutApplications(queryKey) && isList(state.data) },
    (list) =>
      list && { ...list, data: list.data.map((known) => (known.id === next.id ? next : known)) },
  );
}

/** Counts, order and history come from the server. */
export function refetchApplications(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => isAboutApplications(queryKey),
  });
}

function isList(data: unknown): boolean {
  return Array.isArray((data as Partial<MyApplications> | undefined)?.data);
}
