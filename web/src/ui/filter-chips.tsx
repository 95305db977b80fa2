import { useRef } from 'react';
import { Button } from './button';
import { RemovableChip } from './chip';
import './results.css';

export interface FilterChip {
  id: string;
  label: string;
  /** The label of the remove button. */
  removeLabel: string;
  onRemove: () => void;
}

interface FilterChipsProps {
  label: string;
  chips: readonly FilterChip[];
  clearText: string;
  onClear: () => void;
}

/** The active filters, each with a remove button. Removing one keeps the scroll position and the focus in the row. */
export function FilterChips({ label, chips, clearText, onClear }: FilterChipsProps) {
  const row = useRef<HTMLDivElement>(null);
  if (chips.length === 0) return null;

  const keepFocus = (isRowGone: boolean) => {
    // The clicked button disappears; the focus moves to the row, or to the heading when the row is gone.
    const place = isRowGone ? document.querySelector<HTMLElement>('#main h1') : row.current;
    if (place) {
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form; these are actions on the address.
    <div ref={row} className="results-filters noscroll" role="group" aria-label={label}>
      {chips.map((chip) => (
        <RemovableChip
          key={chip.id}
          label={chip.label}
          removeLabel={chip.removeLabel}
          onRemove={() => {
            keepFocus(chips.length === 1);
            chip.onRemove();
          }}
        />
      ))}
      <Button
        look="quiet"
        size="sm"
        onClick={() => {
          keepFocus(true);
          onClear();
        }}
      >
        {clearText}
      </Button>
    </div>
  );
}
