import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { SphereStep } from '@/features/auth/sphere-step';
import { candidateSteps } from '@/features/auth/steps';
import { spheresQuery } from '@/features/dictionaries/queries';
import { checkMe } from '@/session/me';

export const Route = createFileRoute('/auth/register/candidate/step/2')({
  loader: async ({ context: { queryClient } }) => {
    const [me] = await Promise.all([
      checkMe(queryClient),
      queryClient.ensureQueryData(spheresQuery()),
    ]);
    return { signedIn: me !== null };
  },
  component: Spheres,
});

function Spheres() {
  const { signedIn } = Route.useLoaderData();
  const { data: spheres } = useSuspenseQuery(spheresQuery());
  const navigate = Route.useNavigate();
  return (
    <SphereStep
      steps={candidateSteps(signedIn)}
      current={signedIn ? 0 : 1}
      spheres={spheres.data}
      onBack={signedIn ? undefined : () => void navigate({ to: '/auth/register/candidate/step/1' })}
      onNext={() =>
        void navigate({
          to: '/auth/register/candidate/step/3',
          search: signedIn ? { for: 'role' } : {},
        })
      }
    />
  );
}
