import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { FormError } from '@/forms/form-error';
import { useWithProof } from '@/forms/proof';
import { useAction } from '@/forms/use-action';
import { getLocale } from '@/i18n/locale';
import { momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { Button, ButtonLink } from '@/ui/button';
import { toast } from '@/ui/toast-store';
import { Loaded } from '../loaded';
import { identitiesQuery, type Provider, providersQuery, unlinkIdentity } from '../queries';
import { Section } from '../section';

export const PROVIDER_NAMES = { google: 'Google', telegram: 'Telegram' } satisfies Record<
  Provider,
  string
>;

/** External accounts that can sign in to this one. */
export function Identities() {
  const query = useQuery(identitiesQuery());
  const { data: providers } = useQuery(providersQuery());
  const proved = useWithProof(unlinkIdentity);
  const unlink = useAction(async (id: string) => {
    await proved(id);
    toast.success(m.settings_identity_unlinked());
    await query.refetch();
  });
  // Without a configured provider the section is not shown.
  if (query.data?.data.length === 0 && !providers?.google) return null;
  return (
    <Section title={m.settings_identities_title()} text={m.settings_identities_text()}>
      <Loaded query={query} rows={1}>
        {({ data }) => (
          <>
            {data.length > 0 && (
              <ul className="settings-rows">
                {data.map((identity) => (
                  <li key={identity.id} className="settings-row">
                    <Link2 size={22} strokeWidth={1.8} aria-hidden="true" />
                    <div className="settings-row-text">
                      <p className="settings-row-title">
                        {PROVIDER_NAMES[identity.provider]}: {identity.name}
                      </p>
                      <p className="settings-note">
                        {m.settings_identity_since({ time: momentText(identity.linked_at) })}
                      </p>
                    </div>
                    <Button
                      size="sm"
                      busy={unlink.busy}
                      aria-label={m.settings_identity_unlink_named({ name: identity.name })}
                      onClick={() => unlink.run(identity.id)}
                    >
                      {m.settings_identity_unlink()}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            {data.length === 0 && <p className="settings-note">{m.settings_identities_none()}</p>}
            {providers?.google && !data.some(({ provider }) => provider === 'google') && (
              <ButtonLink
                className="settings-start"
                href={`/api/v1/auth/google?lang=${getLocale()}`}
              >
                {m.settings_identity_google()}
              </ButtonLink>
            )}
          </>
        )}
      </Loaded>
      <FormError text={unlink.error} />
    </Section>
  );
}
