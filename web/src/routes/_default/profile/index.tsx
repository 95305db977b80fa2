import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { dictionariesQuery, spheresQuery } from '@/features/dictionaries/queries';
import { Profile } from '@/features/profile/profile';
import { AccountProvider } from '@/features/settings/account-provider';
import { DeletionStrip } from '@/features/settings/data/deletion-strip';
import { PendingIdentity } from '@/features/settings/security/pending-identity';
import { momentDay } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { meQuery, setMe } from '@/session/me';

export const Route = createFileRoute('/_default/profile/')({
  loader: ({ context }) =>
    Promise.all([
      context.queryClient.ensureQueryData(spheresQuery()),
      context.queryClient.ensureQueryData(dictionariesQuery()),
    ]),
  head: () => ({ meta: [{ title: m.profile_title() }] }),
  component: ProfileRoute,
});

function ProfileRoute() {
  const queryClient = useQueryClient();
  const { data: user } = useQuery(meQuery());
  const [spheres, dictionaries] = Route.useLoaderData();
  if (!user) return null;
  return (
    <AccountProvider user={user}>
      <Profile
        user={user}
        nameOfSphere={(slug) => spheres.data.find((one) => one.slug === slug)?.name ?? slug}
        nameOfLanguage={(code) =>
          dictionaries.data.language.find((one) => one.code === code)?.name ?? code
        }
        notices={
          <>
            {user.delete_at && (
              <DeletionStrip
                day={momentDay(user.delete_at)}
                onUndone={(next) => setMe(queryClient, next)}
              />
            )}
            <PendingIdentity />
          </>
        }
      />
    </AccountProvider>
  );
}
