import {
  BriefcaseBusiness,
  Building2,
  CalendarCheck,
  FileUser,
  Inbox,
  type LucideIcon,
  MailCheck,
  Search,
  Shield,
} from 'lucide-react';
import { m } from '@/paraglide/messages';
import type { NoticeKind } from './wire';

interface Kind {
  label: () => string;
  icon: LucideIcon;
  /** The class of the tile behind the icon. */
  tone: string;
}

export const KIND: Record<NoticeKind, Kind> = {
  application: { label: m.notices_kind_application, icon: Inbox, tone: 'notice-lapis' },
  invitation: { label: m.notices_kind_invitation, icon: MailCheck, tone: 'notice-brand' },
  interview: { label: m.notices_kind_interview, icon: CalendarCheck, tone: 'notice-brand' },
  vacancy: { label: m.notices_kind_vacancy, icon: BriefcaseBusiness, tone: 'notice-saffron' },
  company: { label: m.notices_kind_company, icon: Building2, tone: 'notice-lapis' },
  resume: { label: m.notices_kind_resume, icon: FileUser, tone: 'notice-brand' },
  search: { label: m.notices_kind_search, icon: Search, tone: 'notice-lapis' },
  security: { label: m.notices_kind_security, icon: Shield, tone: 'notice-grey' },
};
