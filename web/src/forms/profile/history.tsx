import type { ReactNode } from 'react';
import { lengthText, periodText, shortMonthText, yearText } from '@/i18n/periods';
import type { Period } from '@/lib/period';
import { m } from '@/paraglide/messages';
import { PlainText } from '@/ui/plain-text';
import './profile.css';
import type { Course, Job, Study } from './wire';

/** The level of the heading of a row. */
type RowLevel = 3 | 4;

/** A job: its dates on the left, what it was on the right. */
export function JobRow({ job, level = 3 }: { job: Job; level?: RowLevel }) {
  return (
    <Row
      level={level}
      when={periodText(periodOf(job), shortMonthText)}
      length={lengthText(periodOf(job))}
      title={job.position}
      // Null: the candidate hides the names of employers.
      place={job.company ?? m.candidates_employer_hidden()}
    >
      {job.description && <PlainText text={job.description} />}
    </Row>
  );
}

export function StudyRow({ study, level = 3 }: { study: Study; level?: RowLevel }) {
  return (
    <Row
      level={level}
      when={periodText(periodOf(study), yearText)}
      title={study.institution}
      place={study.speciality}
    />
  );
}

export function CourseRow({ course, level = 3 }: { course: Course; level?: RowLevel }) {
  const { year, name, organisation } = course;
  return (
    <Row level={level} when={year == null ? '' : String(year)} title={name} place={organisation} />
  );
}

/** The API leaves out an end that is not known. */
function periodOf({ start = null, end = null, present }: Job | Study): Period {
  return { start, end, present };
}

interface RowProps {
  level: RowLevel;
  when: string;
  length?: string;
  title: string;
  place: string;
  children?: ReactNode;
}

function Row({ level, when, length, title, place, children }: RowProps) {
  const Heading = `h${level}` as const;
  return (
    <li className="candidate-row">
      <p className="candidate-when">
        <span>{when}</span>
        {length && <span className="candidate-note">{length}</span>}
      </p>
      <div className="candidate-what">
        <Heading className="candidate-row-title">{title}</Heading>
        {place && <p className="candidate-note">{place}</p>}
        {children}
      </div>
    </li>
  );
}
