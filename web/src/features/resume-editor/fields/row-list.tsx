import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFocusAfter } from '@/forms/editor/use-focus-after';
import { useRowKeys } from '@/forms/editor/use-row-keys';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog';
import { IconButton } from '@/ui/icon-button';

export interface RowTexts<Row> {
  /** The heading of an open row: "2-ish joyi". */
  title: (number: number) => string;
  add: string;
  /** The name of a row in the labels of its buttons. */
  name: (row: Row) => string;
  removeTitle: string;
  removeText: string;
}

interface RowListProps<Row> {
  id: string;
  /** The label of the list. */
  label: string;
  texts: RowTexts<Row>;
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  make: () => Row;
  /** Without blank rows, in the order of the resume. */
  tidy: (rows: readonly Row[]) => Row[];
  max: number;
  /** The error of the whole list. */
  error?: string;
  /** A row with an error is open. */
  hasProblem: (index: number) => boolean;
  /** Whether an empty list begins with an open row. */
  startsOpen?: boolean;
  renderSummary: (row: Row) => ReactNode;
  renderForm: (row: Row, change: (patch: Partial<Row>) => void, index: number) => ReactNode;
  /** At the right of the button that adds a row. */
  note?: ReactNode;
}

const ICON = { size: 20, strokeWidth: 1.8, 'aria-hidden': true } as const;

/** Rows with several answers each: finished ones as short cards, one at a time as an open form. */
export function RowList<Row extends object>({
  id,
  label,
  texts,
  rows: value,
  onChange,
  make,
  tidy,
  max,
  error,
  hasProblem,
  startsOpen,
  renderSummary,
  renderForm,
  note,
}: RowListProps<Row>) {
  // A list that must not be empty begins with a row to fill in, which is part of the answer once something is typed.
  const rows = value.length === 0 && startsOpen ? [make()] : value;
  const [opened, setOpened] = useState<number | null>(value.length === 0 ? 0 : null);
  const [removed, setRemoved] = useState<number | null>(null);
  const { keys, remove: dropKey } = useRowKeys(rows.length);
  // The first control of each open form.
  const form = useFocusAfter<HTMLDivElement>('.resume-row-head + * input');
  const button = useFocusAfter<HTMLDivElement>('[data-row-edit], [data-row-add]');
  const isBlank = (row: Row) => tidy([row]).length === 0;

  const change = (index: number, patch: Partial<Row>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...patch } : row)));
  const add = () => {
    const kept = tidy(rows);
    setOpened(kept.length);
    form.focusAfter(-1);
    onChange([...kept, make()]);
  };
  const open = (index: number) => {
    setOpened(index);
    form.focusAfter(rows.slice(0, index).filter((_, at) => hasProblem(at)).length);
  };
  const close = (row: Row) => {
    const kept = tidy(rows);
    setOpened(null);
    button.focusAfter(Math.max(0, kept.indexOf(row)));
    onChange(kept);
  };
  const remove = (index: number) => {
    dropKey(index);
    setRemoved(null);
    setOpened(null);
    button.focusAfter(-1);
    onChange(rows.filter((_, at) => at !== index));
  };
  const askToRemove = (index: number) => {
    const row = rows[index];
    if (row && isBlank(row)) remove(index);
    else setRemoved(index);
  };

  const last = rows.at(-1);
  const mayAdd = rows.length < max && (last === undefined || !isBlank(last));
  return (
    <div ref={form.place} className="resume-rows-outer">
      <section ref={button.place} id={id} tabIndex={-1} aria-label={label} className="resume-rows">
        {error && (
          <p id={`${id}-error`} className="row-problem" role="alert">
            {error}
          </p>
        )}
        {rows.map((row, index) => {
          const isOpen = opened === index || hasProblem(index);
          const name = texts.name(row);
          if (!isOpen) {
            return (
              <div key={keys[index]} className="resume-row">
                <div className="resume-row-text">{renderSummary(row)}</div>
                <IconButton
                  data-row-edit
                  label={m.resume_form_row_edit({ name })}
                  icon={<Pencil {...ICON} />}
                  onClick={() => open(index)}
                />
              </div>
            );
          }
          return (
            <section
              key={keys[index]}
              className="resume-row-form"
              aria-label={texts.title(index + 1)}
            >
              <div className="resume-row-head">
                <h2 className="resume-row-title">{texts.title(index + 1)}</h2>
                <IconButton
                  label={m.resume_form_row_remove({ name: name || texts.title(index + 1) })}
                  icon={<Trash2 {...ICON} />}
                  onClick={() => askToRemove(index)}
                />
              </div>
              {renderForm(row, (patch) => change(index, patch), index)}
              {!isBlank(row) && (
                <div>
                  <Button size="sm" onClick={() => close(row)}>
                    {m.resume_form_row_done()}
                  </Button>
                </div>
              )}
            </section>
          );
        })}
        <div className="resume-rows-foot">
          {mayAdd && (
            <Button data-row-add icon={<Plus {...ICON} />} onClick={add}>
              {texts.add}
            </Button>
          )}
          {note}
        </div>
      </section>
      <ConfirmDialog
        open={removed !== null}
        title={texts.removeTitle}
        confirmText={m.resume_form_remove()}
        cancelText={m.resume_form_keep()}
        closeLabel={m.ui_close()}
        danger
        onConfirm={() => removed !== null && remove(removed)}
        onClose={() => setRemoved(null)}
      >
        {texts.removeText}
      </ConfirmDialog>
    </div>
  );
}
