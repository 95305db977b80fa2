import './contact.css';
import { useState } from 'react';
import { ContactForm } from './contact-form';
import { LetterSent } from './letter-sent';
import type { ContactTopic } from './queries';

/** The form, and in its place the thanks once the letter has gone. */
export function Contact({ topic }: { topic?: ContactTopic }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) {
    return <ContactForm topic={topic} onSent={(letter) => setSentTo(letter.reply_to)} />;
  }
  return <LetterSent replyTo={sentTo} onAgain={() => setSentTo(null)} />;
}
