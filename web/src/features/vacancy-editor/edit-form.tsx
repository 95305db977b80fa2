import { RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { failureLine } from '@/forms/failure';
import { FormError } from '@/forms/form-error';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { ErrorSummary } from '@/ui/error-summary';
import './vacancy-editor.css';
import { ClashDialog } from '@/forms/editor/clash-dialog';
import '@/forms/editor/edit-form.css';
import { focusField, focusFirstProblem } from '@/forms/editor/focus';
import { useVersionedForm } from '@/forms/editor/use-versioned-form';
import { EMPTY, type FieldName, fromWire, toWire } from '@/forms/vacancy/form';
import { clashTexts } from './clash-texts';
import type { Published, Reason, VacancyIn } from './contract';
import { FIRST_STEP, MODEL, RULES, vacancyCopy } from './draft';
import { type Dictionaries, EditorContext, fieldId } from './editor-context';
import { RefusalSummary } from './refusal-reasons';
import { SelfCheck } from './self-check';
import { topOf } from './steps';
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
  /** Why the stored text was refused, if it was; `isDown`: after it had been public. */
  refusal?: { reasons: readonly Reason[]; isDown: boolean };
  send: (body: VacancyIn, revision: number) => Promise<Published>;
  /** Fetches the stored version after somebody else saved first. */
  reload: () => Promise<Revision>;
  onSaved: (answer: Published) => void;
}

const versionOf = ({ number, form }: Revision) => ({ number, form: fromWire(form) });

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
  refusal,
  send,
  reload,
  onSaved,
}: EditFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const fields = sections.flatMap((section) => section.fields);
  const { editor, changed, clashes, isJoined, isRestored, save, busy, failure, giveUp, settle } =
    useVersionedForm({
      id: owner,
      model: MODEL,
      rules: RULES,
      makeDevice: () => vacancyCopy(owner),
      stored: versionOf(revision),
      blank: EMPTY,
      firstStep: FIRST_STEP,
      fields,
      send: (answers, number) => send(toWire(answers), number),
      reload: async () => versionOf(await reload()),
      onSaved: (answer) => {
        onSaved(answer);
        return undefined;
      },
      onProblems: () => focusFirstProblem(form),
    });
  const { values, wrong } = editor;
  // A page of some fields only has no use for advice about the others.
  const tips = useTips(values, EMPTY).filter(
    ({ field }) => field && (fields as readonly string[]).includes(topOf(field)),
  );

  // A link of the owner's page leads directly to the answer that was rejected.
  useEffect(() => {
    if (location.hash) focusField(fieldId, location.hash.slice(1));
  }, []);

  const summary = summaryOf(wrong, fields);
  return (
    <EditorContext value={{ editor, dictionaries, tips, reasons: refusal?.reasons }}>
      <div className="edit" data-tips="true">
        <form
          ref={form}
          noValidate
          aria-label={label}
          className="edit-form"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
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
          {refusal && refusal.reasons.length > 0 && (
            <RefusalSummary {...refusal} onOpen={(field) => focusField(fieldId, field)} />
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
        <SelfCheck tips={tips} onOpen={(field) => focusField(fieldId, field)} />
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
