import type { ComponentType, ReactNode } from 'react';
import type { Field } from '../kinds';
import type { Answer } from './answer';
import './editor.css';
import { PlainField } from './plain-field';

interface StepFieldsProps<Name extends string> {
  /** The fields of the step, in the order of the form. */
  names: readonly Name[];
  fieldOf: (name: Name) => Field;
  answerOf: (name: Name) => Answer<unknown>;
  /** The controls that fields of the list name. */
  controls: Readonly<Record<string, ComponentType>>;
  /** What stands above a field, such as why it was refused. */
  noteOf?: (name: Name) => ReactNode;
}

/** The fields of one step, from the list of fields. */
export function StepFields<Name extends string>(props: StepFieldsProps<Name>) {
  return inRows(props.names, props.fieldOf).map((row) =>
    row.length > 1 ? (
      <div key={row[0]} className="form-pair">
        {row.map((name) => (
          <OneField key={name} name={name} {...props} />
        ))}
      </div>
    ) : (
      row.map((name) => <OneField key={name} name={name} {...props} />)
    ),
  );
}

function OneField<Name extends string>({
  name,
  fieldOf,
  answerOf,
  controls,
  noteOf,
}: StepFieldsProps<Name> & { name: Name }) {
  const field = fieldOf(name);
  const note = noteOf?.(name);
  if (field.control === null) return note;
  const Control = field.control && controls[field.control];
  const control = Control ? <Control /> : <PlainField field={field} answer={answerOf(name)} />;
  if (!note) return control;
  return (
    <div className="field-noted">
      {note}
      {control}
    </div>
  );
}

/** Neighbours of the same pair together, the others alone. */
function inRows<Name extends string>(
  names: readonly Name[],
  fieldOf: (name: Name) => Field,
): Name[][] {
  const rows: Name[][] = [];
  for (const name of names) {
    const { pair } = fieldOf(name);
    const last = rows.at(-1);
    const before = last?.[0];
    if (last && before && pair && fieldOf(before).pair === pair) last.push(name);
    else rows.push([name]);
  }
  return rows;
}
