import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import { Status, type StatusTone } from '@/ui/status';
import { forgetVerification, verificationQuery } from './calls';
import { LimitsTable } from './limits-table';
import { Pending, Refused, Resting, type StateProps, Unverified, Verified } from './states';
import './verification.css';
import type { Verification } from './wire';

interface VerificationPageProps {
  /** The slug of the company in use. */
  company: string;
  /** Only the owner sends something. */
  mayEdit: boolean;
}

/** How far the verification of the own company is, what to do next, and what it brings. */
export function VerificationPage({ company, mayEdit }: VerificationPageProps) {
  const query = useQuery(verificationQuery(company));
  if (query.data) {
    return <Loaded verification={query.data} company={company} mayEdit={mayEdit} />;
  }
  if (query.isError) {
    return (
      <ErrorState
        title={m.verification_not_loaded()}
        text={errorText(query.error)}
        retryText={m.ui_retry()}
        busy={query.isFetching}
        onRetry={() => query.refetch()}
      />
    );
  }
  return (
    <Skeleton label={m.ui_loading()}>
      <div className="verify">
        <SkeletonLine height={320} />
        <SkeletonLine height={240} />
      </div>
    </Skeleton>
  );
}

const STATES: Record<
  Verification['state'],
  { tone: StatusTone; word: () => string; Part: (props: StateProps) => ReactNode }
> = {
  unverified: { tone: 'quiet', word: m.verification_state_unverified, Part: Unverified },
  pending: { tone: 'waiting', word: m.verification_state_pending, Part: Pending },
  verified: { tone: 'active', word: m.verification_state_verified, Part: Verified },
  refused: { tone: 'refused', word: m.verification_state_refused, Part: Refused },
  resting: { tone: 'waiting', word: m.verification_state_resting, Part: Resting },
};

interface LoadedProps extends VerificationPageProps {
  verification: Verification;
}

function Loaded({ verification, company, mayEdit }: LoadedProps) {
  const queryClient = useQueryClient();
  const id = useId();
  const { tone, word, Part } = STATES[verification.state];
  const heading = useFocusOnChange(verification.state);
  const isVerified = verification.state === 'verified';
  return (
    <div className="verify">
      <Card as="section" className="verify-main" aria-labelledby={id}>
        <div className="verify-head">
          <h2 id={id} ref={heading} tabIndex={-1} className="verify-title">
            {m.verification_title()}
          </h2>
          <Status tone={tone}>{word()}</Status>
        </div>
        <Part
          verification={verification}
          company={company}
          mayEdit={mayEdit}
          onSent={() => forgetVerification(queryClient)}
        />
        {!mayEdit && <p className="verify-note">{m.verification_owner_only()}</p>}
      </Card>
      <LimitsTable limits={verification.limits} isVerified={isVerified} />
    </div>
  );
}

/** A new state removes the form that had the focus: the heading takes it. */
function useFocusOnChange(state: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [state]);
  return heading;
}
