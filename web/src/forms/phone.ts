import { nationalDigits } from '@/lib/phone';
import { m } from '@/paraglide/messages';

const NATIONAL_DIGITS = 9;

/** What is wrong with a typed number, checked before the server is called; the field takes Uzbek numbers only. */
export function phoneProblem(phone: string): string | undefined {
  const count = nationalDigits(phone).length;
  if (count === 0) return m.error_required_field();
  return count === NATIONAL_DIGITS ? undefined : m.error_invalid_phone();
}
