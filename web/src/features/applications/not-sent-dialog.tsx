import { pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { Button, buttonClass } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

interface NotSentDialogProps {
  /** Why; undefined while there is nothing to say. */
  text: string | undefined;
  busy: boolean;
  onResend: () => void;
  onClose: () => void;
}

/** Nobody knows whether it has arrived: sending again is safe, because the key is the same (decisions C23, G11). */
export function NotSentDialog({ text, busy, onResend, onClose }: NotSentDialogProps) {
  return (
    <Dialog
      open={text !== undefined}
      busy={busy}
      onClose={onClose}
      title={m.response_failed_title()}
      closeLabel={m.ui_close()}
      foot={
        <>
          <a href={pathTo('/')} className={buttonClass()}>
            {m.response_home()}
          </a>
          <Button look="quiet" disabled={busy} onClick={onClose}>
            {m.response_failed_back()}
          </Button>
          <Button look="primary" busy={busy} data-autofocus onClick={onResend}>
            {m.response_resend()}
          </Button>
        </>
      }
    >
      <p role="alert">{text}</p>
      <p>{m.response_failed_text()}</p>
    </Dialog>
  );
}
