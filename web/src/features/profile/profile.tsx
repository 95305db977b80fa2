import './profile.css';
import type { ReactNode } from 'react';
import { mayInCompany } from '@/session/rights';
import { CandidateCard } from './candidate-card';
import { CompanyCard } from './company-card';
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
  /** The companies of an employer who has several. */
  companies?: ReactNode;
  /** Beside or below them, instead of what the profile still lacks. */
  side?: ReactNode;
}

/** The summary of the user's own account, by role. */
export function Profile(props: ProfileProps) {
  const { user, nameOfSphere, nameOfLanguage, notices, resumes, companies, side } = props;
  const canEdit = user.role === 'candidate' || mayInCompany(user, 'edit_company');
  return (
    <div className="wrap profile">
      {notices}
      <ProfileHead user={user} />
      <div className="profile-columns">
        {!side && (
          <div className="profile-side">
            {canEdit && <CompletenessCard user={user} />}
            {companies}
          </div>
        )}
        <div className="profile-main">
          {resumes}
          {user.role === 'customer' && user.customer && <CompanyCard customer={user.customer} />}
          {user.role === 'candidate' && user.candidate && (
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
