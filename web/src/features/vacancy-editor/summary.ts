import { type FieldName, fieldLabel } from '@/forms/vacancy/form';
import { fieldId } from './editor-context';
import { isUnder, type Problems } from './rules';

/** With more errors than this, they are listed above the form. */
const FEW = 2;

/**
 * Lines of the error summary, one per field in form order; empty while there are few enough errors to see at a glance.
 */
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
    return [{ fieldId: fieldId(target), text: `${fieldLabel(field)}: ${text}` }];
  });
  return lines.length > FEW ? lines : [];
}
