import './profile.css';
import type { ReactNode } from 'react';
import { CandidateCard } from './candidate-card';
import { CompletenessCard } from './completeness-card';
import { ProfileHead } from './profile-head';
import type { User } from './user';

interface ProfileProps {
  user: User;
  nameOfSphere: (slug: string) => string;
  nameOfLanguage: (code: string) => string;
  /** Notices that need a decision: the account is scheduled for deletion, an external identity is pending. */
  notices?: ReactNode;
  /** The resumes of a candidate. */
  resumes?: ReactNode;
  /** What waits for the candidate and what is new. */
  next?: ReactNode;
  /** Beside or below them, instead of what the profile still lacks. */
  side?: ReactNode;
}

/** The summary of a candidate's own account; an employer has the cabinet. */
export function Profile(props: ProfileProps) {
  const { user, nameOfSphere, nameOfLanguage, notices, next, resumes, side } = props;
  return (
    <div className="wrap profile">
      {notices}
      <ProfileHead user={user} />
      <div className="profile-columns">
        {!side && (
          <div className="profile-side">
            <CompletenessCard user={user} />
          </div>
        )}
        <div className="profile-main">
          {next}
          {resumes}
          {user.candidate && (
            <CandidateCard
              candidate={user.candidate}
              nameOfSphere={nameOfSphere}
              nameOfLanguage={nameOfLanguage}
            />
          )}
        </div>
        {/* On phones the resumes come first. */}
        {side && <div className="profile-side">{side}</div>}
      </div>
    </div>
  );
}
