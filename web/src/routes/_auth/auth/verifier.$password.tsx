import { createFileRoute } from '@tanstack/react-router';
import { enter } from '@/features/auth/enter';
import { Verifier } from '@/features/auth/verifier';
import { m } from '@/paraglide/messages';
import { guard } from '@/session/guards';

export const Route = createFileRoute('/_auth/auth/verifier/$password')({
  beforeLoad: guard('guest'),
  head: () => ({ meta: [{ title: m.auth_verifier_title() }] }),
  component: VerifierPage,
});

function VerifierPage() {
  const { password } = Route.useParams();
  return <Verifier secret={password} onSigned={() => enter(m.auth_welcome_back())} />;
}
