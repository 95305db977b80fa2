import type { QueryClient } from '@tanstack/react-query';
import type { Place } from '@/forms/places';
import { m } from '@/paraglide/messages';
import { checkMe } from '@/session/me';
import { pageQuery } from './queries';
import type { PublicCompany } from './wire';

/** What other features know how to load. */
interface Others {
  loadPlaces: () => Promise<readonly Place[]>;
  loadCompany: (slug: string) => Promise<PublicCompany>;
}

/** Everything that the editor shows. The page is always the newest: a colleague may have changed it. */
export async function loadEditor(queryClient: QueryClient, { loadPlaces, loadCompany }: Others) {
  const slug = (await checkMe(queryClient))?.customer?.slug ?? '';
  const [page, places, known] = await Promise.all([
    queryClient.fetchQuery(pageQuery()),
    loadPlaces(),
    // A company that staff has suspended has no public page.
    loadCompany(slug).catch(() => undefined),
  ]);
  return { title: m.company_page_title(), page, places, known };
}
