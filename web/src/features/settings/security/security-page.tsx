import { m } from '@/paraglide/messages';
import { SettingsPage } from '../settings-page';
import { EmailChange, PhoneChange } from './contact-change';
import { Identities } from './identities';
import { LoginHistory } from './login-history';
import { PendingIdentity } from './pending-identity';
import { Sessions } from './sessions';
import { Totp } from './totp';

export function SecurityPage({ page }: { page: number }) {
  return (
    <SettingsPage title={m.settings_security_title()} lead={m.settings_security_lead()}>
      <PendingIdentity />
      <PhoneChange />
      <EmailChange />
      <Totp />
      <Sessions />
      <Identities />
      <LoginHistory page={page} />
    </SettingsPage>
  );
}
