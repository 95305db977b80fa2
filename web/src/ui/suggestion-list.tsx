import { type KeyboardEvent, useState } from 'react';
import './combobox.css';
import type { ComboboxOption, Suggestions } from './use-suggestions';

export interface ComboboxTexts {
  loading: string;
  empty: string;
  failed: string;
  /** Announced when options arrive: "5 ta variant". */
  found: (count: number) => string;
}

const optionId = (listId: string, index: number) => `${listId}-${index}`;

interface Navigation {
  listId: string;
  options: readonly ComboboxOption[];
  open: boolean;
  setOpen: (open: boolean) => void;
  onPick: (option: ComboboxOption) => void;
  /** Enter selects the first option without pressing ↓: for fields where only an option is valid. */
  firstIsActive: boolean;
}

/** Arrow keys of the ARIA combobox pattern: focus stays in the input, the list has an active option. */
export function useListNavigation({
  listId,
  options,
  open,
  setOpen,
  onPick,
  firstIsActive,
}: Navigation) {
  // The active option belongs to one list of options: it is reset when another arrives.
  const [choice, setChoice] = useState<{ of: readonly ComboboxOption[]; index: number } | null>(
    null,
  );
  const start = firstIsActive && options.length > 0 ? 0 : -1;
  const active = open ? (choice?.of === options ? choice.index : start) : -1;
  const move = (index: number) => setChoice({ of: options, index });

  /** Returns true when the list has handled the key. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const last = options.length - 1;
    switch (event.key) {
      case 'ArrowDown':
        event.preventDefault();
        if (!open) setOpen(true);
        else if (!event.altKey) move(active >= last ? 0 : active + 1);
        return true;
      case 'ArrowUp':
        event.preventDefault();
        if (!open) setOpen(true);
        else move(active <= 0 ? last : active - 1);
        return true;
      case 'Enter': {
        const option = options[active];
        if (!open || !option) return false;
        event.preventDefault();
        onPick(option);
        return true;
      }
      case 'Escape':
        if (!open) return false;
        // Escape must not also close a dialog around the field.
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
        return true;
      default:
        return false;
    }
  };

  const inputProps = {
    role: 'combobox',
    'aria-expanded': open,
    'aria-controls': listId,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': options[active] ? optionId(listId, active) : undefined,
    autoComplete: 'off',
    autoCorrect: 'off',
    spellCheck: false,
  };
  return { active, onKeyDown, inputProps };
}

interface SuggestionListProps {
  id: string;
  /** The label of the list; the same text as the field's label. */
  label: string;
  open: boolean;
  suggestions: Suggestions;
  active: number;
  texts: ComboboxTexts;
  onPick: (option: ComboboxOption) => void;
}

export function SuggestionList({
  id,
  label,
  open,
  suggestions: { status, options },
  active,
  texts,
  onPick,
}: SuggestionListProps) {
  const note =
    status === 'loading'
      ? texts.loading
      : status === 'failed'
        ? texts.failed
        : status === 'ready' && options.length === 0
          ? texts.empty
          : null;
  const spoken = note ?? (status === 'ready' ? texts.found(options.length) : '');
  return (
    <>
      <div className="combobox-popup" hidden={!open}>
        {note && (
          <p className="combobox-note" aria-hidden="true">
            {note}
          </p>
        )}
        <div id={id} role="listbox" aria-label={label} className="combobox-list">
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the input, which keeps the focus
            <div
              key={option.value}
              id={optionId(id, index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className="combobox-option"
              ref={index === active ? scrollIntoList : undefined}
              // The press must not take the focus out of the input.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(option)}
            >
              {option.label}
              {option.note && <span className="combobox-option-note">{option.note}</span>}
            </div>
          ))}
        </div>
      </div>
      <span role="status" className="sr-only">
        {open ? spoken : ''}
      </span>
    </>
  );
}

function scrollIntoList(element: HTMLElement | null) {
  element?.scrollIntoView?.({ block: 'nearest' });
}
