import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';

interface LetterSentProps {
  replyTo: string;
  onAgain: () => void;
}

export function LetterSent({ replyTo, onAgain }: LetterSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The form with the focused button is gone, so the focus moves here.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="contact-sent" role="status">
      <span className="contact-sent-icon">
        <CircleCheck size={32} strokeWidth={1.8} aria-hidden="true" />
      </span>
      <h2 ref={title} tabIndex={-1} className="contact-title">
        {m.contact_sent_title()}
      </h2>
      <p className="contact-sent-text">{m.contact_sent_text({ reply_to: replyTo })}</p>
      <Button onClick={onAgain}>{m.contact_again()}</Button>
    </div>
  );
}
