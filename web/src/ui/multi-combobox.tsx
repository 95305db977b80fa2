import { type ReactNode, type Ref, useId, useMemo, useState } from 'react';
import { RemovableChip } from './chip';
import type { ComboboxValue } from './combobox';
import { cx } from './cx';
import { useFieldControl } from './field';
import { type ComboboxTexts, SuggestionList, useListNavigation } from './suggestion-list';
import { type ComboboxOption, type LoadOptions, useSuggestions } from './use-suggestions';

interface MultiComboboxProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  values: readonly ComboboxValue[];
  onChange: (values: ComboboxValue[]) => void;
  /** Without it the field only collects free text. */
  loadOptions?: LoadOptions;
  freeText?: boolean;
  max?: number;
  minChars?: number;
  texts: ComboboxTexts & {
    remove: (label: string) => string;
    added: (label: string) => string;
    removed: (label: string) => string;
  };
  icon?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
  onBlur?: () => void;
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Multiple values as chips: skills, spheres, languages. Backspace in an empty field removes the last one. */
export function MultiCombobox({
  ref,
  label,
  values,
  onChange,
  loadOptions,
  freeText = false,
  max = Number.POSITIVE_INFINITY,
  minChars = 0,
  texts,
  icon,
  placeholder,
  disabled,
  className,
  onBlur,
}: MultiComboboxProps) {
  const control = useFieldControl();
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [spoken, setSpoken] = useState('');
  const query = text.trim();
  const isFull = values.length >= max;
  const isOpen = open && !isFull && loadOptions !== undefined && query.length >= minChars;
  const suggestions = useSuggestions(loadOptions, query, isOpen);
  const options = useMemo(
    () =>
      suggestions.options.filter(
        (option) => !values.some((value) => same(value.label, option.label)),
      ),
    [suggestions.options, values],
  );

  const add = (value: ComboboxValue) => {
    setText('');
    if (isFull || values.some((existing) => same(existing.label, value.label))) return;
    onChange([...values, value]);
    setSpoken(texts.added(value.label));
  };
  const remove = (value: ComboboxValue) => {
    onChange(values.filter((existing) => existing !== value));
    setSpoken(texts.removed(value.label));
  };
  const pick = (option: ComboboxOption) => add({ value: option.value, label: option.label });
  /** Free text: an option with the same label wins, so that it keeps its code. */
  const addTyped = () => {
    if (query === '') return;
    const option = suggestions.options.find((candidate) => same(candidate.label, query));
    if (option) pick(option);
    else if (freeText) add({ value: null, label: query });
  };
  const list = useListNavigation({
    listId,
    options,
    open: isOpen,
    setOpen,
    onPick: pick,
    firstIsActive: !freeText && query !== '',
  });

  return (
    <div className={cx('combobox', className)}>
      <div className="field-shell combobox-shell combobox-many">
        {icon}
        {values.map((value) => (
          <RemovableChip
            key={value.value ?? value.label}
            label={value.label}
            removeLabel={texts.remove(value.label)}
            disabled={disabled}
            onRemove={() => remove(value)}
          />
        ))}
        <input
          aria-label={control.id ? undefined : label}
          {...control}
          {...list.inputProps}
          ref={ref}
          type="text"
          className="field-bare"
          placeholder={values.length === 0 ? placeholder : undefined}
          disabled={disabled}
          readOnly={isFull}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onKeyDown={(event) => {
            if (list.onKeyDown(event)) return;
            if (event.key === 'Enter' || event.key === ',') {
              // Enter with text in the field adds it; it must not submit the surrounding form.
              if (query === '') return;
              event.preventDefault();
              addTyped();
            } else if (event.key === 'Backspace' && text === '') {
              const last = values.at(-1);
              if (last && !disabled) remove(last);
            }
          }}
          onBlur={() => {
            setOpen(false);
            // Text left in the field is taken as a value.
            addTyped();
            setText('');
            onBlur?.();
          }}
        />
      </div>
      <SuggestionList
        id={listId}
        label={label}
        open={isOpen}
        suggestions={{ ...suggestions, options }}
        active={list.active}
        texts={texts}
        onPick={pick}
      />
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </div>
  );
}
