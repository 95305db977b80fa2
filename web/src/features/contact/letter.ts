import * as v from 'valibot';
import { limits } from '@/api/limits.gen';
import { oneOf, text } from '@/forms/schema';
import { m } from '@/paraglide/messages';
import type { ContactTopic, Letter } from './queries';

/** The server decides whether `reply_to` is a valid number or address (`ReplyTo::address`). */
export const letterSchema = v.object({
  name: text(limits.PersonName),
  reply_to: text(limits.ReplyTo),
  topic: oneOf(limits.ContactTopic),
  message: text(limits.LetterText),
});

/** The form's state: the topic is empty until it is chosen. */
export type LetterForm = Omit<Letter, 'topic'> & { topic: ContactTopic | '' };

export const EMPTY_LETTER: LetterForm = { name: '', reply_to: '', topic: '', message: '' };

const TOPIC_LABELS = {
  candidate: m.contact_topic_candidate,
  employer: m.contact_topic_employer,
  problem: m.contact_topic_problem,
  other: m.contact_topic_other,
} satisfies Record<ContactTopic, () => string>;

export function topicOptions() {
  return limits.ContactTopic.enum.map((value) => ({ value, label: TOPIC_LABELS[value]() }));
}

/** `?topic=employer` of a link to the form; any other value is ignored. */
export function knownTopic(value: string | undefined): ContactTopic | undefined {
  return limits.ContactTopic.enum.find((topic) => topic === value);
}
