/** What every call of the console has in common. */
import { ApiError } from '@/api/errors';

/** Other sites cannot set this header, so the server knows that a call comes from the console itself. */
export const STAFF_HEADERS = { 'X-Ishbor-Staff': '1' };

export const SIGN_IN_PATH = '/admin/sign-in';

/** The session may end at any moment: after half an hour of inactivity, or ended by an administrator. */
export async function signedIn<Answer>(call: Promise<{ data?: Answer }>): Promise<Answer> {
  try {
    return await answered(call);
  } catch (error) {
    if (isSignedOut(error)) {
      // A full page load, so that nothing the last person saw stays in memory.
      location.assign(signInHref(location.pathname));
    }
    throw error;
  }
}

export async function answered<Answer>(call: Promise<{ data?: Answer }>): Promise<Answer> {
  const { data } = await call;
  if (data === undefined) throw new ApiError({ code: 'unreadable', status: 200 });
  return data;
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

export function signInHref(from: string): string {
  return from === '/admin' ? SIGN_IN_PATH : `${SIGN_IN_PATH}?next=${encodeURIComponent(from)}`;
}
