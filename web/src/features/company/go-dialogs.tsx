import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { errorText } from '@/i18n/error-text';
import { MEMBER_ROLES } from '@/i18n/labels-on-demand';
import { m } from '@/paraglide/messages';
import { enterCompany } from '@/session/company';
import { ConfirmDialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import { toast } from '@/ui/toast-store';
import { leaveCompany, memberWorkQuery, reloadTeam, removeMember } from './queries';
import type { Member } from './wire';
import { nameOf, successorsOf } from './words';

interface GoDialogProps {
  /** Who goes. */
  member: Member;
  members: readonly Member[];
  onClose: () => void;
}

/** What the member runs, and the choice of who takes it over. */
function useSuccession({ member, members }: Pick<GoDialogProps, 'member' | 'members'>) {
  const work = useQuery(memberWorkQuery(member.user_id));
  const successors = successorsOf(member.user_id, members);
  const [successor, setSuccessor] = useState(successors[0]?.user_id ?? '');
  return { work, successors, successor, setSuccessor };
}

export function RemoveDialog({ member, members, onClose }: GoDialogProps) {
  const queryClient = useQueryClient();
  const succession = useSuccession({ member, members });
  const name = nameOf(member);
  const { run, busy, error } = useAction(async () => {
    await removeMember(member.user_id, succession.successor);
    toast.success(m.team_removed({ name }));
    onClose();
    await reloadTeam(queryClient);
  });
  return (
    <ConfirmDialog
      open
      danger
      title={m.team_remove_title({ name })}
      confirmText={m.team_remove()}
      cancelText={m.team_cancel()}
      closeLabel={m.ui_close()}
      busy={busy}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <div className="team-dialog">
        <p>{m.team_passes_on()}</p>
        <Work query={succession.work} />
        <SuccessorField {...succession} note={m.team_remove_note()} />
        <FormError text={error} />
      </div>
    </ConfirmDialog>
  );
}

export function LeaveDialog({ company, ...props }: GoDialogProps & { company: string }) {
  const { member, onClose } = props;
  const queryClient = useQueryClient();
  const succession = useSuccession(props);
  // Nobody takes over what is not there.
  const passesOn = (succession.work.data?.vacancies ?? member.vacancies) > 0;
  const { run, busy, error } = useAction(async () => {
    const user = await leaveCompany(passesOn ? succession.successor : undefined);
    onClose();
    toast.success(m.team_left({ company }));
    enterCompany(queryClient, user);
  });
  return (
    <ConfirmDialog
      open
      danger
      title={m.team_leave_title()}
      confirmText={m.team_leave()}
      cancelText={m.team_cancel()}
      closeLabel={m.ui_close()}
      busy={busy}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <div className="team-dialog">
        <p>{m.team_leave_text({ company })}</p>
        {passesOn && (
          <>
            <p>{m.team_leave_passes_on()}</p>
            <Work query={succession.work} />
            <SuccessorField {...succession} />
          </>
        )}
        <FormError text={error} />
      </div>
    </ConfirmDialog>
  );
}

type Succession = ReturnType<typeof useSuccession>;

function Work({ query }: { query: Succession['work'] }) {
  if (query.error) return <FormError text={errorText(query.error)} />;
  return (
    <dl className="team-work">
      <div>
        <dt>{m.team_vacancies()}</dt>
        <dd className="num">
          {query.data ? (
            query.data.vacancies
          ) : (
            <Skeleton label={m.ui_loading()}>
              <SkeletonLine width="32px" height={24} />
            </Skeleton>
          )}
        </dd>
      </div>
    </dl>
  );
}

type SuccessorFieldProps = Pick<Succession, 'successors' | 'successor' | 'setSuccessor'> & {
  note?: string;
};

function SuccessorField({ successors, successor, setSuccessor, note }: SuccessorFieldProps) {
  return (
    <Field label={m.team_successor()} hint={note} required>
      <Select
        options={successors.map((member) => ({
          value: member.user_id,
          label: `${nameOf(member)} · ${MEMBER_ROLES[member.role]().toLowerCase()}`,
        }))}
        value={successor}
        onChange={(event) => setSuccessor(event.currentTarget.value)}
      />
    </Field>
  );
}
