import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '@/api/errors';
import { CodeStep } from '@/features/auth/code-step';
import { InvitedStep } from '@/features/auth/invited-step';
import { restartJourney } from '@/features/auth/journey';
import { PhoneStart } from '@/features/auth/phone-start';
import { sendCode } from '@/features/auth/queries';
import { passwordSteps } from '@/features/auth/steps';
import { useRegisterInvited } from '@/features/auth/use-finish';
import { fitsPhone, joinState } from '@/features/company/join-state';
import { invitationQuery, joinCompany } from '@/features/company/queries';
import type { Invitation } from '@/features/company/wire';
import { loadPage } from '@/i18n/go';
import { BackLayout } from '@/layouts/back-layout';
import { m } from '@/paraglide/messages';
import { enterCompany } from '@/session/company';
import { meQuery } from '@/session/me';
import { mayEnterStep, readRegistration } from '@/session/registration';
import { toast } from '@/ui/toast-store';

export const Route = createFileRoute('/company/join/$token/register')({
  loader: async () => (await import('@/features/company/titles')).titles.register(),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: Register,
});

function Register() {
  const { token } = Route.useParams();
  const { data: me } = useQuery(meQuery());
  const { data: invitation, error } = useQuery(invitationQuery(token));
  // Registering signs in; the steps stay until they leave by themselves.
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && me !== undefined && (error || invitation)) {
    // Whoever has an account joins with it, and whoever cannot join is told why.
    if (!invitation || joinState(invitation, me) !== 'guest') {
      return <Navigate to="/company/join/$token" params={{ token }} replace />;
    }
    setOpen(true);
  }
  return (
    <BackLayout back={`/company/join/${token}`} title={m.join_header()} languages>
      {isOpen && invitation && <Steps token={token} invitation={invitation} />}
    </BackLayout>
  );
}

type Step = 'phone' | 'code' | 'password';

/** Where a reload continues. */
function reachedStep(): Step {
  const journey = readRegistration('invited');
  if (mayEnterStep(journey, 2, Date.now())) return 'password';
  return mayEnterStep(journey, 1, Date.now()) ? 'code' : 'phone';
}

interface StepsProps {
  token: string;
  invitation: Invitation;
}

function Steps({ token, invitation: { company, for_phone } }: StepsProps) {
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>(reachedStep);
  const [expired, setExpired] = useState(false);
  const startOver = async () => {
    restartJourney('invited');
    setExpired(true);
    setStep('phone');
  };
  const register = useRegisterInvited(token, startOver);
  const send = async (phone: string) => {
    if (!fitsPhone(phone, for_phone)) throw otherPhone(for_phone ?? '');
    return sendCode(phone);
  };
  if (step === 'phone') {
    return (
      <PhoneStart
        branch="invited"
        withConsents
        title={m.join_phone_title()}
        lead={m.join_phone_lead({ company: company.name })}
        expired={expired}
        send={send}
        onSent={async () => setStep('code')}
      />
    );
  }
  if (step === 'code') {
    return (
      <CodeStep
        branch="invited"
        steps={passwordSteps()}
        send={send}
        onProved={async () => setStep('password')}
        onExpired={startOver}
        changeNumber={
          <button type="button" className="auth-text-link" onClick={() => setStep('phone')}>
            {m.auth_code_change()}
          </button>
        }
      />
    );
  }
  return (
    <InvitedStep
      phone={readRegistration('invited')?.phone ?? ''}
      onBack={() => setStep('code')}
      send={async ({ name, password }, key) => {
        await register(password, key);
        try {
          const user = await joinCompany({ token }, name);
          toast.success(m.join_joined({ company: company.name }));
          enterCompany(queryClient, user);
        } catch {
          // The account exists: the page of the invitation says why it is not in the team, and offers to try again.
          loadPage(`/company/join/${token}`);
        }
      }}
    />
  );
}

function otherPhone(phone: string): ApiError {
  return new ApiError({
    code: 'invitation_for_another_phone',
    status: 422,
    errors: { phone: [m.join_for_phone_only({ phone })] },
  });
}
