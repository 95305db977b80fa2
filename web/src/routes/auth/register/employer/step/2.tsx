import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CompanyStep } from '@/features/auth/company-step';
import { restartJourney } from '@/features/auth/journey';
import { employerSteps } from '@/features/auth/steps';
import { useRegister, useTakeRole } from '@/features/auth/use-finish';
import { useSocialAgreement } from '@/features/auth/use-social-agreement';
import { locationsQuery } from '@/features/dictionaries/queries';
import { ProofProvider } from '@/features/settings/proof-dialog';
import { checkMe } from '@/session/me';
import { readRegistration } from '@/session/registration';

export const Route = createFileRoute('/auth/register/employer/step/2')({
  loader: async ({ context: { queryClient } }) => {
    const [me] = await Promise.all([
      checkMe(queryClient),
      queryClient.ensureQueryData(locationsQuery()),
    ]);
    return { me };
  },
  component: Company,
});

function Company() {
  const { me } = Route.useLoaderData();
  if (!me) return <NewAccount />;
  return (
    <ProofProvider user={me}>
      <OtherRole />
    </ProofProvider>
  );
}

function NewAccount() {
  const { data: places } = useSuspenseQuery(locationsQuery());
  const navigate = Route.useNavigate();
  const { isAgreed } = useSocialAgreement();
  const send = useRegister('employer', () => {
    restartJourney('employer');
    return navigate({ to: '/auth/register/employer', search: { problem: 'expired' } });
  });
  return (
    <CompanyStep
      places={places.data}
      steps={employerSteps(false)}
      current={1}
      account={{
        phone: readRegistration('employer')?.phone ?? '',
        password: isAgreed ? 'optional' : 'required',
      }}
      onBack={() => void navigate({ to: '/auth/register/employer/step/1' })}
      send={send}
    />
  );
}

function OtherRole() {
  const { data: places } = useSuspenseQuery(locationsQuery());
  const send = useTakeRole('employer');
  return (
    <CompanyStep
      places={places.data}
      steps={employerSteps(true)}
      current={0}
      account={null}
      send={send}
    />
  );
}
