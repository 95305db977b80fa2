import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { isNotFound } from '@/api/errors';
import { useAction } from '@/forms/use-action';
import { errorText } from '@/i18n/error-text';
import { here, loadPage, pathTo } from '@/i18n/go';
import { MEMBER_ROLES } from '@/i18n/labels-on-demand';
import { momentDay } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { saveAfterLogin } from '@/session/after-login';
import { switchCompany } from '@/session/company';
import { logout } from '@/session/logout';
import { meQuery, type User } from '@/session/me';
import { Button, buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { CompanyTile } from '@/ui/company-tile';
import { ErrorState } from '@/ui/error-state';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import { VerifiedMark } from '@/ui/verified-mark';
import './join.css';
import { JoinForm } from './join-form';
import { type JoinState, joinState, refusedState } from './join-state';
import { invitationQuery } from './queries';
import type { Invitation } from './wire';

/** The page of an invitation's link, for guests and for signed-in people. */
export function JoinPage({ token }: { token: string }) {
  const { data: me } = useQuery(meQuery());
  const { data, error, isFetching, refetch } = useQuery(invitationQuery(token));
  if (error && isNotFound(error)) {
    return (
      <Told title={m.join_unknown()} text={m.join_unknown_text()}>
        <HomeLink />
      </Told>
    );
  }
  if (!data && error) {
    return (
      <ErrorState
        title={m.join_not_loaded()}
        text={errorText(error)}
        retryText={m.ui_retry()}
        busy={isFetching}
        onRetry={() => refetch()}
      />
    );
  }
  if (!data || me === undefined) {
    return (
      <Skeleton label={m.ui_loading()}>
        <SkeletonLine width="56px" height={56} />
        <SkeletonLine width="80%" height={36} />
        <SkeletonLine height={120} />
      </Skeleton>
    );
  }
  return <Opened token={token} invitation={data} me={me} />;
}

interface OpenedProps {
  token: string;
  invitation: Invitation;
  me: User | null;
}

function Opened({ token, invitation, me }: OpenedProps) {
  const [refused, setRefused] = useState<JoinState>();
  const queryClient = useQueryClient();
  const state = refused ?? joinState(invitation, me);
  if (state === 'member' && me) {
    return (
      <Told title={m.join_member()} text={m.join_member_text()} company={invitation.company}>
        <OpenCompany slug={invitation.company.slug} me={me} />
      </Told>
    );
  }
  if (state === 'other_phone') {
    const phone = invitation.for_phone;
    return (
      <Told
        title={m.join_other_phone()}
        text={phone ? m.join_other_phone_text({ phone }) : m.join_other_phone_unknown()}
        company={invitation.company}
      >
        <OtherAccount />
        <HomeLink />
      </Told>
    );
  }
  if (state === 'expired' || state === 'revoked' || state === 'used') {
    return (
      <Told title={OVER[state]()} text={m.join_over_text()} company={invitation.company}>
        <HomeLink />
      </Told>
    );
  }
  return (
    <Card className="join-card">
      <InvitationFacts invitation={invitation} />
      {me ? (
        <>
          {me.role === 'candidate' && <p className="join-note">{m.join_role_change()}</p>}
          <JoinForm
            invitation={{ token }}
            company={invitation.company.name}
            name={invitation.name ?? ''}
            onRefused={(failure) => {
              setRefused(refusedState(failure));
              // It may be over since it was opened.
              void queryClient.invalidateQueries({ queryKey: invitationQuery(token).queryKey });
            }}
          />
        </>
      ) : (
        <GuestWays token={token} />
      )}
    </Card>
  );
}

const OVER = { expired: m.join_expired, revoked: m.join_revoked, used: m.join_used };

function InvitationFacts({ invitation }: { invitation: Invitation }) {
  const { company, is_verified, role, invited_by, expires_at, for_phone } = invitation;
  return (
    <>
      <CompanyTile company={company} size={64} />
      <h1 className="join-title display">
        {m.join_invites({ company: company.name })}
        {is_verified && <VerifiedMark label={m.vacancy_verified()} />}
      </h1>
      <dl className="join-facts">
        <Fact label={m.team_role()}>
          {MEMBER_ROLES[role]()}
          <span className="join-role">
            {role === 'viewer' ? m.join_role_viewer() : m.join_role_recruiter()}
          </span>
        </Fact>
        {invited_by && <Fact label={m.join_invited_by()}>{invited_by}</Fact>}
        {for_phone && <Fact label={m.join_for_phone()}>{for_phone}</Fact>}
        <Fact label={m.join_expires()}>{m.team_until({ day: momentDay(expires_at) })}</Fact>
      </dl>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function GuestWays({ token }: { token: string }) {
  return (
    <div className="join-ways">
      <p className="join-note">{m.join_guest()}</p>
      <Link
        to="/auth/login"
        className={buttonClass({ look: 'primary', size: 'lg', wide: true })}
        onClick={() => saveAfterLogin(here())}
      >
        {m.join_sign_in()}
      </Link>
      <Link
        to="/company/join/$token/register"
        params={{ token }}
        className={buttonClass({ size: 'lg', wide: true })}
      >
        {m.join_register()}
      </Link>
    </div>
  );
}

interface ToldProps {
  title: string;
  text: string;
  company?: Invitation['company'];
  /** The way on. */
  children: ReactNode;
}

/** Nothing to join here: why, and what to do. */
function Told({ title, text, company, children }: ToldProps) {
  return (
    <Card className="join-card">
      {company && <CompanyTile company={company} size={64} />}
      <h1 className="join-title display">{title}</h1>
      <p className="join-note">{text}</p>
      <div className="join-ways">{children}</div>
    </Card>
  );
}

function HomeLink() {
  return (
    <a href={pathTo('/')} className={buttonClass({ wide: true })}>
      {m.join_home()}
    </a>
  );
}

/** A member may have another company in use, or another account type. */
function OpenCompany({ slug, me }: { slug: string; me: User }) {
  const queryClient = useQueryClient();
  const { run, busy, error } = useAction(() => switchCompany(queryClient, slug));
  if (me.role === 'candidate' || me.customer?.slug === slug) {
    return (
      <Link
        to={me.role === 'candidate' ? '/profile/settings/role' : '/profile'}
        className={buttonClass({ look: 'primary', wide: true })}
      >
        {m.join_open()}
      </Link>
    );
  }
  return (
    <>
      <Button look="primary" wide busy={busy} onClick={() => void run()}>
        {m.join_open()}
      </Button>
      <p role="alert" className="join-failure">
        {error}
      </p>
    </>
  );
}

function OtherAccount() {
  const queryClient = useQueryClient();
  const { run, busy } = useAction(async () => {
    const invitation = here();
    await logout(queryClient);
    saveAfterLogin(invitation);
    // So that no personal data stays in memory.
    loadPage('/auth/login');
  });
  return (
    <Button look="primary" wide busy={busy} onClick={() => void run()}>
      {m.join_other_account()}
    </Button>
  );
}
