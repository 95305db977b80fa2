import { createFileRoute } from '@tanstack/react-router';
import { LoginForm } from '@/features/auth/login-form';
import { useEnter } from '@/features/auth/use-enter';
import { textParam } from '@/i18n/search-params';
import { m } from '@/paraglide/messages';
import { guard } from '@/session/guards';

export const Route = createFileRoute('/_auth/auth/login')({
  validateSearch: (
    raw: Record<string, unknown>,
  ): { problem?: string; done?: string; second?: string; reason?: string } => ({
    problem: textParam(raw.problem),
    done: textParam(raw.done),
    second: textParam(raw.second),
    reason: textParam(raw.reason),
  }),
  beforeLoad: guard('guest'),
  head: () => ({ meta: [{ title: m.auth_login_title() }] }),
  component: Login,
});

function Login() {
  const { problem, done, second } = Route.useSearch();
  const enter = useEnter();
  return (
    <LoginForm
      problem={problem}
      isHalfway={second !== undefined}
      isReset={done === 'reset'}
      onSigned={(user) => enter(user, m.auth_welcome_back())}
    />
  );
}
