import { createFileRoute } from '@tanstack/react-router';
import { AccountChoice } from '@/features/auth/account-choice';
import { m } from '@/paraglide/messages';
import { guard } from '@/session/guards';

export const Route = createFileRoute('/_auth/auth/register/')({
  beforeLoad: guard('for-register'),
  head: () => ({ meta: [{ title: m.auth_register_title() }] }),
  component: AccountChoice,
});
