import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { isSignedOut } from '@/session/staff';
import { meQuery, nextPath, type StaffMe } from './queries';

/** Pages of the console are for members; everybody else is redirected to the sign-in and back here afterwards. */
export async function needStaff(queryClient: QueryClient, pathname: string): Promise<StaffMe> {
  try {
    return await queryClient.ensureQueryData(meQuery());
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    const next = nextPath(pathname);
    throw redirect({ to: '/admin/sign-in', search: next === '/admin' ? {} : { next } });
  }
}
