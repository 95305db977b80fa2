import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { useCan } from '@/session/rights';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { ProgressBar } from '@/ui/progress-bar';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import { CompanyHead } from './company-head';
import { InvitationRow } from './invitation-row';
import { InviteForm } from './invite-form';
import { MemberRow } from './member-row';
import { teamQuery } from './queries';
import { RightsTable } from './rights-table';
import './team.css';
import { TransferStrip } from './transfer-strip';
import type { NewInvitation, Team } from './wire';

interface TeamPageProps {
  /** Shows the link of a new invitation, which the server never sends again. */
  renderLink: (invitation: NewInvitation, onClose: () => void) => ReactNode;
}

/** Who works in the company, and what each of them may do. */
export function TeamPage({ renderLink }: TeamPageProps) {
  const { data: team, error, isFetching, refetch } = useQuery(teamQuery());
  return (
    <div className="wrap company-area">
      <CompanyHead />
      {team ? (
        <div className="team">
          {team.transfer && <TransferStrip transfer={team.transfer} />}
          <TeamCard team={team} renderLink={renderLink} />
          <RightsTable />
        </div>
      ) : error ? (
        <ErrorState
          title={m.settings_not_loaded()}
          text={errorText(error)}
          retryText={m.ui_retry()}
          busy={isFetching}
          onRetry={() => refetch()}
        />
      ) : (
        <Skeleton label={m.ui_loading()}>
          <SkeletonLine width="40%" height={28} />
          <SkeletonLine height={56} />
          <SkeletonLine height={56} />
          <SkeletonLine height={56} />
        </Skeleton>
      )}
    </div>
  );
}

function TeamCard({ team, renderLink }: TeamPageProps & { team: Team }) {
  const id = useId();
  const canManage = useCan('manage_members');
  const [created, setCreated] = useState<NewInvitation | null>(null);
  const { places, members, invitations, transfer } = team;
  return (
    <Card as="section" className="team-card" aria-labelledby={id}>
      <header className="team-head">
        <h2 id={id} className="team-title">
          {m.team_tab_team()}
        </h2>
        <p className="team-places">{m.team_places(places)}</p>
      </header>
      <ProgressBar
        value={places.used}
        max={places.total}
        label={m.team_places_label()}
        valueText={m.team_places(places)}
      />
      {!canManage && <p className="team-note">{m.team_owner_manages()}</p>}
      {canManage &&
        (places.used < places.total ? (
          <InviteForm onInvited={setCreated} />
        ) : (
          <p className="team-note">{m.team_full()}</p>
        ))}
      <div className="team-columns" aria-hidden="true">
        <span>{m.team_member()}</span>
        <span>{m.team_role()}</span>
        <span>{m.team_runs()}</span>
        <span>{m.team_seen()}</span>
      </div>
      <ul className="team-list" aria-label={m.team_members()}>
        {members.map((member) => (
          <MemberRow
            key={member.user_id}
            member={member}
            members={members}
            canManage={canManage}
            canTransfer={!transfer}
          />
        ))}
      </ul>
      {invitations.length > 0 && (
        <ul className="team-list" aria-label={m.team_invitations()}>
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
      {canManage && members.length === 1 && invitations.length === 0 && (
        <p className="team-note">{m.team_alone()}</p>
      )}
      {created && renderLink(created, () => setCreated(null))}
    </Card>
  );
}
