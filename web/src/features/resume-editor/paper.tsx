import type { ReactNode } from 'react';
import type { Step } from '@/forms/resume/contract';
import { comparedText, type ResumeForm } from '@/forms/resume/form';
import { drivingText, payText } from '@/forms/resume/own-kinds';
import { tidyJobs, tidyLinks, tidyStudies } from '@/forms/resume/rows';
import { ageText } from '@/i18n/display';
import { EDUCATION, WORK_TYPES } from '@/i18n/labels';
import { tenureText } from '@/i18n/periods';
import { type Month, type Period, unionMonths } from '@/lib/period';
import { m } from '@/paraglide/messages';
import type { Dictionaries } from './editor-context';
import './paper.css';

interface PaperProps {
  form: ResumeForm;
  dictionaries: Dictionaries;
  photo: string | undefined;
  today: Month;
  /** The step whose part is being written. */
  step: Step;
}

/** The resume as it fills: what employers see, without contacts, which they open separately. */
export function Paper({ form, dictionaries, photo, today, step }: PaperProps) {
  const jobs = tidyJobs(form.employment);
  const studies = tidyStudies(form.education);
  const months = unionMonths(jobs, today);
  const part = (at: Step, title: string, content: ReactNode, isEmpty: boolean) => (
    <Part title={title} isCurrent={step === at} isEmpty={isEmpty}>
      {content}
    </Part>
  );
  return (
    <article className="paper" aria-label={m.resume_form_paper()}>
      <Head form={form} dictionaries={dictionaries} photo={photo} today={today} step={step} />
      {form.about.trim() !== '' &&
        part('eighth', m.resume_form_about(), <p className="paper-text">{form.about}</p>, false)}
      {part(
        'third',
        months > 0
          ? `${m.resume_form_employment()} · ${tenureText(months)}`
          : m.resume_form_employment(),
        form.no_experience ? (
          <p className="paper-text">{m.kernel_experience_none()}</p>
        ) : (
          jobs.map((job, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity and no state here.
            <Dated key={index} period={job} title={job.position} line={job.company}>
              {job.description}
            </Dated>
          ))
        ),
        jobs.length === 0 && !form.no_experience,
      )}
      {part(
        'fourth',
        form.education_level
          ? `${m.resume_form_step_fourth()} · ${EDUCATION[form.education_level as keyof typeof EDUCATION]?.()}`
          : m.resume_form_step_fourth(),
        <>
          {studies.map((study, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity and no state here.
            <Dated key={index} period={study} title={study.institution} line={study.speciality} />
          ))}
          {form.additional_education.map((course, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity and no state here.
            <p key={index} className="paper-text">
              {[course.name, course.organisation, course.year].filter(Boolean).join(', ')}
            </p>
          ))}
        </>,
        studies.length + form.additional_education.length === 0 && !form.education_level,
      )}
      {part(
        'fifth',
        m.resume_form_step_fifth(),
        <p className="paper-text">{[...form.skills, ...form.computer_skills].join(' · ')}</p>,
        form.skills.length + form.computer_skills.length === 0,
      )}
      {part(
        'sixth',
        m.resume_form_step_sixth(),
        <p className="paper-text paper-story">
          {form.languages.length > 0 && comparedText('languages', form.languages, dictionaries)}
        </p>,
        form.languages.length === 0,
      )}
      <Rest form={form} isCurrent={step === 'seventh'} />
    </article>
  );
}

function Head({ form, dictionaries, photo, today, step }: PaperProps) {
  const place = dictionaries.places.find(({ slug }) => slug === form.location);
  const pay = form.hide_salary ? '' : payText(form.salary);
  const facts = [
    place?.short_name,
    form.work_type.map((code) => WORK_TYPES[code as keyof typeof WORK_TYPES]?.()).join(', '),
    form.birthday && ageText(Number(form.birthday.slice(0, 4)), today.year),
  ].filter(Boolean);
  const isCurrent = step === 'default' || step === 'second';
  return (
    <header className="paper-head" data-current={isCurrent || undefined}>
      <div>
        <p className="paper-name">
          {[form.name, form.surname].join(' ').trim() || m.resume_form_paper_name()}
        </p>
        <p className="paper-position">
          {[form.position || m.resume_form_position(), pay].filter(Boolean).join(' · ')}
        </p>
        <p className="paper-facts">{facts.join(' · ')}</p>
      </div>
      {form.show_photo && photo && <img src={photo} alt="" className="paper-photo" />}
    </header>
  );
}

interface PartProps {
  title: string;
  isCurrent: boolean;
  isEmpty: boolean;
  children: ReactNode;
}

/** One part of the paper; grey lines stand for what is not written yet. */
function Part({ title, isCurrent, isEmpty, children }: PartProps) {
  return (
    <section className="paper-part" data-current={isCurrent || undefined}>
      <p className="paper-title">{title}</p>
      {isEmpty ? <span className="paper-blank" aria-hidden="true" /> : children}
    </section>
  );
}

interface DatedProps {
  period: Period;
  title: string;
  line: string;
  children?: string;
}

function Dated({ period, title, line, children }: DatedProps) {
  return (
    <div className="paper-row">
      <p className="paper-dates">{shortPeriod(period)}</p>
      <div>
        <p className="paper-row-title">{title}</p>
        {line && <p className="paper-text">{line}</p>}
        {children && <p className="paper-text paper-story">{children}</p>}
      </div>
    </div>
  );
}

/** `03.2022 – hozirgacha`. */
function shortPeriod({ start, end, present }: Period): string {
  const short = ({ year, month }: Month) => `${String(month).padStart(2, '0')}.${year}`;
  const to = present ? m.ui_until_now() : end ? short(end) : '';
  return [start ? short(start) : '', to].filter(Boolean).join(' – ');
}

function Rest({ form, isCurrent }: { form: ResumeForm; isCurrent: boolean }) {
  const lines = [
    drivingText(form.driving),
    form.has_car ? m.resume_form_has_car() : '',
    tidyLinks(form.social_links)
      .map(({ username }) => username)
      .filter(Boolean)
      .join(', '),
  ].filter(Boolean);
  if (lines.length === 0 && !isCurrent) return null;
  return (
    <Part title={m.resume_form_step_seventh()} isCurrent={isCurrent} isEmpty={lines.length === 0}>
      {lines.map((line) => (
        <p key={line} className="paper-text">
          {line}
        </p>
      ))}
    </Part>
  );
}
