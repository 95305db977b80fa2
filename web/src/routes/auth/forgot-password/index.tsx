import { createFileRoute } from '@tanstack/react-router';
import { PhoneStart } from '@/features/auth/phone-start';
import { sendResetCode } from '@/features/auth/queries';
import { m } from '@/paraglide/messages';

export const Route = createFileRoute('/auth/forgot-password/')({ component: Start });

function Start() {
  const { problem } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PhoneStart
      branch="reset"
      title={m.auth_forgot_title()}
      lead={m.auth_forgot_lead()}
      expired={problem === 'expired'}
      send={sendResetCode}
      onSent={() => navigate({ to: '/auth/forgot-password/step/1' })}
    />
  );
}
