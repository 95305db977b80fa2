import { useQuery } from '@tanstack/react-query';
import { pathTo } from '@/i18n/go';
import { AccountMenu } from '@/layouts/account-menu';
import { m } from '@/paraglide/messages';
import { meQuery } from '@/session/me';

/** The account menu of the header. The page was written for a signed-in person, but the session may have ended since. */
export function Island() {
  const { data: me } = useQuery(meQuery());
  if (me === null) {
    return (
      <a href={pathTo('/auth/login')} className="btn btn-s btn-sm">
        {m.shell_sign_in()}
      </a>
    );
  }
  // No signed-in person sees "Sign in" while the identity is checked.
  return me ? <AccountMenu me={me} /> : <span className="account-place" />;
}
