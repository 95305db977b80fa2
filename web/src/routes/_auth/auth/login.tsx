import { createFileRoute } from '@tanstack/react-router';
import { enter } from '@/features/auth/enter';
import { LoginForm } from '@/features/auth/login-form';
import { textParam } from '@/i18n/search-params';
import { m } from '@/paraglide/messages';
import { guard } from '@/session/guards';

interface LoginSearch {
  problem?: string;
  done?: string;
  second?: string;
  /** Returned by Telegram's login page; only the browser that began has its other half. */
  state?: string;
  /** Why an employer was sent here: saving and contacts are for candidates. */
  reason?: 'candidates_only';
}

const forGuests = guard('guest');

export const Route = createFileRoute('/_auth/auth/login')({
  validateSearch: (raw: Record<string, unknown>): LoginSearch => ({
    problem: textParam(raw.problem),
    done: textParam(raw.done),
    second: textParam(raw.second),
    state: textParam(raw.state),
    reason: raw.reason === 'candidates_only' ? raw.reason : undefined,
  }),
  beforeLoad: (visit) => (visit.search.reason ? undefined : forGuests(visit)),
  head: () => ({ meta: [{ title: m.auth_login_title() }] }),
  component: Login,
});

function Login() {
  const { problem, done, second, state, reason } = Route.useSearch();
  const note = done === 'reset' ? m.auth_reset_done() : reason && m.vacancy_candidates_only();
  return (
    <LoginForm
      problem={problem}
      isHalfway={second !== undefined}
      telegramState={state}
      note={note}
      onSigned={() => enter(m.auth_welcome_back())}
    />
  );
}
