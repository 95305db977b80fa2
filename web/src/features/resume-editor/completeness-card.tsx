import { adviceOf } from '@/forms/resume/completeness';
import type { Completeness, Missing } from '@/forms/resume/contract';
import { m } from '@/paraglide/messages';
import { ProgressBar } from '@/ui/progress-bar';

/** What adds most comes first; more would only discourage. */
const MOST = 3;

interface CompletenessCardProps {
  completeness: Completeness;
  onOpen: (missing: Missing) => void;
}

/** How complete the resume is, and what helps most. */
export function CompletenessCard({ completeness, onOpen }: CompletenessCardProps) {
  const { percent, missing } = completeness;
  return (
    <section className="complete-card" aria-labelledby="resume-completeness">
      <h2 id="resume-completeness" className="complete-title">
        {m.resume_form_complete({ percent })}
      </h2>
      <ProgressBar value={percent} max={100} label={m.resume_form_complete_label()} />
      {missing.length === 0 ? (
        <p className="complete-note">{m.resume_form_complete_all()}</p>
      ) : (
        <ul className="complete-list">
          {missing.slice(0, MOST).map((one) => (
            <li key={one.field}>
              <button type="button" className="complete-link" onClick={() => onOpen(one)}>
                {adviceOf(one)}
                <span className="complete-adds">{m.resume_form_adds({ percent: one.adds })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
