import { type FieldName, fieldOf, fieldsOf } from '@/forms/vacancy/form';
import type { StepName } from '@/forms/vacancy/kinds';
import { CONTROLS } from './own-fields';
import { PlainField } from './plain-field';

/** The fields of one step, from the list of fields. */
export function StepFields({ step }: { step: StepName }) {
  return inRows(fieldsOf(step)).map((row) =>
    row.length > 1 ? (
      <div key={row[0]} className="form-pair">
        {row.map((name) => (
          <OneField key={name} name={name} />
        ))}
      </div>
    ) : (
      row.map((name) => <OneField key={name} name={name} />)
    ),
  );
}

function OneField({ name }: { name: FieldName }) {
  const { control } = fieldOf(name);
  if (control === null) return null;
  const Control = control && CONTROLS[control];
  return Control ? <Control /> : <PlainField name={name} />;
}

/** Neighbours of the same pair together, the others alone. */
function inRows(names: readonly FieldName[]): FieldName[][] {
  const rows: FieldName[][] = [];
  for (const name of names) {
    const { pair } = fieldOf(name);
    const last = rows.at(-1);
    const before = last?.[0];
    if (last && before && pair && fieldOf(before).pair === pair) last.push(name);
    else rows.push([name]);
  }
  return rows;
}
