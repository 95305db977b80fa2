import { Plus, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { fieldError, headError } from '@/forms/failure';
import { FormError } from '@/forms/form-error';
import { useKeptFields } from '@/forms/kept-text';
import { countChars } from '@/forms/schema';
import { useAction } from '@/forms/use-action';
import { RECOMMENDATIONS as RECOMMENDATION_WORDS } from '@/i18n/application-labels';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { IconButton } from '@/ui/icon-button';
import { Input } from '@/ui/input';
import { RadioGroup } from '@/ui/radio-group';
import { Textarea } from '@/ui/textarea';
import { RECOMMENDATIONS } from './filter';
import { LONGEST_NOTE, LONGEST_SKILL, MOST_SKILLS } from './limits';
import './rating.css';
import { isFull, marked, rowsOf, type SkillRow, skillProblem } from './rating';
import { StarInput } from './stars';
import type { Rating, RatingIn, Recommendation } from './wire';

interface RatingFormProps {
  /** Of the application. */
  id: string;
  /** What was saved before. */
  rating: Rating | null;
  /** Throws what the server refused. */
  onSave: (rating: RatingIn) => Promise<void>;
  onCancel?: () => void;
}

/** Marks for skills, a verdict and a note. */
export function RatingForm({ id, rating, onSave, onCancel }: RatingFormProps) {
  const kept = useKeptFields(`rating:${id}`, () => ({
    rows: rowsOf(rating),
    verdict: rating?.recommendation ?? null,
    note: rating?.note ?? '',
  }));
  const { rows, verdict, note } = kept.fields;
  const setRows = (next: SkillRow[]) => kept.change({ rows: next });
  const [isTried, setTried] = useState(false);
  const { run, busy, failure } = useAction(async (card: RatingIn) => {
    await onSave(card);
    kept.forget();
  });
  const count = countChars(note.trim());
  const tooLong = count > LONGEST_NOTE ? m.error_too_long({ max: LONGEST_NOTE }) : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!verdict) {
      event.currentTarget.querySelector<HTMLElement>('.rating-verdict input')?.focus();
    } else if (!tooLong) {
      const text = note.trim();
      void run({ recommendation: verdict, skills: marked(rows), ...(text && { note: text }) });
    }
  };
  return (
    <form className="rating-form" noValidate onSubmit={submit}>
      <ul className="rating-rows">
        {rows.map((row) => (
          <li key={row.name}>
            <span className="rating-skill">{row.name}</span>
            <StarInput
              label={row.name}
              score={row.score}
              onChange={(score) =>
                setRows(rows.map((one) => (one.name === row.name ? { ...one, score } : one)))
              }
            />
            <IconButton
              label={m.applicants_skill_remove({ name: row.name })}
              icon={<X size={18} strokeWidth={1.9} aria-hidden="true" />}
              onClick={() => setRows(rows.filter((one) => one.name !== row.name))}
            />
          </li>
        ))}
      </ul>
      {isFull(rows) ? (
        <p className="applicant-note">{m.applicants_skills_full({ count: MOST_SKILLS })}</p>
      ) : (
        <NewSkill rows={rows} onAdd={(name) => setRows([...rows, { name, score: 0 }])} />
      )}
      <div className="rating-verdict">
        <RadioGroup
          label={m.applicants_verdict()}
          required
          look="segments"
          error={
            fieldError(failure, 'recommendation') ??
            (isTried && !verdict ? m.applicants_verdict_needed() : undefined)
          }
          options={RECOMMENDATIONS.map((value) => ({
            value,
            label: RECOMMENDATION_WORDS[value](),
          }))}
          value={verdict}
          onChange={(value) => kept.change({ verdict: value as Recommendation })}
        />
      </div>
      <Field
        label={m.applicants_note()}
        error={fieldError(failure, 'note') ?? tooLong}
        counter={{ value: count, max: LONGEST_NOTE }}
      >
        <Textarea
          rows={2}
          value={note}
          onChange={(event) => kept.change({ note: event.currentTarget.value })}
        />
      </Field>
      <FormError text={headError(failure, ['recommendation', 'note'])} />
      <div className="rating-buttons">
        {onCancel && (
          <Button
            onClick={() => {
              kept.forget();
              onCancel();
            }}
          >
            {m.applicants_cancel()}
          </Button>
        )}
        <Button type="submit" look="primary" busy={busy}>
          {m.applicants_rating_save()}
        </Button>
      </div>
    </form>
  );
}

interface NewSkillProps {
  rows: readonly SkillRow[];
  onAdd: (name: string) => void;
}

/** Adds a row of the company's own. Not a form: it stands inside one. */
function NewSkill({ rows, onAdd }: NewSkillProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = () => {
    const found = skillProblem(name, rows);
    setProblem(found);
    if (!found) {
      onAdd(name.trim());
      setName('');
    }
    document.getElementById(id)?.focus();
  };
  return (
    <Field id={id} label={m.applicants_skill_new()} error={problem}>
      <div className="rating-new">
        <Input
          maxLength={LONGEST_SKILL}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setProblem(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter adds the skill instead of sending the whole card.
            event.preventDefault();
            add();
          }}
        />
        <Button
          size="sm"
          icon={<Plus size={18} strokeWidth={2} aria-hidden="true" />}
          onClick={add}
        >
          {m.applicants_skill_add()}
        </Button>
      </div>
    </Field>
  );
}
