import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';

interface FilterButtonProps {
  label: string;
  /** The number of active filters. */
  count: number;
  /** The sheet with the filters. */
  children: (close: () => void) => ReactNode;
}

/** Opens the filters where there is no room for the side bar. */
export function FilterButton({ label, count, children }: FilterButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="filter-button"
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal size={22} strokeWidth={1.8} aria-hidden="true" />
        {count > 0 && (
          <span className="filter-button-count" aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      {open && <Suspense fallback={null}>{children(() => setOpen(false))}</Suspense>}
    </>
  );
}
