import { useQuery } from '@tanstack/react-query';
import type { components } from '@/api/schema.gen';
import { meQuery, type User } from './me';

export type CompanyRight = components['schemas']['CompanyRight'];

/** Whether a person may do this in the company in use. */
export function mayInCompany(me: User | null | undefined, right: CompanyRight): boolean {
  return me?.role === 'customer' && (me.customer?.can.includes(right) ?? false);
}

/** What a member may not do is not offered. The server decides again. */
export function useCan(right: CompanyRight): boolean {
  const { data: me } = useQuery(meQuery());
  return mayInCompany(me, right);
}

/** The company in use is the person's own: it goes with the account. */
export function ownsCompany(me: User | null | undefined): boolean {
  return me?.customer?.role === 'owner';
}
