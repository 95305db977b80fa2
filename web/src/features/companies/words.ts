/** The texts of a company's page. `crates/pages/src/company.rs` writes the same. */
import { momentDay } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import type { Company, Mark } from './wire';

/** The city alone when the exact addresses have a list of their own. */
export function placeText({ location_name, address, addresses }: Company): string {
  return addresses.length > 0 || !address ? location_name : `${location_name}, ${address}`;
}

/** When the company was verified, and what was checked for it. */
export function markText({ at, tax_number, document, registry }: Mark): string {
  const what = [
    tax_number && m.company_mark_tax_number(),
    document && m.company_mark_document(),
    registry && m.company_mark_registry(),
  ];
  const date = momentDay(at);
  const checked = what.filter(Boolean).join(', ');
  return checked ? m.company_mark({ date, what: checked }) : m.company_mark_plain({ date });
}

/** `11-50` → `11–50`. */
export function sizeText(size: string): string {
  return size.replace('-', '–');
}
