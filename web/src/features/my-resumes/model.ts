/** Rules of the owner's resumes: who sees one, where its editor is, what its list says. */
import { linkOptions } from '@tanstack/react-router';
import { stepAt } from '@/forms/resume/step-paths';
import type { Company, Group, OwnResume, ResumeSummary, Step, Visibility } from './wire';

/** In the order of the page: from everybody to nobody. */
export const VISIBILITIES: readonly Visibility[] = [
  'employers',
  'blacklist',
  'whitelist',
  'link',
  'nobody',
];
export const GROUPS: readonly Group[] = ['phones', 'email', 'name', 'links', 'employers'];

/** 1 to 8. */
export function stepNumber(step: Step): number {
  return stepAt(step) + 1;
}

/** A link to a step in the editor; the first one has no path of its own. */
export function editLink(id: string, step: Step = 'default') {
  return step === 'default'
    ? linkOptions({ to: '/resume/edit/$id', params: { id } })
    : linkOptions({ to: '/resume/edit/$id/$step', params: { id, step } });
}

/** Who may see a resume, as one value: it is saved as a whole. */
export interface Sight {
  visibility: Visibility;
  companies: readonly Company[];
  hidden: readonly Group[];
}

export function sightOf({ visibility, companies, hidden }: OwnResume): Sight {
  return { visibility, companies, hidden };
}

export function hasCompanies(visibility: Visibility): boolean {
  return visibility === 'whitelist' || visibility === 'blacklist';
}

/** A whitelist of nobody cannot be saved: it would be the same as `nobody`, and is a choice that is not finished yet. */
export function isComplete({ visibility, companies }: Sight): boolean {
  return visibility !== 'whitelist' || companies.length > 0;
}

/** Another visibility. The companies of one list are not those of the other. */
export function withVisibility(sight: Sight, visibility: Visibility): Sight {
  return visibility === sight.visibility ? sight : { ...sight, visibility, companies: [] };
}

/** Whether this company can see the resume. */
export function isSeenBy({ visibility, companies }: Sight, slug: string): boolean {
  const isListed = companies.some((company) => company.slug === slug);
  if (visibility === 'whitelist') return isListed;
  if (visibility === 'blacklist') return !isListed;
  return visibility === 'employers';
}

/** Hides the resume from one company and leaves the others as they are. */
export function without(sight: Sight, company: Company): Sight {
  if (!isSeenBy(sight, company.slug)) return sight;
  if (sight.visibility === 'whitelist') {
    const left = sight.companies.filter(({ slug }) => slug !== company.slug);
    // The last company of a whitelist is gone: nobody is left.
    return left.length > 0
      ? { ...sight, companies: left }
      : { ...sight, visibility: 'nobody', companies: [] };
  }
  const { slug, name } = company;
  const listed = sight.visibility === 'blacklist' ? sight.companies : [];
  return { ...sight, visibility: 'blacklist', companies: [...listed, { slug, name }] };
}

export function toggledGroup(sight: Sight, group: Group): Sight {
  const isHidden = sight.hidden.includes(group);
  return {
    ...sight,
    hidden: isHidden ? sight.hidden.filter((one) => one !== group) : [...sight.hidden, group],
  };
}

/** The company where the person works now, as they wrote it. */
export function presentEmployer({ form }: OwnResume): string | undefined {
  return form.employment.find(({ present, company }) => present && company.trim() !== '')?.company;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

export function activeCount(resumes: readonly ResumeSummary[]): number {
  return resumes.filter(({ status }) => status === 'active').length;
}

/** Published ones first, otherwise as the server sorts them. */
export function inOrder(resumes: readonly ResumeSummary[]): ResumeSummary[] {
  const drafts = resumes.filter(({ status }) => status === 'draft');
  return [...resumes.filter(({ status }) => status !== 'draft'), ...drafts];
}

/** The resume that is open when the page opens: the first published one, else the first. */
export function firstOpen(resumes: readonly ResumeSummary[]): string | undefined {
  return (resumes.find(({ status }) => status === 'active') ?? resumes[0])?.id;
}
