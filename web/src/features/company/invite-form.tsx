import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldError, headError } from '@/forms/failure';
import { FormError } from '@/forms/form-error';
import { phoneProblem } from '@/forms/phone';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { PhoneInput } from '@/ui/phone-input';
import { RadioGroup } from '@/ui/radio-group';
import { Select } from '@/ui/select';
import { invite, reloadTeam } from './queries';
import type { GivenRole, NewInvitation } from './wire';
import { roleOptions } from './words';

type Way = 'phone' | 'link';

/** Invites one person: the owner of a number, or whoever gets the link. */
export function InviteForm({ onInvited }: { onInvited: (invitation: NewInvitation) => void }) {
  const queryClient = useQueryClient();
  const [way, setWay] = useState<Way>('phone');
  const [phone, setPhone] = useState('');
  const [role, setRole] = useState<GivenRole>('recruiter');
  const [missing, setMissing] = useState<string>();
  const byPhone = way === 'phone';
  const { run, busy, failure, forget } = useAction(async () => {
    onInvited(await invite(role, byPhone ? phone : undefined));
    setPhone('');
    await reloadTeam(queryClient);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = byPhone ? phoneProblem(phone) : undefined;
    setMissing(problem);
    if (!problem) void run();
  };
  const forgetProblems = () => {
    setMissing(undefined);
    forget();
  };
  return (
    <form className="team-invite" noValidate aria-label={m.team_invite()} onSubmit={submit}>
      <RadioGroup
        label={m.team_invite_way()}
        labelHidden
        look="segments"
        options={[
          { value: 'phone', label: m.team_invite_by_phone() },
          { value: 'link', label: m.team_invite_by_link() },
        ]}
        value={way}
        onChange={(value) => {
          setWay(value as Way);
          forgetProblems();
        }}
      />
      <FormError text={headError(failure, ['phone'])} />
      <div className="team-invite-row">
        {byPhone ? (
          <Field
            label={m.team_invite_phone()}
            hint={m.team_invite_phone_hint()}
            error={missing ?? fieldError(failure, 'phone')}
          >
            <PhoneInput
              // The number of somebody else.
              autoComplete="off"
              value={phone}
              onChange={(value) => {
                setPhone(value);
                forgetProblems();
              }}
            />
          </Field>
        ) : (
          <p className="team-note team-invite-note">{m.team_invite_link_hint()}</p>
        )}
        <Field label={m.team_role()}>
          <Select
            options={roleOptions()}
            value={role}
            onChange={(event) => setRole(event.currentTarget.value as GivenRole)}
          />
        </Field>
        <Button type="submit" look="primary" busy={busy}>
          {byPhone ? m.team_invite_send() : m.team_invite_get_link()}
        </Button>
      </div>
    </form>
  );
}
