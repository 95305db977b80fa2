import { loadPage } from '@/i18n/go';
import { storedLink } from './stored-link';

/** The page that a person requested before having to sign in: a path of ours without its language. */
const link = storedLink('after_login', 30 * 60);
const HOME = '/profile';

export const saveAfterLogin = link.save;
export const takeAfterLogin = link.take;
export const forgetAfterLogin = link.forget;

/** After signing in or registering: the saved link, otherwise the profile. Going back does not lead to the form. */
export function goAfterLogin(): void {
  loadPage(takeAfterLogin() ?? HOME, { replace: true });
}
