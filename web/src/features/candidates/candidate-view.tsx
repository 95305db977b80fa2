import { Link } from '@tanstack/react-router';
import {
  ArrowLeft,
  BriefcaseBusiness,
  Clock,
  GraduationCap,
  Languages,
  MapPin,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { ProfileBody } from '@/forms/profile/profile-body';
import type { CandidateProfile } from '@/forms/profile/wire';
import {
  experienceText,
  LAST_SEEN,
  languagesText,
  nameOf,
  workTypesText,
} from '@/forms/profile/words';
import { EDUCATION } from '@/i18n/labels';
import { m } from '@/paraglide/messages';
import { Avatar } from '@/ui/avatar';
import { Fact, Facts } from '@/ui/facts';
import { Status } from '@/ui/status';
import type { CandidateSearch } from './address';
import './candidate.css';
import { CandidateAside } from './candidate-aside';

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
  const { education_level } = profile;
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
        <ProfileBody profile={profile} />
      </div>
    </article>
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
