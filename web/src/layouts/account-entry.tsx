import { useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { CircleUserRound, LogIn } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { m } from '@/paraglide/messages';
import { meQuery } from '@/session/me';

// Needed only by signed-in users after the page has rendered, so it is loaded on demand.
const AccountMenu = lazy(async () => ({
  default: (await import('./account-menu')).AccountMenu,
}));

/** The end of the header: the sign-in link for guests, the account menu for signed-in users. */
export function AccountEntry() {
  const { data: me } = useQuery(meQuery());
  if (me === null) {
    return (
      <div className="account">
        <Link to="/auth/login" className="header-link">
          {m.shell_sign_in()}
        </Link>
        <Link to="/auth/register" className="btn btn-s btn-sm account-register">
          {m.shell_register()}
        </Link>
      </div>
    );
  }
  // The space is reserved until the identity check is done, so that nothing shifts and no signed-in user sees "Sign
  // in".
  const place = <span className="account-place" />;
  return (
    <div className="account">
      {me ? (
        <Suspense fallback={place}>
          <AccountMenu me={me} />
        </Suspense>
      ) : (
        place
      )}
    </div>
  );
}

/** The last tab of the bottom navigation. */
export function AccountTab() {
  const { data: me } = useQuery(meQuery());
  const guest = me === null;
  const Icon = guest ? LogIn : CircleUserRound;
  // Below the profile path, but with tabs of their own; interviews only for an employer.
  const hasOwnTab = useRouterState({
    select: ({ location }) =>
      /^\/profile\/(my-vacancies|applications)/.test(location.pathname) ||
      (me?.role === 'customer' && location.pathname.startsWith('/profile/interviews')),
  });
  return (
    <Link
      to={guest ? '/auth/login' : '/profile'}
      className="tab"
      activeOptions={{ exact: hasOwnTab }}
    >
      <Icon size={23} strokeWidth={1.8} aria-hidden="true" />
      <span>{guest ? m.shell_sign_in() : m.shell_nav_profile()}</span>
    </Link>
  );
}
