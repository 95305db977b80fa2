import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { CodeStep } from '@/features/auth/code-step';
import { restartJourney } from '@/features/auth/journey';
import { sendCode } from '@/features/auth/queries';
import { candidateSteps } from '@/features/auth/steps';
import { m } from '@/paraglide/messages';
import { checkMe } from '@/session/me';

export const Route = createFileRoute('/auth/register/candidate/step/1')({
  beforeLoad: async ({ context }) => {
    if (await checkMe(context.queryClient)) {
      throw redirect({
        to: '/auth/register/candidate/step/2',
        search: { for: 'role' },
        replace: true,
      });
    }
  },
  component: Code,
});

function Code() {
  const navigate = Route.useNavigate();
  return (
    <CodeStep
      branch="candidate"
      steps={candidateSteps(false)}
      send={sendCode}
      onProved={() => navigate({ to: '/auth/register/candidate/step/2' })}
      onExpired={() => {
        restartJourney('candidate');
        return navigate({ to: '/auth/register/candidate', search: { problem: 'expired' } });
      }}
      changeNumber={
        <Link to="/auth/register/candidate" className="auth-text-link">
          {m.auth_code_change()}
        </Link>
      }
    />
  );
}
