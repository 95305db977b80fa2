import { useQueryClient } from '@tanstack/react-query';
import { Link2, Smartphone, X } from 'lucide-react';
import { useAction } from '@/forms/use-action';
import { MEMBER_ROLES } from '@/i18n/labels-on-demand';
import { momentDay } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { IconButton } from '@/ui/icon-button';
import { Status } from '@/ui/status';
import { toast } from '@/ui/toast-store';
import { reloadTeam, revokeInvitation } from './queries';
import type { OpenInvitation } from './wire';

/** Somebody was invited and has not joined yet. */
export function InvitationRow({ invitation }: { invitation: OpenInvitation }) {
  const { id, role, phone, expires_at } = invitation;
  const queryClient = useQueryClient();
  const name = phone ?? m.team_invitation_link();
  const Icon = phone ? Smartphone : Link2;
  const { run, busy, error } = useAction(async () => {
    await revokeInvitation(id);
    toast.success(m.team_revoked());
    await reloadTeam(queryClient);
  });
  return (
    <li className="team-row" data-open>
      <span className="team-icon">
        <Icon size={20} strokeWidth={1.8} aria-hidden="true" />
      </span>
      <div className="team-who">
        <p className="team-name">{name}</p>
        <p className="team-phone">{m.team_until({ day: momentDay(expires_at) })}</p>
      </div>
      <p className="team-role">
        <span className="sr-only">{m.team_role()}: </span>
        {MEMBER_ROLES[role]()}
      </p>
      <p className="team-runs">
        <Status tone="waiting">{m.team_waiting()}</Status>
      </p>
      <div className="team-menu">
        <IconButton
          label={m.team_revoke_of({ name })}
          title={m.team_revoke()}
          icon={<X size={20} strokeWidth={1.9} aria-hidden="true" />}
          aria-busy={busy || undefined}
          onClick={() => void run()}
        />
      </div>
      {error && (
        <p role="alert" className="team-failure">
          {error}
        </p>
      )}
    </li>
  );
}
