import { Link } from '@tanstack/react-router';
import {
  CircleQuestionMark,
  FileText,
  type LucideIcon,
  MessageCircle,
  ShieldCheck,
} from 'lucide-react';
import { m } from '@/paraglide/messages';

interface Topic {
  to: '/help/faq' | '/help/contacts' | '/help/terms' | '/help/privacy';
  icon: LucideIcon;
  title: () => string;
  text: () => string;
}

const TOPICS: Topic[] = [
  {
    to: '/help/faq',
    icon: CircleQuestionMark,
    title: m.help_faq_title,
    text: m.help_faq_text,
  },
  {
    to: '/help/contacts',
    icon: MessageCircle,
    title: m.help_contacts_title,
    text: m.help_contacts_text,
  },
  {
    to: '/help/terms',
    icon: FileText,
    title: m.legal_terms_title,
    text: m.legal_terms_text,
  },
  {
    to: '/help/privacy',
    icon: ShieldCheck,
    title: m.legal_privacy_title,
    text: m.legal_privacy_text,
  },
];

/** The other pages of the help area as cards. */
export function HelpTopics() {
  return (
    <ul className="topics">
      {TOPICS.map(({ to, icon: Icon, title, text }) => (
        <li key={to} className="card topic">
          <Icon size={24} strokeWidth={1.8} aria-hidden="true" />
          <h2 className="topic-title">
            <Link to={to} className="stretch">
              {title()}
            </Link>
          </h2>
          <p className="topic-text">{text()}</p>
        </li>
      ))}
    </ul>
  );
}
