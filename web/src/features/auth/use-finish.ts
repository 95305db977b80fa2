/** Submits a registration, or the second profile of a person who has an account. */
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import { isDeclined, useWithProof } from '@/forms/proof';
import { errorText } from '@/i18n/error-text';
import { loadPage } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { goAfterLogin } from '@/session/after-login';
import { setMe } from '@/session/me';
import { type Branch, readRegistration } from '@/session/registration';
import { toast } from '@/ui/toast-store';
import type { CandidateBody } from './candidate';
import type { CompanyBody } from './company';
import { endJourney } from './journey';
import { fromDataUrl } from './picture';
import { type RoleChange, register, sendAvatar, takeRole, type User } from './queries';
import { forgetSpheres, readSpheres } from './sphere-draft';
import { useSocialAgreement } from './use-social-agreement';

type Profile = CandidateBody | CompanyBody;

/** `onExpired` returns to the start when the confirmation of the number has expired; all answers are kept. */
export function useRegister(branch: Branch, onExpired: () => Promise<void>) {
  const { isAgreed } = useSocialAgreement();
  return async (profile: Profile, key: string): Promise<void> => {
    const journey = readRegistration(branch);
    const form = {
      ...profile,
      role: branch === 'employer' ? ('customer' as const) : ('candidate' as const),
      spheres: branch === 'employer' ? undefined : readSpheres(),
      phone: journey?.phone ?? '',
      request_id: journey?.request_id ?? '',
      consents: ['terms', 'privacy'],
      social: isAgreed ? true : undefined,
    };
    try {
      await register(form, key);
      forgetAnswers(branch);
      toast.success(m.auth_welcome());
      // The page after that is the one that was wanted, with the address confirmed or not.
      if (profile.email) loadPage('/auth/email', { replace: true });
      else goAfterLogin();
    } catch (failure) {
      if (isDead(failure)) await onExpired();
      throw failure;
    }
  };
}

/** An account for a person who was invited to a team: it has no profile of its own and no company yet. */
export function useRegisterInvited(invitation: string, onExpired: () => Promise<void>) {
  const queryClient = useQueryClient();
  return async (password: string, key: string): Promise<void> => {
    const journey = readRegistration('invited');
    const form = {
      role: 'customer' as const,
      invitation,
      name: '',
      password,
      phone: journey?.phone ?? '',
      request_id: journey?.request_id ?? '',
    };
    try {
      const { user } = await register(form, key);
      endJourney('invited');
      setMe(queryClient, user);
    } catch (failure) {
      if (isDead(failure)) await onExpired();
      throw failure;
    }
  };
}

/** Opens the identity dialog when the server requires a fresh proof. */
export function useTakeRole(branch: Branch) {
  const take = useWithProof(takeRole);
  const queryClient = useQueryClient();
  return async ({ avatar, email: _, password: __, ...profile }: Profile): Promise<void> => {
    const change: RoleChange =
      'surname' in profile
        ? { role: 'candidate', candidate: { ...profile, spheres: readSpheres() } }
        : { role: 'customer', customer: profile };
    let user: User;
    try {
      user = await take(change);
    } catch (failure) {
      if (!isDeclined(failure)) throw atTopLevel(failure);
      throw new ApiError({ code: 'reauth_required', status: 403, message: m.auth_role_proof() });
    }
    forgetAnswers(branch);
    setMe(queryClient, user);
    if (avatar) {
      // The role is already changed; a picture that failed to upload can be sent again from the settings.
      await sendAvatar(change.role, fromDataUrl(avatar)).then(
        (withPicture) => setMe(queryClient, withPicture),
        (failure) => toast.error(errorText(failure)),
      );
    }
    toast.success(m.auth_role_taken());
    loadPage('/profile', { replace: true });
  };
}

function forgetAnswers(branch: Branch): void {
  endJourney(branch);
  forgetSpheres();
}

function isDead(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'verification_not_found';
}

/** The request nests the answers in `candidate` or `customer`; the form's own field names have no such prefix. */
export function atTopLevel(failure: unknown): unknown {
  if (!(failure instanceof ApiError)) return failure;
  const errors = Object.entries(failure.errors).map(([path, texts]) => [
    path.replace(/^(candidate|customer)\./, ''),
    texts,
  ]);
  return new ApiError({
    code: failure.code,
    status: failure.status,
    message: failure.message,
    errors: Object.fromEntries(errors),
    requestId: failure.requestId,
    answer: failure.answer,
    cause: failure,
  });
}
