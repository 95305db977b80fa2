import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { CompanyList } from '@/features/company/company-list';
import { InvitationCard } from '@/features/company/invitation-card';
import { dictionariesQuery, spheresQuery, suggestCompanies } from '@/features/dictionaries/queries';
import { ResumeCompleteness } from '@/features/my-resumes/completeness-card';
import { CandidateLinks } from '@/features/my-resumes/links-card';
import { firstOpen } from '@/features/my-resumes/model';
import { MyResumes } from '@/features/my-resumes/my-resumes';
import { resumesQuery } from '@/features/my-resumes/queries';
import { CompletenessCard } from '@/features/profile/completeness-card';
import { Profile } from '@/features/profile/profile';
import { AccountProvider } from '@/features/settings/account-provider';
import { DeletionStrip } from '@/features/settings/data/deletion-strip';
import { PendingIdentity } from '@/features/settings/security/pending-identity';
import { momentDay } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { meQuery, setMe, type User } from '@/session/me';

// Needed only after a click, so they are loaded on demand.
const ReportDialog = lazy(async () => ({
  default: (await import('@/features/vacancies/report-dialog')).ReportDialog,
}));
const ShareDialog = lazy(async () => ({
  default: (await import('@/features/vacancies/share-dialog')).ShareDialog,
}));

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
  const own = useOwnResumes(user);
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
            {user.team_invitations.map((invitation) => (
              <InvitationCard key={invitation.id} invitation={invitation} me={user} />
            ))}
          </>
        }
        companies={
          user.role === 'customer' &&
          user.companies.length > 1 && <CompanyList companies={user.companies} />
        }
        {...own}
      />
    </AccountProvider>
  );
}

/** The resumes of a candidate, and what stands beside them; nothing for employers. */
function useOwnResumes(user: User | null | undefined) {
  const isCandidate = user?.role === 'candidate';
  const { data } = useQuery({ ...resumesQuery(), enabled: isCandidate });
  const [chosen, setChosen] = useState<string | null>();
  if (!isCandidate) return {};
  const list = data?.data ?? [];
  const open = chosen === undefined ? firstOpen(list) : chosen;
  const resume = list.find(({ id }) => id === open) ?? list[0];
  return {
    resumes: (
      <MyResumes
        open={open}
        onOpen={setChosen}
        parts={{
          suggestCompanies,
          renderReport: (slug, onClose) => (
            <Suspense>
              <ReportDialog target="company" slug={slug} onClose={onClose} />
            </Suspense>
          ),
          renderShare: ({ path, title }, onClose) => (
            <Suspense>
              <ShareDialog
                shared={{
                  path,
                  title,
                  text: (locale) => m.my_resumes_share_text({ title }, { locale }),
                  isSecret: true,
                  note: m.my_resumes_share_note(),
                }}
                onClose={onClose}
              />
            </Suspense>
          ),
        }}
      />
    ),
    side: (
      <>
        {resume ? <ResumeCompleteness resume={resume} /> : <CompletenessCard user={user} />}
        <CandidateLinks />
      </>
    ),
  };
}
