import type { ReactNode } from 'react';
import { Button } from './button';
import { Sheet } from './sheet';

interface FilterSheetProps {
  title: string;
  closeLabel: string;
  clearText: string;
  /** The button that applies the filters; it names the number of results. */
  showText: string;
  onClear: () => void;
  onShow: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Filters on phones: a draft with a live result count, applied by one button. */
export function FilterSheet(props: FilterSheetProps) {
  const { title, closeLabel, clearText, showText, onClear, onShow, onClose, children } = props;
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      foot={
        <>
          <Button onClick={onClear}>{clearText}</Button>
          <Button look="primary" onClick={onShow}>
            {showText}
          </Button>
          {/* Outside the button: a live region inside would break its accessible name. */}
          <span role="status" className="sr-only">
            {showText}
          </span>
        </>
      }
    >
      {children}
    </Sheet>
  );
}
