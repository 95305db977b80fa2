import { useState } from 'react';
import { momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { RadioGroup } from '@/ui/radio-group';
import './editor.css';
import { type Choice, type Clash, type ClashTimes, choose, mayKeepBoth } from './merge';

interface ClashDialogProps<Form> {
  clashes: readonly Clash<Form>[];
  /** When both versions were written, where that is known. */
  times?: ClashTimes;
  /** The merged form, with everything that needs no decision. */
  form: Form;
  labelOf: (field: keyof Form & string) => string;
  /** One version of an answer as text. */
  textOf: (field: keyof Form & string, value: unknown) => string;
  isLongText: (field: keyof Form & string) => boolean;
  onDecided: (form: Form) => void;
}

/**
 * The same answers were changed in two places: shows both versions side by side, with one choice for each. Nothing is
 * overwritten before that, so closing the dialog keeps the text of this device.
 */
export function ClashDialog<Form extends object>({
  clashes,
  times = {},
  form,
  labelOf,
  textOf,
  isLongText,
  onDecided,
}: ClashDialogProps<Form>) {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const choiceOf = ({ field }: Clash<Form>) => choices[field] ?? 'mine';
  const decide = (all?: Choice) => {
    const decided = Object.fromEntries(
      clashes.map((clash) => [clash.field, choose(clash, all ?? choiceOf(clash))]),
    );
    setChoices({});
    onDecided({ ...form, ...decided });
  };
  const version = ({ field }: Clash<Form>, value: unknown) => (
    <span className="clash-text">{textOf(field, value)}</span>
  );
  return (
    <Dialog
      open={clashes.length > 0}
      onClose={() => decide('mine')}
      title={m.form_clash_title()}
      closeLabel={m.ui_close()}
      size="md"
      foot={
        <Button look="primary" onClick={() => decide()}>
          {m.form_clash_apply()}
        </Button>
      }
    >
      <p className="clash-lead">{m.form_clash_text()}</p>
      {clashes.map((clash) => (
        <RadioGroup
          key={clash.field}
          label={labelOf(clash.field)}
          value={choiceOf(clash)}
          onChange={(choice) => setChoices({ ...choices, [clash.field]: choice as Choice })}
          options={[
            {
              value: 'mine',
              label: withTime(m.form_clash_mine(), times.mine),
              note: version(clash, clash.mine),
            },
            {
              value: 'theirs',
              label: withTime(m.form_clash_theirs(), times.theirs),
              note: version(clash, clash.theirs),
            },
            ...(mayKeepBoth(clash, isLongText(clash.field))
              ? [{ value: 'both', label: m.form_clash_both() }]
              : []),
          ]}
        />
      ))}
    </Dialog>
  );
}

/** "Shu yerdagi · 17.11.2026, 14:02". */
function withTime(label: string, at: number | undefined) {
  if (at === undefined) return label;
  const iso = new Date(at).toISOString();
  return (
    <>
      {label} <time dateTime={iso} className="clash-time">{`· ${momentText(iso)}`}</time>
    </>
  );
}
