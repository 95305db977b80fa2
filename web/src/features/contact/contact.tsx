import './contact.css';
import { useState } from 'react';
import { ContactForm } from './contact-form';
import { knownTopic } from './letter';
import { LetterSent } from './letter-sent';

/** The form, and in its place the thanks once the letter has gone. `topic` is what the address says. */
export function Contact({ topic }: { topic?: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) {
    return (
      <ContactForm topic={knownTopic(topic)} onSent={(letter) => setSentTo(letter.reply_to)} />
    );
  }
  return <LetterSent replyTo={sentTo} onAgain={() => setSentTo(null)} />;
}
