import { useEffect, useEffectEvent, useState } from 'react';
import { amountDigits, readAmount } from '@/lib/amount';
import { groupDigits } from '@/lib/money';
import { Input } from './input';

/** An amount as the address has it, with its currency. */
export interface PayLimit {
  amount?: string;
  currency: string;
}

interface PayFilterProps {
  /** The name of the amount in the form. */
  name: string;
  form?: string;
  currencies: readonly string[];
  value: PayLimit;
  onChange: (value: PayLimit) => void;
  texts: { title: string; currency: string; amount: string; unit: string };
}

/** Debounce: the list is not reloaded after each digit. */
const PAUSE_MS = 700;

const shown = (amount = '') => (amount ? groupDigits(Number(amount)) : '');

/** A limit of pay and its currency. */
export function PayFilter({ name, form, currencies, value, onChange, texts }: PayFilterProps) {
  const { amount, currency } = value;
  const [text, setText] = useState(shown(amount));
  const [chosen, setChosen] = useState<string>(currency);
  // Removing a filter elsewhere on the page changes the URL, and the field follows it.
  const [address, setAddress] = useState({ amount, currency });
  if (address.amount !== amount || address.currency !== currency) {
    setAddress({ amount, currency });
    setText(shown(amount));
    if (amount) setChosen(currency);
  }

  const commit = (given: string, inCurrency: string) => {
    const digits = amountDigits(given) || undefined;
    // `$500`: the currency that was typed is meant.
    const { currency: meant = inCurrency } = readAmount(given) ?? {};
    if (digits === amount && (!digits || meant === currency)) return;
    onChange({ amount: digits, currency: meant });
  };
  const commitLater = useEffectEvent(() => commit(text, chosen));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins anew with each letter.
  useEffect(() => {
    const timer = setTimeout(commitLater, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <fieldset className="rail-part">
      <legend className="rail-title">{texts.title}</legend>
      <div className="segments" role="radiogroup" aria-label={texts.currency}>
        {currencies.map((code) => (
          <label key={code} className="segment">
            <input
              type="radio"
              className="sr-only"
              name="currency"
              value={code}
              form={form}
              checked={code === chosen}
              onChange={() => {
                // The same digits would be another pay.
                setChosen(code);
                setText('');
                commit('', code);
              }}
            />
            <span>{code}</span>
          </label>
        ))}
      </div>
      <Input
        name={name}
        form={form}
        inputMode="numeric"
        autoComplete="off"
        className="rail-pay"
        aria-label={texts.amount}
        unit={texts.unit}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => {
          setText(shown(amountDigits(text)));
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
