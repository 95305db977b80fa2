/** The texts beside a company's page. `crates/pages/src/company.rs` writes the same. */
import { momentDay } from '@/lib/moment';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import type { LinkKind, Truth } from './wire';

const DAY_HOURS = 24;

/** Hours up to two days, then whole days. */
export function answerTime(hours: number): string {
  if (hours < 2 * DAY_HOURS) return m.company_truth_hours({ count: Math.max(1, hours) });
  return m.company_truth_days({ count: Math.round(hours / DAY_HOURS) });
}

/** Networks have proper names; a site is called by its address. */
const NETWORKS: Readonly<Record<Exclude<LinkKind, 'site'>, () => string>> = {
  telegram: m.social_network_telegram,
  instagram: m.social_network_instagram,
  facebook: m.social_network_facebook,
  linkedin: m.social_network_linkedin,
  youtube: m.social_network_youtube,
};

export function linkName({ kind, url }: { kind: LinkKind; url: string }): string {
  return kind === 'site' ? hostOf(url) : NETWORKS[kind]();
}

/** `https://www.non.uz/haqida` → `non.uz`. */
export function hostOf(url: string): string {
  const [host = ''] = url.replace(/^https?:\/\//, '').split(/[/?#]/);
  return host.replace(/^www\./, '');
}

/** What is not known yet is left out. */
export function truthRows(truth: Truth): [name: string, value: string][] {
  const { answered_share: share, median_answer_hours: hours, promise_days: days } = truth;
  const rows: [string, string | undefined][] = [
    [m.company_since(), momentDay(truth.since)],
    [m.company_open(), groupDigits(truth.open_vacancies)],
    [m.company_truth_closed(), groupDigits(truth.closed_vacancies)],
    [m.company_truth_complaints(), groupDigits(truth.complaints_upheld)],
    [m.company_truth_answered(), share == null ? undefined : `${share}%`],
    [m.company_truth_time(), hours == null ? undefined : answerTime(hours)],
    [m.company_truth_promise(), days == null ? undefined : m.company_truth_days({ count: days })],
  ];
  return rows.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}
