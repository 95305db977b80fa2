import { ExternalLink, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatPhone } from '@/lib/phone';
import { m } from '@/paraglide/messages';
import './contacts.css';
import type { Contacts } from './queries';

interface OpenedContactsProps {
  contacts: Contacts;
  company: string;
  /** They take the place of the button that was pressed. */
  focused: boolean;
}

export function OpenedContacts({
  contacts: { phone, link },
  company,
  focused,
}: OpenedContactsProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focused) place.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <section
      ref={place}
      tabIndex={-1}
      className="contacts"
      aria-label={`${m.candidate_contacts()}: ${company}`}
    >
      {phone && (
        <a className="contact-way" href={`tel:${phone}`}>
          <Phone size={20} strokeWidth={1.9} aria-hidden="true" />
          {formatPhone(phone)}
        </a>
      )}
      {link && (
        <a className="contact-way" href={link} target="_blank" rel="noopener nofollow ugc">
          <ExternalLink size={20} strokeWidth={1.9} aria-hidden="true" />
          {link}
        </a>
      )}
      <p className="contacts-note">{m.vacancy_contacts_warning()}</p>
    </section>
  );
}
