import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { forgetSocial, type Social, socialQuery } from './queries';

const PROVIDERS = { google: 'Google', telegram: 'Telegram' } satisfies Record<
  Social['provider'],
  string
>;

/** Shown when somebody came from Google or Telegram and no account is linked yet: explains what happens next. */
export function SocialStrip({ text }: { text: (who: string) => string }) {
  const { data: social } = useQuery(socialQuery());
  const queryClient = useQueryClient();
  const forget = useAction(async () => {
    await forgetSocial();
    queryClient.setQueryData(socialQuery().queryKey, null);
  });
  return (
    <div role="status">
      {social && (
        <div className="auth-strip">
          <Link2 size={20} strokeWidth={1.9} aria-hidden="true" />
          <p>{text(`${PROVIDERS[social.provider]}: ${social.email ?? social.name}`)}</p>
          <Button look="quiet" size="sm" busy={forget.busy} onClick={() => forget.run()}>
            {m.auth_social_forget()}
          </Button>
        </div>
      )}
    </div>
  );
}
