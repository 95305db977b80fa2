import type { IdOf } from './answer';
import { isUnder, type Problems } from './problems';

/** With more errors than this, they are listed above the form. */
const FEW = 2;

interface Summary<Name extends string> {
  wrong: Problems;
  /** In the order of the form. */
  fields: readonly Name[];
  labelOf: (field: Name) => string;
  idOf: IdOf;
  /** Paths of parts that have a control of their own id; errors of others lead to the field. */
  ownParts: RegExp;
}

/** Lines of the error summary, one per field; empty while there are few enough errors to see at a glance. */
export function summaryLines<Name extends string>({
  wrong,
  fields,
  labelOf,
  idOf,
  ownParts,
}: Summary<Name>): { fieldId: string; text: string }[] {
  const lines = fields.flatMap((field) => {
    const found = Object.entries(wrong).find(([path]) => isUnder(path, field));
    if (!found) return [];
    const [path, text] = found;
    const target = ownParts.test(path) ? path : field;
    return [{ fieldId: idOf(target), text: `${labelOf(field)}: ${text}` }];
  });
  return lines.length > FEW ? lines : [];
}
