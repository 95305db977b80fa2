import { Mail } from 'lucide-react';
import { useState } from 'react';
import { headError } from '@/forms/failure';
import { useAction } from '@/forms/use-action';
import { after, clockText, useCountdown } from '@/forms/use-countdown';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { sendLink } from './queries';

interface LoginLinkProps {
  phone: string;
  /** Returns whether the number is complete; if not, the form shows an error at the field. */
  checkPhone: () => boolean;
}

/** "Send me a link instead": for people who have forgotten the password or never had one. */
export function LoginLink({ phone, checkPhone }: LoginLinkProps) {
  const [until, setUntil] = useState(0);
  const left = useCountdown(until);
  const { run, busy, failure } = useAction(async () => {
    const { resend_after } = await sendLink(phone);
    setUntil(after(resend_after));
  });
  return (
    <div className="auth-link">
      <Button
        look="quiet"
        wide
        busy={busy}
        disabled={left > 0}
        icon={<Mail size={18} strokeWidth={1.9} aria-hidden="true" />}
        onClick={() => checkPhone() && run()}
      >
        {left > 0 ? m.auth_link_again({ time: clockText(left) }) : m.auth_link_send()}
      </Button>
      <p role="status" className="auth-note">
        {until > 0 && !busy && !failure && m.auth_link_sent()}
      </p>
      <p role="alert" className="field-error">
        {headError(failure, [])}
      </p>
    </div>
  );
}
