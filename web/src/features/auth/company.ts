import * as v from 'valibot';
import { limits } from '@/api/limits.gen';
import { text } from '@/forms/schema';
import { todayIso } from '@/lib/day';
import { m } from '@/paraglide/messages';
import {
  type AccountForm,
  accountRules,
  EMPTY_ACCOUNT,
  orNothing,
  type PasswordNeed,
} from './account';

export interface CompanyForm extends AccountForm {
  name: string;
  location: string;
  address: string;
  owned_date: string;
  about: string;
}

export const EMPTY_COMPANY: CompanyForm = {
  avatar: EMPTY_ACCOUNT.avatar,
  name: '',
  location: '',
  address: '',
  owned_date: '',
  about: '',
  email: EMPTY_ACCOUNT.email,
  password: EMPTY_ACCOUNT.password,
};

const profile = {
  name: text(limits.CompanyName),
  location: text({}),
  address: orNothing(text(limits.Address)),
  /** The day of foundation (decision B16). */
  owned_date: orNothing(
    v.pipe(
      v.string(),
      v.isoDate(() => m.error_invalid_date()),
      v.check(
        (day) => day <= todayIso(),
        () => m.error_in_future(),
      ),
    ),
  ),
  about: orNothing(text(limits.About)),
};

/** A new account, or (`account` is null) the second profile of a person who has one. */
export function companySchema(account: PasswordNeed | null) {
  const rules = accountRules(account ?? 'optional');
  return v.object({ ...profile, ...rules });
}

export type CompanyBody = v.InferOutput<ReturnType<typeof companySchema>>;
