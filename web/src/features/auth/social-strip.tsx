import { useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { forgetSocial, socialQuery } from './queries';
import { useSocialAgreement } from './use-social-agreement';

/**
 * Shown when somebody came from Google or Telegram and no account is linked yet. Nothing is linked unless the person
 * says so here: the identity may be somebody else's.
 */
export function SocialStrip({ text }: { text: (who: string) => string }) {
  const { name, isAgreed, agree } = useSocialAgreement();
  const queryClient = useQueryClient();
  const forget = useAction(async () => {
    await forgetSocial();
    agree(false);
    queryClient.setQueryData(socialQuery().queryKey, null);
  });
  return (
    <div role="status">
      {name !== undefined && (
        <div className="auth-strip">
          <Link2 size={20} strokeWidth={1.9} aria-hidden="true" />
          <div>
            <p>{text(name)}</p>
            <Checkbox
              label={m.auth_social_agree()}
              checked={isAgreed}
              onChange={(event) => agree(event.currentTarget.checked)}
            />
          </div>
          <Button look="quiet" size="sm" busy={forget.busy} onClick={() => forget.run()}>
            {m.auth_social_forget()}
          </Button>
        </div>
      )}
    </div>
  );
}
