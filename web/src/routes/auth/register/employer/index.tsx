import { createFileRoute, redirect } from '@tanstack/react-router';
import { PhoneStart } from '@/features/auth/phone-start';
import { sendCode } from '@/features/auth/queries';
import { SocialStrip } from '@/features/auth/social-strip';
import { m } from '@/paraglide/messages';
import { checkMe } from '@/session/me';

export const Route = createFileRoute('/auth/register/employer/')({
  // A signed-in user has a confirmed number, so the phone step is skipped.
  beforeLoad: async ({ context }) => {
    if (await checkMe(context.queryClient)) {
      throw redirect({
        to: '/auth/register/employer/step/2',
        search: { for: 'role' },
        replace: true,
      });
    }
  },
  component: Start,
});

function Start() {
  const { problem } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PhoneStart
      branch="employer"
      hero
      withConsents
      title={m.auth_employer_title()}
      lead={m.auth_employer_lead()}
      expired={problem === 'expired'}
      send={sendCode}
      onSent={() => navigate({ to: '/auth/register/employer/step/1' })}
    >
      <SocialStrip text={(who) => m.auth_social_register({ who })} />
    </PhoneStart>
  );
}
