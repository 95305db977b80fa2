import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog';
import { Select } from '@/ui/select';
import { Status } from '@/ui/status';
import { type Column, Table } from '@/ui/table';
import { toast } from '@/ui/toast-store';
import { Loaded } from './loaded';
import {
  disableMember,
  type Member,
  membersQuery,
  meQuery,
  type StaffRole,
  setRole,
} from './queries';
import { roleOptions, roleText, stateOf } from './words';

/** All members of staff. Admins can change others but not themselves, so at least one admin always remains. */
export function MembersPage() {
  const { data: me } = useSuspenseQuery(meQuery());
  const query = useQuery(membersQuery());
  const [leaving, setLeaving] = useState<Member>();
  const change = useAction(async (member: Member, role: StaffRole) => {
    await setRole(member.id, role);
    toast.success(m.console_member_role_changed({ name: member.name, role: roleText(role) }));
    await query.refetch();
  });
  const disable = useAction(async (member: Member) => {
    await disableMember(member.id);
    setLeaving(undefined);
    toast.success(m.console_member_disabled({ name: member.name }));
    await query.refetch();
  });
  const mayChange = (member: Member) => member.id !== me.id && member.state !== 'disabled';

  const columns: Column<Member>[] = [
    {
      id: 'name',
      head: m.console_member_name(),
      cell: (member) => (
        <>
          {member.name}
          <span className="console-login">
            {member.login}
            {member.id === me.id && ` · ${m.console_member_you()}`}
          </span>
        </>
      ),
    },
    {
      id: 'role',
      head: m.console_member_role(),
      cell: (member) =>
        mayChange(member) ? (
          <Select
            className="console-role"
            aria-label={m.console_member_role_of({ name: member.name })}
            options={roleOptions()}
            value={member.role}
            disabled={change.busy}
            onChange={(event) => change.run(member, event.currentTarget.value as StaffRole)}
          />
        ) : (
          roleText(member.role)
        ),
    },
    {
      id: 'state',
      head: m.console_member_state(),
      cell: (member) => {
        const { tone, text } = stateOf(member.state);
        return <Status tone={tone}>{text}</Status>;
      },
    },
    {
      id: 'used',
      head: m.console_member_used(),
      cell: (member) => (member.last_used_at ? momentText(member.last_used_at) : '–'),
    },
    {
      id: 'action',
      head: m.console_member_action(),
      cell: (member) =>
        mayChange(member) ? (
          <Button
            size="sm"
            aria-label={m.console_member_disable_named({ name: member.name })}
            onClick={() => setLeaving(member)}
          >
            {m.console_member_disable()}
          </Button>
        ) : (
          '–'
        ),
    },
  ];

  return (
    <>
      <h1 className="console-title">{m.console_members()}</h1>
      <p className="console-lead">{m.console_members_lead()}</p>
      <FormError text={change.error} />
      <Loaded query={query}>
        {(members) => (
          <Table
            caption={m.console_members()}
            captionHidden
            columns={columns}
            rows={members}
            rowKey={(member) => member.id}
          />
        )}
      </Loaded>
      <ConfirmDialog
        open={leaving !== undefined}
        title={m.console_member_disable_title({ name: leaving?.name ?? '' })}
        confirmText={m.console_member_disable()}
        cancelText={m.console_keep()}
        closeLabel={m.ui_close()}
        danger
        busy={disable.busy}
        onConfirm={() => leaving && disable.run(leaving)}
        onClose={() => setLeaving(undefined)}
      >
        <p>{m.console_member_disable_text()}</p>
        <FormError text={disable.error} />
      </ConfirmDialog>
    </>
  );
}
