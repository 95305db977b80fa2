import { createFileRoute, redirect } from '@tanstack/react-router';
import { EmailStep } from '@/features/auth/email-step';
import { ProofProvider } from '@/features/settings/proof-dialog';
import { m } from '@/paraglide/messages';
import { goAfterLogin } from '@/session/after-login';
import { guard } from '@/session/guards';
import { checkMe } from '@/session/me';

/** After registering with an e-mail address: it is offered to confirm it at once. */
export const Route = createFileRoute('/_auth/auth/email')({
  beforeLoad: guard('auth'),
  loader: async ({ context: { queryClient } }) => {
    const me = await checkMe(queryClient);
    if (!me?.email || me.email_verified_at) throw redirect({ to: '/profile', replace: true });
    return { me, email: me.email };
  },
  head: () => ({ meta: [{ title: m.auth_email_title() }] }),
  component: ConfirmEmail,
});

function ConfirmEmail() {
  const { me, email } = Route.useLoaderData();
  return (
    <ProofProvider user={me}>
      <EmailStep email={email} onLeave={goAfterLogin} />
    </ProofProvider>
  );
}
