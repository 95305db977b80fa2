import { Pencil } from 'lucide-react';
import { fieldLabel, fieldOf, type ResumeForm } from '@/forms/resume/form';
import { LAST, STEPS } from '@/forms/resume/steps';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import type { Dictionaries } from './editor-context';

/** Notes of the author are no part of the resume. */
const UNSHOWN: readonly string[] = ['employment_title', 'education_title', 'optional_education'];
/** A tick that is not set says nothing. */
const isAnswer = (value: unknown) => value !== false;

interface ReviewProps {
  form: ResumeForm;
  dictionaries: Dictionaries;
  /** Steps with errors, which publishing would refuse. */
  wrongSteps: ReadonlySet<number>;
  onOpen: (step: number) => void;
}

/** All answers by step, each with a way back to it. */
export function Review({ form, dictionaries, wrongSteps, onOpen }: ReviewProps) {
  return (
    <section className="review" aria-labelledby="resume-review">
      <h2 id="resume-review" className="resume-part-title">
        {m.resume_form_review()}
      </h2>
      {STEPS.slice(0, LAST).map(({ id, label, fields }, index) => {
        const answers = fields.flatMap((name) => {
          if (UNSHOWN.includes(name) || !isAnswer(form[name])) return [];
          const lines = fieldOf(name).lines(form[name], dictionaries, form);
          return lines.length > 0 ? [{ name, lines: lines.map(({ text }) => text) }] : [];
        });
        return (
          <section key={id} className="review-step" aria-labelledby={`resume-review-${id}`}>
            <div className="review-head">
              <h3 id={`resume-review-${id}`} className="review-title">
                {label()}
              </h3>
              <Button
                size="sm"
                look="quiet"
                icon={<Pencil size={18} strokeWidth={1.8} aria-hidden="true" />}
                aria-label={m.resume_form_review_edit({ name: label() })}
                onClick={() => onOpen(index)}
              >
                {m.resume_form_edit()}
              </Button>
            </div>
            {wrongSteps.has(index) && <p className="row-problem">{m.resume_form_review_wrong()}</p>}
            {answers.length > 0 ? (
              <dl className="review-list">
                {answers.map(({ name, lines }) => (
                  <div key={name} className="review-answer">
                    <dt>{fieldLabel(name)}</dt>
                    <dd>{lines.join('\n')}</dd>
                  </div>
                ))}
              </dl>
            ) : (
              <p className="review-nothing">{m.resume_form_review_nothing()}</p>
            )}
          </section>
        );
      })}
    </section>
  );
}
