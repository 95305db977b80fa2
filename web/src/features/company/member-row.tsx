import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Crown, EllipsisVertical, LogOut, UserMinus, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '@/forms/use-action';
import { MEMBER_ROLES } from '@/i18n/labels-on-demand';
import { m } from '@/paraglide/messages';
import { meQuery } from '@/session/me';
import { Avatar } from '@/ui/avatar';
import { Menu, type MenuItem } from '@/ui/menu';
import { Select } from '@/ui/select';
import { toast } from '@/ui/toast-store';
import { LeaveDialog, RemoveDialog } from './go-dialogs';
import { reloadTeam, setMemberRole } from './queries';
import { TransferDialog } from './transfer-dialog';
import type { GivenRole, Member } from './wire';
import { nameOf, roleOptions, runsText, seenText } from './words';

const ICON = { size: 18, strokeWidth: 1.9, 'aria-hidden': true } as const;

interface MemberRowProps {
  member: Member;
  /** The whole team, among whom a successor is chosen. */
  members: readonly Member[];
  canManage: boolean;
  /** Only one handover waits at a time. */
  canTransfer: boolean;
}

type Asked = 'remove' | 'leave' | 'transfer';

export function MemberRow({ member, members, canManage, canTransfer }: MemberRowProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data: me } = useQuery(meQuery());
  const { is_me: isMe, role, phone } = member;
  const name = nameOf(member);
  const close = () => setAsked(null);
  const items = actionsOf(member, { canManage, canTransfer }).map((action): MenuItem => {
    const { label, icon: Icon, danger } = ACTIONS[action];
    return {
      id: action,
      label: label(),
      icon: <Icon {...ICON} />,
      danger,
      onSelect: () => setAsked(action),
    };
  });
  return (
    <li className="team-row">
      {member.name ? (
        <Avatar name={member.name} size={40} className="team-avatar" />
      ) : (
        <span className="team-icon">
          <UserRound size={20} strokeWidth={1.8} aria-hidden="true" />
        </span>
      )}
      <div className="team-who">
        <p className="team-name">
          {name}
          {isMe && <span className="team-you">{m.team_you()}</span>}
        </p>
        {member.name && <p className="team-phone">{phone}</p>}
      </div>
      <div className="team-role">
        {canManage && !isMe ? (
          <RoleSelect member={member} />
        ) : (
          <>
            <span className="sr-only">{m.team_role()}: </span>
            {MEMBER_ROLES[role]()}
          </>
        )}
      </div>
      <p className="team-runs">
        <span className="sr-only">{m.team_runs()}: </span>
        {runsText(member)}
      </p>
      <p className="team-seen">
        <span className="team-phone-only">{m.team_seen()}: </span>
        {seenText(member)}
      </p>
      {items.length > 0 && (
        <div className="team-menu">
          <Menu
            label={m.team_menu({ name })}
            trigger={<EllipsisVertical size={20} strokeWidth={1.9} aria-hidden="true" />}
            items={items}
          />
        </div>
      )}
      {asked === 'remove' && <RemoveDialog member={member} members={members} onClose={close} />}
      {asked === 'transfer' && <TransferDialog member={member} onClose={close} />}
      {asked === 'leave' && (
        <LeaveDialog
          company={me?.customer?.name ?? ''}
          member={member}
          members={members}
          onClose={close}
        />
      )}
    </li>
  );
}

const ACTIONS = {
  transfer: { label: m.team_transfer, icon: Crown, danger: false },
  remove: { label: m.team_remove, icon: UserMinus, danger: true },
  leave: { label: m.team_leave, icon: LogOut, danger: true },
};

/** What can be done with a member: the owner manages the others, everybody else may leave. */
export function actionsOf(
  { is_me, role }: Pick<Member, 'is_me' | 'role'>,
  { canManage, canTransfer }: { canManage: boolean; canTransfer: boolean },
): Asked[] {
  if (is_me) return role === 'owner' ? [] : ['leave'];
  if (!canManage) return [];
  return canTransfer ? ['transfer', 'remove'] : ['remove'];
}

function RoleSelect({ member }: { member: Member }) {
  const queryClient = useQueryClient();
  const name = nameOf(member);
  const [chosen, setChosen] = useState<GivenRole | null>(null);
  const { run, error } = useAction(async (role: GivenRole) => {
    setChosen(role);
    try {
      await setMemberRole(member.user_id, role);
      await reloadTeam(queryClient);
      toast.success(m.team_role_changed({ name, role: MEMBER_ROLES[role]() }));
    } finally {
      setChosen(null);
    }
  });
  return (
    <>
      <Select
        aria-label={m.team_role_of({ name })}
        options={roleOptions()}
        value={chosen ?? member.role}
        onChange={(event) => void run(event.currentTarget.value as GivenRole)}
      />
      <p role="alert" className="team-failure">
        {error}
      </p>
    </>
  );
}
