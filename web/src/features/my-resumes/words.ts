/** Labels of a resume's codes. */
import type { Labels } from '@/i18n/labels';
import { m } from '@/paraglide/messages';
import type { Group, ResumeSummary, Visibility } from './wire';

export const VISIBILITY_WORDS: Labels<Visibility> = {
  employers: m.resume_visibility_employers,
  whitelist: m.resume_visibility_whitelist,
  blacklist: m.resume_visibility_blacklist,
  link: m.resume_visibility_link,
  nobody: m.resume_visibility_nobody,
};

export const GROUP_WORDS: Labels<Group> = {
  name: m.resume_group_name,
  phones: m.resume_group_phones,
  email: m.resume_group_email,
  links: m.resume_group_links,
  employers: m.resume_group_employers,
};

/** A draft may not have a position yet. */
export function titleOf({ position }: Pick<ResumeSummary, 'position'>): string {
  return position.trim() || m.my_resumes_untitled();
}
