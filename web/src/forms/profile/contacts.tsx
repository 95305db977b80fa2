import { Copy, ExternalLink, Lock, Mail, Phone } from 'lucide-react';
import { formatPhone } from '@/lib/phone';
import { m } from '@/paraglide/messages';
import { IconButton } from '@/ui/icon-button';
import { toast } from '@/ui/toast-store';
import './profile.css';
import type { CandidateProfile } from './wire';

const ICON = { size: 20, strokeWidth: 1.8, 'aria-hidden': true } as const;

/** The ways to reach a candidate, or the masked phone as long as they are closed. */
export function Contacts({ contacts }: { contacts: CandidateProfile['contacts'] }) {
  const { is_open, phone_masked, phones, email, social_links } = contacts;
  if (!is_open) {
    return phone_masked ? (
      <p className="candidate-way">
        <Phone {...ICON} />
        <span className="candidate-way-text">{phone_masked}</span>
        <Lock {...ICON} />
      </p>
    ) : null;
  }
  if (phones.length === 0 && !email && social_links.length === 0) {
    return <p className="candidate-note">{m.candidate_no_contacts()}</p>;
  }
  return (
    <ul className="candidate-ways">
      {phones.map((phone) => (
        <li key={phone} className="candidate-way">
          <Phone {...ICON} />
          <a className="candidate-way-text" href={`tel:${phone}`}>
            {formatPhone(phone)}
          </a>
          <IconButton
            label={m.candidate_copy_phone({ phone: formatPhone(phone) })}
            icon={<Copy {...ICON} />}
            onClick={() => void copy(phone)}
          />
        </li>
      ))}
      {email && (
        <li className="candidate-way">
          <Mail {...ICON} />
          <a className="candidate-way-text" href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      )}
      {social_links.map(({ url, username }) => (
        <li key={url} className="candidate-way">
          <ExternalLink {...ICON} />
          <a
            className="candidate-way-text"
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            {username || url}
          </a>
        </li>
      ))}
    </ul>
  );
}

async function copy(phone: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(phone);
    toast.success(m.candidate_copied());
  } catch {
    // Not on https, or forbidden by the user: the number is visible beside the button.
    toast.error(m.candidate_not_copied());
  }
}
