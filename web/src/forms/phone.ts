import { isForeign, isWhole, phoneValue } from '@/lib/phone';
import { m } from '@/paraglide/messages';

/** What is wrong with a number that signs in, checked before the server is called. Codes reach Uzbek numbers only. */
export function phoneProblem(phone: string): string | undefined {
  if (phoneValue(phone) === '') return m.error_required_field();
  if (isForeign(phone)) return m.error_foreign_phone();
  return isWhole(phone) ? undefined : m.error_invalid_phone();
}
