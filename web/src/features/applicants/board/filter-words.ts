/** The filters of the board in words. The text is in its own field, and the stage is a place on the board. */
import { RECOMMENDATIONS } from '@/i18n/application-labels';
import { CURRENCIES } from '@/i18n/labels';
import { dayText } from '@/lib/day';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { type ApplicantFilter, type Narrowing, narrowings, type Sort } from '../filter';

export interface Named {
  slug: string;
  name: string;
}

export type BoardFilter = Exclude<Narrowing, 'q' | 'stage'>;

export function boardFilters(filter: ApplicantFilter): BoardFilter[] {
  return narrowings(filter).filter((name): name is BoardFilter => name !== 'q' && name !== 'stage');
}

export const SORTS: Record<Sort, () => string> = {
  newest: m.board_sort_newest,
  oldest: m.board_sort_oldest,
  due: m.board_sort_due,
};

export function filterText(
  name: BoardFilter,
  filter: ApplicantFilter,
  spheres: readonly Named[],
): string {
  switch (name) {
    case 'sphere':
      return spheres.find(({ slug }) => slug === filter.sphere)?.name ?? filter.sphere ?? '';
    case 'salary_max': {
      const sum = `${groupDigits(filter.salary_max ?? 0)}\u00A0${CURRENCIES.UZS()}`;
      return m.board_salary_chip({ sum });
    }
    case 'recommendation': {
      const verdict = filter.recommendation ? RECOMMENDATIONS[filter.recommendation]() : '';
      return m.board_recommendation_chip({ verdict });
    }
    case 'since':
      return m.board_since_chip({ day: dayText(filter.since ?? '') });
    case 'unread':
      return m.board_unread();
    case 'late':
      return m.board_late_only();
  }
}
