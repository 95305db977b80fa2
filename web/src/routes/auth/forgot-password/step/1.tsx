import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { CodeStep } from '@/features/auth/code-step';
import { restartJourney } from '@/features/auth/journey';
import { sendResetCode } from '@/features/auth/queries';
import { passwordSteps } from '@/features/auth/steps';
import { m } from '@/paraglide/messages';
import { mayEnterStep, readRegistration } from '@/session/registration';

export const Route = createFileRoute('/auth/forgot-password/step/1')({
  beforeLoad: () => {
    if (!mayEnterStep(readRegistration('reset'), 1, Date.now())) {
      throw redirect({ to: '/auth/forgot-password', replace: true });
    }
  },
  component: Code,
});

function Code() {
  const navigate = Route.useNavigate();
  return (
    <CodeStep
      branch="reset"
      steps={passwordSteps()}
      send={sendResetCode}
      onProved={() => navigate({ to: '/auth/forgot-password/step/2' })}
      onExpired={() => {
        restartJourney('reset');
        return navigate({ to: '/auth/forgot-password', search: { problem: 'expired' } });
      }}
      changeNumber={
        <Link to="/auth/forgot-password" className="auth-text-link">
          {m.auth_code_change()}
        </Link>
      }
    />
  );
}
