import { createFileRoute, redirect } from '@tanstack/react-router';
import { isNotFound } from '@/api/errors';
import { restartJourney } from '@/features/auth/journey';
import { NewPasswordStep } from '@/features/auth/new-password-step';
import { resetPassword } from '@/features/auth/queries';
import { passwordSteps } from '@/features/auth/steps';
import { mayEnterStep, readRegistration } from '@/session/registration';

export const Route = createFileRoute('/auth/forgot-password/step/2')({
  beforeLoad: () => {
    if (!mayEnterStep(readRegistration('reset'), 2, Date.now())) {
      throw redirect({ to: '/auth/forgot-password', replace: true });
    }
  },
  component: NewPassword,
});

function NewPassword() {
  const navigate = Route.useNavigate();
  const journey = readRegistration('reset');
  const send = async (password: string) => {
    try {
      await resetPassword(journey?.request_id ?? '', password);
    } catch (failure) {
      if (isNotFound(failure)) {
        restartJourney('reset');
        await navigate({ to: '/auth/forgot-password', search: { problem: 'expired' } });
      }
      throw failure;
    }
    restartJourney('reset');
    await navigate({ to: '/auth/login', search: { done: 'reset' }, replace: true });
  };
  return (
    <NewPasswordStep steps={passwordSteps()} current={1} phone={journey?.phone ?? ''} send={send} />
  );
}
