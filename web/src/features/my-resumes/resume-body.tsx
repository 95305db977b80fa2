import { ChevronRight, EyeOff, Search } from 'lucide-react';
import { useState } from 'react';
import { pathTo } from '@/i18n/go';
import { fittingJobs } from '@/lib/fitting-jobs';
import { m } from '@/paraglide/messages';
import { buttonClass } from '@/ui/button';
import { Chip } from '@/ui/chip';
import { cx } from '@/ui/cx';
import { Sheet } from '@/ui/sheet';
import { useWide } from '@/ui/use-wide';
import { GROUPS, type Sight, toggledGroup } from './model';
import { Numbers } from './numbers';
import type { ResumeParts } from './parts';
import { useSight } from './use-sight';
import { Viewers } from './viewers';
import { VisibilityForm } from './visibility-form';
import type { OwnResume, ResumeSummary } from './wire';
import { GROUP_WORDS, VISIBILITY_WORDS } from './words';

interface ResumeBodyProps {
  summary: ResumeSummary;
  resume: OwnResume;
  parts: ResumeParts;
}

/** What an open card shows about a published resume: numbers, who looked, who may look, what is hidden. */
export function ResumeBody({ summary, resume, parts }: ResumeBodyProps) {
  const { sight, change, error } = useSight(resume);
  const onChange = (next: Sight) => void change(next);
  return (
    <>
      <Numbers resume={summary} />
      <a
        href={pathTo('/jobs', fittingJobs(resume.form))}
        className={cx(buttonClass({ look: 'quiet', size: 'sm' }), 'my-resume-jobs')}
      >
        <Search size={18} strokeWidth={1.9} aria-hidden="true" />
        {m.my_resumes_jobs()}
      </a>
      <div className="my-resume-columns">
        <Viewers
          id={resume.id}
          sight={sight}
          onChange={onChange}
          renderReport={parts.renderReport}
        />
        <VisibilityPlace
          resume={resume}
          sight={sight}
          error={error}
          suggestCompanies={parts.suggestCompanies}
          onChange={onChange}
        />
      </div>
      <fieldset className="my-resume-hidden">
        <legend className="my-resume-part-title">{m.my_resumes_hidden()}</legend>
        <p className="my-resumes-small">{m.my_resumes_hidden_note()}</p>
        <div className="my-resume-groups">
          {GROUPS.map((group) => (
            <Chip
              key={group}
              pressed={sight.hidden.includes(group)}
              icon={
                sight.hidden.includes(group) && (
                  <EyeOff size={16} strokeWidth={1.9} aria-hidden="true" />
                )
              }
              onClick={() => onChange(toggledGroup(sight, group))}
            >
              {GROUP_WORDS[group]()}
            </Chip>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** Beside the rest where there is room; on phones one row that opens a sheet. */
function VisibilityPlace(props: Parameters<typeof VisibilityForm>[0]) {
  const isWide = useWide();
  const [open, setOpen] = useState(false);
  if (isWide) return <VisibilityForm {...props} />;
  return (
    <>
      <button
        type="button"
        className="my-resume-visibility-row"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {m.my_resumes_visibility_row({ who: VISIBILITY_WORDS[props.sight.visibility]() })}
        <ChevronRight size={20} strokeWidth={1.8} aria-hidden="true" />
      </button>
      {props.error && !open && (
        <p role="alert" className="my-resume-failed">
          {props.error}
        </p>
      )}
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={m.my_resumes_visibility()}
        closeLabel={m.ui_close()}
      >
        <VisibilityForm {...props} labelHidden />
      </Sheet>
    </>
  );
}
