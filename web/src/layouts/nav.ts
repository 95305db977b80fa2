import type { LinkProps } from '@tanstack/react-router';
import {
  Bookmark,
  Briefcase,
  CalendarDays,
  CircleQuestionMark,
  Files,
  House,
  Inbox,
  type LucideIcon,
  SquareKanban,
  Users,
} from 'lucide-react';
import { m } from '@/paraglide/messages';

export interface NavItem {
  to: NonNullable<LinkProps['to']>;
  label: () => string;
  /** With an icon, the entry is also in the bottom navigation of phones. */
  icon?: LucideIcon;
  /** Only an exact match is active, because the pages below it are other entries of the menu. */
  exact?: boolean;
}

const HOME: NavItem = { to: '/', label: m.shell_nav_home, icon: House, exact: true };
const JOBS: NavItem = { to: '/jobs', label: m.shell_nav_jobs, icon: Briefcase };
const HELP: NavItem = {
  to: '/help',
  label: m.shell_nav_help,
  icon: CircleQuestionMark,
  exact: true,
};
const MY_VACANCIES: NavItem = {
  to: '/profile/my-vacancies',
  label: m.my_vacancies_title,
  icon: Files,
};
const BOARD: NavItem = { to: '/monitoring', label: m.board_title, icon: SquareKanban };
const CANDIDATES: NavItem = { to: '/candidates', label: m.candidates_title, icon: Users };
const INTERVIEWS: NavItem = {
  to: '/profile/interviews',
  label: m.interviews_title,
  icon: CalendarDays,
};
const FAVOURITES: NavItem = {
  to: '/user/favorites',
  label: m.favourites_title,
  icon: Bookmark,
};
const APPLICATIONS: NavItem = {
  to: '/profile/applications',
  label: m.applications_title,
  icon: Inbox,
};
const TOP_CANDIDATES: NavItem = { to: '/top-candidates', label: m.top_candidates_title };
const FAQ: NavItem = { to: '/help/faq', label: m.shell_nav_faq };
const CONTACTS: NavItem = { to: '/help/contacts', label: m.shell_nav_contacts };
const TERMS: NavItem = { to: '/help/terms', label: m.legal_terms_title };
const PRIVACY: NavItem = { to: '/help/privacy', label: m.legal_privacy_title };

/** Only working features are in a menu; an entry is added together with its feature. */
export const HEADER_NAV = [JOBS, HELP, FAQ, CONTACTS];
export const CANDIDATE_HEADER_NAV = [JOBS, APPLICATIONS, FAVOURITES, HELP];
/** An employer looks for people, not for vacancies. */
export const EMPLOYER_HEADER_NAV = [MY_VACANCIES, BOARD, CANDIDATES, INTERVIEWS, HELP];
export const BOTTOM_NAV = [HOME, JOBS, HELP];
/**
 * Personal links replace the help link of guests, which stays in the footer. Five tabs have room for short words only.
 */
export const CANDIDATE_BOTTOM_NAV: NavItem[] = [
  HOME,
  { ...JOBS, label: m.shell_tab_jobs },
  { ...APPLICATIONS, label: m.shell_tab_applications },
  { ...FAVOURITES, label: m.shell_tab_saved },
];
/** The logo leads home; the daily work takes its place. */
export const EMPLOYER_BOTTOM_NAV: NavItem[] = [
  { ...MY_VACANCIES, label: m.shell_tab_vacancies },
  BOARD,
  CANDIDATES,
  { ...INTERVIEWS, label: m.shell_tab_interviews },
];
export const FOOTER_NAV = [JOBS, TOP_CANDIDATES, HELP, FAQ, CONTACTS, TERMS, PRIVACY];
