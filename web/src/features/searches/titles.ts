import { m } from '@/paraglide/messages';

/** Page titles. Routes import them dynamically, so that these texts are not part of other pages' first load. */
export const titles = {
  searches: () => m.searches_title(),
  hidden: () => m.searches_hidden_title(),
  stop: () => m.searches_stop_title(),
};
