import { useNavigate } from '@tanstack/react-router';
import { BriefcaseBusiness, UserRound } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '@/api/errors';
import { FormError } from '@/forms/form-error';
import { useWithProof } from '@/forms/proof';
import { useAction } from '@/forms/use-action';
import { loadPage } from '@/i18n/go';
import { momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { takeAfterLogin } from '@/session/after-login';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/dialog';
import { Status } from '@/ui/status';
import { toast } from '@/ui/toast-store';
import { type Role, setRole, type User } from './queries';
import { Section } from './section';
import { SettingsPage } from './settings-page';
import { useChangeMe, useMe } from './use-me';

const ROLE = {
  candidate: { name: m.role_candidate, gives: m.settings_role_candidate_gives, icon: UserRound },
  customer: {
    name: m.role_customer,
    gives: m.settings_role_customer_gives,
    icon: BriefcaseBusiness,
  },
};

/** Where the profile of a role is filled in: the registration without its phone step. */
const FIRST_STEP = {
  candidate: '/auth/register/candidate/step/2',
  customer: '/auth/register/employer/step/2',
} as const;

export function RolePage() {
  const user = useMe();
  const changeMe = useChangeMe();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const other: Role = user.role === 'candidate' ? 'customer' : 'candidate';
  const waitUntil = user.role_free_at && isAhead(user.role_free_at) ? user.role_free_at : null;
  const proved = useWithProof(setRole);
  const change = useAction(async () => {
    try {
      changeMe(await proved(other));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'profile_required') throw error;
      await navigate({ to: FIRST_STEP[other], search: { for: 'role' } });
      return;
    }
    setAsking(false);
    toast.success(m.settings_role_changed({ role: ROLE[other].name() }));
    // Back to the page of the other account type that led here; another role has another frame.
    loadPage(takeAfterLogin() ?? '/profile/settings/role');
  });

  return (
    <SettingsPage title={m.settings_role_title()} lead={m.settings_role_lead()}>
      <div className="settings-roles">
        <RoleCard of="candidate" user={user} />
        <RoleCard of="customer" user={user} />
      </div>
      <Section title={m.settings_role_what_title()}>
        <ul className="settings-list">
          <li>{m.settings_role_kept()}</li>
          <li>{m.settings_role_proof()}</li>
          <li>{m.settings_role_daily()}</li>
          {!user[other] && <li>{m.settings_role_fill({ role: ROLE[other].name() })}</li>}
        </ul>
        {waitUntil ? (
          <p className="settings-strip" data-tone="wait">
            {m.settings_role_wait({ time: momentText(waitUntil) })}
          </p>
        ) : (
          <Button look="primary" className="settings-start" onClick={() => setAsking(true)}>
            {other === 'customer' ? m.settings_role_to_customer() : m.settings_role_to_candidate()}
          </Button>
        )}
      </Section>
      <ConfirmDialog
        open={asking}
        title={m.settings_role_confirm_title()}
        confirmText={
          other === 'customer' ? m.settings_role_to_customer() : m.settings_role_to_candidate()
        }
        cancelText={m.settings_keep()}
        closeLabel={m.ui_close()}
        busy={change.busy}
        onConfirm={() => change.run()}
        onClose={() => setAsking(false)}
      >
        <p>
          {user[other]
            ? m.settings_role_confirm_text()
            : m.settings_role_confirm_fill({ role: ROLE[other].name() })}
        </p>
        <FormError text={change.error} />
      </ConfirmDialog>
    </SettingsPage>
  );
}

function RoleCard({ of: role, user }: { of: Role; user: User }) {
  const { name, gives, icon: Icon } = ROLE[role];
  const isCurrent = user.role === role;
  const profile =
    role === 'candidate'
      ? user.candidate && `${user.candidate.name} ${user.candidate.surname}`
      : user.customer?.name;
  return (
    <Card as="section" className="settings-role" data-current={isCurrent || undefined}>
      <Icon size={26} strokeWidth={1.8} aria-hidden="true" />
      <h2 className="settings-section-title">{name()}</h2>
      {isCurrent && <Status tone="active">{m.settings_role_current()}</Status>}
      <p className="settings-lead">{gives()}</p>
      <p className="settings-note settings-role-profile">
        {profile ? m.settings_role_profile({ name: profile }) : m.settings_role_no_profile()}
      </p>
    </Card>
  );
}

function isAhead(moment: string): boolean {
  return new Date(moment).getTime() > Date.now();
}
