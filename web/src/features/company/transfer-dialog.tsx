import { useQueryClient } from '@tanstack/react-query';
import { FormError } from '@/forms/form-error';
import { useWithProof } from '@/forms/proof';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { ConfirmDialog } from '@/ui/dialog';
import { toast } from '@/ui/toast-store';
import { askTransfer, reloadTeam } from './queries';
import type { Member } from './wire';
import { nameOf } from './words';

interface TransferDialogProps {
  member: Member;
  onClose: () => void;
}

/** Offers the company to a member, who becomes its owner by accepting. */
export function TransferDialog({ member, onClose }: TransferDialogProps) {
  const queryClient = useQueryClient();
  const name = nameOf(member);
  const proved = useWithProof(askTransfer);
  const { run, busy, error } = useAction(async () => {
    await proved(member.user_id);
    toast.success(m.team_transfer_asked({ name }));
    onClose();
    await reloadTeam(queryClient);
  });
  return (
    <ConfirmDialog
      open
      title={m.team_transfer_title({ name })}
      confirmText={m.team_transfer()}
      cancelText={m.team_cancel()}
      closeLabel={m.ui_close()}
      busy={busy}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{m.team_transfer_text({ name })}</p>
      <FormError text={error} />
    </ConfirmDialog>
  );
}
