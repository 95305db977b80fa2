import type { ReactNode } from 'react';
import { useId } from 'react';
import { m } from '@/paraglide/messages';
import { PlainText } from '@/ui/plain-text';
import { Tag } from '@/ui/tag';
import { CourseRow, JobRow, StudyRow } from './history';
import './profile.css';
import type { CandidateProfile } from './wire';
import { drivingText } from './words';

interface ProfileBodyProps {
  profile: CandidateProfile;
  /** The level of the headings of its parts. */
  headingLevel?: 2 | 3;
}

/** The text of a resume as others see it: everything below the name and the facts. */
export function ProfileBody({ profile, headingLevel = 2 }: ProfileBodyProps) {
  const { about, employment, education, additional_education } = profile;
  const rowLevel = headingLevel === 2 ? 3 : 4;
  return (
    <>
      {about && (
        <Part title={m.candidate_about()} level={headingLevel}>
          <PlainText text={about} />
        </Part>
      )}
      {employment.length > 0 && (
        <Part title={m.candidate_employment()} level={headingLevel}>
          <ol className="candidate-rows">
            {[...employment.entries()].map(([place, job]) => (
              <JobRow key={place} job={job} level={rowLevel} />
            ))}
          </ol>
        </Part>
      )}
      {(education.length > 0 || profile.specialization) && (
        <Part title={m.candidate_education()} level={headingLevel}>
          {profile.specialization && (
            <p className="candidate-specialization">{profile.specialization}</p>
          )}
          <ol className="candidate-rows">
            {[...education.entries()].map(([place, study]) => (
              <StudyRow key={place} study={study} level={rowLevel} />
            ))}
          </ol>
        </Part>
      )}
      {additional_education.length > 0 && (
        <Part title={m.candidate_courses()} level={headingLevel}>
          <ol className="candidate-rows">
            {[...additional_education.entries()].map(([place, course]) => (
              <CourseRow key={place} course={course} level={rowLevel} />
            ))}
          </ol>
        </Part>
      )}
      <Tags title={m.candidate_skills()} items={profile.skills} level={headingLevel} />
      <Tags
        title={m.candidate_computer_skills()}
        items={profile.computer_skills}
        level={headingLevel}
      />
      {drivingText(profile) && (
        <Part title={m.candidate_driving()} level={headingLevel}>
          <p>{drivingText(profile)}</p>
        </Part>
      )}
    </>
  );
}

interface PartProps {
  title: string;
  level: 2 | 3;
  children: ReactNode;
}

function Part({ title, level, children }: PartProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className="candidate-part" aria-labelledby={id}>
      <Heading id={id} className="candidate-part-title">
        {title}
      </Heading>
      {children}
    </section>
  );
}

interface TagsProps {
  title: string;
  items: readonly string[];
  level: 2 | 3;
}

function Tags({ title, items, level }: TagsProps) {
  if (items.length === 0) return null;
  return (
    <Part title={title} level={level}>
      <ul className="candidate-tags">
        {items.map((item) => (
          <li key={item}>
            <Tag>{item}</Tag>
          </li>
        ))}
      </ul>
    </Part>
  );
}
