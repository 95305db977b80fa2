import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { getLocale } from '@/i18n/locale';
import { m } from '@/paraglide/messages';
import { ButtonLink } from '@/ui/button';
import { providersQuery } from './queries';

/** Only the providers that the server has keys for. It is last on the page, so that loading it moves nothing. */
export function SocialButtons() {
  const { data: providers } = useQuery(providersQuery());
  if (!providers?.google && !providers?.telegram) return null;
  return (
    <section className="auth-social" aria-label={m.auth_social()}>
      <p className="auth-or">{m.auth_social()}</p>
      <div className="auth-social-row">
        {providers.telegram && (
          <ButtonLink
            href={providers.telegram.login_url}
            icon={<Send size={18} strokeWidth={1.9} aria-hidden="true" />}
          >
            {m.auth_with_telegram()}
          </ButtonLink>
        )}
        {providers.google && (
          <ButtonLink
            href={`/api/v1/auth/google?lang=${getLocale()}`}
            icon={
              <span className="auth-google" aria-hidden="true">
                {GOOGLE_LETTER}
              </span>
            }
          >
            {m.auth_with_google()}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

const GOOGLE_LETTER = 'G';
