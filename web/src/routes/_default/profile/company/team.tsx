import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { TeamPage } from '@/features/company/team-page';
import { ProofProvider } from '@/features/settings/proof-dialog';
import { Waiting } from '@/forms/waiting';
import { onDemand } from '@/ui/on-demand';
import '@/features/settings/settings.css';
import { splitLocale } from '@/i18n/locale';
import { momentDay } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { meQuery } from '@/session/me';

// Needed only after an invitation, so it is loaded on demand.
const ShareDialog = onDemand(
  async () => (await import('@/features/vacancies/share-dialog')).ShareDialog,
);

export const Route = createFileRoute('/_default/profile/company/team')({
  loader: async () => (await import('@/features/company/titles')).titles.team(),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: TeamRoute,
});

function TeamRoute() {
  const { data: me } = useQuery(meQuery());
  const company = me?.customer?.name;
  // Signing out clears the cache a moment before the page is left.
  if (!me || !company) return null;
  return (
    <ProofProvider user={me}>
      <TeamPage
        renderLink={({ url, expires_at }, onClose) => (
          <Suspense fallback={<Waiting />}>
            <ShareDialog
              shared={{
                path: splitLocale(new URL(url).pathname).path,
                title: company,
                text: (locale) => m.team_link_text({ company }, { locale }),
                isSecret: true,
                hasNoQr: true,
                heading: m.team_link_title(),
                note: m.team_link_note({ day: momentDay(expires_at) }),
              }}
              onClose={onClose}
            />
          </Suspense>
        )}
      />
    </ProofProvider>
  );
}
