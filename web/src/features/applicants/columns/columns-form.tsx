import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, type PointerEvent, useRef, useState } from 'react';
import { limits } from '@/api/limits.gen';
import { FormError } from '@/forms/form-error';
import { APPLICATION_STAGES } from '@/i18n/application-labels';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { IconButton } from '@/ui/icon-button';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { StageTick } from '../stage-mark';
import type { ApplicationStage } from '../wire';
import {
  added,
  consequence,
  goneOf,
  isLast,
  moved,
  type Problems,
  type Row,
  titleOf,
} from './list';
import { useRowsDrag } from './use-rows-drag';

const MOST = limits.StagesIn_columns.maxItems;
const ICON = { size: 20, strokeWidth: 1.9, 'aria-hidden': true } as const;
const STAGES = Object.keys(APPLICATION_STAGES) as ApplicationStage[];

interface ColumnsFormProps {
  form: string;
  /** As it is on the board now. */
  before: readonly Row[];
  rows: Row[];
  problems: Problems | undefined;
  failure: string;
  onChange: (rows: Row[]) => void;
  onSubmit: () => void;
}

/** The rows of the dialog. Everything works by keys: names, stages, up and down, remove, add. */
export function ColumnsForm(props: ColumnsFormProps) {
  const { form, before, rows, problems, failure, onChange, onSubmit } = props;
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const rowOf = (key: string) =>
    [...(list.current?.children ?? [])].find((row) => (row as HTMLElement).dataset.row === key);
  const fieldOf = (key: string) => rowOf(key)?.querySelector('input');
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length) return;
    onChange(moved(rows, from, to));
    setSaid(m.columns_moved({ column: titleOf(row), place: to + 1 }));
  };
  const step = (place: number, by: -1 | 1) => {
    move(place, place + by);
    const { key } = rows[place] ?? {};
    // Moving a row in the document drops the focus.
    requestAnimationFrame(
      () => key && rowOf(key)?.querySelector<HTMLElement>(`[data-step="${by}"]`)?.focus(),
    );
  };
  const { dragged, start } = useRowsDrag(move);
  const gone = goneOf(before, rows);
  const add = () => {
    const key = `new-${crypto.randomUUID()}`;
    onChange(added(rows, key, 'review'));
    requestAnimationFrame(() => fieldOf(key)?.focus());
  };
  const remove = (place: number, { key }: Row) => {
    onChange(rows.filter((row) => row.key !== key));
    // The focus stays in the list.
    const next = rows[place + 1] ?? rows[place - 1];
    requestAnimationFrame(() => next && fieldOf(next.key)?.focus());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
    const wrong = rows.find(({ key }) => problems?.has(key));
    if (wrong) fieldOf(wrong.key)?.focus();
  };
  return (
    <form id={form} noValidate className="columns-form" onSubmit={submit}>
      <p className="columns-hint">{m.columns_hint()}</p>
      <FormError text={failure || undefined} />
      <ol ref={list} className="columns-list" aria-label={m.columns_label()}>
        {rows.map((row, place) => (
          <ColumnRow
            key={row.key}
            row={row}
            place={place}
            count={rows.length}
            isOnly={isLast(rows, row)}
            isDragged={dragged === place}
            problem={problems?.get(row.key)}
            onChange={(patch) =>
              onChange(rows.map((one) => (one.key === row.key ? { ...one, ...patch } : one)))
            }
            onStep={(by) => step(place, by)}
            onGrab={(event) => start(place, event)}
            onRemove={() => remove(place, row)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {rows.length < MOST ? (
        <Button size="sm" icon={<Plus {...ICON} />} onClick={add}>
          {m.columns_add()}
        </Button>
      ) : (
        <p className="columns-hint">{m.columns_full({ max: MOST })}</p>
      )}
      <ul className="columns-gone" role="status">
        {gone.map((one) => (
          <li key={one.row.key}>
            <span>{consequence(one)}</span>
            <Button
              size="sm"
              look="quiet"
              onClick={() => {
                const at = before.findIndex(({ key }) => key === one.row.key);
                onChange(rows.toSpliced(Math.min(at, rows.length), 0, one.row));
              }}
            >
              {m.columns_bring_back()}
            </Button>
          </li>
        ))}
      </ul>
    </form>
  );
}

interface ColumnRowProps {
  row: Row;
  place: number;
  count: number;
  isOnly: boolean;
  isDragged: boolean;
  problem: string | undefined;
  onChange: (patch: Partial<Row>) => void;
  onStep: (by: -1 | 1) => void;
  onGrab: (event: PointerEvent<HTMLElement>) => void;
  onRemove: () => void;
}

function ColumnRow(props: ColumnRowProps) {
  const { row, place, count, isOnly, isDragged, problem } = props;
  const { onChange, onStep, onGrab, onRemove } = props;
  const column = titleOf(row);
  return (
    <li className="columns-row" data-row={row.key} data-dragged={isDragged || undefined}>
      {/* For the mouse and the finger; keys have the two buttons. */}
      <span className="columns-handle" aria-hidden="true" onPointerDown={onGrab}>
        <GripVertical {...ICON} />
      </span>
      <StageTick stage={row.stage} />
      <Field
        label={m.columns_name({ place: place + 1 })}
        labelHidden
        className="columns-name"
        error={problem}
      >
        <Input
          autoComplete="off"
          placeholder={APPLICATION_STAGES[row.stage]()}
          value={row.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
      </Field>
      {row.id === null ? (
        <Select
          aria-label={m.columns_stage({ place: place + 1 })}
          className="columns-stage"
          options={STAGES.map((stage) => ({ value: stage, label: APPLICATION_STAGES[stage]() }))}
          value={row.stage}
          onChange={(event) => onChange({ stage: event.currentTarget.value as ApplicationStage })}
        />
      ) : (
        <p className="columns-stage">
          {row.name.trim() && <span>{APPLICATION_STAGES[row.stage]()}</span>}
          <span>{row.count > 0 ? m.columns_people({ count: row.count }) : m.columns_empty()}</span>
        </p>
      )}
      <div className="columns-tools">
        <IconButton
          label={m.columns_up({ column })}
          icon={<ArrowUp {...ICON} />}
          data-step={-1}
          aria-disabled={place === 0 || undefined}
          onClick={() => onStep(-1)}
        />
        <IconButton
          label={m.columns_down({ column })}
          icon={<ArrowDown {...ICON} />}
          data-step={1}
          aria-disabled={place === count - 1 || undefined}
          onClick={() => onStep(1)}
        />
        <IconButton
          label={m.columns_remove({ column })}
          title={isOnly ? m.columns_last() : undefined}
          icon={<Trash2 {...ICON} />}
          disabled={isOnly}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
