/** What the server will refuse for sure, such as a phone number in the description. */
import type { FieldErrors } from '@/api/errors';
import { type FieldName, tidy, type VacancyForm } from '@/forms/vacancy/form';
import type { Tip } from './contract';
import { checkForm } from './queries';
import { topOf } from './steps';

/** Longer nobody waits for advice; publishing checks again. */
const PATIENCE_MS = 4_000;

/** Problems of these fields that stop the publication. None when the server cannot be asked. */
export async function findStops(
  form: VacancyForm,
  fields: readonly FieldName[],
): Promise<FieldErrors> {
  try {
    return stopsOf(await checkForm(tidy(form), AbortSignal.timeout(PATIENCE_MS)), fields);
  } catch {
    return {};
  }
}

export function stopsOf(tips: readonly Tip[], fields: readonly FieldName[]): FieldErrors {
  const found: FieldErrors = {};
  for (const { level, field, text, excerpt } of tips) {
    if (level !== 'stop' || !field) continue;
    if (!(fields as readonly string[]).includes(topOf(field))) continue;
    found[field] = [excerpt ? `${text} (${excerpt})` : text];
  }
  return found;
}
