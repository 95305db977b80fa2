import { m } from '@/paraglide/messages';
import type { Marks } from './marks';
import { useMarks } from './my-marks';
import { useViewed } from './viewed';
import { DOT } from './words';

/** Somebody who has responded or has the contacts has also seen the vacancy: only the latest step is shown. */
export function markText(
  { contacted, responded }: Pick<Marks, 'contacted' | 'responded'>,
  isViewed: boolean,
): string {
  const word = responded
    ? m.response_mark()
    : contacted
      ? m.vacancy_contacted()
      : isViewed && m.jobs_viewed();
  return word ? DOT + word : '';
}

/** What the person has done with a vacancy, beside its age. */
export function CardMark({ slug }: { slug: string }) {
  const marks = useMarks(slug);
  return markText(marks ?? {}, useViewed(slug));
}
