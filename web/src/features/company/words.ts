import { limits } from '@/api/limits.gen';
import { agoText } from '@/i18n/display';
import { MEMBER_ROLES } from '@/i18n/labels-on-demand';
import { m } from '@/paraglide/messages';
import type { CompanyRight } from '@/session/rights';
import type { Member } from './wire';

/** The roles that an owner gives. */
export function roleOptions(): { value: string; label: string }[] {
  return limits.GivenMemberRole.enum.map((role) => ({ value: role, label: MEMBER_ROLES[role]() }));
}

/** A member without a name is known by the masked number. */
export function nameOf({ name, phone }: Pick<Member, 'name' | 'phone'>): string {
  return name || phone;
}

/** What a member runs at the moment. */
export function runsText({ role, vacancies }: Pick<Member, 'role' | 'vacancies'>): string {
  if (vacancies > 0) return m.team_runs_count({ count: vacancies });
  return role === 'viewer' ? m.team_only_looks() : m.team_runs_none();
}

export function seenText({ is_me, last_seen_at }: Pick<Member, 'is_me' | 'last_seen_at'>): string {
  if (is_me) return m.team_here();
  return last_seen_at ? agoText(last_seen_at) : m.team_never_seen();
}

/** Who can take over the work of a member who goes; the owner first. */
export function successorsOf(gone: string, members: readonly Member[]): Member[] {
  const rest = members.filter(({ user_id, role }) => user_id !== gone && role !== 'viewer');
  return rest.sort((a, b) => Number(b.role === 'owner') - Number(a.role === 'owner'));
}

interface RightRow {
  right: CompanyRight;
  label: () => string;
  /** Who has it; the owner has every right. */
  roles: readonly Member['role'][];
}

const EVERYBODY: readonly Member['role'][] = ['owner', 'recruiter', 'viewer'];
const RECRUITERS: readonly Member['role'][] = ['owner', 'recruiter'];
const OWNER: readonly Member['role'][] = ['owner'];

/** As the server has it in `platform/src/session/rights.rs`. Paying is not listed as long as nothing is sold. */
export const RIGHTS: readonly RightRow[] = [
  { right: 'see_work', label: m.team_right_see_work, roles: EVERYBODY },
  { right: 'run_vacancies', label: m.team_right_run_vacancies, roles: RECRUITERS },
  { right: 'open_contacts', label: m.team_right_open_contacts, roles: RECRUITERS },
  { right: 'edit_page', label: m.team_right_edit_page, roles: RECRUITERS },
  { right: 'edit_company', label: m.team_right_edit_company, roles: OWNER },
  { right: 'manage_members', label: m.team_right_manage_members, roles: OWNER },
  { right: 'verify_company', label: m.team_right_verify_company, roles: OWNER },
  { right: 'delete_company', label: m.team_right_delete_company, roles: OWNER },
];
