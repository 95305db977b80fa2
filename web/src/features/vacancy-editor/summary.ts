import type { Problems } from '@/forms/editor/problems';
import { summaryLines } from '@/forms/editor/summary';
import { type FieldName, fieldLabel } from '@/forms/vacancy/form';
import { fieldId } from './editor-context';

/** Rows of a list share the id of its first control. */
const OWN_PARTS = /^(questions\.\d+\.text|salary\.|abroad\.)/;

/** Lines of the error summary of a vacancy's fields. */
export function summaryOf(wrong: Problems, fields: readonly FieldName[]) {
  return summaryLines({ wrong, fields, labelOf: fieldLabel, idOf: fieldId, ownParts: OWN_PARTS });
}
