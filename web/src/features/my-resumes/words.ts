/** Labels of a resume's codes. */
import { fieldLabel, isField } from '@/forms/resume/form';
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

/** What to add to a resume, by the form's own label; undefined for a field that this version does not know. */
export function fieldText(field: string): string | undefined {
  // The form asks whether to show the photo; what is missing is the photo itself.
  if (field === 'show_photo') return m.resume_form_photo();
  return isField(field) ? fieldLabel(field) : undefined;
}

/** A draft may not have a position yet. */
export function titleOf({ position }: Pick<ResumeSummary, 'position'>): string {
  return position.trim() || m.my_resumes_untitled();
}
