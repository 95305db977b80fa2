import { useEffect, useEffectEvent, useState } from 'react';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { Input } from '@/ui/input';
import { changed } from './filters';
import { CODES, type JobSearch } from './search';

interface PayFilterProps {
  search: JobSearch;
  form?: string;
  onChange: (search: JobSearch) => void;
}

/** Debounce: the list is not reloaded after each digit. */
const PAUSE_MS = 700;

const shown = (salary = '') => (salary ? groupDigits(Number(salary)) : '');
const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '');

/** The minimum pay and its currency. */
export function PayFilter({ search, form, onChange }: PayFilterProps) {
  const { salary, currency = CODES.currency[0] } = search;
  const [text, setText] = useState(shown(salary));
  const [chosen, setChosen] = useState<string>(currency);
  // Removing a filter elsewhere on the page changes the URL, and the field follows it.
  const [address, setAddress] = useState({ salary, currency });
  if (address.salary !== salary || address.currency !== currency) {
    setAddress({ salary, currency });
    setText(shown(salary));
    if (salary) setChosen(currency);
  }

  const commit = (given: string, inCurrency: string) => {
    const digits = digitsOf(given) || undefined;
    if (digits === salary && (!digits || inCurrency === currency)) return;
    onChange(changed(search, { salary: digits, currency: inCurrency }));
  };
  const commitLater = useEffectEvent(() => commit(text, chosen));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins anew with each letter.
  useEffect(() => {
    const timer = setTimeout(commitLater, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <fieldset className="rail-part">
      <legend className="rail-title">{m.jobs_pay()}</legend>
      <div className="segments" role="radiogroup" aria-label={m.jobs_currency()}>
        {CODES.currency.map((code) => (
          <label key={code} className="segment">
            <input
              type="radio"
              className="sr-only"
              name="currency"
              value={code}
              form={form}
              checked={code === chosen}
              onChange={() => {
                setChosen(code);
                commit(text, code);
              }}
            />
            <span>{code}</span>
          </label>
        ))}
      </div>
      <Input
        name="salary"
        form={form}
        inputMode="numeric"
        autoComplete="off"
        className="rail-pay"
        aria-label={m.jobs_pay_floor()}
        unit={m.jobs_pay_unit()}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => {
          setText(shown(digitsOf(text)));
          commit(text, chosen);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit(text, chosen);
        }}
      />
    </fieldset>
  );
}
