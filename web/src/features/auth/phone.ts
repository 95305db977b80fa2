import { nationalDigits } from '@/lib/phone';
import { m } from '@/paraglide/messages';

const NATIONAL_DIGITS = 9;

/** What is wrong with a typed number, before the server is asked; the field takes Uzbek numbers. */
export function phoneProblem(phone: string): string | undefined {
  const count = nationalDigits(phone).length;
  if (count === 0) return m.error_required_field();
  return count === NATIONAL_DIGITS ? undefined : m.error_invalid_phone();
}
