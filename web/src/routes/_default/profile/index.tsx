import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { statusOf } from '@/features/applications/status';
import type { MyApplication } from '@/features/applications/wire';
import { Cabinet } from '@/features/cabinet/cabinet';
import { cabinetQuery } from '@/features/cabinet/queries';
import { CompanyList } from '@/features/company/company-list';
import { InvitationCard } from '@/features/company/invitation-card';
import { dictionariesQuery, spheresQuery, suggestCompanies } from '@/features/dictionaries/queries';
import { NextSteps } from '@/features/home/next-steps';
import { homeQuery } from '@/features/home/queries';
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
import { ShareButton } from '@/features/vacancies/share-button';
import { Waiting } from '@/forms/waiting';
import { momentDay } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { meQuery, setMe, type User } from '@/session/me';
import { mayInCompany } from '@/session/rights';
import { ErrorState } from '@/ui/error-state';
import { onDemand } from '@/ui/on-demand';
import { useNow } from '@/ui/use-now';

// Needed only after a click, so they are loaded on demand.
const ReportDialog = onDemand(
  async () => (await import('@/features/vacancies/report-dialog')).ReportDialog,
);
const ShareDialog = onDemand(
  async () => (await import('@/features/vacancies/share-dialog')).ShareDialog,
);

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
  const { data: user } = useQuery(meQuery());
  if (!user) return null;
  return (
    <AccountProvider user={user}>
      {user.role === 'customer' ? <CabinetPage user={user} /> : <CandidatePage user={user} />}
    </AccountProvider>
  );
}

/** What needs a decision, whatever the role. */
function Notices({ user }: { user: User }) {
  const queryClient = useQueryClient();
  return (
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
  );
}

function CabinetPage({ user }: { user: User }) {
  const { data, error, isFetching, refetch } = useQuery(cabinetQuery());
  const now = useNow();
  return (
    <Cabinet
      user={user}
      cabinet={data}
      now={now}
      notices={<Notices user={user} />}
      failure={
        error && !data ? (
          <ErrorState
            title={m.cabinet_load_failed()}
            retryText={m.ui_retry()}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : undefined
      }
      companies={
        <>
          {user.companies.length > 1 && <CompanyList companies={user.companies} />}
          {mayInCompany(user, 'edit_company') && <CompletenessCard user={user} />}
        </>
      }
      renderShare={({ slug, title, customer }) => (
        <ShareButton path={`/jobs/${slug}`} title={title} company={customer.name} />
      )}
    />
  );
}

function CandidatePage({ user }: { user: User }) {
  const [spheres, dictionaries] = Route.useLoaderData();
  const own = useOwnResumes(user);
  const { data: home } = useQuery(homeQuery());
  const now = useNow();
  return (
    <Profile
      user={user}
      nameOfSphere={(slug) => spheres.data.find((one) => one.slug === slug)?.name ?? slug}
      nameOfLanguage={(code) =>
        dictionaries.data.language.find((one) => one.code === code)?.name ?? code
      }
      notices={<Notices user={user} />}
      next={
        home && (
          <NextSteps
            home={home}
            now={now}
            statusOf={(application) => statusOf(application as unknown as MyApplication)}
          />
        )
      }
      {...own}
    />
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
            <Suspense fallback={<Waiting />}>
              <ReportDialog target="company" slug={slug} onClose={onClose} />
            </Suspense>
          ),
          renderShare: ({ path, title }, onClose) => (
            <Suspense fallback={<Waiting />}>
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
