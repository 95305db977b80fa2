import * as v from 'valibot';
import { companyRules } from '@/forms/profile-rules';
import { type AccountForm, accountRules, EMPTY_ACCOUNT, type PasswordNeed } from './account';

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

/** A new account, or (`account` is null) the second profile of a person who has one. */
export function companySchema(account: PasswordNeed | null) {
  const rules = accountRules(account ?? 'optional');
  return v.object({ ...companyRules, ...rules });
}

export type CompanyBody = v.InferOutput<ReturnType<typeof companySchema>>;
