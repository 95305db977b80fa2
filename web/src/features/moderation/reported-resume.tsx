import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { reportedResumeQuery } from './calls';
import { Loaded } from './loaded';
import type { ReportedProfile } from './model';
import './moderation.css';

interface ReportedResumeProps {
  slug: string;
  /** Renders the resume. */
  children: (profile: ReportedProfile) => ReactNode;
}

/** The resume behind a complaint; its state does not matter, so that a hidden one can be read too. */
export function ReportedResume({ slug, children }: ReportedResumeProps) {
  const query = useQuery(reportedResumeQuery(slug));
  return (
    <div className="mod-resume">
      <Loaded query={query}>{children}</Loaded>
    </div>
  );
}
