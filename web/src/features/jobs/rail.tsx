import { m } from '@/paraglide/messages';
import { InTurn } from '@/ui/in-turn';
import type { FiltersProps } from './filters';
import { FiltersForm } from './filters-form';
import { useWide } from './use-wide';

/** Filters beside the list. On narrow screens they are in the sheet, and the side bar is not rendered. */
export function Rail(props: FiltersProps) {
  const isWide = useWide();
  return (
    <InTurn>
      <aside id="filters" className="jobs-rail" aria-label={m.jobs_filters_open()}>
        {isWide && <FiltersForm {...props} />}
      </aside>
    </InTurn>
  );
}
