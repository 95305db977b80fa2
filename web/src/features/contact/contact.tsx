import './contact.css';
import { useState } from 'react';
import { ContactForm } from './contact-form';
import { knownTopic } from './letter';
import { LetterSent } from './letter-sent';

/** The form, replaced by a thank-you message once the letter is sent. `topic` comes from the URL. */
export function Contact({ topic }: { topic?: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) {
    return (
      <ContactForm topic={knownTopic(topic)} onSent={(letter) => setSentTo(letter.reply_to)} />
    );
  }
  return <LetterSent replyTo={sentTo} onAgain={() => setSentTo(null)} />;
}
