import { m } from '@/paraglide/messages';
import { PayFilter } from '@/ui/pay-filter';
import { changed } from './filters';
import { CODES, type JobSearch } from './search';

interface PayFloorProps {
  search: JobSearch;
  form?: string;
  onChange: (search: JobSearch) => void;
}

/** The minimum pay and its currency. */
export function PayFloor({ search, form, onChange }: PayFloorProps) {
  const { salary, currency = CODES.currency[0] } = search;
  return (
    <PayFilter
      name="salary"
      form={form}
      currencies={CODES.currency}
      value={{ amount: salary, currency }}
      onChange={(pay) => onChange(changed(search, { salary: pay.amount, currency: pay.currency }))}
      texts={{
        title: m.jobs_pay(),
        currency: m.jobs_currency(),
        amount: m.jobs_pay_floor(),
        unit: m.jobs_pay_unit(),
      }}
    />
  );
}
