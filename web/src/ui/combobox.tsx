import { X } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { fold } from '@/lib/fold';
import { cx } from './cx';
import { useFieldControl } from './field';
import { IconButton } from './icon-button';
import { type ComboboxTexts, SuggestionList, useListNavigation } from './suggestion-list';
import { type ComboboxOption, type LoadOptions, useSuggestions } from './use-suggestions';

/** The selected value; `value` is null when the text is the user's own. */
export interface ComboboxValue {
  value: string | null;
  label: string;
}

interface ComboboxProps {
  ref?: Ref<HTMLInputElement>;
  /** The label of the list of options (and of the input, outside a `Field`). */
  label: string;
  value: ComboboxValue | null;
  onChange: (value: ComboboxValue | null) => void;
  loadOptions: LoadOptions;
  /** Free text is a valid answer too (a profession). Without it only an option is (a place). */
  freeText?: boolean;
  /** Options are requested from this many letters on; 0 shows a list at once. */
  minChars?: number;
  texts: ComboboxTexts & { clear: string };
  icon?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  className?: string;
  onBlur?: () => void;
}

/** A text field with suggestions: profession, place, university. Focus never leaves the input. */
export function Combobox({
  ref,
  label,
  value,
  onChange,
  loadOptions,
  freeText = false,
  minChars = 0,
  texts,
  icon,
  placeholder,
  disabled,
  name,
  className,
  onBlur,
}: ComboboxProps) {
  const control = useFieldControl();
  const listId = useId();
  const [open, setOpen] = useState(false);
  // What is being typed; null when the field shows its value.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value?.label ?? '';
  const query = typed?.trim() ?? '';
  const isOpen = open && query.length >= minChars;
  const suggestions = useSuggestions(loadOptions, query, isOpen);

  const pick = (option: ComboboxOption) => {
    onChange({ value: option.value, label: option.label });
    setTyped(null);
    setOpen(false);
  };
  const clear = () => {
    onChange(null);
    setTyped(null);
  };
  const list = useListNavigation({
    listId,
    options: suggestions.options,
    open: isOpen,
    setOpen,
    onPick: pick,
    firstIsActive: !freeText && query !== '',
  });

  /** On blur: text that equals an option's label selects it; otherwise the old value is restored. */
  const settle = () => {
    setOpen(false);
    if (typed !== null && !freeText) {
      const same = suggestions.options.find((option) => fold(option.label) === fold(query));
      if (same) pick(same);
      else if (query === '') clear();
    }
    setTyped(null);
  };

  return (
    <div className={cx('combobox', className)}>
      <div className="field-shell combobox-shell">
        {icon}
        <input
          aria-label={control.id ? undefined : label}
          {...control}
          {...list.inputProps}
          ref={ref}
          type="text"
          className="field-bare"
          name={name}
          placeholder={placeholder}
          disabled={disabled}
          value={text}
          onChange={(event) => {
            const next = event.currentTarget.value;
            setTyped(next);
            setOpen(true);
            if (freeText) onChange(next.trim() === '' ? null : { value: null, label: next });
          }}
          onClick={() => setOpen(true)}
          onKeyDown={(event) => {
            if (list.onKeyDown(event)) return;
            if (event.key === 'Escape' && text !== '') {
              event.preventDefault();
              event.stopPropagation();
              clear();
            }
          }}
          onBlur={() => {
            settle();
            onBlur?.();
          }}
        />
        {text !== '' && !disabled && (
          <IconButton
            label={texts.clear}
            icon={<X size={20} strokeWidth={1.8} aria-hidden="true" />}
            className="combobox-clear"
            onMouseDown={(event) => event.preventDefault()}
            onClick={clear}
          />
        )}
      </div>
      <SuggestionList
        id={listId}
        label={label}
        open={isOpen}
        suggestions={suggestions}
        active={list.active}
        texts={texts}
        onPick={pick}
      />
    </div>
  );
}
