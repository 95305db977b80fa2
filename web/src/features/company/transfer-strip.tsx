import { useQueryClient } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { useState } from 'react';
import { FormError } from '@/forms/form-error';
import { useWithProof } from '@/forms/proof';
import { useAction } from '@/forms/use-action';
import { momentDay } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { setMe } from '@/session/me';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog';
import { toast } from '@/ui/toast-store';
import { acceptTransfer, cancelTransfer, reloadTeam } from './queries';
import type { Transfer } from './wire';

/** A handover that waits: the owner may cancel it, the chosen member answers it, the others only see it. */
export function TransferStrip({ transfer }: { transfer: Transfer }) {
  const { is_for_me: isForMe, is_mine: isMine, to_name, expires_at } = transfer;
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const day = momentDay(expires_at);
  const cancel = useAction(async () => {
    await cancelTransfer();
    toast.success(m.team_transfer_cancelled());
    await reloadTeam(queryClient);
  });
  const proved = useWithProof(acceptTransfer);
  const accept = useAction(async () => {
    setMe(queryClient, await proved());
    setAsking(false);
    toast.success(m.team_transfer_accepted());
    await reloadTeam(queryClient);
  });
  return (
    <div className="team-strip" role="status">
      <Crown size={22} strokeWidth={1.8} aria-hidden="true" />
      <div className="team-strip-text">
        <p>
          {isForMe
            ? m.team_transfer_for_me({ day })
            : m.team_transfer_waits({ name: to_name ?? '', day })}
        </p>
        <FormError text={cancel.error} />
      </div>
      <div className="team-strip-actions">
        {isForMe && (
          <>
            <Button look="primary" size="sm" onClick={() => setAsking(true)}>
              {m.team_transfer_accept()}
            </Button>
            <Button size="sm" busy={cancel.busy} onClick={() => void cancel.run()}>
              {m.team_transfer_decline()}
            </Button>
          </>
        )}
        {isMine && (
          <Button size="sm" busy={cancel.busy} onClick={() => void cancel.run()}>
            {m.team_transfer_cancel()}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={m.team_transfer_accept_title()}
        confirmText={m.team_transfer_accept()}
        cancelText={m.team_cancel()}
        closeLabel={m.ui_close()}
        busy={accept.busy}
        onConfirm={() => void accept.run()}
        onClose={() => setAsking(false)}
      >
        <p>{m.team_transfer_accept_text()}</p>
        <FormError text={accept.error} />
      </ConfirmDialog>
    </div>
  );
}
