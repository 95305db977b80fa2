import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { limits } from '@/api/limits.gen';
import { AmountField } from '@/forms/editor/amount-field';
import { isUnder } from '@/forms/editor/problems';
import { FIELDS } from '@/forms/vacancy/fields';
import { amountsOf, type Pay } from '@/forms/vacancy/own-kinds';
import { salaryFullText } from '@/i18n/display';
import { CURRENCIES } from '@/i18n/labels';
import { TAXES } from '@/i18n/labels-on-demand';
import { m } from '@/paraglide/messages';
import { Checkbox } from '@/ui/checkbox';
import { RadioGroup } from '@/ui/radio-group';
import { fieldId, useAnswer, useEditorContent } from '../editor-context';
import { TipLine } from '../tip-line';

type Amount = 'min_salary' | 'max_salary';

/** Negotiable, or a minimum; a preview of the formatted pay is shown while it is typed. */
export function PayField() {
  const salary = useAnswer('salary');
  const hide = useAnswer('hide_salary');
  const pay = salary.value;
  const change = (patch: Partial<Pay>) => salary.onChange({ ...pay, ...patch });
  const unit = CURRENCIES[pay.currency]();
  // The amount that went with its currency and is not written again.
  const [cleared, setCleared] = useState<Amount>();
  /** An amount, perhaps with another currency typed beside it: then the other amount would be another pay. */
  const write = (name: Amount, digits: string, currency = pay.currency) => {
    const one = name === 'min_salary' ? { min_salary: digits } : { max_salary: digits };
    if (currency === pay.currency) return change(one);
    const other = name === 'min_salary' ? 'max_salary' : 'min_salary';
    setCleared(pay[other] === '' ? undefined : other);
    change({ min_salary: '', max_salary: '', ...one, currency });
  };
  return (
    <>
      <Checkbox
        label={m.vacancy_form_agreement()}
        note={m.vacancy_form_agreement_note()}
        checked={pay.agreement}
        onChange={(event) => change({ agreement: event.currentTarget.checked })}
      />
      {!pay.agreement && (
        <>
          <RadioGroup
            label={m.vacancy_form_currency()}
            look="segments"
            options={limits.Currency.enum.map((value) => ({ value, label: CURRENCIES[value]() }))}
            value={pay.currency}
            onChange={(code) => {
              const currency = code as Pay['currency'];
              if (currency === pay.currency) return;
              // The same digits would be another pay.
              setCleared(pay.min_salary || pay.max_salary ? 'min_salary' : undefined);
              change({ currency, min_salary: '', max_salary: '' });
            }}
          />
          <p role="status" className="field-hint">
            {cleared && pay[cleared] === '' && m.error_currency_changed()}
          </p>
          <div className="form-pair">
            <AmountField
              id={fieldId('salary.min_salary')}
              label={m.vacancy_form_pay_min()}
              error={salary.problem('min_salary') ?? salary.problem()}
              required
              unit={unit}
              currency={pay.currency}
              value={pay.min_salary}
              onChange={(digits, currency) => write('min_salary', digits, currency)}
            />
            <AmountField
              id={fieldId('salary.max_salary')}
              label={m.vacancy_form_pay_max()}
              error={salary.problem('max_salary')}
              unit={unit}
              currency={pay.currency}
              value={pay.max_salary}
              onChange={(digits, currency) => write('max_salary', digits, currency)}
            />
          </div>
          <RadioGroup
            label={m.vacancy_form_tax()}
            look="segments"
            options={limits.Tax.enum.map((value) => ({ value, label: TAXES[value]() }))}
            value={pay.tax}
            onChange={(tax) => change({ tax: tax as Pay['tax'] })}
          />
          <Checkbox
            label={FIELDS.hide_salary.label()}
            note={FIELDS.hide_salary.note?.()}
            checked={hide.value}
            onChange={(event) => hide.onChange(event.currentTarget.checked)}
          />
        </>
      )}
      <PayTips />
      <PayPreview pay={pay} isHidden={hide.value} />
    </>
  );
}

/** The warnings about sums stand at the sums themselves; they never block (decisions B3). */
function PayTips() {
  const { tips } = useEditorContent();
  const warnings = tips.filter(
    ({ field, level }) => level === 'warning' && field != null && isUnder(field, 'salary'),
  );
  return (
    <div role="status" className="pay-tips">
      {warnings.map((tip) => (
        <TipLine key={tip.code} tip={tip} />
      ))}
    </div>
  );
}

function PayPreview({ pay, isHidden }: { pay: Pay; isHidden: boolean }) {
  const shown = salaryFullText(amountsOf(pay));
  const hidden = isHidden && !pay.agreement;
  return (
    <div className="pay-preview">
      <p className="field-hint">{m.vacancy_form_pay_preview()}</p>
      {hidden ? (
        <p className="pay-hidden">
          <EyeOff size={20} strokeWidth={1.8} aria-hidden="true" />
          {m.vacancy_form_pay_is_hidden()}
        </p>
      ) : (
        <p className="pay-text num">{shown ?? m.vacancy_form_pay_nothing()}</p>
      )}
    </div>
  );
}
