import { Link } from '@tanstack/react-router';
import { momentDayWords } from '@/i18n/days';
import type { Labels } from '@/i18n/labels';
import { m } from '@/paraglide/messages';
import { saveAfterResume } from '@/session/after-resume';
import '@/ui/choice.css';
import { FieldSet } from '@/ui/field';
import { canBeSent } from './use-respond';
import type { OfferedResume, ResponseForm, ResumeMatch } from './wire';

const FITS: Labels<ResumeMatch> = {
  sphere: m.response_fits_sphere,
  place: m.response_fits_place,
  work_type: m.response_fits_work_type,
  pay: m.response_fits_pay,
};

interface ResumeChoiceProps {
  form: ResponseForm;
  value: string;
  error?: string;
  onChange: (id: string) => void;
}

/** The resumes of a person: why each fits, and what keeps one from being sent. */
export function ResumeChoice({ form, value, error, onChange }: ResumeChoiceProps) {
  return (
    <FieldSet
      role="radiogroup"
      label={m.response_resume()}
      error={error}
      required
      className="respond-resume-choice"
    >
      <div className="respond-resume-options">
        {form.resumes.map((resume) => (
          <div
            key={resume.id}
            className="respond-resume-option"
            data-unfit={!canBeSent(resume) || undefined}
          >
            <label className="respond-resume-label">
              <input
                type="radio"
                name="resume"
                className="radio"
                value={resume.id}
                checked={canBeSent(resume) && resume.id === value}
                disabled={!canBeSent(resume)}
                onChange={() => onChange(resume.id)}
              />
              <span className="respond-resume-words">
                <span className="respond-resume-position">{resume.position}</span>
                <span className="respond-resume-note">{noteOf(resume, form.needed_percent)}</span>
              </span>
              {canBeSent(resume) && <Percent percent={resume.completeness} />}
            </label>
            {!canBeSent(resume) && <FillLink resume={resume} slug={form.vacancy.slug} />}
          </div>
        ))}
      </div>
    </FieldSet>
  );
}

function Percent({ percent }: { percent: number }) {
  return (
    <span className="respond-resume-percent">
      <span aria-hidden="true">{percent}%</span>
      <span className="sr-only">{m.response_resume_full({ percent })}</span>
    </span>
  );
}

/** Completing it leads back here. */
function FillLink({ resume, slug }: { resume: OfferedResume; slug: string }) {
  return (
    <Link
      to="/resume/edit/$id"
      params={{ id: resume.id }}
      className="respond-resume-fill"
      aria-label={m.response_resume_fill_named({ position: resume.position })}
      onClick={() => saveAfterResume(`/jobs/${slug}/response`)}
    >
      {m.response_resume_fill()}
    </Link>
  );
}

function noteOf(resume: OfferedResume, needed: number): string {
  const { completeness: percent } = resume;
  if (!canBeSent(resume)) return m.response_resume_short({ percent, needed });
  const parts = resume.matches.map((code) => FITS[code]());
  return [
    parts.length > 0 && m.response_resume_fits({ parts: parts.join(', ') }),
    m.response_resume_updated({ when: momentDayWords(resume.updated_at) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
