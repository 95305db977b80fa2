import type { AnyRouter } from '@tanstack/react-router';
import { storedLink } from './stored-link';

/** The page that a person requested before having to sign in: a path of ours without its language. */
const link = storedLink('after_login', 30 * 60);
const HOME = '/profile';

export const saveAfterLogin = link.save;
export const takeAfterLogin = link.take;
export const forgetAfterLogin = link.forget;

/** After signing in or registering: the saved link, otherwise the profile. */
export async function goAfterLogin(router: AnyRouter): Promise<void> {
  await router.navigate({ href: takeAfterLogin() ?? HOME, replace: true });
}
