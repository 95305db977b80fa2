import { m } from '@/paraglide/messages';
import type { StatusTone } from '@/ui/status';
import type { ActorKind, AuditEvent, Member, StaffRole } from './queries';

const ROLES: Record<StaffRole, () => string> = {
  moderator: m.console_role_moderator,
  content: m.console_role_content,
  finance: m.console_role_finance,
  admin: m.console_role_admin,
};

export function roleText(role: StaffRole): string {
  return ROLES[role]();
}

export function roleOptions() {
  return (Object.keys(ROLES) as StaffRole[]).map((value) => ({ value, label: roleText(value) }));
}

const STATES: Record<Member['state'], [tone: StatusTone, text: () => string]> = {
  invited: ['waiting', m.console_state_invited],
  ready: ['active', m.console_state_ready],
  disabled: ['refused', m.console_state_disabled],
};

export function stateOf(state: Member['state']): { tone: StatusTone; text: string } {
  const [tone, text] = STATES[state];
  return { tone, text: text() };
}

const ACTORS: Record<ActorKind, () => string> = {
  staff: m.console_actor_staff,
  user: m.console_actor_user,
  system: m.console_actor_system,
  cli: m.console_actor_cli,
};

export function actorText({ kind, name }: AuditEvent['actor']): string {
  return name ?? ACTORS[kind]();
}

/** What an event is about, by its name; an id says nothing to people. */
export function objectText(object: AuditEvent['object']): string {
  if (!object) return '–';
  return object.name ?? OBJECTS[object.kind]?.() ?? m.console_journal_gone();
}

/** Kinds without names of their own; the rest without a name is gone. */
const OBJECTS: Readonly<Record<string, () => string>> = {
  synonyms: m.console_journal_synonyms,
  partner: m.console_journal_partner,
  company_messages: m.complaints_company_messages,
  candidate_messages: m.complaints_candidate_messages,
};

/** Page titles. Routes import them dynamically, so that the console is not part of other pages' first load. */
export const titles = {
  signIn: () => m.console_signin_title(),
  welcome: () => m.console_welcome_title(),
  home: () => m.console_title(),
  search: () => m.console_search(),
  partners: () => m.console_partners(),
  members: () => m.console_members(),
  journal: () => m.console_journal(),
  security: () => m.console_security(),
};
