import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { ConfirmDialog } from '@/ui/dialog';
import { deleteMessage } from './calls';
import { placeMessage } from './queries';
import type { ChatMessage } from './wire';

interface DeleteDialogProps {
  account: string;
  id: string;
  message: ChatMessage | undefined;
  onClose: () => void;
}

export function DeleteDialog({ account, id, message, onClose }: DeleteDialogProps) {
  const queryClient = useQueryClient();
  const act = useAction(async () => {
    if (!message) return;
    placeMessage(queryClient, account, id, await deleteMessage(id, message.seq));
    onClose();
  });
  return (
    <ConfirmDialog
      open={message !== undefined}
      title={m.chat_delete_title()}
      confirmText={m.chat_delete()}
      cancelText={m.chat_cancel()}
      closeLabel={m.ui_close()}
      danger
      busy={act.busy}
      onConfirm={() => void act.run()}
      onClose={() => {
        act.forget();
        onClose();
      }}
    >
      <p>{m.chat_delete_text()}</p>
      <p role="status" className="chat-problem">
        {act.error}
      </p>
    </ConfirmDialog>
  );
}
