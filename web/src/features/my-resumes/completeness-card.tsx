import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { resumeFieldText } from '@/forms/resume-labels';
import { m } from '@/paraglide/messages';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { ProgressBar } from '@/ui/progress-bar';
import { editLink } from './model';
import { ownResumeQuery } from './queries';
import type { ResumeSummary } from './wire';
import { titleOf } from './words';

/** Only a few suggestions are shown: a long list of tasks is discouraging. */
const SHOWN = 3;

/** What would make the open resume more complete; nothing is shown for a complete one. */
export function ResumeCompleteness({ resume }: { resume: ResumeSummary }) {
  const { data } = useQuery(ownResumeQuery(resume.id));
  const missing = data?.completeness.missing.filter(({ field }) => resumeFieldText(field)) ?? [];
  if (!data || missing.length === 0) return null;
  const { percent } = data.completeness;
  const title = m.my_resumes_completeness({ title: titleOf(resume), percent });
  return (
    <Card as="section" className="my-resume-side" aria-labelledby="resume-completeness">
      <h2 id="resume-completeness" className="my-resume-side-title">
        {title}
      </h2>
      <ProgressBar
        value={percent}
        max={100}
        label={m.my_resumes_completeness_label()}
        valueText={m.my_resumes_percent({ percent })}
      />
      <p className="my-resumes-small">{m.my_resumes_missing()}</p>
      <ul className="my-resume-next">
        {missing.slice(0, SHOWN).map(({ field, step, adds }) => (
          <li key={field}>
            <Link
              {...editLink(resume.id, step)}
              hash={field}
              className={buttonClass({ size: 'sm' })}
            >
              <Plus size={18} strokeWidth={1.9} aria-hidden="true" />
              {m.my_resumes_add({ field: resumeFieldText(field) ?? '', percent: adds })}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
