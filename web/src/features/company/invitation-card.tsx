import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { MEMBER_ROLES } from '@/i18n/labels-on-demand';
import { momentDay } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { setMe, type User } from '@/session/me';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CompanyTile } from '@/ui/company-tile';
import { Dialog } from '@/ui/dialog';
import { toast } from '@/ui/toast-store';
import './join.css';
import { JoinForm } from './join-form';
import { declineInvitation } from './queries';

interface InvitationCardProps {
  invitation: User['team_invitations'][number];
  me: User;
}

/** An invitation to the number of the signed-in person. */
export function InvitationCard({ invitation, me }: InvitationCardProps) {
  const id = useId();
  const queryClient = useQueryClient();
  const [joining, setJoining] = useState(false);
  const { company, role, expires_at } = invitation;
  const title = m.join_invites({ company: company.name });
  const decline = useAction(async () => {
    setMe(queryClient, await declineInvitation(invitation.id));
    toast.success(m.join_declined());
  });
  const { candidate } = me;
  return (
    <Card as="section" className="join-invitation" aria-labelledby={id}>
      <CompanyTile company={company} size={48} />
      <div>
        <h2 id={id} className="join-invitation-title">
          {title}
        </h2>
        <p className="join-note">
          {`${MEMBER_ROLES[role]()} · ${m.team_until({ day: momentDay(expires_at) })}`}
        </p>
        <FormError text={decline.error} />
      </div>
      <div className="join-invitation-tools">
        <Button look="primary" size="sm" onClick={() => setJoining(true)}>
          {m.join_join()}
        </Button>
        <Button size="sm" busy={decline.busy} onClick={() => void decline.run()}>
          {m.join_decline()}
        </Button>
      </div>
      <Dialog
        open={joining}
        title={title}
        closeLabel={m.ui_close()}
        onClose={() => setJoining(false)}
      >
        <div className="join-form">
          {me.role === 'candidate' && <p className="join-note">{m.join_role_change()}</p>}
          <JoinForm
            invitation={{ id: invitation.id }}
            company={company.name}
            name={candidate ? `${candidate.name} ${candidate.surname}` : ''}
          />
        </div>
      </Dialog>
    </Card>
  );
}
