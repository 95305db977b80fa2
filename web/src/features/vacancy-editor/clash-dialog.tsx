import { useState } from 'react';
import { comparedText, type FieldName, fieldLabel, type VacancyForm } from '@/forms/vacancy/form';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { RadioGroup } from '@/ui/radio-group';
import type { Dictionaries } from './editor-context';
import { type Choice, type Clash, choose, mayKeepBoth } from './merge';

interface ClashDialogProps {
  clashes: readonly Clash[];
  /** The merged form, with everything that needs no decision. */
  form: VacancyForm;
  dictionaries: Dictionaries;
  onDecided: (form: VacancyForm) => void;
}

/**
 * The same answers were changed in two places: shows both versions side by side, with one choice for each. Nothing is
 * overwritten before that, so closing the dialog keeps the text of this device.
 */
export function ClashDialog({ clashes, form, dictionaries, onDecided }: ClashDialogProps) {
  const [choices, setChoices] = useState<Partial<Record<FieldName, Choice>>>({});
  const choiceOf = ({ field }: Clash) => choices[field] ?? 'mine';
  const decide = (all?: Choice) => {
    const decided = Object.fromEntries(
      clashes.map((clash) => [clash.field, choose(clash, all ?? choiceOf(clash))]),
    );
    setChoices({});
    onDecided({ ...form, ...decided });
  };
  const version = (clash: Clash, value: Clash['mine']) => (
    <span className="clash-text">{comparedText(clash.field, value as never, dictionaries)}</span>
  );
  return (
    <Dialog
      open={clashes.length > 0}
      onClose={() => decide('mine')}
      title={m.vacancy_form_clash_title()}
      closeLabel={m.ui_close()}
      size="md"
      foot={
        <Button look="primary" onClick={() => decide()}>
          {m.vacancy_form_clash_apply()}
        </Button>
      }
    >
      <p className="clash-lead">{m.vacancy_form_clash_text()}</p>
      {clashes.map((clash) => (
        <RadioGroup
          key={clash.field}
          label={fieldLabel(clash.field)}
          value={choiceOf(clash)}
          onChange={(choice) => setChoices({ ...choices, [clash.field]: choice as Choice })}
          options={[
            {
              value: 'mine',
              label: m.vacancy_form_clash_mine(),
              note: version(clash, clash.mine),
            },
            {
              value: 'theirs',
              label: m.vacancy_form_clash_theirs(),
              note: version(clash, clash.theirs),
            },
            ...(mayKeepBoth(clash) ? [{ value: 'both', label: m.vacancy_form_clash_both() }] : []),
          ]}
        />
      ))}
    </Dialog>
  );
}
