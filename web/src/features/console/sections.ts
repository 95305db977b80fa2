import type { LinkProps } from '@tanstack/react-router';
import {
  BadgeCheck,
  ClipboardCheck,
  Flag,
  Handshake,
  House,
  type LucideIcon,
  ScrollText,
  Search,
  ShieldCheck,
  UsersRound,
} from 'lucide-react';
import { m } from '@/paraglide/messages';
import type { StaffRole } from './queries';

export interface Section {
  /** A route of the console; a path without a route does not compile. */
  path: Extract<LinkProps['to'], '/admin' | `/admin/${string}`>;
  icon: LucideIcon;
  title: () => string;
  /** One line on the home page; the home page itself has none. */
  text?: () => string;
  /**
   * Roles that may open the section besides administrators. The server guards the calls; this only decides what to
   * show.
   */
  roles: 'everybody' | readonly StaffRole[];
}

/** Every page of the console. A new page adds one entry here, and the side bar and the home page show it. */
export const SECTIONS: readonly Section[] = [
  { path: '/admin', icon: House, title: m.console_home, roles: 'everybody' },
  {
    path: '/admin/moderation',
    icon: ClipboardCheck,
    title: m.moderation_title,
    text: m.moderation_text,
    roles: ['moderator'],
  },
  {
    path: '/admin/complaints',
    icon: Flag,
    title: m.complaints_title,
    text: m.complaints_text,
    roles: ['moderator'],
  },
  {
    path: '/admin/verifications',
    icon: BadgeCheck,
    title: m.verifications_title,
    text: m.verifications_text,
    roles: ['moderator'],
  },
  {
    path: '/admin/search',
    icon: Search,
    title: m.console_search,
    text: m.console_search_text,
    roles: ['content'],
  },
  {
    path: '/admin/partners',
    icon: Handshake,
    title: m.console_partners,
    text: m.console_partners_text,
    roles: ['content'],
  },
  {
    path: '/admin/members',
    icon: UsersRound,
    title: m.console_members,
    text: m.console_members_text,
    roles: [],
  },
  {
    path: '/admin/journal',
    icon: ScrollText,
    title: m.console_journal,
    text: m.console_journal_text,
    roles: [],
  },
  {
    path: '/admin/security',
    icon: ShieldCheck,
    title: m.console_security,
    text: m.console_security_text,
    roles: 'everybody',
  },
];

export function mayOpen(section: Section, role: StaffRole): boolean {
  return role === 'admin' || section.roles === 'everybody' || section.roles.includes(role);
}

export function sectionsOf(role: StaffRole): Section[] {
  return SECTIONS.filter((section) => mayOpen(section, role));
}

/** The section that a path belongs to. */
export function sectionAt(pathname: string): Section | undefined {
  const path = pathname.replace(/\/$/, '');
  return SECTIONS.find(
    (section) =>
      path === section.path || (section.path !== '/admin' && path.startsWith(`${section.path}/`)),
  );
}
