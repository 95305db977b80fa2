import { LEAST_PAY, MOST_PAY } from '@/lib/amount';
import type { Currency } from '@/lib/money';
import { m } from '@/paraglide/messages';

/** What is wrong with an amount of pay; nothing when it is empty. Clear slips are refused here, the rest by the server. */
export function amountProblem(digits: string, currency: Currency): string | undefined {
  if (digits === '') return undefined;
  const amount = Number(digits);
  if (amount > MOST_PAY) return m.error_amount_large();
  return amount < LEAST_PAY[currency] ? m.error_amount_small() : undefined;
}
