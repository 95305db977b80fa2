import { RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/errors';
import { failureLine } from '@/forms/failure';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { onPageHidden } from '@/lib/page-hidden';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { ErrorSummary } from '@/ui/error-summary';
import './vacancy-editor.css';
import { begin } from '@/forms/editor/begin';
import { ClashDialog } from '@/forms/editor/clash-dialog';
import { focusField, focusFirstProblem } from '@/forms/editor/focus';
import { type Clash, merge } from '@/forms/editor/merge';
import { useFormState } from '@/forms/editor/use-form-state';
import {
  EMPTY,
  type FieldName,
  fromWire,
  isSame,
  toWire,
  type VacancyForm,
} from '@/forms/vacancy/form';
import { clashTexts } from './clash-texts';
import type { Published, VacancyIn } from './contract';
import { FIRST_STEP, MODEL, RULES, vacancyCopy } from './draft';
import { type Dictionaries, EditorContext, fieldId } from './editor-context';
import { SelfCheck } from './self-check';
import { summaryOf } from './summary';
import { useTips } from './use-tips';

/** The stored state: the newest version of the text and its number. */
export interface Revision {
  number: number;
  form: unknown;
}

export interface EditSection {
  id: string;
  title: string;
  fields: readonly FieldName[];
  content: ReactNode;
}

interface EditFormProps {
  /** The key of the copy on this device: the person and the vacancy. */
  owner: string;
  label: string;
  revision: Revision;
  dictionaries: Dictionaries;
  sections: readonly EditSection[];
  /** Explains what will happen with these changes. */
  note: (changed: readonly FieldName[]) => ReactNode;
  /** Shows the self-check, beside the form on wide screens. */
  withTips?: boolean;
  send: (body: VacancyIn, revision: number) => Promise<Published>;
  /** Fetches the stored version after somebody else saved first. */
  reload: () => Promise<Revision>;
  onSaved: (answer: Published) => void;
}

const KEEP_PAUSE_MS = 300;

/**
 * Edits an existing vacancy, all answers on one page. Changes are stored on this device until they are saved or
 * discarded.
 */
export function EditForm({
  owner,
  label,
  revision,
  dictionaries,
  sections,
  note,
  withTips,
  send,
  reload,
  onSaved,
}: EditFormProps) {
  const [device] = useState(() => vacancyCopy(owner));
  const [start] = useState(() => {
    const form = fromWire(revision.form);
    const stored = { id: owner, version: revision.number, step: FIRST_STEP, form };
    return begin({
      model: MODEL,
      stored,
      copies: device.read(),
      blank: EMPTY,
      firstStep: FIRST_STEP,
    });
  });
  const [base, setBase] = useState(() => ({
    number: revision.number,
    form: fromWire(revision.form),
  }));
  const [clashes, setClashes] = useState<readonly Clash<VacancyForm>[]>(start.clashes);
  const [isJoined, setJoined] = useState(false);
  const [isRestored, setRestored] = useState(() => !isSame(start.form, base.form));
  const editor = useFormState(start.form, RULES);
  const { values, wrong, replace } = editor;
  // Without tips nothing must be requested: equal arguments mean nothing to check.
  const tips = useTips(values, withTips ? EMPTY : values);
  const form = useRef<HTMLFormElement>(null);
  const fields = sections.flatMap((section) => section.fields);
  const changed = fields.filter((field) => !isSame(values[field], base.form[field]));

  // After saving, the copy must not be written again.
  const isDone = useRef(false);
  // Before a decision about conflicts, the copies are the only place that has both versions.
  const isAsking = clashes.length > 0;
  useEffect(() => {
    const keep = () => {
      if (isDone.current || isAsking) return;
      if (isSame(values, base.form)) {
        device.remove();
        device.drop(start.taken);
        return;
      }
      const { number: version, form } = base;
      const isKept = device.write({
        base: { id: owner, version, step: FIRST_STEP, form },
        form: values,
        step: FIRST_STEP,
        at: Date.now(),
      });
      if (isKept) device.drop(start.taken);
    };
    const timer = setTimeout(keep, KEEP_PAUSE_MS);
    // When the page is left or reloaded at once, the debounce has not elapsed yet.
    const stopListening = onPageHidden(keep);
    return () => {
      clearTimeout(timer);
      stopListening();
      keep();
    };
  }, [device, owner, start, values, base, isAsking]);

  // A link of the owner's page leads directly to the answer that was rejected.
  useEffect(() => {
    if (location.hash) focusField(fieldId, location.hash.slice(1));
  }, []);

  const join = async () => {
    const newer = await reload();
    const theirs = { number: newer.number, form: fromWire(newer.form) };
    const merged = merge(MODEL, base.form, editor.latest.current, theirs.form);
    setBase(theirs);
    replace(merged.form);
    setClashes(merged.clashes);
    setJoined(merged.clashes.length === 0);
  };
  const { run, busy, failure } = useAction(async () => {
    setJoined(false);
    if (Object.keys(editor.check(fields)).length > 0) {
      focusFirstProblem(form);
      return;
    }
    try {
      const answer = await send(toWire(editor.latest.current), base.number);
      isDone.current = true;
      device.remove();
      onSaved(answer);
    } catch (problem) {
      if (problem instanceof ApiError && problem.code === 'version_conflict') await join();
      else if (problem instanceof ApiError && Object.keys(problem.errors).length > 0) {
        editor.refuse(problem.errors);
        focusFirstProblem(form);
      } else throw problem;
    }
  });
  const giveUp = () => {
    replace(base.form);
    editor.refuse({});
    setRestored(false);
  };
  const settle = (decided: VacancyForm) => {
    replace(decided);
    setClashes([]);
  };

  const summary = summaryOf(wrong, fields);
  return (
    <EditorContext value={{ editor, dictionaries, tips }}>
      <div className="edit" data-tips={withTips || undefined}>
        <form
          ref={form}
          noValidate
          aria-label={label}
          className="edit-form"
          onSubmit={(event) => {
            event.preventDefault();
            void run();
          }}
        >
          {isRestored && (
            <div className="draft-strip" role="status">
              <RotateCcw size={22} strokeWidth={1.8} aria-hidden="true" />
              <p>{m.vacancy_form_edit_restored()}</p>
              <Button size="sm" onClick={giveUp}>
                {m.vacancy_form_edit_give_up()}
              </Button>
            </div>
          )}
          {summary.length > 0 && (
            <ErrorSummary title={m.form_fix({ count: summary.length })} errors={summary} />
          )}
          {sections.map(({ id, title, content }) => (
            <section
              key={id}
              className="card card-padded edit-section"
              aria-labelledby={`edit-${id}`}
            >
              <h2 id={`edit-${id}`} className="edit-section-title">
                {title}
              </h2>
              {content}
            </section>
          ))}
          <FormError text={failure === null ? undefined : failureLine(failure)} />
          <div className="edit-foot">
            <p role="status" className="edit-note">
              {isJoined ? m.vacancy_form_joined() : note(changed)}
            </p>
            <Button type="submit" look="primary" busy={busy} disabled={changed.length === 0}>
              {m.vacancy_form_save()}
            </Button>
          </div>
        </form>
        {withTips && <SelfCheck tips={tips} onOpen={(field) => focusField(fieldId, field)} />}
      </div>
      <ClashDialog
        clashes={clashes}
        form={values}
        {...clashTexts(dictionaries)}
        onDecided={settle}
      />
    </EditorContext>
  );
}
