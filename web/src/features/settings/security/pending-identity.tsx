import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { FormError } from '@/forms/form-error';
import { useWithProof } from '@/forms/proof';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast-store';
import { forgetSocial, identitiesQuery, linkIdentity, socialQuery } from '../queries';
import { PROVIDER_NAMES } from './identities';

/** Google or Telegram has just confirmed an identity; the user has to confirm linking it to the account. */
export function PendingIdentity() {
  const queryClient = useQueryClient();
  const query = useQuery(socialQuery());
  const proved = useWithProof(linkIdentity);
  const link = useAction(async () => {
    await proved();
    toast.success(m.settings_identity_linked());
    await Promise.all([query.refetch(), queryClient.invalidateQueries(identitiesQuery())]);
  });
  const forget = useAction(async () => {
    await forgetSocial();
    await query.refetch();
  });
  const social = query.data?.social;
  if (!social) return null;
  return (
    <div className="settings-strip" data-tone="info" role="status">
      <Link2 size={22} strokeWidth={1.8} aria-hidden="true" />
      <div className="settings-row-text">
        <p className="settings-row-title">
          {PROVIDER_NAMES[social.provider]}: {social.email ?? social.name}
        </p>
        <p>{m.settings_identity_pending()}</p>
        <FormError text={link.error ?? forget.error} />
      </div>
      <div className="settings-actions">
        <Button size="sm" look="primary" busy={link.busy} onClick={() => link.run()}>
          {m.settings_identity_link()}
        </Button>
        <Button size="sm" look="quiet" busy={forget.busy} onClick={() => forget.run()}>
          {m.settings_identity_not_now()}
        </Button>
      </div>
    </div>
  );
}
