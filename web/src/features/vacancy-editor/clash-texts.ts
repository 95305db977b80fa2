import { comparedText, type FieldName, fieldLabel, fieldOf } from '@/forms/vacancy/form';
import type { Dictionaries } from './editor-context';

/** How the dialog of conflicts shows a vacancy's answers. */
export function clashTexts(dictionaries: Dictionaries) {
  return {
    labelOf: fieldLabel,
    textOf: (field: FieldName, value: unknown) => comparedText(field, value as never, dictionaries),
    isLongText: (field: FieldName) => fieldOf(field).kind === 'long text',
  };
}
