import { Info } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormError } from '@/forms/form-error';
import type { OwnResume } from '@/forms/resume/contract';
import type { ResumeForm } from '@/forms/resume/form';
import { problems } from '@/forms/resume/rules';
import { firstWrongStep, STEPS } from '@/forms/resume/steps';
import { sendOnce } from '@/forms/send-once';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { FIRST_STEP } from '../draft';
import type { Dictionaries } from '../editor-context';
import { createResume, newResume } from '../queries';
import type { Imported } from './file';
import { formOf, partsOf } from './parts';

interface FoundReviewProps {
  imported: Imported;
  /** A new resume with what the account knows. */
  blank: ResumeForm;
  dictionaries: Dictionaries;
  onAnother: () => void;
  /** Called with the new draft and the index of the first step that lacks something. */
  onCreated: (resume: OwnResume, step: number) => void;
}

/** What was found, part by part; the chosen parts become a new draft. */
export function FoundReview({
  imported: { fileName, form: found, notes },
  blank,
  dictionaries,
  onAnother,
  onCreated,
}: FoundReviewProps) {
  const parts = partsOf(found, blank, dictionaries);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(parts.map(({ id }) => id)),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // To a screen reader this is a new page.
  useEffect(() => heading.current?.focus(), []);

  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const { run, busy, error } = useAction(async () => {
    const form = formOf(found, blank, chosen);
    const step = firstWrongStep(Object.keys(problems(form)));
    const body = newResume(STEPS[step]?.id ?? FIRST_STEP, form);
    onCreated(await sendOnce('resume-import', body, (key) => createResume(body, key)), step);
  });
  return (
    <form
      noValidate
      className="import-review"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <div className="import-body">
        <h1 ref={heading} tabIndex={-1} className="import-title display">
          {m.resume_import_found()}
        </h1>
        <p className="import-lead">{m.resume_import_found_lead()}</p>
        <div className="import-file">
          <p className="import-file-name">{fileName}</p>
          <Button size="sm" onClick={onAnother}>
            {m.resume_import_another()}
          </Button>
        </div>
        {notes.length > 0 && (
          <section className="import-notes" aria-labelledby="import-notes">
            <Info size={20} strokeWidth={1.9} aria-hidden="true" />
            <div>
              <h2 id="import-notes" className="import-notes-title">
                {m.resume_import_notes()}
              </h2>
              <ul>
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </div>
          </section>
        )}
        <fieldset className="import-parts">
          <legend className="sr-only">{m.resume_import_parts()}</legend>
          {parts.map(({ id, label, lines, instead }) => (
            <div key={id} className="import-part" data-left={chosen.has(id) ? undefined : ''}>
              <Checkbox
                label={label}
                checked={chosen.has(id)}
                aria-describedby={`import-${id}`}
                onChange={() => toggle(id)}
              />
              <div id={`import-${id}`} className="import-part-text">
                <p className="import-lines">{lines.join('\n')}</p>
                {instead && (
                  <p className="import-instead">{m.resume_import_instead({ text: instead })}</p>
                )}
              </div>
            </div>
          ))}
        </fieldset>
        <FormError text={error} />
      </div>
      <div className="wizard-foot">
        <div className="wizard-foot-row">
          <Button type="submit" look="primary" busy={busy} disabled={chosen.size === 0}>
            {m.resume_import_make()}
          </Button>
        </div>
      </div>
    </form>
  );
}
