import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { FieldSet } from '@/ui/field';
import { IconButton } from '@/ui/icon-button';
import { Input } from '@/ui/input';
import { countChars } from '../schema';
import './editor.css';
import { insertLines, linesOf, moveRow } from './list-rows';
import { useFocusAfter } from './use-focus-after';
import { useRowKeys } from './use-row-keys';

interface ListFieldProps {
  id: string;
  label: string;
  hint?: string;
  /** The label of the button: "Vazifa qoʻshish". */
  addText: string;
  placeholder?: string;
  required?: boolean;
  limits: { minLength: number; maxLength: number; maxItems: number };
  value: readonly string[];
  onChange: (rows: string[]) => void;
  /** The error of the list, and of one of its rows. */
  error?: string;
  rowError: (index: number) => string | undefined;
}

const ICON = { size: 20, strokeWidth: 1.8, 'aria-hidden': true } as const;

/**
 * A growing list: Enter and the button add a row, but only after the last one is filled in. Several lines pasted at
 * once become several rows.
 */
export function ListField({
  id,
  label,
  hint,
  addText,
  placeholder,
  required,
  limits: { minLength, maxLength, maxItems },
  value,
  onChange,
  error,
  rowError,
}: ListFieldProps) {
  const { place, focusAfter, focusNow } = useFocusAfter<HTMLDivElement>('input');
  const [spoken, setSpoken] = useState('');
  // An empty list shows one row to begin with.
  const rows = value.length === 0 ? [''] : value;
  const { keys, remove: dropKey, swap } = useRowKeys(rows.length);
  const length = (row: string | undefined) => countChars((row ?? '').trim());
  const last = length(rows.at(-1));
  const mayAdd = last >= minLength && last <= maxLength && rows.length < maxItems;

  const change = (index: number, text: string) =>
    onChange(rows.map((row, at) => (at === index ? text : row)));
  const add = () => {
    if (!mayAdd) {
      focusNow(rows.length - 1);
      return;
    }
    focusAfter(rows.length);
    onChange([...rows, '']);
  };
  const remove = (index: number) => {
    dropKey(index);
    focusAfter(Math.max(0, index - 1));
    onChange(rows.filter((_, at) => at !== index));
    setSpoken(m.form_row_removed({ number: index + 1 }));
  };
  const move = (from: number, to: number) => {
    swap(from, to);
    onChange(moveRow(rows, from, to));
    setSpoken(m.form_row_moved({ number: to + 1 }));
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      // Enter must not submit the step.
      event.preventDefault();
      if (index < rows.length - 1) focusNow(index + 1);
      else add();
    } else if (event.key === 'Backspace' && rows[index] === '' && rows.length > 1) {
      event.preventDefault();
      remove(index);
    }
  };
  const onPaste = (index: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = linesOf(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    const next = insertLines(rows, index, lines, maxItems);
    focusAfter(next.length - 1);
    onChange(next);
    setSpoken(m.form_rows_pasted({ count: lines.length }));
  };

  return (
    <FieldSet label={label} hint={hint} error={error} required={required}>
      <div ref={place} className="rows">
        {rows.map((row, index) => {
          const number = index + 1;
          const problem = rowError(index);
          const problemId = `${id}-${index}-problem`;
          return (
            <div key={keys[index]} className="row">
              <Input
                id={index === 0 ? id : undefined}
                aria-label={m.form_row({ label, number })}
                aria-invalid={problem || (error && index === 0) ? true : undefined}
                aria-describedby={problem ? problemId : undefined}
                placeholder={index === 0 ? placeholder : undefined}
                enterKeyHint="next"
                value={row}
                onChange={(event) => change(index, event.currentTarget.value)}
                onKeyDown={onKeyDown(index)}
                onPaste={onPaste(index)}
              />
              {rows.length > 1 && (
                <div className="row-tools">
                  <IconButton
                    label={m.form_row_up({ number })}
                    icon={<ArrowUp {...ICON} />}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <IconButton
                    label={m.form_row_down({ number })}
                    icon={<ArrowDown {...ICON} />}
                    disabled={index === rows.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                  <IconButton
                    label={m.form_row_remove({ number })}
                    icon={<X {...ICON} />}
                    onClick={() => remove(index)}
                  />
                </div>
              )}
              {problem && (
                <p id={problemId} className="row-problem">
                  {problem}
                </p>
              )}
            </div>
          );
        })}
      </div>
      <div className="rows-add">
        <Button
          size="sm"
          disabled={!mayAdd}
          icon={<Plus size={18} strokeWidth={1.9} aria-hidden="true" />}
          onClick={add}
        >
          {addText}
        </Button>
        {!mayAdd && rows.length < maxItems && (
          <span className="rows-wait">{m.form_fill_to_add()}</span>
        )}
      </div>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </FieldSet>
  );
}
