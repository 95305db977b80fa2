import { Link } from '@tanstack/react-router';
import {
  ArrowLeft,
  BriefcaseBusiness,
  Clock,
  GraduationCap,
  Languages,
  MapPin,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { EDUCATION } from '@/i18n/labels';
import { m } from '@/paraglide/messages';
import { Avatar } from '@/ui/avatar';
import { Fact, Facts } from '@/ui/facts';
import { PlainText } from '@/ui/plain-text';
import { Status } from '@/ui/status';
import { Tag } from '@/ui/tag';
import type { CandidateSearch } from './address';
import './candidate.css';
import { CandidateAside } from './candidate-aside';
import { CourseRow, JobRow, StudyRow } from './history';
import type { CandidateProfile } from './wire';
import {
  drivingText,
  experienceText,
  LAST_SEEN,
  languagesText,
  nameOf,
  workTypesText,
} from './words';

interface CandidateViewProps {
  profile: CandidateProfile;
  nameOfLanguage: (code: string) => string;
  /** The row above: the way back to the list; whoever has a share link has none. */
  top?: ReactNode;
  /** Seen through a share link: without contacts and actions. */
  isShared?: boolean;
  report?: ReactNode;
}

/** A whole resume as others see it. */
export function CandidateView(props: CandidateViewProps) {
  const { profile, nameOfLanguage, top, isShared = false, report } = props;
  const { education_level, about, employment, education, additional_education } = profile;
  return (
    <article className="wrap candidate">
      {top && <div className="candidate-top">{top}</div>}
      <header className="candidate-head">
        {isShared && <p className="candidate-note">{m.resume_shared_note()}</p>}
        <div className="candidate-who">
          <Avatar name={nameOf(profile)} src={profile.photo?.large} size={96} />
          <div className="candidate-words">
            <h1 className="candidate-name display">{nameOf(profile)}</h1>
            <p className="candidate-position">{profile.position}</p>
            <p className="candidate-line">
              <span className="candidate-place">
                <MapPin size={18} strokeWidth={1.8} aria-hidden="true" />
                {profile.location_name}
              </span>
              {profile.age != null && <span>{m.kernel_age({ count: profile.age })}</span>}
              <Status tone={profile.last_seen === 'today' ? 'done' : 'quiet'}>
                {LAST_SEEN[profile.last_seen]()}
              </Status>
            </p>
          </div>
        </div>
      </header>
      <div className="candidate-facts facts-place">
        <Facts>
          <Fact
            icon={BriefcaseBusiness}
            name={m.candidate_experience()}
            value={experienceText(profile.experience_months)}
          />
          <Fact
            icon={Clock}
            name={m.candidate_work_type()}
            value={workTypesText(profile.work_type)}
          />
          <Fact
            icon={GraduationCap}
            name={m.candidate_education_level()}
            value={education_level ? EDUCATION[education_level]() : undefined}
          />
          <Fact
            icon={Languages}
            name={m.candidate_languages()}
            value={languagesText(profile.languages, nameOfLanguage)}
          />
        </Facts>
      </div>
      <CandidateAside profile={profile} isShared={isShared} report={report} />
      <div className="candidate-body">
        {about && (
          <Part title={m.candidate_about()}>
            <PlainText text={about} />
          </Part>
        )}
        {employment.length > 0 && (
          <Part title={m.candidate_employment()}>
            <ol className="candidate-rows">
              {[...employment.entries()].map(([place, job]) => (
                <JobRow key={place} job={job} />
              ))}
            </ol>
          </Part>
        )}
        {(education.length > 0 || profile.specialization) && (
          <Part title={m.candidate_education()}>
            {profile.specialization && (
              <p className="candidate-specialization">{profile.specialization}</p>
            )}
            <ol className="candidate-rows">
              {[...education.entries()].map(([place, study]) => (
                <StudyRow key={place} study={study} />
              ))}
            </ol>
          </Part>
        )}
        {additional_education.length > 0 && (
          <Part title={m.candidate_courses()}>
            <ol className="candidate-rows">
              {[...additional_education.entries()].map(([place, course]) => (
                <CourseRow key={place} course={course} />
              ))}
            </ol>
          </Part>
        )}
        <Tags title={m.candidate_skills()} items={profile.skills} />
        <Tags title={m.candidate_computer_skills()} items={profile.computer_skills} />
        {drivingText(profile) && (
          <Part title={m.candidate_driving()}>
            <p>{drivingText(profile)}</p>
          </Part>
        )}
      </div>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="candidate-part" aria-labelledby={id}>
      <h2 id={id} className="candidate-part-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Tags({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Part title={title}>
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

interface BackLinkProps {
  to: '/candidates' | '/profile' | '/admin/complaints';
  label: string;
  search?: CandidateSearch;
}

/** Leads from a profile to the list that it belongs to. */
export function BackLink({ to, label, search = {} }: BackLinkProps) {
  return (
    <Link to={to} search={search} className="candidate-back">
      <ArrowLeft size={20} strokeWidth={1.9} aria-hidden="true" />
      {label}
    </Link>
  );
}
