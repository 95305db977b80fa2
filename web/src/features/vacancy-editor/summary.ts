import { fieldId } from './editor-context';
import type { FieldName } from './model';
import { isUnder, type Problems } from './rules';
import { FIELD_LABELS } from './words';

/** With more wrong answers than this, they are listed above the form. */
const FEW = 2;

/** Lines for the summary, one for each field in the order of the form; nothing while the errors can be seen at a glance. */
export function summaryLines(
  wrong: Problems,
  fields: readonly FieldName[],
): { fieldId: string; text: string }[] {
  const lines = fields.flatMap((field) => {
    const found = Object.entries(wrong).find(([path]) => isUnder(path, field));
    if (!found) return [];
    const [path, text] = found;
    // Rows of a list share the id of its first control.
    const target = /^(questions\.\d+\.text|salary\.|abroad\.)/.test(path) ? path : field;
    return [{ fieldId: fieldId(target), text: `${FIELD_LABELS[field]()}: ${text}` }];
  });
  return lines.length > FEW ? lines : [];
}
