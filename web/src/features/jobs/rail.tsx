import { m } from '@/paraglide/messages';
import type { FiltersProps } from './filters';
import { FiltersForm } from './filters-form';
import { useWide } from './use-wide';

/** Filters beside the list. On narrow screens they are in the sheet, and nobody draws them twice. */
export function Rail(props: FiltersProps) {
  if (!useWide()) return null;
  return (
    <aside id="filters" className="jobs-rail" aria-label={m.jobs_filters_open()}>
      <FiltersForm {...props} />
    </aside>
  );
}
