/** What members of a company did, in words. */
import { readText, readTexts } from '@/forms/values';
import { daysSince, tashkentIso } from '@/lib/day';
import { momentDay } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import type { HistoryEvent } from './wire';

type Words = Readonly<Record<string, () => string>>;

/** The API sends these as free text, so that a newer server can add one. */
const SENTENCES: Words = {
  invited: m.company_event_invited,
  invitation_revoked: m.company_event_invitation_revoked,
  invitation_declined: m.company_event_invitation_declined,
  joined: m.company_event_joined,
  role_changed: m.company_event_role_changed,
  removed: m.company_event_removed,
  left: m.company_event_left,
  transfer_asked: m.company_event_transfer_asked,
  transfer_cancelled: m.company_event_transfer_cancelled,
  transferred: m.company_event_transferred,
  verification_requested: m.company_event_verification_requested,
  verification_appealed: m.company_event_verification_appealed,
  verified: m.company_event_verified,
  verification_refused: m.company_event_verification_refused,
  page_changed: m.company_event_page_changed,
  submitted: m.company_event_submitted,
  approved: m.company_event_approved,
  rejected: m.company_event_rejected,
  edited: m.company_event_edited,
  edit_rejected: m.company_event_edit_rejected,
  paused: m.company_event_paused,
  resumed: m.company_event_resumed,
  closed: m.company_event_closed,
  prolonged: m.company_event_prolonged,
  expired: m.company_event_expired,
  hidden: m.company_event_hidden,
  restored: m.company_event_restored,
  taken_down: m.company_event_taken_down,
  deleted: m.company_event_deleted,
  still_hiring: m.company_event_still_hiring,
  strike_1: m.company_event_strike_1,
  strike_2: m.company_event_strike_2,
  strike_3: m.company_event_strike_3,
  appealed: m.company_event_appealed,
  contacts_opened: m.company_event_contacts_opened,
};

/** What happened. A code of a newer server says nothing to people. */
export function sentenceOf({ what }: HistoryEvent): string {
  return (SENTENCES[what] ?? m.company_event_other)();
}

/** What it happened to, if that has a name, and the page about it, if there still is one. */
export interface Subject {
  text: string;
  vacancy?: string;
  candidate?: string;
}

export function subjectOf({ what, detail }: HistoryEvent): Subject | undefined {
  const slug = readText(detail.slug) || undefined;
  if (what === 'contacts_opened') return subject(readText(detail.position), { candidate: slug });
  const title = readText(detail.title);
  if (title) return subject(title, what === 'deleted' ? {} : { vacancy: slug });
  const words = [
    readText(detail.member),
    readText(detail.phone),
    labelOf(ROLES, detail.role),
    readText(detail.tax_number),
    ...readTexts(detail.parts).map((part) => labelOf(PARTS, part)),
  ];
  return subject(words.filter(Boolean).join(', '), {});
}

const ROLES: Words = {
  owner: m.member_role_owner,
  recruiter: m.member_role_recruiter,
  viewer: m.member_role_viewer,
};

/** Parts of the page. */
const PARTS: Words = {
  about: m.company_page_about,
  links: m.company_page_links,
  addresses: m.company_page_addresses,
  benefits: m.company_page_benefits,
  photos: m.company_page_photos,
  year: m.company_page_year,
  size: m.company_page_size,
  cloth: m.company_page_cloth,
};

/** Inside a sentence labels are written small. */
function labelOf(words: Words, code: unknown): string {
  return words[readText(code)]?.().toLowerCase() ?? '';
}

function subject(text: string, links: Omit<Subject, 'text'>): Subject | undefined {
  return text === '' ? undefined : { text, ...links };
}

export interface Day {
  /** `2026-11-15` in Uzbekistan. */
  day: string;
  title: string;
  events: HistoryEvent[];
}

/** Events by the day in Uzbekistan, in their order. */
export function byDay(events: readonly HistoryEvent[], now = Date.now()): Day[] {
  const days: Day[] = [];
  for (const event of events) {
    const day = tashkentIso(event.at).slice(0, 10);
    const last = days.at(-1);
    if (last?.day === day) last.events.push(event);
    else days.push({ day, title: dayTitle(event.at, now), events: [event] });
  }
  return days;
}

function dayTitle(at: string, now: number): string {
  const days = daysSince(at, now);
  if (days > 1) return momentDay(at);
  return days === 0 ? m.ago_today() : m.ago_yesterday();
}
