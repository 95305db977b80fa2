import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { ConfirmDialog } from '@/ui/dialog';
import { toast } from '@/ui/toast-store';
import { setBlocked } from './calls';
import { placeView, refreshAround } from './queries';
import type { ChatView } from './wire';

interface BlockDialogProps {
  account: string;
  view: ChatView;
  open: boolean;
  onClose: () => void;
}

/** Blocking closes every conversation with this company or candidate, so it asks first; so does opening them again. */
export function BlockDialog({ account, view, open, onClose }: BlockDialogProps) {
  const { id, name, is_blocked_by_me: isBlocked } = view;
  const queryClient = useQueryClient();
  const act = useAction(async () => {
    placeView(queryClient, account, await setBlocked(id, !isBlocked));
    refreshAround(queryClient, account, id);
    toast.success(isBlocked ? m.chat_unblocked() : m.chat_blocked());
    onClose();
  });
  return (
    <ConfirmDialog
      open={open}
      title={isBlocked ? m.chat_unblock_title({ name }) : m.chat_block_title({ name })}
      confirmText={isBlocked ? m.chat_unblock() : m.chat_block()}
      cancelText={m.chat_cancel()}
      closeLabel={m.ui_close()}
      danger={!isBlocked}
      busy={act.busy}
      onConfirm={() => void act.run()}
      onClose={() => {
        act.forget();
        onClose();
      }}
    >
      <p>{isBlocked ? m.chat_unblock_text() : m.chat_block_text()}</p>
      <p role="status" className="chat-problem">
        {act.error}
      </p>
    </ConfirmDialog>
  );
}
