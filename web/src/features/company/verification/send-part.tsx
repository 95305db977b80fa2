import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { useOnline } from '@/ui/use-online';
import { DOCUMENT_KEPT_DAYS } from './document';

/** The end of a form: who sees the document, and the button, which rests while there is no network. */
export function SendPart({ text, busy }: { text: string; busy: boolean }) {
  const online = useOnline();
  return (
    <>
      <p className="verify-note">{m.verification_privacy({ days: DOCUMENT_KEPT_DAYS })}</p>
      <div className="verify-send">
        <Button
          type="submit"
          look="primary"
          size="lg"
          busy={busy}
          busyText={m.verification_sending()}
          disabled={!online}
        >
          {text}
        </Button>
        <p role="status" className="verify-note">
          {!online && m.verification_offline()}
        </p>
      </div>
    </>
  );
}
