import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { CandidateStep } from '@/features/auth/candidate-step';
import { restartJourney } from '@/features/auth/journey';
import { hasSpheres } from '@/features/auth/sphere-draft';
import { candidateSteps } from '@/features/auth/steps';
import { useRegister, useTakeRole } from '@/features/auth/use-finish';
import { useSocialAgreement } from '@/features/auth/use-social-agreement';
import {
  dictionariesQuery,
  locationsQuery,
  suggestPositions,
} from '@/features/dictionaries/queries';
import { ProofProvider } from '@/features/settings/proof-dialog';
import { checkMe } from '@/session/me';
import { readRegistration } from '@/session/registration';

export const Route = createFileRoute('/auth/register/candidate/step/3')({
  loader: async ({ context: { queryClient } }) => {
    const [me] = await Promise.all([
      checkMe(queryClient),
      queryClient.ensureQueryData(locationsQuery()),
      queryClient.ensureQueryData(dictionariesQuery()),
    ]);
    return { me };
  },
  component: Profile,
});

function Profile() {
  const { me } = Route.useLoaderData();
  if (!hasSpheres()) {
    return (
      <Navigate to="/auth/register/candidate/step/2" search={me ? { for: 'role' } : {}} replace />
    );
  }
  if (!me) return <NewAccount />;
  return (
    <ProofProvider user={me}>
      <OtherRole />
    </ProofProvider>
  );
}

function useLists() {
  const { data: places } = useSuspenseQuery(locationsQuery());
  const { data: lists } = useSuspenseQuery(dictionariesQuery());
  return { places: places.data, languages: lists.data.language, suggestPositions };
}

function NewAccount() {
  const lists = useLists();
  const navigate = Route.useNavigate();
  const { isAgreed } = useSocialAgreement();
  const send = useRegister('candidate', () => {
    restartJourney('candidate');
    return navigate({ to: '/auth/register/candidate', search: { problem: 'expired' } });
  });
  return (
    <CandidateStep
      {...lists}
      steps={candidateSteps(false)}
      current={2}
      account={{
        phone: readRegistration('candidate')?.phone ?? '',
        password: isAgreed ? 'optional' : 'required',
      }}
      onBack={() => void navigate({ to: '/auth/register/candidate/step/2' })}
      send={send}
    />
  );
}

function OtherRole() {
  const lists = useLists();
  const navigate = Route.useNavigate();
  const send = useTakeRole('candidate');
  return (
    <CandidateStep
      {...lists}
      steps={candidateSteps(true)}
      current={1}
      account={null}
      onBack={() =>
        void navigate({ to: '/auth/register/candidate/step/2', search: { for: 'role' } })
      }
      send={send}
    />
  );
}
