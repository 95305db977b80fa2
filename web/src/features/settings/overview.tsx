import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAction } from '@/forms/use-action';
import { loadPage } from '@/i18n/go';
import { momentDay } from '@/lib/moment';
import { formatPhone } from '@/lib/phone';
import { m } from '@/paraglide/messages';
import { logout } from '@/session/logout';
import { Button } from '@/ui/button';
import { DeletionStrip } from './data/deletion-strip';
import { Section } from './section';
import { useChangeMe, useMe } from './use-me';

type Page =
  | '/profile/settings/security'
  | '/profile/settings/password'
  | '/profile/settings/telegram'
  | '/profile/settings/role';

/** The state of the account at a glance; the first panel of the settings. */
export function Overview() {
  const user = useMe();
  const changeMe = useChangeMe();
  return (
    <div className="settings-sections">
      {user.delete_at && <DeletionStrip day={momentDay(user.delete_at)} onUndone={changeMe} />}
      <Section title={m.settings_account_title()}>
        <dl className="settings-facts">
          <Fact label={m.settings_phone_title()} to="/profile/settings/security">
            {formatPhone(user.phone)}
          </Fact>
          <Fact label={m.settings_email_title()} to="/profile/settings/security">
            {user.email ?? m.settings_none()}
          </Fact>
          <Fact label={m.settings_password_label()} to="/profile/settings/password">
            {user.has_password ? m.settings_password_is_set() : m.settings_none()}
          </Fact>
          <Fact label={m.settings_totp_title()} to="/profile/settings/security">
            {user.has_totp ? m.settings_totp_on() : m.settings_totp_off()}
          </Fact>
          <Fact label={m.settings_telegram_title()} to="/profile/settings/telegram">
            {user.telegram?.name ?? m.settings_none()}
          </Fact>
          <Fact label={m.settings_role_title()} to="/profile/settings/role">
            {user.role === 'customer' ? m.role_customer() : m.role_candidate()}
          </Fact>
        </dl>
      </Section>
      <SignOut />
    </div>
  );
}

function Fact({ label, to, children }: { label: string; to: Page; children: ReactNode }) {
  return (
    <div className="settings-fact">
      <dt>{label}</dt>
      <dd>
        <span className="settings-fact-value">{children}</span>
        <Link to={to} className="settings-link" aria-label={m.settings_change_named({ label })}>
          {m.settings_change()}
        </Link>
      </dd>
    </div>
  );
}

function SignOut() {
  const queryClient = useQueryClient();
  const { run, busy } = useAction(async () => {
    await logout(queryClient);
    // So that no personal data stays in memory.
    loadPage('/');
  });
  return (
    <Button
      className="settings-start"
      busy={busy}
      icon={<LogOut size={18} strokeWidth={1.9} aria-hidden="true" />}
      onClick={() => run()}
    >
      {m.settings_sign_out()}
    </Button>
  );
}
