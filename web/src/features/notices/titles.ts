import { m } from '@/paraglide/messages';

/** Page titles. Routes import them dynamically, so that these texts are not part of other pages' first load. */
export const titles = {
  notices: () => m.notices_title(),
};
