import { ExternalLink, Phone } from 'lucide-react';
import { FormError } from '@/forms/form-error';
import { formatPhone } from '@/lib/phone';
import { m } from '@/paraglide/messages';
import { Dialog } from '@/ui/dialog';
import './dialogs.css';
import type { Contacts } from './queries';

interface ContactsDialogProps {
  contacts?: Contacts;
  /** Why they cannot be shown: the daily limit is used up, or there is no network. */
  error?: string;
  company: string;
  onClose: () => void;
}

export function ContactsDialog({ contacts, error, company, onClose }: ContactsDialogProps) {
  return (
    <Dialog open onClose={onClose} title={company} closeLabel={m.ui_close()}>
      <div className="contacts">
        <FormError text={error} />
        {contacts?.phone && (
          <a className="contact-way" href={`tel:${contacts.phone}`}>
            <Phone size={20} strokeWidth={1.9} aria-hidden="true" />
            {formatPhone(contacts.phone)}
          </a>
        )}
        {contacts?.link && (
          <a
            className="contact-way"
            href={contacts.link}
            target="_blank"
            rel="noopener nofollow ugc"
          >
            <ExternalLink size={20} strokeWidth={1.9} aria-hidden="true" />
            {contacts.link}
          </a>
        )}
        <p className="contacts-warning">{m.vacancy_contacts_warning()}</p>
      </div>
    </Dialog>
  );
}
