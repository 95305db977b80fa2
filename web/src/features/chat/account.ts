import type { User } from '@/session/me';

/**
 * Whose conversations these are: a person has others in each role and in each company. Cached answers, drafts and
 * messages that wait are kept under this name.
 */
export function accountOf({ id, role, customer }: Pick<User, 'id' | 'role' | 'customer'>): string {
  return role === 'customer' ? `${id}.${customer?.id ?? ''}` : id;
}
